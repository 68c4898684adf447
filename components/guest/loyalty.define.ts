import { TrellisLoyalty } from './loyalty.ts';

export type { NavigateDetail } from './emit.ts';
export type { LoyaltyEventMap } from './loyalty.ts';
export { TrellisLoyalty };

if (globalThis.customElements && !customElements.get('trellis-loyalty'))
  customElements.define('trellis-loyalty', TrellisLoyalty);
