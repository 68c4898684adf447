import { sql, type RawBuilder } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';
import type { Db } from '../database/database.ts';
import type { Owner } from '../database/owner.ts';
import { prepared } from '../database/prepared.ts';
import { isAtWork } from '../moves/move-gate.ts';

/** A timer that is due. */
export interface DueRow {
  readonly id: string;
  readonly partner_id: string;
  readonly environment: EnvironmentName;
  readonly kind: string;
  readonly record: string;
  readonly due_at: Date;
  readonly tries: number;
  readonly traceparent: string | null;
}

export interface DueQuery {
  readonly kinds: readonly string[];
  /** The real time. */
  readonly now: Date;
  readonly most: number;
  /** Selects the timers of one partner in one environment; defaults to all. */
  readonly only?: Owner | undefined;
}

/** Whether no node works on a timer, and it isn't waiting after a failure. */
const isFree = (
  now: Date,
): RawBuilder<boolean> => sql<boolean>`(t.retry_at is null or t.retry_at <= ${now}::timestamptz)
  and (t.leased_until is null or t.leased_until <= ${now}::timestamptz)`;

/**
 * Finds due timers, earliest first. First by real time, which finds all whose sandbox clock was never moved;
 * sandboxes with a moved clock are read one by one. Each has its own limit, so that its timers are read by
 * their index: a plain join would read every future timer of all partners if no clock was moved.
 */
export async function findDue(db: Db, query: DueQuery): Promise<readonly DueRow[]> {
  const { kinds, now, most, only } = query;
  if (!only) return dueOfAll(db, kinds, now, most);
  const { rows } = await due(kinds, now, most, only).execute(db);
  return rows;
}

/** Run once a second by each node. */
const dueOfAll = prepared((_db: Db, kinds: readonly string[], now: Date, most: number) =>
  due(kinds, now, most),
);

function due(kinds: readonly string[], now: Date, most: number, only?: Owner): RawBuilder<DueRow> {
  const columns = sql`t.id, t.partner_id, t.environment, t.kind, t.record, t.due_at, t.tries,
    t.traceparent`;
  const isWanted = sql`t.kind = any(${kinds}::text[]) and ${isFree(now)} and ${isAtWork('t')}
    ${only ? sql`and t.partner_id = ${only.partnerId} and t.environment = ${only.environment}` : sql``}`;
  return sql<DueRow>`
    (select ${columns} from timers t where t.due_at <= ${now}::timestamptz and ${isWanted}
      order by t.due_at limit ${most})
    union all (select t.* from partner_environments own cross join lateral (
        select ${columns} from timers t
        where t.partner_id = own.partner_id and t.environment = own.environment and not t.is_real_time
          and t.due_at > ${now}::timestamptz
          and t.due_at <= ${now}::timestamptz + own.clock_offset_ms * interval '1 ms' and ${isWanted}
        order by t.due_at limit ${most}) t
      where own.clock_offset_ms > 0 order by t.due_at limit ${most})
    order by due_at limit ${most}`;
}

/**
 * Removes a timer in the transaction that runs it. @returns `false` if it was set again, or another node has
 * it
 */
export async function takeTimer(trx: Db, { id }: DueRow, now: Date): Promise<boolean> {
  const { rows } = await sql`delete from timers where id = (
    select t.id from timers t where t.id = ${id} and ${isFree(now)} for update skip locked)
      returning id`.execute(trx);
  return rows.length === 1;
}

/** Removes all timers that are due like this one, as many as may run together. @returns their records */
export async function takeTimers(
  trx: Db,
  { partner_id, environment, kind, due_at }: DueRow,
  now: Date,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ record: string }>`delete from timers where id = any(array(
    select t.id from timers t where t.partner_id = ${partner_id} and t.environment = ${environment}
      and t.due_at = ${due_at}::timestamptz and t.kind = ${kind} and ${isFree(now)}
      limit ${most} for update skip locked)) returning record`.execute(trx);
  return rows.map(({ record }) => record);
}

/** Leases a timer for work without a transaction: the timer stays, and belongs to this node until then. */
export async function leaseTimer(db: Db, { id }: DueRow, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`update timers set leased_until = ${until}::timestamptz where id = (
    select t.id from timers t where t.id = ${id} and ${isFree(now)} for update skip locked)
      returning id`.execute(db);
  return rows.length === 1;
}

/** Ends a lease whose work is done, or due again. A timer that was set again meanwhile stays as set. */
export async function endLease(db: Db, row: DueRow, againAt?: Date): Promise<void> {
  const its = db.deleteFrom('timers').where('id', '=', row.id);
  if (againAt === undefined) await its.execute();
  else
    await db
      .updateTable('timers')
      .set({ due_at: againAt, tries: 0, retry_at: null })
      .where('id', '=', row.id)
      .execute();
  await releaseLease(db, row);
}

export async function releaseLease(db: Db, { record, kind }: DueRow): Promise<void> {
  await db
    .updateTable('timers')
    .set({ leased_until: null })
    .where('record', '=', record)
    .where('kind', '=', kind)
    .execute();
}

/** Schedules another try after a failure. */
export async function retryLater(db: Db, { id, tries }: DueRow, at: Date): Promise<void> {
  await db
    .updateTable('timers')
    .set({ tries: tries + 1, retry_at: at })
    .where('id', '=', id)
    .execute();
}

/**
 * Releases all leases at the start of a process that has the database to itself, when no work can be running.
 */
export async function releaseLeases(db: Db): Promise<void> {
  await db.updateTable('timers').set({ leased_until: null }).where('leased_until', 'is not', null).execute();
}
