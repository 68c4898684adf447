import { allOf } from '../../core/database/gathering.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Call } from '../../core/api/call.ts';
import { ApiError } from '../../core/api/errors.ts';
import { viewOf, type Principal, seesLocation } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import type { PaidOrder } from './contract/order-actions.ts';
import {
  createOrder as createOrderOperation,
  payOrder as payOrderOperation,
  quoteOrder as quoteOrderOperation,
} from './contract/order-operations.ts';
import type { NewOrder, OrderToQuote } from './contract/order-requests.ts';
import { createOrder } from './create-order.ts';
import { foundOrder, type OrderRow } from './order-records.ts';
import { requireMayOrder, requireOwnOrder } from './guest-rights.ts';
import type { OrderDeps } from './change-order.ts';
import { payOrder } from './pay-order.ts';
import { presentOrder, presentQuote } from './present-order.ts';
import { quoteOrder, requireLocation } from './quote-order.ts';
import type { Db } from '../../core/database/database.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { findLocation, type OrderingLocation } from '../../catalog/locations/locations.ts';

/** A quote, an order, its payment. */
export function placingRoutes(deps: OrderDeps): Route[] {
  const { db } = deps;
  return [
    route(quoteOrderOperation, async ({ principal, body, version }) => {
      requireMayName(principal, body);
      requireMayOrder(principal, body);
      const location = await callersLocation(db, deps, principal, body.location);
      const now = await deps.keys.clocks.now(principal);
      const { content, time } = await quoteOrder(db, deps, location, body, { now, version });
      const { readyAt, scheduledAt } = time;
      return {
        body: presentQuote(content, location, { type: body.fulfillment.type, scheduledAt, readyAt }),
      };
    }),
    route(
      createOrderOperation,
      async ({ principal, work, body, version }) => {
        requireMayName(principal, body);
        requireMayOrder(principal, body);
        const [, row] = await allOf([
          requirePublished(work.db, principal),
          create(work, deps, { principal, body, version }),
        ]);
        return { body: presentOrder(row, deps) };
      },
      { readsFirst: true },
    ),
    route(payOrderOperation, (call) => pay(deps, call), { holdsKey: true }),
  ];
}

/**
 * The response is stored with the order as it is placed; what is left to be done after that, or needs the
 * payer, is read again.
 */
async function pay(
  deps: OrderDeps,
  { principal, params: { id }, body, idempotency, keySteps, requestId }: Call<typeof payOrderOperation>,
): Promise<{ body: PaidOrder }> {
  requireOwnOrder(principal, id);
  const now = await deps.keys.clocks.now(principal);
  const { payment, placed } = await payOrder(deps, viewOf(principal), {
    id,
    body,
    intent: idempotency?.id ?? '',
    now,
    requestId,
    ...(principal.kind === 'guest' && { origin: principal.origin, page: principal.embeddedAt }),
    began: keySteps && ((work) => keySteps.reserve(work)),
    placed: keySteps && ((work, row) => keySteps.keep(work, paidOrder(row, null))),
  });
  if (placed) return { body: paidOrder(placed, null) };
  const row = await foundOrder(deps.db, principal, id);
  return { body: paidOrder(row, payment?.next_action ?? null) };

  function paidOrder(order: OrderRow, next_action: PaidOrder['next_action']): PaidOrder {
    return { ...presentOrder(order, deps), next_action };
  }
}

async function create(
  work: Work,
  deps: OrderDeps,
  { principal, body, version }: Pick<Call, 'version'> & { principal: Principal; body: NewOrder },
): Promise<OrderRow> {
  const location = await callersLocation(work.db, deps, principal, body.location);
  const now = await callersTime(work, deps, principal);
  return createOrder(work, deps, { caller: principal.kind, location, body, now, version });
}

/**
 * Not every caller may find out whether a phone number has an account.
 * @throws {ApiError} scope_insufficient
 */
function requireMayName({ scopes }: Principal, { loyalty }: Pick<OrderToQuote, 'loyalty'>): void {
  if (loyalty?.phone === undefined || scopes.has('loyalty:read')) return;
  throw new ApiError('scope_insufficient', {
    message: 'Naming an account by its phone number needs the scope loyalty:read.',
    param: 'loyalty.phone',
  });
}

/**
 * The caller's location. One that this node knows already is taken from its memory: a draft may be a second
 * behind, since paying it looks again. Otherwise it is read by this connection, since inside a transaction
 * nothing else may be waited for.
 * @throws {ApiError} not_found
 */
async function callersLocation(
  db: Db,
  { locations }: OrderDeps,
  principal: Principal,
  id: string,
): Promise<OrderingLocation> {
  const view = viewOf(principal);
  const known = locations.known(id);
  if (!known) return requireLocation(await findLocation(db, view, id));
  const isSeen =
    known.partnerId === view.partnerId &&
    known.environment === view.environment &&
    (view.only === undefined || view.only === known.merchantId) &&
    seesLocation(principal, id);
  return requireLocation(isSeen ? known : undefined);
}

/** The environment's time, in milliseconds, likewise. */
async function callersTime(work: Work, { keys, clock }: OrderDeps, principal: Principal): Promise<number> {
  return keys.clocks.knownNow(principal) ?? nowIn(work.db, clock, principal);
}
