import type { EventName } from '@lit/react';

/** An event of an element by its name, with its type, for a wrapper. */
export const named = <Map, Name extends keyof Map & string>(name: Name): EventName<Map[Name] & Event> =>
  name as unknown as EventName<Map[Name] & Event>;
