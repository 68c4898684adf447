import type { EventType } from '../contract/event-type.ts';
import type { EnvironmentName } from '../contract/fields.ts';

/** An event as the API presents it. `data` is the record as it was when the event happened, in the newest version. */
export interface Event {
  readonly id: string;
  readonly object: 'event';
  readonly environment: EnvironmentName;
  readonly type: EventType;
  /** Id of the merchant concerned; null if the event isn't about one. */
  readonly merchant: string | null;
  readonly data: Record<string, unknown>;
  /** RFC 3339 in UTC. */
  readonly created_at: string;
}
