import type { EVENT_TYPES as ALL } from '../../../bff/developers/document/event-types.ts';

/** Types of events, with a space between two: those of the contract, which the build puts in (vite.config.ts). */
declare const EVENT_TYPE_NAMES: string;

type EventType = (typeof ALL)[number];

/** Every type of event, in the order in which the reference lists them. */
export const EVENT_TYPES = EVENT_TYPE_NAMES.split(' ') as readonly EventType[];

/** The types by what they are about: the word before the first dot. */
export const EVENT_FAMILIES: readonly (readonly [family: string, types: EventType[]])[] = [
  ...new Set(EVENT_TYPES.map(familyOf)),
].map((family) => [family, EVENT_TYPES.filter((type) => familyOf(type) === family)]);

function familyOf(type: string): string {
  return type.split('.')[0] ?? type;
}
