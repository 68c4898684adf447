import type { MerchantView } from '../../core/database/owner.ts';
import { type Work, inTransaction } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { agreeToPay, holdOrder, type OrderRow } from '../orders/orders.ts';
import type { Payment } from '../../money/payments/payments.ts';
import type { LinkPayment } from './contract/pay-link-requests.ts';
import { holdPayLink } from './link-payments.ts';
import { dueOf, requireUnpaidOrder } from './orders-of-links.ts';
import { type PayLinkDeps, requirePayee, originOf, urlOf } from './present-pay-link.ts';
import { findPayLink, lockPayLink, ownerOf, type PayLinkRow } from './pay-link-records.ts';
import { requireOpen } from './pay-link-payable.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { storedPhone } from '../../core/phones/phones.ts';
import { invalid, requireCurrency } from './check-pay-link.ts';
import { CONTACT_FIELDS } from './contract/pay-link-fields.ts';
import type { Contact } from './contract/payment-receipt.ts';
import { tipLimit } from '../../core/arithmetic/quote.ts';
import { MAX_AMOUNT } from '../../core/money/amount.ts';

interface LinkPaymentRequest {
  readonly id: string;
  readonly body: LinkPayment;
  /** `idempotency.id` of the request. */
  readonly intent: string;
  /** The environment's time. */
  readonly now: Date;
  readonly requestId: string;
  /** The address to continue at after confirming the payment; defaults to that of the link's guests. */
  readonly returnUrl?: string | undefined;
}

/** The result of a transaction: the payment to authorize. */
interface Started {
  readonly row: PayLinkRow;
  readonly payment: Payment;
}

/**
 * Starts a payment, and holds the link for it: locks the order, then the link, then the payment. Repeated
 * with the same intent, it is the same payment.
 * @throws {ApiError} not_found, already_paid, state_forbids, field_missing, field_invalid, card_declined (of
 * that intent), and what paying an order refuses
 */
async function startLinkPayment(
  work: Work,
  deps: PayLinkDeps,
  view: MerchantView,
  request: LinkPaymentRequest,
): Promise<Started> {
  const { order_id: order } = await findPayLink(work.db, view, request.id);
  if (order !== null) await holdOrder(work, view, order);
  const row = await lockPayLink(work.db, view, request.id);
  const isRepeated = await hasStarted(work, row, request);
  const due = order === null || isRepeated ? undefined : await requireUnpaidOrder(work.db, view, order);
  if (!isRepeated) requireOpen(row, request.now);
  const payee = isRepeated ? undefined : await requirePayee(work.db, view, row.merchant_id);
  const contact = payee && (await contactOfPayment(row, request.body, payee.country));
  const payment =
    order === null
      ? await startOwn(work, deps, row, request, isRepeated)
      : await startForOrder(work, deps, view, { row, request, order: due });
  return { row: contact ? await holdPayLink(work, row, payment, contact, request.now) : row, payment };
}

/** A request that was sent before, with the same idempotency key. */
async function hasStarted(
  work: Work,
  row: PayLinkRow,
  { intent, now }: LinkPaymentRequest,
): Promise<boolean> {
  const found = await work.db
    .selectFrom('payments')
    .select('id')
    .where('intent', '=', intent)
    .where('pay_link_id', '=', row.id)
    .where('created_at', '>', new Date(now.getTime() - SAME_INTENT_MS))
    .executeTakeFirst();
  return found !== undefined;
}

/** The time for which an idempotency key stands for the same request. */
const SAME_INTENT_MS = 24 * 60 * 60_000;

function startOwn(
  work: Work,
  { payments }: PayLinkDeps,
  row: PayLinkRow,
  { body, intent }: LinkPaymentRequest,
  isRepeated: boolean,
): Promise<Payment> {
  const { amount, tip } = isRepeated ? { amount: 0, tip: 0 } : amountsOfPayment(row, body);
  const money = (minor: number) => ({ amount: minor, currency: row.currency });
  return payments.start(work.db, ownerOf(row), {
    payable: { kind: 'pay_link', id: row.id },
    merchantId: row.merchant_id,
    amount: money(amount + tip),
    tip: money(tip),
    intent,
  });
}

interface ForOrder {
  readonly row: PayLinkRow;
  readonly request: LinkPaymentRequest;
  /** `undefined` if the request is repeated. */
  readonly order: OrderRow | undefined;
}

