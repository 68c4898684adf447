import { sql } from 'kysely';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import type { MerchantView, Owner } from '../../core/database/owner.ts';

export type { ArchivedFile } from './tables.ts';

/**
 * Refuses a record that wasn't found because its order was archived. Someone who works at some locations only
 * isn't told, since what was archived is known by merchant.
 * @param id of an order, a payment or a refund
 * @throws {ApiError} archived
 */
export async function requireNotArchived(db: Db, view: MerchantView, id: string): Promise<void> {
  if (view.locations !== undefined) return;
  const row = await db
    .selectFrom('archived_records as record')
    .innerJoin('archive_parts as part', 'part.id', 'record.part_id')
    .select(['record.order_id', 'part.month'])
    .where('record.id', '=', id)
    .where('part.partner_id', '=', view.partnerId)
    .where('part.environment', '=', view.environment)
    .$if(view.only !== undefined, (query) => query.where('record.merchant_id', '=', view.only ?? ''))
    .executeTakeFirst();
  if (row) throw archived(`Order ${row.order_id} was archived with its payments`, [row.month]);
}

/** Returns the owner of an archived payment: its order can be restored. */
export async function ownerOfArchived(db: Db, id: string): Promise<Owner | undefined> {
  const row = await db
    .selectFrom('archived_records as record')
    .innerJoin('archive_parts as part', 'part.id', 'record.part_id')
    .select(['part.partner_id as partnerId', 'part.environment'])
    .where('record.id', '=', id)
    .executeTakeFirst();
  return row;
}

/** Refuses to list the entries of a payout when some of them were archived. @throws {ApiError} archived */
export async function requireEntriesOfPayout(db: Db, payoutId: string): Promise<void> {
  const rows = await db
    .selectFrom('archived_sums as sums')
    .innerJoin('archive_parts as part', 'part.id', 'sums.part_id')
    .select('part.month')
    .distinct()
    .where('sums.payout_id', '=', payoutId)
    // As the index has it.
    .where('sums.payout_id', '<>', '')
    .orderBy('part.month')
    .execute();
  if (rows.length > 0)
    throw archived(
      'Entries of this payout were archived with their orders',
      rows.map(({ month }) => month),
    );
}

/** Returns the months whose orders were archived with entries in a period, as `2025-03`, oldest first. */
export async function archivedMonths(
  db: Db,
  merchantId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(p.month, 'YYYY-MM') as month
    from archived_sums s join archive_parts p on p.id = s.part_id
    where s.merchant_id = ${merchantId} and s.last_date >= ${from}::date and s.first_date <= ${to}::date
    order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

/** Returns the months whose orders were archived with entries of some payouts, likewise. */
export async function archivedMonthsOfPayouts(
  db: Db,
  payoutIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(p.month, 'YYYY-MM') as month
    from archived_sums s join archive_parts p on p.id = s.part_id
    where s.payout_id <> '' and s.payout_id = any(${payoutIds}::text[]) order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

function archived(what: string, months: readonly string[]): ApiError {
  const named = months.map((month) => month.slice(0, 7)).join(', ');
  return new ApiError('archived', {
    message: `${what} (${named}). The operator of the platform can restore them.`,
  });
}
