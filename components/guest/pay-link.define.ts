import { TrellisPayLink } from './pay-link.ts';

export type { NavigateDetail } from './emit.ts';
export type { LinkPaidDetail, PayLinkEventMap } from './pay-link.ts';
export { TrellisPayLink };

if (globalThis.customElements && !customElements.get('trellis-pay-link'))
  customElements.define('trellis-pay-link', TrellisPayLink);
