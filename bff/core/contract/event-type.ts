/** Types of all events that the service emits. A feature's contract adds its own by merging this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface EmittedEvents {}

export type EventType = keyof EmittedEvents;
