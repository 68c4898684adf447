import { leftToRefund, refundInSteps, refundOf } from '../../core/arithmetic/refund.ts';
import type { Refund as Computed, RefundRequest } from '../../core/arithmetic/sale.ts';
import { isRefused, type Refused } from '../../core/arithmetic/refused.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Refund, RefundAllocation, RefundReason } from '../../money/payments/payments.ts';
import { changeOrder, type OrderDeps } from './change-order.ts';
import type { OrderRefund } from './contract/order-actions.ts';
import type { RefundQuote } from './contract/order.ts';
import type { StoredRefund } from './order-content.ts';
import { ownerOf, type OrderRow } from './order-records.ts';
import { isCaptured } from './order-states.ts';
import { inCurrency, requireCurrency } from './present-cost.ts';
import { ApiError } from '../../core/api/errors.ts';

interface RefundWish {
  readonly body: OrderRefund;
  readonly intent: string | undefined;
  readonly now: Date;
}

/**
 * Gives back a part of a locked order: the amount is reserved at once, with the events of the refund and of
 * the order.
 * @throws {ApiError} state_forbids: nothing was captured, or it was paid at the counter; more_than_left;
 * field_invalid
 */
export async function refundOrder(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  { body, intent, now }: RefundWish,
): Promise<Refund> {
  const { paymentId, computed } = computedRefund(deps, row, body);
  const { refund, refunds } = await give(work, deps, row, {
    paymentId,
    computed,
    lines: body.lines ?? [],
    charges: body.charges ?? [],
    reason: body.reason,
    note: typeof body.note === 'string' ? normalized(body.note) : null,
    intent: intent ?? null,
  });
  await changeOrder(work, deps, row, {
    columns: { refunds: JSON.stringify(refunds) },
    events: ['order.updated'],
    now,
  });
  return refund;
}

/**
 * Returns the amounts that a refund of an order would return now. Nothing is stored.
 * @throws {ApiError} as `refundOrder`
 */
export function quoteRefund(
  deps: Pick<OrderDeps, 'payments'>,
  row: OrderRow,
  body: OrderRefund,
): RefundQuote {
  const { computed } = computedRefund(deps, row, body);
  const money = inCurrency(row.currency);
  return {
    object: 'refund_quote',
    order: row.id,
    amount: money(computed.amount),
    tip: money(computed.tip),
    allocations: allocationsOf(row, computed),
  };
}

/**
 * Computes a refund of what was ordered, after what was left out and what was refunded: so it is to the minor
 * unit what it would be if the units that were left out had been refunded.
 */
function nextRefund({ content, refunds }: OrderRow, request: RefundRequest): Computed | Refused {
  const { leftOut } = content;
  if (!leftOut) return refundOf(content.quote, refunds, request);
  return refundOf(leftOut.ordered, [leftOut.part, ...refunds], request);
}

/** Returns the minor units that a refund would return now; 0 if it would be refused. */
export function amountToRefund(row: OrderRow, body: OrderRefund): number {
  const computed = nextRefund(row, requestOf(body));
  return isRefused(computed) ? 0 : computed.amount;
}

/**
 * Refunds the remaining card payment of a canceled order.
 * @returns the order's refunds with the new one; `undefined` if nothing is left
 * @throws {Error} what is left can't be refunded
 */
export async function refundAll(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  intent: string | null,
): Promise<readonly StoredRefund[] | undefined> {
  const paymentId = row.payment_id;
  const amount = leftToRefund(row.content.quote, row.refunds);
  if (paymentId === null || !isCaptured(row.payment_state) || amount === 0) return undefined;
  const computed = nextRefund(row, { amount });
  if (isRefused(computed)) throw new Error(`what is left can't be refunded: ${computed.refused}`);
  const left = {
    paymentId,
    computed,
    lines: [],
    charges: [],
    reason: 'requested' as const,
    note: null,
    intent,
  };
  return (await give(work, deps, row, left)).refunds;
}

interface Given {
  readonly paymentId: string;
  readonly computed: Computed;
  readonly lines: readonly { readonly uid: string; readonly quantity: number }[];
  readonly charges: readonly string[];
  readonly reason: RefundReason;
  readonly note: string | null;
  readonly intent: string | null;
}

