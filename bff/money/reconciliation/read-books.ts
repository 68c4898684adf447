import { sql, type Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Movement, ProcessorBooks } from '../../providers/processor/processor.ts';
import { entryTypeOf } from './compare-sides.ts';
import type { ReconciliationStatesTable } from './tables.ts';

export type StateRow = Selectable<ReconciliationStatesTable>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Each reading begins a day earlier than the last one ended: a processor may list a movement late. */
const AGAIN_MS = DAY_MS;
/** How far back is read for an entry whose movement is missing. */
const LONGEST_BACK_MS = 30 * DAY_MS;
/** Pages of one run: far fewer than take a lease's time. */
const PAGES_AT_ONCE = 20;

interface Reading {
  readonly books: ProcessorBooks;
  readonly merchantId: string;
  /** The real time, and the environment's. */
  readonly now: Date;
  readonly at: Date;
}

/** `absent`: the processor keeps no books of this merchant. `unfinished`: more pages are to be read. */
export type ReadOutcome = 'read' | 'unfinished' | 'absent';

/**
 * Copies what the processor has moved since the last time, page by page. Each page is stored with the cursor
 * of the next one, so another node goes on where this one stopped. Not inside a transaction. Repeatable.
 * @throws {ApiError} upstream_failed, upstream_slow, unavailable: what was read until then is kept
 */
export async function readBooks(db: Db, owner: Owner, reading: Reading): Promise<ReadOutcome> {
  const { books, merchantId, at } = reading;
  for (let pages = 0; pages < PAGES_AT_ONCE; pages += 1) {
    const { reading_from: from, reading_to: to, reading_cursor } = await beginReading(db, owner, reading);
    if (!from || !to) throw new Error('no reading was begun');
    const cursor = reading_cursor ?? undefined;
    const page = await books.list({ merchant: merchantId, from, to, cursor, at });
    if (!page) return 'absent';
    await keepPage(db, merchantId, page.data, { cursor: page.next_cursor, to });
    if (page.next_cursor === null) return 'read';
  }
  return 'unfinished';
}

/** Returns the state with the reading under way, or begins one. */
async function beginReading(db: Db, owner: Owner, { merchantId, now, at }: Reading): Promise<StateRow> {
  const known = await stateOf(db, merchantId);
  if (known?.reading_to) return known;
  const from = known?.read_until
    ? new Date(Math.min(known.read_until.getTime() - AGAIN_MS, await missingSince(db, merchantId, now, at)))
    : await firstOf(db, merchantId, now);
  const begun = { reading_from: from, reading_to: now, reading_cursor: null };
  return db
    .insertInto('reconciliation_states')
    .values({
      merchant_id: merchantId,
      partner_id: owner.partnerId,
      environment: owner.environment,
      read_until: null,
      compared_until: null,
      agreed_since: null,
      ...begun,
    })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(begun))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function stateOf(db: Db, merchantId: string): Promise<StateRow | undefined> {
  return db
    .selectFrom('reconciliation_states')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
}

/** The first reading takes everything, with a day for clocks that differ. */
async function firstOf(db: Db, merchantId: string, now: Date): Promise<Date> {
  const { created_at: at } = await db
    .selectFrom('merchants')
    .select('created_at')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return new Date(Math.min(at.getTime(), now.getTime()) - DAY_MS);
}

/** Lets the next reading take everything again. */
export async function readFromStart(db: Db, merchantId: string): Promise<void> {
  const none = { read_until: null, reading_from: null, reading_to: null, reading_cursor: null };
  await db.updateTable('reconciliation_states').set(none).where('merchant_id', '=', merchantId).execute();
}

/** Returns the real time from which movements are read again, because one may have come late. */
async function missingSince(db: Db, merchantId: string, now: Date, at: Date): Promise<number> {
  const row = await db
    .selectFrom('reconciliations')
    .select(sql<Date | null>`min(day)::timestamptz`.as('day'))
    .where('merchant_id', '=', merchantId)
    .where('status', '=', 'open')
    .where('difference', '=', 'missing_at_processor')
    .executeTakeFirst();
  if (!row?.day) return Infinity;
  const aheadMs = at.getTime() - now.getTime();
  return Math.max(row.day.getTime() - aheadMs - DAY_MS, now.getTime() - LONGEST_BACK_MS);
}

function keepPage(
  db: Db,
  merchantId: string,
  movements: readonly Movement[],
  { cursor, to }: { readonly cursor: string | null; readonly to: Date },
): Promise<void> {
  return inTransaction(db, async ({ db: trx }) => {
    if (movements.length > 0) {
      const rows = movements.map(({ amount, fee, at, ...movement }) => ({
        ...movement,
        merchant_id: merchantId,
        entry_type: entryTypeOf(movement.kind, amount),
        amount: String(amount),
        fee: fee === null ? null : String(fee),
        at: new Date(at),
      }));
      await trx
        .insertInto('processor_movements')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['merchant_id', 'id']).doUpdateSet((eb) => ({
            kind: eb.ref('excluded.kind'),
            entry_type: eb.ref('excluded.entry_type'),
            reference: eb.ref('excluded.reference'),
            amount: eb.ref('excluded.amount'),
            currency: eb.ref('excluded.currency'),
            fee: eb.ref('excluded.fee'),
            at: eb.ref('excluded.at'),
          })),
        )
        .execute();
    }
    const over = { read_until: to, reading_from: null, reading_to: null, reading_cursor: null };
    await trx
      .updateTable('reconciliation_states')
      .set(cursor === null ? over : { reading_cursor: cursor })
      .where('merchant_id', '=', merchantId)
      // A reading that has been finished meanwhile, by another node, stays so.
      .where('reading_to', '=', to)
      .execute();
  });
}

const KEPT_MS = 60 * DAY_MS;

/**
 * Deletes old movements, unless a difference about them is open. @returns false: nothing is left to delete
 */
export async function forgetMovements(db: Db, now: Date): Promise<boolean> {
  await sql`
    delete from processor_movements m where at < ${new Date(now.getTime() - KEPT_MS)}
      and not exists (select from reconciliations r
        where r.merchant_id = m.merchant_id and r.status = 'open' and r.movement_id = m.id)`.execute(db);
  return false;
}
