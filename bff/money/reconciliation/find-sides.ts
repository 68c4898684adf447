import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { ComparedType } from './contract/reconciliation.ts';
import type { Entry, Moved, Pair } from './compare-sides.ts';
import type { MovementKind } from '../../providers/processor/processor.ts';

/** Pairs of one transaction. */
export const PAIRS_AT_ONCE = 500;

/** Which entries of a merchant's ledger are compared. */
export interface EntryScope {
  readonly merchantId: string;
  /** The environment's time; `to` isn't part of it. */
  readonly from: Date;
  readonly to: Date;
  /** Whether the processor sends payouts, so that its books have them. */
  readonly withPayouts: boolean;
  /** The last ID of the batch before. */
  readonly after: string;
}

interface EntryRow {
  readonly id: string;
  readonly type: ComparedType;
  readonly source: string;
  readonly processor_id: string | null;
  readonly payment_id: string | null;
  readonly gross: string;
  readonly fee: string;
  readonly currency: string;
  readonly occurred_at: Date;
  readonly payout_status: string | null;
}

const COLUMNS = sql`e.id, e.type, e.source, d.processor_id, e.payment_id, e.gross, e.fee, e.currency,
  e.occurred_at,
  p.status as payout_status`;
const JOINED = sql`ledger_entries e
  left join disputes d on d.id = e.source and e.type in ('dispute', 'dispute_reversal')
  left join payouts p on p.id = e.source and e.type in ('payout', 'payout_return')`;
const SALES = sql`('payment', 'refund', 'refund_reversal', 'dispute', 'dispute_reversal')`;
const DAY_MS = 24 * 60 * 60_000;
/** A payout is entered when it is created, and may wait for its money before it is sent. */
const LONGEST_WAIT_MS = 40 * DAY_MS;

/**
 * Returns the next entries of a time with their movements, by ID. A payout counts when it was sent; one that
 * was canceled before isn't at the processor.
 */
export async function pairsOfLedger(
  trx: Db,
  scope: EntryScope,
): Promise<{ readonly pairs: Pair[]; readonly next: string | undefined }> {
  const { merchantId, from, to, withPayouts, after } = scope;
  const { rows } = await sql<EntryRow>`
    (select ${COLUMNS} from ${JOINED}
      where e.merchant_id = ${merchantId} and e.id > ${after} and e.tender = 'card' and e.type in ${SALES}
        and e.business_date between ${dayOf(from, -2 * DAY_MS)}::date and ${dayOf(to, 2 * DAY_MS)}::date
        and e.occurred_at >= ${from} and e.occurred_at < ${to}
      order by e.id limit ${PAIRS_AT_ONCE})
    union all
    (select ${COLUMNS} from ${JOINED}
      where ${withPayouts} and e.merchant_id = ${merchantId} and e.id > ${after}
        and e.type in ('payout', 'payout_return')
        and e.business_date between ${dayOf(from, -LONGEST_WAIT_MS)}::date and ${dayOf(to, 2 * DAY_MS)}::date
        and p.in_transit_at is not null
        and case e.type when 'payout' then p.in_transit_at else e.occurred_at end >= ${from}
        and case e.type when 'payout' then p.in_transit_at else e.occurred_at end < ${to}
      order by e.id limit ${PAIRS_AT_ONCE})
    order by id limit ${PAIRS_AT_ONCE}`.execute(trx);
  const pairs = await withMovements(trx, merchantId, rows);
  return { pairs, next: rows.length < PAIRS_AT_ONCE ? undefined : rows.at(-1)?.id };
}

function dayOf(at: Date, shiftMs: number): string {
  return new Date(at.getTime() + shiftMs).toISOString().slice(0, 10);
}

