import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../entries/react-event.ts';
import { type OrderingEventMap, TrellisOrdering } from './ordering.ts';

/**
 * `<trellis-ordering>` for React.
 *
 * @example
 * <Ordering
 *   href="https://order.example/rosies-kitchen/mill-lane"
 *   onTrellisOrderPlaced={({ detail }) => thank(detail.number)}
 * />
 */
export const Ordering = createComponent({
  tagName: 'trellis-ordering',
  elementClass: TrellisOrdering,
  react,
  events: {
    onTrellisReady: named<OrderingEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisNavigate: named<OrderingEventMap, 'trellis-navigate'>('trellis-navigate'),
    onTrellisOrderPlaced: named<OrderingEventMap, 'trellis-order-placed'>('trellis-order-placed'),
    onTrellisError: named<OrderingEventMap, 'trellis-error'>('trellis-error'),
  },
});
