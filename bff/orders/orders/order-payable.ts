import { allOf } from '../../core/database/gathering.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Payable, Payment, PaymentChange } from '../../money/payments/payments.ts';
import { changeOrder, type OrderDeps, tellFollowers } from './change-order.ts';
import { NOTHING_HELD, release } from './holds.ts';
import { closeTimers } from './move-order.ts';
import {
  ownerOf,
  positionOf,
  heldOrder,
  holdOrder,
  lockOwnOrder,
  noteOnOrder,
  type OrderRow,
} from './order-records.ts';
import { saleOf } from './order-sale.ts';
import { isCaptured, isDone } from './order-states.ts';
import { placeOrder } from './place-order.ts';
import { refundAll } from './refund-order.ts';

/** The reaction of an order to its payment, in the transaction of the payment's change. */
export const orderPayable: Payable = {
  hold,
  changed,
  sale: async (trx, owner, payment) => saleOf(trx, await lockOwnOrder(trx, owner, payment.order ?? '')),
};

async function hold(work: Work, owner: Owner, id: string, { orderFollowers }: OrderDeps): Promise<void> {
  await allOf([holdOrder(work, owner, id), ...orderFollowers.map(async ({ expect }) => expect?.(work, id))]);
}

async function changed(work: Work, change: PaymentChange, deps: FeatureDeps): Promise<void> {
  const { owner, payment, what } = change;
  const row = await heldOrder(work, owner, payment.order ?? '');
  const now = new Date(payment.updated_at);
  // A payment that was given up for another one no longer has an order.
  const isItsOwn = row.payment_id === payment.id;
  switch (what) {
    case 'payment.authorized':
      return authorized(work, deps, row, { payment, isItsOwn: isItsOwn && change.isUnwanted !== true, now });
    case 'payment.captured':
      return captured(work, deps, row, { payment, isItsOwn, now });
    case 'payment.canceled':
    case 'payment.failed':
      return isItsOwn ? lost(work, deps, row, now) : undefined;
    case 'refund.succeeded':
    case 'refund.failed':
      return refunded(work, deps, row, change, now);
  }
}

interface OfPayment {
  readonly payment: Payment;
  readonly isItsOwn: boolean;
  readonly now: Date;
}

/**
 * The draft becomes an order; one that was canceled meanwhile, or whose payment was, has no use for the
 * money.
 */
async function authorized(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  { payment, isItsOwn, now }: OfPayment,
): Promise<void> {
  if (!isItsOwn || row.status !== 'draft') {
    await deps.payments.cancel(work, ownerOf(row), payment.id);
    return;
  }
  await placeOrder(work, deps, row, { columns: { payment_state: 'authorized' }, now });
}

/** The money was taken: the end of an order that is fulfilled, and a refund for one that is canceled. */
async function captured(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  { isItsOwn, now }: OfPayment,
): Promise<void> {
  if (!isItsOwn || isCaptured(row.payment_state)) return;
  const paid: OrderRow = { ...row, payment_state: 'captured' };
  if (row.status === 'draft') {
    await placeOrder(work, deps, row, { columns: { payment_state: 'captured' }, now });
    return;
  }
  const refunds = row.status === 'canceled' ? await refundAll(work, deps, paid, null) : undefined;
  const done = isDone(positionOf(paid));
  const after = await changeOrder(work, deps, row, {
    columns: {
      payment_state: 'captured',
      ...(refunds && { refunds: JSON.stringify(refunds) }),
      ...(done && { status: 'completed', closed_at: now }),
    },
    events: done ? ['order.completed'] : ['order.updated'],
    now,
  });
  if (done) await closeTimers(work, deps, after, now);
  await tellFollowers(work, deps, { what: 'captured', order: after, now });
  if (done) await tellFollowers(work, deps, { what: 'completed', order: after, now });
}

/** Declined, or released: a draft gives back what it took and can be paid again. */
async function lost(work: Work, deps: OrderDeps, row: OrderRow, now: Date): Promise<void> {
  if (row.status === 'draft') {
    await release(work, deps, row, now);
    const order = await noteOnOrder(work, row, { payment_id: null, ready_at: null, ...NOTHING_HELD });
    await tellFollowers(work, deps, { what: 'unpaid', order, now });
    return;
  }
  if (row.payment_state === 'unpaid') return;
  await changeOrder(work, deps, row, {
    columns: { payment_state: 'unpaid' },
    events: ['order.updated'],
    now,
  });
}

async function refunded(
  work: Work,
  deps: OrderDeps,
  row: OrderRow,
  { refund }: PaymentChange,
  now: Date,
): Promise<void> {
  if (!refund || !row.refunds.some(({ id }) => id === refund.id)) return;
  const refunds =
    refund.status === 'failed'
      ? row.refunds.filter(({ id }) => id !== refund.id)
      : row.refunds.map((one) => (one.id === refund.id ? { ...one, isDone: true } : one));
  const back = refunds.reduce((sum, { amount, isDone: done }) => sum + (done ? amount : 0), 0);
  const state = back === 0 ? 'captured' : back < row.content.quote.total ? 'partially_refunded' : 'refunded';
  const order = await changeOrder(work, deps, row, {
    columns: { refunds: JSON.stringify(refunds), payment_state: state },
    events: ['order.updated'],
    now,
  });
  const done = refunds.find(({ id }) => id === refund.id);
  if (done) await tellFollowers(work, deps, { what: 'refunded', order, refund: done, now });
}
