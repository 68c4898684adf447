import type { EmittedEventType, EventType } from '../../bff/contract/event-types.ts';

/** Every type of event, in the order in which the reference lists them; a test holds it against the contract. */
const NAMES =
  'merchant.created merchant.updated merchant.onboarding_updated merchant.activated merchant.restricted ' +
  'merchant.closed menu.updated menu.published item.availability_changed order.created order.updated ' +
  'order.completed order.canceled order.fulfillment.updated payment.authorized payment.captured payment.failed ' +
  'refund.created refund.failed pay_link.created pay_link.completed pay_link.expired pay_link.canceled ' +
  'loyalty.account.created loyalty.account.updated loyalty.event.created loyalty.reward.redeemed payout.created ' +
  'payout.in_transit payout.paid payout.failed payout.canceled price_sheet.published key.created key.rotated ' +
  'key.expiring key.revoked endpoint.disabled domain.verified domain.failed plant.created ping';

export const EVENT_TYPES = NAMES.split(' ') as readonly EventType[];

/** The types by what they are about: the word before the first dot. */
export const EVENT_FAMILIES: readonly (readonly [family: string, types: EventType[]])[] = [
  ...new Set(EVENT_TYPES.map(familyOf)),
].map((family) => [family, EVENT_TYPES.filter((type) => familyOf(type) === family)]);

function familyOf(type: string): string {
  return type.split('.')[0] ?? type;
}

/** What the sandbox can make happen; held against the contract too. */
export const SIMULATED_TYPES = (
  'plant.created merchant.created merchant.updated merchant.onboarding_updated merchant.activated ' +
  'merchant.restricted merchant.closed key.created key.rotated key.expiring key.revoked endpoint.disabled ping'
).split(' ') as readonly EmittedEventType[];