/** Returns entries by their IDs, with their movements. */
export async function pairsOfEntries(trx: Db, merchantId: string, ids: readonly string[]): Promise<Pair[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from ${JOINED}
    where e.merchant_id = ${merchantId} and e.id = any(${ids}::text[])`.execute(trx);
  return withMovements(trx, merchantId, rows);
}

async function withMovements(trx: Db, merchantId: string, rows: readonly EntryRow[]): Promise<Pair[]> {
  const moved = await movedFirst(trx, merchantId, rows.map(referenceOf));
  return rows.flatMap((row) => {
    const reference = referenceOf(row);
    const movement = moved.get(`${row.type} ${reference}`);
    return !movement && isNowhere(row, moved) ? [] : [{ entry: entryOf(row), moved: movement }];
  });
}

/** A payout that the bank refused has left no account, and so hasn't come back either. */
function isNowhere({ type, source, payout_status }: EntryRow, moved: ReadonlyMap<string, Moved>): boolean {
  if (type === 'payout') return payout_status === 'failed';
  return type === 'payout_return' && !moved.has(`payout ${source}`);
}

/**
 * Returns the first movement of each reference and type: any other one has no entry.
 * @returns by type and reference
 */
async function movedFirst(
  trx: Db,
  merchantId: string,
  references: readonly string[],
): Promise<Map<string, Moved>> {
  if (references.length === 0) return new Map();
  const { rows } = await sql<MovedRow>`
    select distinct on (reference, entry_type) ${MOVED} from processor_movements
    where merchant_id = ${merchantId} and reference = any(${references}::text[]) and entry_type is not null
    order by reference, entry_type, at, id`.execute(trx);
  return new Map(rows.map((row) => [`${row.entry_type} ${row.reference}`, movedOf(row)]));
}

interface MovedRow {
  readonly id: string;
  readonly kind: MovementKind;
  readonly entry_type: ComparedType | null;
  readonly reference: string | null;
  readonly amount: string;
  readonly fee: string | null;
  readonly currency: string;
  readonly at: Date;
}

const MOVED = sql`id, kind, entry_type, reference, amount, fee, currency, at`;

/**
 * Returns movements that weren't compared yet and are old enough, with their entries. One of a refund that is
 * still pending here waits. One whose entry was archived was compared before.
 * @param before the processor's time @param after the last ID of the batch before
 */
export async function pairsOfBooks(
  trx: Db,
  merchantId: string,
  { before, after }: { readonly before: Date; readonly after: string },
): Promise<{ readonly pairs: Pair[]; readonly next: string | undefined }> {
  const { rows } = await sql<MovedRow>`
    select ${MOVED} from processor_movements m
    where merchant_id = ${merchantId} and not is_compared and at < ${before} and id > ${after}
      and not exists (select from refunds r where r.id = m.reference and r.status = 'pending')
      and not exists (select from archived_records a join archive_parts p on p.id = a.part_id
        where a.id = m.reference and m.at < p.until)
    order by id limit ${PAIRS_AT_ONCE}`.execute(trx);
  const pairs = await withEntries(trx, merchantId, rows);
  return { pairs, next: rows.length < PAIRS_AT_ONCE ? undefined : rows.at(-1)?.id };
}

/** Returns movements by their IDs, with their entries. */
export async function pairsOfMovements(trx: Db, merchantId: string, ids: readonly string[]): Promise<Pair[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MovedRow>`
    select ${MOVED} from processor_movements
    where merchant_id = ${merchantId} and id = any(${ids}::text[])`.execute(trx);
  return withEntries(trx, merchantId, rows);
}

async function withEntries(trx: Db, merchantId: string, rows: readonly MovedRow[]): Promise<Pair[]> {
  const references = rows.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  if (references.length === 0) return rows.map((row) => ({ entry: undefined, moved: movedOf(row) }));
  const first = await movedFirst(trx, merchantId, references);
  const { rows: entries } = await sql<EntryRow>`
    select ${COLUMNS} from ${JOINED}
    where e.merchant_id = ${merchantId} and (e.source = any(${references}::text[]) or e.source in (
      select id from disputes where merchant_id = ${merchantId}
        and processor_id = any(${references}::text[])))`.execute(trx);
  const byKey = new Map(entries.map((row) => [`${row.type} ${referenceOf(row)}`, entryOf(row)]));
  return rows.map((row) => {
    const key = `${row.entry_type} ${row.reference}`;
    const isFirst = first.get(key)?.id === row.id;
    return { entry: isFirst ? byKey.get(key) : undefined, moved: movedOf(row) };
  });
}

function referenceOf({ source, processor_id }: EntryRow): string {
  return processor_id ?? source;
}

function entryOf(row: EntryRow): Entry {
  const { id, type, source, payment_id: paymentId, currency, occurred_at: at } = row;
  const reference = referenceOf(row);
  return {
    id,
    type,
    source,
    reference,
    paymentId,
    amount: Number(row.gross),
    fee: Number(row.fee),
    currency,
    at,
  };
}

function movedOf({ id, kind, entry_type: type, reference, amount, fee, currency, at }: MovedRow): Moved {
  const money = { amount: Number(amount), fee: fee === null ? null : Number(fee), currency };
  return { id, kind, type, reference, ...money, at };
}
