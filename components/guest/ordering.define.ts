import { TrellisOrdering } from './ordering.ts';

export type { NavigateDetail } from './emit.ts';
export type { OrderingEventMap, OrderPlacedDetail } from './ordering.ts';
export { TrellisOrdering };

if (globalThis.customElements && !customElements.get('trellis-ordering'))
  customElements.define('trellis-ordering', TrellisOrdering);
