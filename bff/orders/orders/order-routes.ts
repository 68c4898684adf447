import type { Page } from '../../core/contract/fields.ts';
import {
  pageOf,
  pageRequestOf,
  type PageRequest,
  isWithin,
  storable,
} from '../../core/database/pagination.ts';
import { requireNotArchived } from '../../money/archives/archives.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { getOrder, listOrders, type OrderQuery } from './contract/order-operations.ts';
import type { Order } from './contract/order.ts';
import { foundOrder, ownerOf, findOrder, type OrderRow } from './order-records.ts';
import { requireOwnOrder, requireStillShown } from './guest-rights.ts';
import { movingRoutes } from './moving-routes.ts';
import type { OrderDeps } from './change-order.ts';
import { placingRoutes } from './placing-routes.ts';
import { presentOrder } from './present-order.ts';
import { sql, type RawBuilder } from 'kysely';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView } from '../../core/database/owner.ts';
import { phonesMeant } from '../../core/phones/phones-meant.ts';

export function orderRoutes(deps: FeatureDeps): Route[] {
  return [...placingRoutes(deps), ...reading(deps), ...movingRoutes(deps)];
}

function reading(deps: OrderDeps & Pick<FeatureDeps, 'fromReplica'>): Route[] {
  const { db, fromReplica } = deps;
  return [
    route(listOrders, async ({ principal, query }): Promise<{ body: Page<Order> }> => {
      const { limit: _limit, cursor: _cursor, ...filter } = query;
      const page = pageRequestOf(query);
      const rows = await fromReplica((reading) => ordersOf(reading, viewOf(principal), page, filter));
      return { body: pageOf(rows, page, (row) => presentOrder(row, deps)) };
    }),
    route(getOrder, async ({ principal, params: { id } }) => {
      requireOwnOrder(principal, id);
      const row = await foundOrder(db, principal, id);
      requireStillShown(principal, row, await deps.keys.clocks.now(principal));
      return { body: presentOrder(principal.kind === 'guest' ? await settled(deps, row) : row, deps) };
    }),
  ];
}

/**
 * A guest may just come back from confirming a payment: one that isn't through is asked for at the processor.
 */
async function settled(deps: OrderDeps, row: OrderRow): Promise<OrderRow> {
  if (row.status !== 'draft' || row.payment_id === null) return row;
  await deps.payments.settle(ownerOf(row), row.payment_id);
  return (await findOrder(deps.db, { ...ownerOf(row), only: row.merchant_id }, row.id)) ?? row;
}

type OrderFilter = Omit<OrderQuery, 'limit' | 'cursor'>;

/**
 * The orders of a page and one more, newest first. Each filter has an index that ends with this order, so a
 * page costs the same however many orders there are.
 * @throws {ApiError} archived: the last order of the page before was, meanwhile
 */
export async function ordersOf(
  db: Db,
  view: MerchantView,
  { limit, after }: PageRequest,
  filter: OrderFilter,
): Promise<OrderRow[]> {
  const { q } = filter;
  const phones = q === undefined ? [] : await phonesMeant(db, view, q, filter);
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where(visibleTo('orders', view))
    .where(sql<boolean>`${sql.join(conditionsOf(view, filter, phones), sql` and `)}`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from orders where id = ${after ?? ''})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  // The page after an order that has left meanwhile isn't known.
  if (rows.length === 0 && after !== undefined) await requireNotArchived(db, view, after);
  return rows;
}

function conditionsOf(
  view: MerchantView,
  filter: OrderFilter,
  phones: readonly string[],
): RawBuilder<boolean>[] {
  const { merchant, location, status, state, fulfillment, payment_state: payment, number, q } = filter;
  const equal = [
    ['merchant_id', merchant],
    ['location_id', location],
    ['status', status],
    ['fulfillment_state', state],
    ['fulfillment_type', fulfillment],
    ['payment_state', payment],
    ['number', number],
  ] as const;
  const times = [
    ['scheduled_at', '>=', filter.scheduled_from],
    ['scheduled_at', '<', filter.scheduled_to],
  ] as const;
  return [
    isWithin('orders', filter),
    ...equal.flatMap(([column, value]) =>
      value === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`],
    ),
    ...times.flatMap(([column, operator, text]) =>
      text === undefined ? [] : [sql<boolean>`${sql.ref(column)} ${sql.raw(operator)} ${storable(text)}`],
    ),
    ...(q === undefined ? [] : [isFoundBy(view, q, phones)]),
  ];
}

/**
 * Whether an order matches by name, phone number, order number or number of its receipt. Few orders do, so
 * the query filters by these first: reading newest first would scan all of them.
 */
function isFoundBy(
  { partnerId, environment }: MerchantView,
  q: string,
  phones: readonly string[],
): RawBuilder<boolean> {
  const text = normalized(q);
  const number = /^\d{1,4}$/.test(text) ? Number(text) : null;
  const ofPartner = sql`select id from orders
    where partner_id = ${partnerId} and environment = ${environment}`;
  const byNumber = number === null ? sql`` : sql`union all (${ofPartner} and number = ${number})`;
  const byReceipt = RECEIPT.test(text) ? sql`union all (${ofPartner} and ${hasReceipt(text)})` : sql``;
  return sql<boolean>`id = any (array(
    (${ofPartner} and customer_name is not null and lower(customer_name) like lower(${beginningWith(text)}))
    union all (${ofPartner} and customer_phone = any (${[text, ...phones]}))
    ${byNumber} ${byReceipt}))`;
}

/** The number of a receipt, as `referenceOf` writes it. */
const RECEIPT = /^(.+)-(\d{4})(\d\d)(\d\d)-(\d{1,4})(?:-(\d{1,4}))?$/;

function hasReceipt(text: string): RawBuilder<boolean> {
  const [, slug, year, month, day, number, round = 1] = RECEIPT.exec(text) ?? [];
  return sql<boolean>`number = ${Number(number)} and business_date = ${`${year}-${month}-${day}`}
    and number_round = ${Number(round)}
      and location_id in (select id from locations where slug = lower(${slug}))`;
}

/** A pattern for `like` that matches the text literally. */
function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
