import { FEATURES } from './joined-features.ts';

/** Types of features to come: part of the closed list already, so that a partner can subscribe to them. Nothing emits them yet. */
const RESERVED = [] as const;

/** What the delivery of events emits itself. */
const OF_WEBHOOKS = ['endpoint.disabled', 'ping'] as const;

export type EmittedEventType =
  | Extract<(typeof FEATURES)[number], { readonly events: readonly string[] }>['events'][number]
  | (typeof OF_WEBHOOKS)[number];
export type EventType = EmittedEventType | (typeof RESERVED)[number];

/** The order in which they are listed, by the part before the first dot; others follow. */
const ORDER = [
  'merchant',
  'location',
  'menu',
  'item',
  'order',
  'payment',
  'refund',
  'pay_link',
  'loyalty',
  'payout',
  'price_sheet',
  'key',
  'theme',
  'endpoint',
  'domain',
];

/** Every type of event there is: the same closed list in both environments. */
export const EVENT_TYPES: readonly EventType[] = [
  ...FEATURES.flatMap((feature) => ('events' in feature ? feature.events : [])),
  ...RESERVED,
  ...OF_WEBHOOKS,
].toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(type: EventType): number {
  const place = ORDER.indexOf(type.split('.')[0] ?? type);
  return place === -1 ? ORDER.length : place;
}

const reserved: ReadonlySet<EventType> = new Set(RESERVED);

/** Those that nothing emits yet. */
export const RESERVED_EVENT_TYPES = EVENT_TYPES.filter((type) => reserved.has(type));

/** Those that something emits. The sandbox can simulate each of them. */
export const EMITTED_EVENT_TYPES = EVENT_TYPES.filter(isEventEmitted);

export function isEventEmitted(type: EventType): type is EmittedEventType {
  return !reserved.has(type);
}
