import { route, type Route } from '../../core/api/route.ts';
import { quoteOrderRefund, refundOrder as refundOrderOperation } from './contract/order-operations.ts';
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  prepareOrder,
  readyOrder,
  rejectOrder,
} from './contract/order-state-operations.ts';
import { foundOrder } from './found-order.ts';
import { requireOwnOrder } from './guest-rights.ts';
import type { OrderDeps } from './order-deps.ts';
import { quoteRefund } from './refund-order.ts';
import { runMove } from './run-move.ts';
import { runRefund } from './run-refund.ts';

/** The states of an order, one after the other, and its refunds. */
export function movingRoutes(deps: OrderDeps): Route[] {
  return [
    route(acceptOrder, async ({ body, ...call }) => ({
      body: await runMove(deps, call, { move: 'accept', readyIn: body.ready_in }),
    })),
    route(rejectOrder, async ({ body, ...call }) => ({
      body: await runMove(deps, call, { move: 'reject', reason: body.reason }),
    })),
    route(prepareOrder, async (call) => ({ body: await runMove(deps, call, { move: 'prepare' }) })),
    route(readyOrder, async (call) => ({ body: await runMove(deps, call, { move: 'ready' }) })),
    route(completeOrder, async (call) => ({ body: await runMove(deps, call, { move: 'complete' }) })),
    route(cancelOrder, async ({ body: { reason }, ...call }) => {
      requireOwnOrder(call.principal, call.params.id);
      const move = call.principal.kind === 'guest' ? 'withdraw' : 'cancel';
      return { body: await runMove(deps, call, { move, reason }) };
    }),
    route(quoteOrderRefund, async ({ principal, params: { id }, body }) => ({
      body: quoteRefund(await foundOrder(deps.db, principal, id), body),
    })),
    route(refundOrderOperation, async ({ body, ...call }) => ({ body: await runRefund(deps, call, body) })),
  ];
}
