import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import type { TrellisEventMap } from '../../session/base-element.ts';
import { TrellisBalance } from './balance.ts';

/**
 * `<trellis-balance>` for React.
 *
 * @example
 * <Balance onTrellisReady={() => setReady(true)} />
 */
export const Balance = createComponent({
  tagName: 'trellis-balance',
  elementClass: TrellisBalance,
  react,
  events: {
    onTrellisReady: named<TrellisEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisError: named<TrellisEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<TrellisEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
