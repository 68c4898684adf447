import { EVENT_TYPES, type EventType } from './events.ts';
import { OPERATIONS } from './operations.ts';
import { SIMULATED_EVENT_TYPES } from './sandbox.ts';
import { ALL_SCOPES, type Scope } from './scopes.ts';

const required: ReadonlySet<Scope> = new Set(OPERATIONS.flatMap(({ scope }) => scope ?? []));
const emitted: ReadonlySet<EventType> = new Set(SIMULATED_EVENT_TYPES);

/** Whether an operation requires the scope. One that none does can be granted, and allows nothing yet. */
export function isScopeUsed(scope: Scope): boolean {
  return required.has(scope);
}

/** Whether anything emits events of the type: the sandbox simulates each type that happens at all. */
export function isEventEmitted(type: EventType): boolean {
  return emitted.has(type);
}

export const RESERVED_SCOPES: readonly Scope[] = ALL_SCOPES.filter((scope) => !isScopeUsed(scope));
export const RESERVED_EVENT_TYPES: readonly EventType[] = EVENT_TYPES.filter((type) => !isEventEmitted(type));

/** The names as prose, in the document's one mark-up. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
