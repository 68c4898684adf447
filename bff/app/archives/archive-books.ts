import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { UsageError } from '../operator/command.ts';
import { idsOf, type RowsByTable } from './archived-tables.ts';

/** The first half of the key of the locks that are held while parts of a partner are written or restored. */
const LOCK = 7_271_932;

/**
 * Waits until nobody else writes or restores parts of a partner, and keeps them from it in this transaction.
 */
export async function lockArchive(trx: Db, partnerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::integer, hashtext(${partnerId}))`.execute(trx);
}

/** Sums of ledger entries `e`, as the books of archives have them. */
const SUMS = sql`e.merchant_id, e.currency, coalesce(h.payout_id, '') as payout_id, count(*) as entries,
  sum(e.gross) as gross, sum(e.fee) as fee, sum(e.amount) as amount`;

const isBack = sql`t.type in ('refund', 'refund_reversal')`;

/** Sums of rows `t` of `ledger_taxes` by day and tax. */
const TAXES = sql`t.merchant_id, t.business_date, coalesce(t.location_id, '') as location_id, t.surface,
  t.currency, t.name, t.jurisdiction, t.rate_ppm, count(*) as lines, sum(t.net) as net,
  sum(t.net_once) as net_once, sum(t.tax) as tax,
  sum(case when ${isBack} then -t.net - t.tax else 0 end) as refunds,
  sum(case when ${isBack} then -t.net_once - t.tax else 0 end) as refunds_once`;

const TAX_KEY = [
  'merchant_id',
  'business_date',
  'location_id',
  'surface',
  'currency',
  'name',
  'jurisdiction',
];
const KEY_OF_TAX = [...TAX_KEY, 'rate_ppm'];
const TAX_SUMS = ['lines', 'net', 'net_once', 'tax', 'refunds', 'refunds_once'];
const ENTRY_SUMS = ['entries', 'gross', 'fee', 'amount'];

/**
 * Writes the books of rows that are about to leave: their IDs, and the sums with which balances, payouts and
 * reports go on.
 * @throws {UsageError} the sums differ from those of the files
 */
export async function enterBooks(trx: Db, partId: string, rows: RowsByTable): Promise<void> {
  for (const table of ['orders', 'payments', 'refunds'] as const)
    await sql`insert into archived_records (id, order_id, merchant_id, part_id)
      select id, ${table === 'orders' ? sql`id` : sql`order_id`}, merchant_id, ${partId}
      from ${sql.table(table)} where id = any(${idsOf(rows[table])}::text[])`.execute(trx);
  const entries = idsOf(rows.ledger_entries);
  await sql`
    insert into archived_sums (part_id, merchant_id, currency, payout_id, entries, gross, fee, amount,
      first_date, last_date)
    select ${partId}, ${SUMS}, min(e.business_date), max(e.business_date)
    from ledger_entries e left join payout_entries h on h.entry_id = e.id
    where e.id = any(${entries}::text[]) group by 1, 2, 3, 4`.execute(trx);
  const columns = [...KEY_OF_TAX, ...TAX_SUMS].map((name) => sql.ref(name));
  const added = TAX_SUMS.map(
    (name) => sql`${sql.ref(name)} = archived_taxes.${sql.ref(name)}
    + excluded.${sql.ref(name)}`,
  );
  await sql`insert into archived_taxes (${sql.join(columns)})
    select ${TAXES} from ledger_taxes t where t.entry_id = any(${entries}::text[])
    group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (${sql.join(KEY_OF_TAX.map((name) => sql.ref(name)))})
      do update set ${sql.join(added)}`.execute(trx);
  await requireSums(trx, partId, rows);
}

async function requireSums(trx: Db, partId: string, { ledger_entries: entries }: RowsByTable): Promise<void> {
  const { rows } = await sql<{ entries: string; amount: string; gross: string }>`
    select coalesce(sum(entries), 0) as entries, coalesce(sum(amount), 0) as amount,
      coalesce(sum(gross), 0) as gross
    from archived_sums where part_id = ${partId}`.execute(trx);
  const total = (column: string): string =>
    String(entries.reduce((sum, row) => sum + BigInt(row[column] ?? 0), 0n));
  const [books] = rows;
  const isSame =
    books?.entries === String(entries.length) &&
    books.amount === total('amount') &&
    books.gross === total('gross');
  if (!isSame)
    throw new UsageError('the sums of the books differ from those of the files: nothing was deleted');
}

/** Columns of a row, less those of `x`. */
const less = (names: readonly string[]) =>
  sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`s.${name}`)} - x.${sql.ref(name)}`));

/** Whether columns of a row are those of `x`. */
const same = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${sql.ref(`s.${name}`)} = x.${sql.ref(name)}`),
    sql` and `,
  );

/** Takes rows that are in the database again out of the books, and out of what counts them as new. */
export async function reverseBooks(trx: Db, partId: string, rows: RowsByTable): Promise<void> {
  const entries = idsOf(rows.ledger_entries);
  const held = sql`from ledger_entries e left join payout_entries h on h.entry_id = e.id
    where e.id = any(${entries}::text[]) group by e.merchant_id, e.currency, coalesce(h.payout_id, '')`;
  await sql`update archived_sums s set ${less(ENTRY_SUMS)} from (select ${SUMS} ${held}) as x
    where s.part_id = ${partId} and ${same(['merchant_id', 'currency', 'payout_id'])}`.execute(trx);
  await sql`delete from archived_sums where part_id = ${partId} and entries = 0`.execute(trx);
  await sql`update archived_taxes s set ${less(TAX_SUMS)}
    from (select ${TAXES} from ledger_taxes t where t.entry_id = any(${entries}::text[])
      group by 1, 2, 3, 4, 5, 6, 7, 8) as x
    where ${same(KEY_OF_TAX)}`.execute(trx);
  const merchants = rows.orders.map(({ merchant_id: merchant }) => merchant ?? '');
  await sql`delete from archived_taxes where lines = 0 and merchant_id = any(${merchants}::text[])`.execute(
    trx,
  );
  // Reports and payouts have counted these entries when they were made: what triggers have added is too much.
  await sql`delete from report_queue where entry_id = any(${entries}::text[])
    and merchant_id = any(${merchants}::text[])`.execute(trx);
  await sql`update report_payouts r set entries = r.entries - x.entries, gross = r.gross - x.gross,
      fee = r.fee - x.fee, net = r.net - x.amount
    from (select ${SUMS} ${held}) as x where x.payout_id <> '' and r.payout_id = x.payout_id`.execute(trx);
  await sql`delete from archived_records
    where part_id = ${partId} and order_id = any(${idsOf(rows.orders)}::text[])`.execute(trx);
}
