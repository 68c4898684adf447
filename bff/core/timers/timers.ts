import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { activeSpan } from '../telemetry/tracing.ts';
import { ownedBy, type Owner } from '../database/owner.ts';
import {
  rowsAtEnd,
  writeAtEnd,
  writeWaiting,
  type StatementAtEnd,
  type WrittenAtEnd,
} from '../database/write-at-end.ts';

/** Work on one record that is due at a time. The handler of its kind is in the feature's descriptor. */
export interface NewTimer {
  /** `record.verb`, such as `merchant.review`. */
  readonly kind: string;
  /** The id of a record; an id is unique among all partners. */
  readonly record: string;
  /** On the environment's clock (`nowIn`), unless `isRealTime`. */
  readonly dueAt: Date;
  /** Whether a sandbox clock doesn't move it: for repeating calls to other services. */
  readonly isRealTime?: boolean;
}

/**
 * Sets a timer, or moves it if the record has one of this kind. Call it in the transaction of the change that
 * makes the work due.
 *
 * @example
 * await setTimer(work.db, owner, { kind: 'merchant.review', record: merchant.id, dueAt });
 */
export async function setTimer(trx: Db, owner: Owner, timer: NewTimer): Promise<void> {
  await setTimers(trx, owner, [timer]);
}

/** Sets several timers, of different records or kinds. */
export async function setTimers(trx: Db, owner: Owner, timers: readonly NewTimer[]): Promise<void> {
  if (timers.length === 0) return;
  await writeAtEnd(
    trx,
    TIMERS,
    timers.map((timer) => ({ ...timer, owner, traceparent: activeSpan()?.traceparent })),
  );
}

/** Sets timers for records that have none of this kind; existing ones stay as they are. */
export async function setTimersIfNone(trx: Db, owner: Owner, timers: readonly NewTimer[]): Promise<void> {
  if (timers.length === 0) return;
  await writeAtEnd(
    trx,
    TIMERS,
    timers.map((timer) => ({ ...timer, owner, isIfNone: true, traceparent: activeSpan()?.traceparent })),
  );
}

/** Removes a timer whose work has become unnecessary, unless a node is running it. */
export async function dropTimer(
  trx: Db,
  owner: Owner,
  { kind, record }: Pick<NewTimer, 'kind' | 'record'>,
): Promise<void> {
  await writeAtEnd(trx, TIMERS, [{ kind, record, owner, dueAt: undefined }]);
}

interface TimerAtEnd extends Omit<NewTimer, 'dueAt'> {
  readonly owner: Owner;
  /** `undefined` if it isn't due anymore. */
  readonly dueAt: Date | undefined;
  /** Whether an existing timer stays as it is. */
  readonly isIfNone?: true;
  /** The span that set it, if that is recorded. */
  readonly traceparent?: string | undefined;
}

const TIMERS: WrittenAtEnd<TimerAtEnd> = {
  statementsOf(timers) {
    // A statement can write a row only once: the last setting counts, and an optional one doesn't if there is
    // another.
    const last = new Map<string, TimerAtEnd>();
    for (const timer of timers) {
      const name = `${timer.record} ${timer.kind}`;
      if (!timer.isIfNone || !last.has(name)) last.set(name, timer);
    }
    const all = [...last.values()];
    const over = all.filter(({ dueAt }) => dueAt === undefined);
    const due = all.filter(({ dueAt, isIfNone }) => dueAt !== undefined && !isIfNone);
    const ifNone = all.filter(({ isIfNone }) => isIfNone);
    return [
      ...(due.length > 0 ? [setAll(due)] : []),
      ...(ifNone.length > 0 ? [setIfNone(ifNone)] : []),
      ...(over.length > 0 ? [dropAll(over)] : []),
    ];
  },
};

/** Keeps a lease: its handler may still be running, and must not run twice at once. */
function setAll(timers: readonly TimerAtEnd[]): StatementAtEnd {
  return inserting(
    'timers',
    timers,
    sql`do update set id = excluded.id, due_at = excluded.due_at,
    is_real_time = excluded.is_real_time, tries = 0, retry_at = null, traceparent = excluded.traceparent`,
  );
}

function setIfNone(timers: readonly TimerAtEnd[]): StatementAtEnd {
  return inserting('timers if none', timers, sql`do nothing`);
}

function inserting(
  name: string,
  timers: readonly TimerAtEnd[],
  onConflict: RawBuilder<unknown>,
): StatementAtEnd {
  return rowsAtEnd(
    name,
    timers.map(({ owner, kind, record, dueAt, isRealTime = false, traceparent = null }) => [
      newId('tmr'),
      owner.partnerId,
      owner.environment,
      kind,
      record,
      dueAt,
      isRealTime,
      traceparent,
    ]),
    (...values) => sql`(${sql.join(values)})`,
    (all) => sql`
      insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time, traceparent)
      values ${all}
      on conflict (record, kind) ${onConflict}`,
  );
}

function dropAll(timers: readonly TimerAtEnd[]): StatementAtEnd {
  return rowsAtEnd(
    'timers over',
    timers.map(({ record, kind }) => [record, kind]),
    (record, kind) => sql`(${record}::text, ${kind}::text)`,
    (all) => sql`
      delete from timers where id in (
        select id from timers where (record, kind) in (${all}) and leased_until is null
        for update skip locked)`,
  );
}

/**
 * Removes a record's timers, of one kind or all. One that is running is left to its handler, which reads the
 * record once this transaction has ended: waiting for it here could deadlock. So a handler checks the state
 * of its record.
 */
export async function clearTimers(
  trx: Db,
  owner: Owner,
  { record, kind }: { readonly record: string; readonly kind?: string },
): Promise<void> {
  await writeWaiting(trx);
  const found = trx
    .selectFrom('timers')
    .select('id')
    .where('record', '=', record)
    .where(ownedBy('timers', owner))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .forUpdate()
    .skipLocked();
  await trx.deleteFrom('timers').where('id', 'in', found).execute();
}
