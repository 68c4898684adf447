import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { prepared } from '../../../core/database/prepared.ts';
import { isAtWork } from '../../../core/moves/move-gate.ts';
import { hasFailedLong } from '../endpoints/disable-failing.ts';

/** Returns, in SQL, whether no attempt of `d` is running. */
export const isFree = (now: Date): RawBuilder<boolean> =>
  sql`d.state = 'pending' and (d.claimed_until is null or d.claimed_until < ${now}::timestamptz)`;

/**
 * Returns, in SQL, the IDs of due deliveries without a running attempt, earliest first. By real time first,
 * which finds all whose sandbox clock was never moved; sandboxes with a moved clock are read one by one.
 * @param without endpoints to skip
 */
export function dueDeliveries(
  now: Date,
  most: number,
  without: readonly string[],
): RawBuilder<{ readonly id: string; readonly next_attempt_at: Date }> {
  const isWanted = sql`${isFree(now)} and ${isAtWork('d')} and d.endpoint_id <> all(${without}::text[])`;
  // A limit hidden from the planner: it then reads in the order of the index, instead of sorting all due
  // rows, whatever it estimates their number to be.
  const first = sql`limit (select ${most}::integer)`;
  return sql`
    (select d.id, d.next_attempt_at from webhook_deliveries d
      where ${isWanted} and d.next_attempt_at <= ${now}::timestamptz
      order by d.next_attempt_at ${first})
    union all (select d.* from partner_environments own cross join lateral (
        select d.id, d.next_attempt_at from webhook_deliveries d
        where d.partner_id = own.partner_id and d.environment = own.environment and ${isWanted}
          and d.next_attempt_at > ${now}::timestamptz
          and d.next_attempt_at <= ${now}::timestamptz + own.clock_offset_ms * interval '1 ms'
        order by d.next_attempt_at ${first}) d
      where own.clock_offset_ms > 0 order by d.next_attempt_at ${first})`;
}

/** The kinds of work to do. */
export interface Seen {
  /** Whether events have no deliveries yet. */
  readonly events: boolean;
  /** Whether deliveries are due. */
  readonly deliveries: boolean;
  /** Whether endpoints have been failing for too long. */
  readonly failing: boolean;
}

/**
 * Looks for work in one statement, the only one of an idle node.
 * @throws {Error} the database returned no row
 */
export async function lookForWork(db: Db, now: Date): Promise<Seen> {
  const [seen] = await look(db, now);
  if (!seen) throw new Error('the database returned no row');
  return seen;
}

const look = prepared(
  (_db: Db, now: Date) => sql<Seen>`select
    exists (select from events where dispatched_at is null and ${isAtWork('events')}) as events,
    exists (${dueDeliveries(now, 1, [])}) as deliveries,
    exists (select from webhook_endpoints p where ${hasFailedLong(now)}) as failing`,
);

/**
 * Releases all claims at the start of a process that has the database to itself: no attempt can be running,
 * so none has to expire.
 */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: null })
    .where('state', '=', 'pending')
    .where('claimed_until', 'is not', null)
    .execute();
}
