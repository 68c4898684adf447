import { allOf } from '../../core/database/gathering.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { locationFinder, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { publishedMenus } from '../../catalog/menus/menus.ts';
import type { Payment } from '../../money/payments/payments.ts';
import { requireCurrency, inCurrency } from './present-cost.ts';
import type { OrderPayment } from './contract/order-actions.ts';
import type { OrderDeps } from './change-order.ts';
import {
  ownerOf,
  changedOrder,
  lockOrder,
  noteOnOrder,
  ofOrder,
  type OrderColumns,
  type OrderRow,
} from './order-records.ts';
import { placeOrder } from './place-order.ts';
import { requireLocation } from './quote-order.ts';
import { takeAll } from './holds.ts';
import { quoteAgain, type Wanted } from './wanted-order.ts';

export interface PayRequest {
  readonly id: string;
  readonly body: OrderPayment;
  /** `idempotency.id` of the request. */
  readonly intent: string;
  /** The environment's time, in milliseconds. */
  readonly now: number;
  readonly requestId: string;
  /** The origin that a guest returns to after confirming the payment; defaults to ours. */
  readonly origin?: string | undefined;
  /** The exact page, if it isn't one of the service's. */
  readonly page?: string | undefined;
  /** The pay link through which it is paid. */
  readonly payLink?: string | undefined;
  /** The first step of the first transaction. */
  readonly began?: ((work: Work) => Promise<void>) | undefined;
  /** Called in the transaction that places the order, if nothing is left to be done for the request. */
  readonly placed?: ((work: Work, row: OrderRow) => Promise<void>) | undefined;
}

export interface Paid {
  /** The payment with its next action; `undefined` if none is needed. */
  readonly payment: Payment | undefined;
  /** The order as placed, if the last transaction placed it and nothing was left to be done. */
  readonly placed: OrderRow | undefined;
}

/** The result of a transaction: a placed order, or a payment to authorize. */
interface Agreed {
  readonly row: OrderRow;
  readonly payment: Payment | undefined;
}

/**
 * Pays an order: charges the amount that the customer saw, or nothing. Prices, stock and time are checked and
 * taken in one transaction with the start of the payment. The card is authorized afterwards, and the
 * transaction that records the authorization places the order. Repeating the same intent returns the same
 * payment.
 * @throws {ApiError} price_changed, not_available, time_not_available, already_paid, card_declined,
 * state_forbids
 */
export async function payOrder(deps: OrderDeps, view: MerchantView, request: PayRequest): Promise<Paid> {
  const { id, body, requestId } = request;
  const { row, payment } = await inTransaction(deps.db, (work) => agreeToPay(work, deps, view, request));
  const { token } = body.source;
  if (!payment || token === undefined) return { payment: undefined, placed: undefined };
  const owner = ownerOf(row);
  const { isAccepted } = row.content.terms;
  let placed: OrderRow | undefined;
  const paid = await deps.payments.authorize(owner, payment, {
    token,
    returnUrl:
      request.page ?? `${request.origin ?? deps.publicUrl}/order/${deps.guestLinks.tokenOf('order', id)}`,
    requestId,
    recorded: async (work, { status }) => {
      const order = changedOrder(work, id);
      const isPlaced = status === 'authorized' && order?.payment_state === 'authorized';
      if (!isPlaced || isAccepted) return;
      await request.placed?.(work, order);
      work.afterCommit(() => (placed = order));
    },
  });
  const isSettled = isAccepted && paid.status === 'authorized';
  return { payment: isSettled ? await deps.payments.settle(owner, paid.id) : paid, placed };
}

const locationOfOrder = locationFinder((order) => ofOrder('location_id', order));

/**
 * The first of its transactions: everything but asking the processor. @throws {ApiError} as {@link payOrder}
 */
export async function agreeToPay(
  work: Work,
  deps: OrderDeps,
  view: MerchantView,
  request: PayRequest,
): Promise<Agreed> {
  const { body, id } = request;
  // One round trip: statements after the lock see everything committed before it. The order is locked before
  // the request's key, as when its response is stored; the key's result takes precedence.
  const locked = lockOrder(work.db, view, id);
  const [, row, found, menus] = await allOf([
    request.began?.(work) ?? Promise.resolve(),
    locked,
    locationOfOrder(work.db, view, id),
    publishedMenus(work.db, view, view.only ?? ofOrder('merchant_id', id)),
  ]);
  if (row.status !== 'draft' || row.payment_id !== null) return again(work, deps, row, request);
  requireCurrency(row.currency, 'total', body.total);
  requireCurrency(row.currency, 'tip', body.tip);
  const location = requireLocation(found);
  const wanted = await quoteAgain(work.db, row, { location, menus }, request);
  const { member } = wanted.content;
  if (member) await deps.members.take(work, row, member);
  // Stock as late as possible, because other buyers of the same wait for it until the commit.
  const [agreed] = await allOf([
    placeOrStart(work, deps, row, location, wanted, request),
    takeAll(work.db, row, location, wanted, request),
  ]);
  work.afterCommit(() => deps.menus.invalidateAvailability(row.merchant_id));
  return agreed;
}

/** Places an order at once, or starts its card payment: such an order is placed once that is authorized. */
async function placeOrStart(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  location: OrderingLocation,
  { content, time }: Wanted,
  { body, intent, now, payLink }: PayRequest,
): Promise<Agreed> {
  const columns: OrderColumns = {
    intent,
    content: JSON.stringify(content),
    ready_at: time.readyAt,
    slot_at: time.slot?.startsAt ?? null,
    holds_stock: true,
  };
  const { total, tip } = content.quote;
  if (total === 0 || body.source.token === undefined) {
    if (total > 0) requireAtPickup(location, row);
    const as = total === 0 ? { payment_state: 'captured' as const } : { at_pickup: true };
    const placed = { ...row, content };
    return {
      row: await placeOrder(work, deps, placed, { columns: { ...columns, ...as }, now: new Date(now) }),
      payment: undefined,
    };
  }
  const money = inCurrency(row.currency);
  const payment = await deps.payments.start(work.db, ownerOf(row), {
    payable: { kind: 'order', id: row.id },
    merchantId: row.merchant_id,
    surface: row.source,
    amount: money(total),
    tip: money(tip),
    intent,
    payLink,
  });
  return { row: await noteOnOrder(work, row, { ...columns, payment_id: payment.id }), payment };
}

/** Handles an order that is paid or being paid, by a repetition of this request or by another one. */
async function again(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  { body, intent }: PayRequest,
): Promise<Agreed> {
  if (row.status === 'canceled') throw new ApiError('state_forbids', { message: 'The order is canceled.' });
  if (row.payment_id === null) {
    if (row.intent === intent) return { row, payment: undefined };
    throw new ApiError('already_paid', { message: 'The order is placed already.' });
  }
  if (body.source.token === undefined) throw new ApiError('already_paid');
  const money = inCurrency(row.currency);
  const payment = await deps.payments.start(work.db, ownerOf(row), {
    payable: { kind: 'order', id: row.id },
    merchantId: row.merchant_id,
    surface: row.source,
    amount: money(row.content.quote.total),
    tip: money(row.content.quote.tip),
    intent,
  });
  return { row, payment };
}

/** @throws {ApiError} state_forbids */
function requireAtPickup({ record }: OrderingLocation, { fulfillment_type: type }: OrderRow): void {
  if (record.at_pickup && type !== 'delivery') return;
  throw new ApiError('state_forbids', {
    message:
      type === 'delivery'
        ? 'A delivery is paid by card.'
        : 'The location does not take payment at pickup. Pay by card.',
    param: 'source',
  });
}
