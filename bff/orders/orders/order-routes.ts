import type { Page } from '../../core/contract/fields.ts';
import { pageOf, pageRequestOf } from '../../core/database/pagination.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { getOrder, listOrders } from './contract/order-operations.ts';
import type { Order } from './contract/order.ts';
import { foundOrder, ownerOf, findOrder, type OrderRow } from './order-records.ts';
import { requireOwnOrder, requireStillShown } from './guest-rights.ts';
import { movingRoutes } from './moving-routes.ts';
import type { OrderDeps } from './order-deps.ts';
import { ordersOf } from './order-list.ts';
import { placingRoutes } from './placing-routes.ts';
import { presentOrder } from './present-order.ts';

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

/** A guest may just come back from confirming a payment: one that isn't through is asked for at the processor. */
async function settled(deps: OrderDeps, row: OrderRow): Promise<OrderRow> {
  if (row.status !== 'draft' || row.payment_id === null) return row;
  await deps.payments.settle(ownerOf(row), row.payment_id);
  return (await findOrder(deps.db, { ...ownerOf(row), only: row.merchant_id }, row.id)) ?? row;
}
