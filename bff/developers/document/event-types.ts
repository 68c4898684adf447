import type { EventType } from '../../core/contract/feature.ts';
import { FEATURES } from './joined-features.ts';

/** Events about the delivery of events itself. */
const OF_WEBHOOKS = ['endpoint.disabled', 'ping'] as const;

declare module '../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof OF_WEBHOOKS)[number], true> {}
}

/** The order of the list, by the part before the first dot; others follow. */
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

/** Every event type: the same closed list in both environments. The sandbox can simulate each of them. */
export const EVENT_TYPES: readonly EventType[] = [
  ...FEATURES.flatMap((feature): readonly EventType[] => ('events' in feature ? feature.events : [])),
  ...OF_WEBHOOKS,
].toSorted((one, other) => placeOf(one) - placeOf(other));

function placeOf(type: EventType): number {
  const place = ORDER.indexOf(type.split('.')[0] ?? type);
  return place === -1 ? ORDER.length : place;
}
