import type { Owner } from '../database/owner.ts';
import type { NewTimer } from '../timers/timers.ts';

/** The kind of timer that runs once an event of a followed type is committed. Its record is the event. */
export const FOLLOW = 'event.follow';

/** The types of events that people hear about by email. */
const FOLLOWED: ReadonlySet<string> = new Set([
  'payout.failed',
  'merchant.restricted',
  'merchant.onboarding_updated',
  'dispute.created',
  'dispute.updated',
]);

/** An event that was just recorded. */
interface RecordedEvent extends Owner {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
}

/** Returns the timers that follow events, to be set in the transaction that records them. */
export function followersOf(events: readonly RecordedEvent[]): { owner: Owner; timer: NewTimer }[] {
  return events
    .filter(({ type }) => FOLLOWED.has(type))
    .map(({ id, partnerId, environment, at: dueAt }) => ({
      owner: { partnerId, environment },
      timer: { kind: FOLLOW, record: id, dueAt },
    }));
}
