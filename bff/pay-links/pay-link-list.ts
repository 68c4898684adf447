import { sql } from 'kysely';
import type { Page } from '../contract/fields.ts';
import type { Db } from '../database/database.ts';
import { visibleTo, type MerchantView } from '../database/owner.ts';
import { pageOf, type PageRequest } from '../database/pagination.ts';
import { isWithin } from '../database/time-filters.ts';
import type { PayLinkQuery } from './contract/pay-link-requests.ts';
import type { PayLinkRow } from './pay-link-records.ts';

/** Newest first. */
export async function pageOfPayLinks<Item>(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: PayLinkQuery,
  present: (row: PayLinkRow) => Item,
): Promise<Page<Item>> {
  const rows = await db
    .selectFrom('pay_links')
    .selectAll()
    .where(visibleTo('pay_links', view))
    .where(matching(query, page))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, present);
}

function matching(query: PayLinkQuery, { after }: PageRequest) {
  const { merchant, order, status, reusable } = query;
  const filters = [
    merchant !== undefined && sql`merchant_id = ${merchant}`,
    order !== undefined && sql`order_id = ${order}`,
    status !== undefined && sql`status = ${status}`,
    reusable !== undefined && sql`reusable = ${reusable === 'true'}`,
    after !== undefined && sql`id < ${after}`,
  ].filter((filter) => filter !== false);
  return sql<boolean>`${sql.join([isWithin('pay_links', query), ...filters], sql` and `)}`;
}
