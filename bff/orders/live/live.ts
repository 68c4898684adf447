import { EventHub, type EventHubDeps } from './event-hub.ts';
import { StreamPlaces } from './stream-places.ts';

/** The streams of one node. */
export interface Streams {
  readonly hub: EventHub;
  readonly places: StreamPlaces;
}

export function openStreams(deps: EventHubDeps): Streams {
  return { hub: new EventHub(deps), places: new StreamPlaces() };
}