async function give(
  work: Work,
  { payments }: OrderDeps,
  row: OrderRow,
  { computed, intent, ...given }: Given,
): Promise<{ refund: Refund; refunds: readonly StoredRefund[] }> {
  const money = inCurrency(row.currency);
  const refund = await payments.refund(work, ownerOf(row), {
    ...given,
    amount: money(computed.amount),
    tip: money(computed.tip),
    allocations: allocationsOf(row, computed),
  });
  return { refund, refunds: [...row.refunds, { ...computed, id: refund.id, intent, isDone: false }] };
}

/** The parts of a refund, by the part of the order they are for. */
export function allocationsOf(
  { currency }: Pick<OrderRow, 'currency'>,
  { lines, charges, tip }: Computed,
): RefundAllocation[] {
  const money = inCurrency(currency);
  const parts = [
    ...lines.map((part) => ({ ...part, target: 'line' as const })),
    ...charges.map((part) => ({ ...part, target: 'charge' as const })),
  ].map(({ target, uid, net, addedTax, includedTax, total }) => ({
    target,
    uid,
    net: money(net),
    tax: money(addedTax + includedTax),
    total: money(total),
  }));
  const ofTip = { target: 'tip' as const, uid: null, net: money(tip), tax: money(0), total: money(tip) };
  return tip === 0 ? parts : [...parts, ofTip];
}

/**
 * Computes a refund of an order, and the payment that it is from.
 * @throws {ApiError} state_forbids, more_than_left, field_missing, field_invalid
 */
function computedRefund(
  { payments }: Pick<OrderDeps, 'payments'>,
  row: OrderRow,
  body: OrderRefund,
): { paymentId: string; computed: Computed } {
  checkShape(row.currency, body);
  const paymentId = requirePayment(row);
  const computed = nextRefund(row, requestOf(body));
  if (isRefused(computed)) throw refusalOf(computed, body);
  if (computed.amount === 0) throw new ApiError('more_than_left', { message: 'Nothing is left of this.' });
  // A given amount is given as it is, or refused.
  const step = body.amount ? 1 : payments.stepOf(ownerOf(row), row.currency);
  return { paymentId, computed: refundInSteps(computed, step) };
}

/** @throws {ApiError} state_forbids */
function requirePayment({ payment_id: id, payment_state: state }: OrderRow): string {
  if (!isCaptured(state)) {
    const message =
      state === 'authorized'
        ? 'The card is not charged yet. Cancel or reject the order instead.'
        : 'Nothing was paid.';
    throw new ApiError('state_forbids', { message });
  }
  if (id !== null) return id;
  throw new ApiError('state_forbids', { message: 'It was paid at the counter. Give the money back there.' });
}

function checkShape(currency: string, { lines, charges, tip, amount }: OrderRefund): void {
  requireCurrency(currency, 'tip', tip);
  requireCurrency(currency, 'amount', amount);
  const hasParts = lines !== undefined || charges !== undefined || tip !== undefined;
  if (amount !== undefined && hasParts) {
    throw new ApiError('field_invalid', {
      message: 'Send either amount, or lines, charges and tip.',
      param: 'amount',
    });
  }
  if (amount === undefined && !hasParts) {
    throw new ApiError('field_missing', { message: 'Send lines, charges, tip or amount.', param: 'lines' });
  }
}

function requestOf({ lines, charges, tip, amount }: OrderRefund): RefundRequest {
  if (amount) return { amount: amount.amount };
  return {
    ...(lines && { lines }),
    ...(charges && { charges }),
    ...(tip && { tip: tip.amount }),
  };
}

function refusalOf({ refused, part, uid, limit }: Refused, body: OrderRefund): ApiError {
  const param = paramOf(part, uid, body);
  if (refused === 'more_than_left') {
    const message =
      part === 'charge' ? 'The charge is refunded already.' : `At most ${limit} is left to refund.`;
    return new ApiError('more_than_left', { message, param });
  }
  return new ApiError('field_invalid', { message: `${param} must be one of the order.`, param });
}

function paramOf(
  part: Refused['part'],
  uid: string | undefined,
  { lines = [], charges = [] }: OrderRefund,
): string {
  if (part === 'line') return `lines.${lines.findIndex((line) => line.uid === uid)}`;
  if (part === 'charge') return `charges.${charges.findIndex((charge) => charge === uid)}`;
  return part;
}
