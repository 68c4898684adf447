import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../entries/react-event.ts';
import { type LoyaltyEventMap, TrellisLoyalty } from './loyalty.ts';

/**
 * `<trellis-loyalty>` for React.
 *
 * @example
 * <Loyalty href="https://order.example/rosies-kitchen/rewards" onTrellisReady={hideSkeleton} />
 */
export const Loyalty = createComponent({
  tagName: 'trellis-loyalty',
  elementClass: TrellisLoyalty,
  react,
  events: {
    onTrellisReady: named<LoyaltyEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisNavigate: named<LoyaltyEventMap, 'trellis-navigate'>('trellis-navigate'),
    onTrellisError: named<LoyaltyEventMap, 'trellis-error'>('trellis-error'),
  },
});
