/** The contract of every feature with operations or events of its own, one line each. */
export { images } from '../images/contract/images.ts';
export { keys } from '../identity/contract/keys/keys.ts';
export { locations } from '../locations/contract/locations.ts';
export { loyalty } from '../loyalty/contract/loyalty.ts';
export { menus } from '../menus/contract/menus.ts';
export { merchants } from '../merchants/contract/merchants.ts';
export { messages } from '../messages/contract/messages.ts';
export { onboarding } from '../onboarding/contract/onboarding.ts';
export { orders } from '../orders/contract/orders.ts';
export { partners } from '../identity/contract/partners/partners.ts';
export { payLinks } from '../pay-links/contract/pay-links.ts';
export { payments } from '../payments/contract/payments.ts';
export { payouts } from '../payouts/contract/payouts.ts';
export { plants } from '../plants/contract/plants.ts';
export { pricing } from '../pricing/contract/pricing.ts';
export { reports } from '../reports/contract/reports.ts';
export { sessions } from '../identity/contract/sessions/sessions.ts';
