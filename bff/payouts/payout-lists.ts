import { sql } from 'kysely';
import type { Page } from '../contract/fields.ts';
import type { Db } from '../database/database.ts';
import { visibleTo, type MerchantView } from '../database/owner.ts';
import { pageOf, type PageRequest } from '../database/pagination.ts';
import type { BalanceEntry } from './contract/balance-entry.ts';
import type { PayoutQuery } from './contract/payout-operations.ts';
import type { Payout } from './contract/payout.ts';
import { presentEntry } from './present-entry.ts';
import { presentPayout } from './payout-records.ts';

/** Newest first, or oldest first. */
export async function pageOfPayouts(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: PayoutQuery,
): Promise<Page<Payout>> {
  const rows = await db
    .selectFrom('payouts')
    .selectAll()
    .where(visibleTo('payouts', view))
    .where(matching(query, page))
    .orderBy('id', query.order === 'oldest' ? 'asc' : 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentPayout);
}

function matching(query: PayoutQuery, { after }: PageRequest) {
  const filters = [
    query.merchant !== undefined && sql`merchant_id = ${query.merchant}`,
    query.status !== undefined && sql`status = ${query.status}`,
    query.method !== undefined && sql`method = ${query.method}`,
    query.arrival_from !== undefined && sql`arrival_date >= ${query.arrival_from}::date`,
    query.arrival_to !== undefined && sql`arrival_date < ${query.arrival_to}::date`,
    query.created_from !== undefined && sql`created_at >= ${query.created_from}::timestamptz`,
    query.created_to !== undefined && sql`created_at < ${query.created_to}::timestamptz`,
    query.updated_after !== undefined && sql`updated_at > ${query.updated_after}::timestamptz`,
    after !== undefined && (query.order === 'oldest' ? sql`id > ${after}` : sql`id < ${after}`),
  ].filter((filter) => filter !== false);
  return sql<boolean>`${sql.join([sql`true`, ...filters], sql` and `)}`;
}

/** What a payout consists of, the oldest first. The payout is the caller's. */
export async function pageOfEntries(
  db: Db,
  payoutId: string,
  page: PageRequest,
): Promise<Page<BalanceEntry>> {
  const { after } = page;
  const rows = await db
    .selectFrom('payout_entries as held')
    .innerJoin('ledger_entries as entry', 'entry.id', 'held.entry_id')
    .selectAll('entry')
    .where('held.payout_id', '=', payoutId)
    .$if(after !== undefined, (rest) => rest.where('held.entry_id', '>', after ?? ''))
    .orderBy('held.entry_id')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentEntry);
}
