/** Every type of event there is: the same closed list in both environments. */
export const EVENT_TYPES = [
  'merchant.created',
  'merchant.updated',
  'merchant.onboarding_updated',
  'merchant.activated',
  'merchant.restricted',
  'merchant.closed',
  'menu.updated',
  'menu.published',
  'item.availability_changed',
  'order.created',
  'order.updated',
  'order.completed',
  'order.canceled',
  'order.fulfillment.updated',
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'refund.created',
  'refund.failed',
  'pay_link.created',
  'pay_link.completed',
  'pay_link.expired',
  'pay_link.canceled',
  'loyalty.account.created',
  'loyalty.account.updated',
  'loyalty.event.created',
  'loyalty.reward.redeemed',
  'payout.created',
  'payout.in_transit',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'price_sheet.published',
  'key.created',
  'key.rotated',
  'key.expiring',
  'key.revoked',
  'endpoint.disabled',
  'domain.verified',
  'domain.failed',
  'plant.created',
  'ping',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Those that something emits. The sandbox can simulate each of them. */
export const EMITTED_EVENT_TYPES = [
  'merchant.created',
  'merchant.updated',
  'merchant.onboarding_updated',
  'merchant.activated',
  'merchant.restricted',
  'merchant.closed',
  'key.created',
  'key.rotated',
  'key.expiring',
  'key.revoked',
  'endpoint.disabled',
  'plant.created',
  'ping',
] as const satisfies readonly EventType[];
export type EmittedEventType = (typeof EMITTED_EVENT_TYPES)[number];

const emitted: ReadonlySet<EventType> = new Set(EMITTED_EVENT_TYPES);

export function isEventEmitted(type: EventType): boolean {
  return emitted.has(type);
}

/** Those that nothing emits yet. */
export const RESERVED_EVENT_TYPES: readonly EventType[] = EVENT_TYPES.filter((type) => !isEventEmitted(type));
