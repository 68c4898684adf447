import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Owner } from '../database/owner.ts';

/** A moment in an environment. */
export interface Moment {
  /** On its clock. */
  readonly now: Date;
  readonly realNow: Date;
}

/** What still has to happen in a sandbox. */
export interface StillDue {
  /** Something that was due by then is not done yet, or is under way. */
  readonly isBusy: boolean;
  /** When something is due next; undefined: nothing is. */
  readonly nextAt: Date | undefined;
}

/** The timers of all features, for moving a sandbox's clock. */
export interface DueWork {
  stillDue(trx: Db, owner: Owner, moment: Moment): Promise<StillDue>;
  /** Runs what is due in one environment now, in order, without waiting for a look. @returns how many were begun */
  runDue(owner: Owner): Promise<number>;
}

/** A clock doesn't wait for a timer that has failed this often: it is run later, still with its own time. */
const MOST_TRIES = 3;

export async function dueTimers(
  trx: Db,
  owner: Owner,
  { now, realNow }: Moment,
  kinds: readonly string[],
): Promise<StillDue> {
  // Written so that the index by time serves both: a sandbox may have very many timers.
  const own = sql`partner_id = ${owner.partnerId} and environment = ${owner.environment}
    and kind = any(${kinds}::text[])`;
  const { rows } = await sql<{ is_busy: boolean; next_at: Date | null }>`
    select
      exists (select from timers where ${own} and tries < ${MOST_TRIES}
        and due_at <= greatest(${now}::timestamptz, ${realNow}::timestamptz)
        and due_at <= case when is_real_time then ${realNow}::timestamptz else ${now}::timestamptz end) as is_busy,
      (select min(due_at) from timers where ${own} and not is_real_time and due_at > ${now}::timestamptz) as next_at`.execute(
    trx,
  );
  const [row] = rows;
  return { isBusy: row?.is_busy ?? false, nextAt: row?.next_at ?? undefined };
}
