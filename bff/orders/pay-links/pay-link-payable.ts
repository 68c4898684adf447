import { keptUntil } from '../../core/contract/retention.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { findOrder } from '../orders/orders.ts';
import type { Payable, PaymentChange, Payment } from '../../money/payments/payments.ts';
import { dropTimer, setTimer } from '../../core/timers/timers.ts';
import { endPayLink } from './change-pay-link.ts';
import { findLinkPayment, forgetContact, setLinkPaymentState, type LinkPaymentRow } from './link-payments.ts';
import {
  holdPayLink,
  lockOwnPayLink,
  noteOnPayLink,
  ownerOf,
  savePayLink,
  viewOfLink,
  type PayLinkColumns,
  type PayLinkRow,
} from './pay-link-records.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { LedgerSale } from '../../money/ledger/ledger.ts';
import { payeeOf } from './present-pay-link.ts';

/** Business days follow the merchant: a link has no location with a different start of the day. */
const MIDNIGHT = '00:00';

/** The sale of a link without an order: one untaxed line. */
async function saleOfLink(trx: Db, owner: Owner, payment: Payment): Promise<LedgerSale> {
  const row = await lockOwnPayLink(trx, owner, payment.pay_link ?? '');
  const { timezone } = await payeeOf(trx, viewOfLink(row), row.merchant_id);
  const tip = payment.tip.amount;
  return {
    surface: 'pay_link',
    locationId: null,
    orderNumber: null,
    days: { timezone, day_starts_at: MIDNIGHT },
    lines: [
      {
        uid: row.id,
        item: null,
        variation: null,
        name: inOneLine(row.description),
        variationName: null,
        section: null,
        quantity: 1,
        gross: payment.amount.amount - tip,
        discount: 0,
        taxAdded: 0,
        taxIncluded: 0,
      },
    ],
    charges: 0,
    taxAdded: 0,
    taxIncluded: 0,
    tip,
    taxes: [],
    taxesBack: {},
  };
}

/** The description as a line of a report. */
function inOneLine(description: string): string {
  return description.replaceAll(/\s+/g, ' ');
}

/**
 * The reaction of a link to its payments: in the transaction of each change, after the order that is paid
 * through it.
 */
export const payLinkPayable: Payable = {
  hold: ({ db }, owner, id) => holdPayLink(db, owner, id),
  changed,
  sale: saleOfLink,
};

async function changed(work: Work, change: PaymentChange, deps: FeatureDeps): Promise<void> {
  const { owner, payment, what } = change;
  const row = await lockOwnPayLink(work.db, owner, payment.pay_link ?? '');
  const part = await findLinkPayment(work.db, owner, payment.id);
  if (!part || part.state === 'paid' || part.state === 'lost') return;
  const now = new Date(payment.updated_at);
  await dropTimer(work.db, owner, { record: payment.id, kind: 'pay_link.lease' });
  switch (what) {
    case 'payment.authorized':
      return authorized(work, deps, row, change);
    case 'payment.captured':
      return paid(work, deps, row, { part, now });
    case 'payment.canceled':
    case 'payment.failed':
      return lost(work, deps, row, { part, now });
    case 'refund.succeeded':
    case 'refund.failed':
      return;
  }
}

interface OfPayment {
  readonly part: LinkPaymentRow;
  readonly now: Date;
}

/**
 * The money is wanted at once, unless the payment was given up just before. The merchant of an order accepts
 * it first.
 */
async function authorized(
  work: Work,
  { payments }: FeatureDeps,
  row: PayLinkRow,
  { owner, payment, isUnwanted }: PaymentChange,
): Promise<void> {
  if (isUnwanted) return;
  if (payment.order === null) {
    await payments.capture(work, owner, payment.id);
  } else if (row.status === 'payment_pending') {
    await savePayLink(work.db, row, { pending_until: null }, new Date(payment.updated_at));
  }
}

/** Also applies to a link that was canceled or expired while being paid: the money was taken. */
async function paid(work: Work, deps: FeatureDeps, row: PayLinkRow, { part, now }: OfPayment): Promise<void> {
  await setLinkPaymentState(work.db, part.payment_id, 'paid');
  const dueAt = keptUntil(now, deps.retention.payLinkContacts);
  await setTimer(work.db, ownerOf(row), { kind: 'pay_link.forget', record: part.payment_id, dueAt });
  const columns: PayLinkColumns = {
    paid_count: row.paid_count + 1,
    pending_count: row.pending_count - 1,
    payment_id: part.payment_id,
  };
  if (isPaidUp({ ...row, paid_count: row.paid_count + 1 })) {
    await endPayLink(work, deps, row, { status: 'completed', columns, now });
  } else {
    await savePayLink(work.db, row, columns, now);
  }
}

/** The next guest can pay, unless the link's time is over or its order is. */
async function lost(work: Work, deps: FeatureDeps, row: PayLinkRow, { part, now }: OfPayment): Promise<void> {
  await setLinkPaymentState(work.db, part.payment_id, 'lost');
  await forgetContact(work.db, ownerOf(row), part.payment_id);
  const pending = { pending_count: row.pending_count - 1 };
  if (row.status !== 'payment_pending') {
    await noteOnPayLink(work.db, row, pending);
    return;
  }
  const columns = { ...pending, payment_id: null, pending_until: null };
  const end = await endOf(work, row, now);
  if (end) await endPayLink(work, deps, row, { status: end, columns, now });
  else await savePayLink(work.db, row, { ...columns, status: 'active' }, now);
}

/** Its timer has passed while it was being paid, or nothing is due anymore. */
async function endOf(work: Work, row: PayLinkRow, now: Date): Promise<'expired' | 'canceled' | undefined> {
  if (row.expires_at !== null && row.expires_at <= now) return 'expired';
  const order = row.order_id === null ? undefined : await findOrder(work.db, viewOfLink(row), row.order_id);
  return order?.status === 'canceled' ? 'canceled' : undefined;
}

/**
 * Whether another guest may start to pay a link now. Payments under way count, since all may succeed.
 * @param now the environment's time
 */
export function isOpen(row: PayLinkRow, now: Date): boolean {
  return row.status === 'active' && !isPast(row, now) && hasRoom(row);
}

/** @throws {ApiError} already_paid, state_forbids */
export function requireOpen(row: PayLinkRow, now: Date): void {
  if (isOpen(row, now)) return;
  if (row.status === 'canceled') throw new ApiError('state_forbids', { message: 'The link is canceled.' });
  if (row.status === 'expired' || (row.status === 'active' && isPast(row, now))) {
    throw new ApiError('state_forbids', { message: 'The link has expired.' });
  }
  throw new ApiError('already_paid', {
    message:
      row.status === 'completed'
        ? 'The link is paid.'
        : 'The link is being paid. If that payment is not completed, it can be paid again.',
  });
}

/** Whether the last payment that may be made of it has been made. */
function isPaidUp(row: Pick<PayLinkRow, 'reusable' | 'max_payments' | 'paid_count'>): boolean {
  return row.paid_count >= mostOf(row);
}

/** The clock's timer may be a moment late. */
function isPast({ expires_at: at }: PayLinkRow, now: Date): boolean {
  return at !== null && at <= now;
}

function hasRoom(row: PayLinkRow): boolean {
  return row.paid_count + row.pending_count < mostOf(row);
}

function mostOf({ reusable, max_payments: most }: Pick<PayLinkRow, 'reusable' | 'max_payments'>): number {
  return reusable ? (most ?? Infinity) : 1;
}
