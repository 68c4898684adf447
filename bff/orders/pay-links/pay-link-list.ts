import { sql } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView } from '../../core/database/owner.ts';
import { pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import { siteOriginsOf } from '../../accounts/domains/domains.ts';
import type { PayLinkQuery } from './contract/pay-link-requests.ts';
import type { PayLink } from './contract/pay-link.ts';
import { presentAt, type PresentDeps } from './present-pay-link.ts';

/** Newest first. */
export async function pageOfPayLinks(
  deps: PresentDeps & { readonly db: Db },
  view: MerchantView,
  page: PageRequest,
  query: PayLinkQuery,
): Promise<Page<PayLink>> {
  const { db } = deps;
  const rows = await db
    .selectFrom('pay_links')
    .selectAll()
    .where(visibleTo('pay_links', view))
    .where(matching(query, page))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const merchantIds = [...new Set(rows.map((row) => row.merchant_id))];
  const originOf = await siteOriginsOf(deps, view, { merchantIds, surface: 'pay_links' });
  return pageOf(rows, page, (row) => presentAt(row, deps, originOf(row.merchant_id)));
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
