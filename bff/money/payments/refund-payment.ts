import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { requireNotArchived } from '../archives/archives.ts';
import type { PaymentRefund } from './contract/payments.ts';
import type { RefundAllocation } from './contract/refund.ts';
import { amountToCapture, lockPayment, type PaymentRow } from './payment-records.ts';
import type { PaymentDeps } from './payable.ts';
import type { RefundRow } from './refund-records.ts';
import { wantRefund } from './want.ts';

export interface RefundRequest {
  readonly id: string;
  readonly body: PaymentRefund;
  /** `idempotency.id` of the request. */
  readonly intent: string | undefined;
}

/**
 * Gives back a part of a payment that isn't an order's, once for its intent: the amount is reserved at once.
 * @throws {ApiError} not_found, archived, state_forbids (of an order, or nothing was captured),
 * more_than_left, field_invalid
 */
export async function refundPayment(
  work: Work,
  deps: PaymentDeps,
  view: MerchantView,
  { id, body, intent }: RefundRequest,
): Promise<RefundRow> {
  await requireVisible(work.db, view, id);
  const row = await lockPayment(work.db, view, id);
  const refunds = await keptRefunds(work.db, id);
  const known = refunds.find((one) => intent !== undefined && one.intent === intent);
  if (known) return known;
  if (row.order_id !== null) {
    throw new ApiError('state_forbids', {
      message: 'The payment is of an order. Refund the order: its lines, charges and tip.',
    });
  }
  checkCurrency(row, body);
  const paid = { amount: amountToCapture(row), tip: Number(row.tip) };
  const left = leftOf(paid, refunds.map(minor));
  const part = refundPart(left, { amount: body.amount.amount, tip: body.tip?.amount });
  const money = (amount: number) => ({ amount, currency: row.currency });
  return wantRefund(work, deps, view, {
    paymentId: id,
    amount: money(part.amount),
    tip: money(part.tip),
    lines: [],
    charges: [],
    allocations: allocationsOf(part, money),
    reason: body.reason,
    note: typeof body.note === 'string' ? normalized(body.note) : null,
    intent,
  });
}

async function requireVisible(trx: Db, view: MerchantView, id: string): Promise<void> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', id)
    .where(visibleTo('payments', view))
    .executeTakeFirst();
  if (row) return;
  await requireNotArchived(trx, view, id);
  throw new ApiError('not_found');
}

/** Returns the refunds of a locked payment that didn't fail. */
function keptRefunds(trx: Db, paymentId: string): Promise<RefundRow[]> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '!=', 'failed')
    .execute();
}

function minor({ amount, tip }: RefundRow): Part {
  return { amount: Number(amount), tip: Number(tip) };
}

/** @throws {ApiError} field_invalid */
function checkCurrency({ currency }: PaymentRow, body: PaymentRefund): void {
  for (const name of ['amount', 'tip'] as const) {
    const sent = body[name];
    if (!sent || sent.currency === currency) continue;
    const param = `${name}.currency`;
    throw new ApiError('field_invalid', {
      message: `${param} must be ${currency}, the payment's currency.`,
      param,
    });
  }
}

function allocationsOf(
  { amount, tip }: Part,
  money: (amount: number) => RefundAllocation['net'],
): RefundAllocation[] {
  const part = (target: 'amount' | 'tip', total: number): RefundAllocation[] =>
    total === 0 ? [] : [{ target, uid: null, net: money(total), tax: money(0), total: money(total) }];
  return [...part('amount', amount - tip), ...part('tip', tip)];
}

/** Minor units of a payment, or of what is to be given back of it. */
interface Part {
  /** Tip included. */
  readonly amount: number;
  readonly tip: number;
}

/**
 * Computes the refund of a payment that isn't an order's: the tip last, unless the request gives its share
 * (domain rule).
 * @param left of the payment
 * @throws {ApiError} more_than_left, field_invalid
 */
export function refundPart(left: Part, { amount, tip }: { amount: number; tip: number | undefined }): Part {
  if (amount > left.amount) throw moreThanLeft('amount', left.amount);
  const sale = left.amount - left.tip;
  const part = { amount, tip: tip ?? Math.max(0, amount - sale) };
  if (part.tip > left.tip) throw moreThanLeft('tip', left.tip);
  if (part.tip > amount) {
    throw new ApiError('field_invalid', {
      message: 'tip must be at most amount, which contains it.',
      param: 'tip',
    });
  }
  if (amount - part.tip > sale) throw moreThanLeft('amount', sale + part.tip);
  return part;
}

/** The remainder of a payment after its refunds, including pending ones. */
export function leftOf(payment: Part, refunds: readonly Part[]): Part {
  return refunds.reduce(
    (left, { amount, tip }) => ({ amount: left.amount - amount, tip: left.tip - tip }),
    payment,
  );
}

function moreThanLeft(param: string, left: number): ApiError {
  return new ApiError('more_than_left', { message: `At most ${left} is left to refund.`, param });
}
