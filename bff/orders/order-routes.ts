import type { Page } from '../contract/fields.ts';
import type { Db } from '../database/database.ts';
import { allOf } from '../database/gathering.ts';
import { pageOf } from '../database/pagination.ts';
import type { Work } from '../database/unit-of-work.ts';
import type { FeatureDeps } from '../feature.ts';
import type { Call } from '../gateway/call.ts';
import { ApiError } from '../gateway/errors.ts';
import { pageRequestOf } from '../gateway/list-query.ts';
import { viewOf, type Principal } from '../gateway/principal.ts';
import { route, type Route } from '../gateway/route.ts';
import { requirePublished } from '../identity/partners/publish.ts';
import { nowIn } from '../identity/environment-clock.ts';
import { findLocation, type OrderingLocation } from '../locations/locations.ts';
import {
  createOrder as createOrderOperation,
  getOrder,
  listOrders,
  payOrder as payOrderOperation,
  quoteOrder as quoteOrderOperation,
  quoteOrderRefund,
  refundOrder as refundOrderOperation,
} from './contract/order-operations.ts';
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  prepareOrder,
  readyOrder,
  rejectOrder,
} from './contract/order-state-operations.ts';
import type { PaidOrder } from './contract/order-actions.ts';
import type { NewOrder, OrderToQuote } from './contract/order-requests.ts';
import type { Order } from './contract/order.ts';
import { createOrder } from './create-order.ts';
import { requireMayOrder, requireOwnOrder, requireStillShown } from './guest-rights.ts';
import { runMove } from './run-move.ts';
import type { OrderDeps } from './order-deps.ts';
import { ordersOf } from './order-list.ts';
import { ownerOf } from './order-position.ts';
import { findOrder, type OrderRow } from './order-records.ts';
import { payOrder } from './pay-order.ts';
import { presentOrder, presentQuote } from './present-order.ts';
import { quoteOrder, requireLocation } from './quote-order.ts';
import { quoteRefund } from './refund-order.ts';
import { runRefund } from './run-refund.ts';

export function orderRoutes(deps: FeatureDeps): Route[] {
  return [...placing(deps), ...reading(deps), ...moving(deps)];
}

function placing(deps: OrderDeps): Route[] {
  const { db } = deps;
  return [
    route(quoteOrderOperation, async ({ principal, body }) => {
      requireMayName(principal, body);
      requireMayOrder(principal, body);
      const location = await locationOf(db, deps, principal, body.location);
      const now = await deps.keys.clocks.now(principal);
      const { content, time } = await quoteOrder(db, deps, location, body, now);
      const { readyAt, scheduledAt } = time;
      return {
        body: presentQuote(content, location, { type: body.fulfillment.type, scheduledAt, readyAt }),
      };
    }),
    route(
      createOrderOperation,
      async ({ principal, work, body }) => {
        requireMayName(principal, body);
        requireMayOrder(principal, body);
        const [, row] = await allOf([
          requirePublished(work.db, principal),
          create(work, deps, principal, body),
        ]);
        return { body: presentOrder(row, deps) };
      },
      { readsFirst: true },
    ),
    route(payOrderOperation, (call) => pay(deps, call), { holdsKey: true }),
  ];
}

/** The response is stored with the order as it is placed; what is left to be done after that, or needs the payer, is read again. */
async function pay(
  deps: OrderDeps,
  { principal, params: { id }, body, idempotency, keySteps, requestId }: Call<typeof payOrderOperation>,
): Promise<{ body: PaidOrder }> {
  requireOwnOrder(principal, id);
  const now = await deps.keys.clocks.now(principal);
  const made: { body?: PaidOrder } = {};
  const payment = await payOrder(deps, viewOf(principal), {
    id,
    body,
    intent: idempotency?.id ?? '',
    now,
    requestId,
    ...(principal.kind === 'guest' && { origin: principal.origin, page: principal.embeddedAt }),
    began: keySteps && ((work) => keySteps.reserve(work)),
    placed: async (work, row) => {
      const placed = { ...presentOrder(row, deps), next_action: null };
      await keySteps?.keep(work, placed);
      work.afterCommit(() => (made.body = placed));
    },
  });
  if (made.body) return { body: made.body };
  const row = await foundOrder(deps.db, principal, id);
  return { body: { ...presentOrder(row, deps), next_action: payment?.next_action ?? null } };
}

async function create(work: Work, deps: OrderDeps, principal: Principal, body: NewOrder): Promise<OrderRow> {
  const location = await locationOf(work.db, deps, principal, body.location);
  const now = await timeOf(work, deps, principal);
  return createOrder(work, deps, { caller: principal.kind, location, body, now });
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

function moving(deps: OrderDeps): Route[] {
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

/** A guest may just come back from confirming a payment: one that isn't through is asked for at the processor. */
async function settled(deps: OrderDeps, row: OrderRow): Promise<OrderRow> {
  if (row.status !== 'draft' || row.payment_id === null) return row;
  await deps.payments.settle(ownerOf(row), row.payment_id);
  return (await findOrder(deps.db, { ...ownerOf(row), only: row.merchant_id }, row.id)) ?? row;
}

/** Whose phone number has an account isn't for everyone to find out. @throws {ApiError} scope_insufficient */
function requireMayName({ scopes }: Principal, { loyalty }: Pick<OrderToQuote, 'loyalty'>): void {
  if (loyalty?.phone === undefined || scopes.has('loyalty:read')) return;
  throw new ApiError('scope_insufficient', {
    message: 'Naming an account by its phone number needs the scope loyalty:read.',
    param: 'loyalty.phone',
  });
}

async function foundOrder(db: Db, principal: Principal, id: string): Promise<OrderRow> {
  const row = await findOrder(db, viewOf(principal), id);
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * The caller's location. One that this node knows already is taken from its memory: a draft may be a second behind, since
 * paying it looks again. Otherwise it is read by this connection, since inside a transaction nothing else may be waited for.
 * @throws {ApiError} not_found
 */
async function locationOf(
  db: Db,
  { locations }: OrderDeps,
  principal: Principal,
  id: string,
): Promise<OrderingLocation> {
  const view = viewOf(principal);
  const known = locations.find(id);
  if (known instanceof Promise) {
    known.catch(() => undefined);
    return requireLocation(await findLocation(db, view, id));
  }
  const isSeen =
    known?.partnerId === view.partnerId &&
    known.environment === view.environment &&
    (view.only === undefined || view.only === known.merchantId);
  return requireLocation(isSeen ? known : undefined);
}

/** The environment's time, in milliseconds, likewise. */
async function timeOf(work: Work, { keys, clock }: OrderDeps, principal: Principal): Promise<number> {
  const known = keys.clocks.now(principal);
  if (!(known instanceof Promise)) return known;
  known.catch(() => undefined);
  return nowIn(work.db, clock, principal);
}