/** The order is paid as it is by itself, at the total that the guest saw. */
async function startForOrder(
  work: Work,
  deps: PayLinkDeps,
  view: MerchantView,
  { row, request, order }: ForOrder,
): Promise<Payment> {
  const { body, intent, now, requestId } = request;
  const id = row.order_id ?? '';
  checkCurrencies(row, body);
  if (order) checkTip(row, body.tip?.amount ?? 0);
  const due = order && dueOf(order);
  const total = (body.amount?.amount ?? due?.amount ?? 0) + (body.tip?.amount ?? due?.tip ?? 0);
  const { payment } = await agreeToPay(work, deps, view, {
    id,
    body: {
      source: body.source,
      total: { amount: total, currency: row.currency },
      ...(body.tip && { tip: body.tip }),
    },
    intent,
    now: now.getTime(),
    requestId,
    payLink: row.id,
  });
  if (!payment) throw new ApiError('already_paid');
  return payment;
}

/**
 * Contact details of the payer: only those that the link asks for, so that nothing else is stored.
 * @param country of the location, or else of the merchant: national phone numbers are read by it
 * @throws {ApiError} field_missing, field_invalid
 */
async function contactOfPayment(
  { collect }: PayLinkRow,
  { contact = {} }: LinkPayment,
  country: string,
): Promise<Contact> {
  const given: Contact = { name: null, email: null, phone: null };
  for (const field of CONTACT_FIELDS) {
    const value = contact[field] ?? null;
    const param = `contact.${field}`;
    if (value === null && collect[field] === 'required') {
      throw new ApiError('field_missing', { message: `${param} is required.`, param });
    }
    if (value !== null && collect[field] === 'no')
      throw invalid(param, 'must be left out: it is not collected.');
    if (value === null) given[field] = null;
    else given[field] = field === 'phone' ? await storedPhone(value, country, param) : normalized(value);
  }
  return given;
}

/** In minor units of the link's currency. */
interface Amounts {
  /** Excluding the tip. */
  readonly amount: number;
  readonly tip: number;
}

/**
 * Returns the amounts that a guest pays by a link without an order.
 * @throws {ApiError} field_missing, field_invalid
 */
function amountsOfPayment(row: PayLinkRow, body: LinkPayment): Amounts {
  checkCurrencies(row, body);
  const amount = chosenAmount(row, body);
  const tip = body.tip?.amount ?? 0;
  checkTip(row, tip);
  const limit = Math.min(tipLimit(amount, row.currency), MAX_AMOUNT - amount);
  if (tip > limit) throw invalid('tip.amount', `must be at most ${limit}, in minor units.`);
  return { amount, tip };
}

/** @throws {ApiError} field_invalid */
function checkCurrencies({ currency }: PayLinkRow, { amount, tip }: LinkPayment): void {
  requireCurrency(currency, 'amount', amount);
  requireCurrency(currency, 'tip', tip);
}

/** @throws {ApiError} field_invalid: the link has no tips */
function checkTip({ tip_enabled: isEnabled }: PayLinkRow, tip: number): void {
  if (tip > 0 && !isEnabled) throw invalid('tip', 'must be left out: the link takes no tips.');
}

function chosenAmount({ amount, guest_amount: range }: PayLinkRow, { amount: sent }: LinkPayment): number {
  if (!range) {
    const fixed = Number(amount);
    if (sent && sent.amount !== fixed)
      throw invalid('amount.amount', `must be ${fixed}: the link is for that.`);
    return fixed;
  }
  if (!sent) throw new ApiError('field_missing', { message: 'amount is required.', param: 'amount' });
  const { min, max } = range;
  if (sent.amount < min || sent.amount > max) {
    throw invalid('amount.amount', `must be from ${min} to ${max}, in minor units.`);
  }
  return sent.amount;
}

/**
 * Pays a link: holds it in one transaction with the start of the payment, then authorizes the card, which is
 * charged at once unless an order is paid, whose merchant accepts it first. Repeated with the same intent, it
 * is the same payment.
 * @returns the payment with its next action
 * @throws {ApiError} as {@link startLinkPayment}; card_declined; field_invalid: the token; upstream_failed,
 * upstream_slow
 */
export async function payPayLink(
  deps: PayLinkDeps,
  view: MerchantView,
  request: LinkPaymentRequest,
): Promise<Payment> {
  const { row, payment } = await inTransaction(deps.db, (work) =>
    startLinkPayment(work, deps, view, request),
  );
  const owner = ownerOf(row);
  const paid = await deps.payments.authorize(owner, payment, {
    token: request.body.source.token,
    returnUrl: request.returnUrl ?? urlOf(deps, row.id, await originOf(deps.db, deps, row)),
    requestId: request.requestId,
  });
  return paid.status === 'authorized' ? deps.payments.settle(owner, paid.id) : paid;
}
