import type { Updateable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { allOf } from '../../core/database/gathering.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { updateById } from '../../core/database/prepared.ts';
import { writeMeanwhile } from '../../core/database/write-at-end.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { FeeAt, Fee } from '../pricing/pricing.ts';
import type { ProcessorPayment } from '../../providers/processor/processor.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import type { Payment } from './contract/payment.ts';
import {
  amountToCapture,
  asChanged,
  findPayment,
  followersOf,
  lockPayment,
  noteChanged,
  withColumns,
  presentPayment,
  type PaymentRow,
  ownerOf,
  payableOf,
} from './payment-records.ts';
import { isOpen, mayMove, stepsTo, type Step } from './payment-states.ts';
import {
  DISPUTE_LOOK,
  leaveAlone,
  recordTime,
  stepOf,
  type PaymentDeps,
  type PaymentChange,
} from './payable.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { PaymentsTable } from './tables.ts';
import {
  recordCapture,
  recordFailedRefund,
  recordRefund,
  type LedgerPayment,
  type LedgerRefund,
  type LedgerSale,
} from '../ledger/ledger.ts';
import type { RefundRow } from './refund-records.ts';

/** Called in the transaction that stores the processor's answer. */
export type Recorded = (work: Work, payment: Payment) => Promise<void>;

/**
 * Stores the processor's response about a payment: each step with its event and its effect on the payable, in
 * one transaction. A repeated response has no effect.
 * @throws {ApiError} upstream_failed: the processor has authorized or taken another amount
 */
export async function recordAnswer(
  deps: PaymentDeps,
  owner: Owner,
  known: KnownPayment,
  answer: ProcessorPayment,
  recorded?: Recorded,
): Promise<PaymentRow> {
  // Read before the transaction: inside it nothing else can be queried.
  const feeAt =
    answer.status === 'captured'
      ? await feesOf(deps, owner, await findPayment(deps.db, owner, known.id))
      : undefined;
  return onHeld(deps, owner, known, async (work, row) => {
    requireSameAmount(row, answer);
    const { card, challenge_url } = answer;
    const seen: Updateable<PaymentsTable> = {
      ...(card && row.last4 === null && { brand: card.brand, last4: card.last4 }),
      ...(row.status === 'unpaid' && challenge_url !== row.challenge_url && { challenge_url }),
    };
    const steps = stepsTo(row.status, answer);
    if (steps.length > 0 || Object.keys(seen).length === 0) {
      const isDisputed = answer.disputed === true;
      const present = await recordSteps(work, deps, row, { steps, seen, feeAt, isDisputed });
      await recorded?.(work, presentPayment(present));
      return present;
    }
    return change(work, row, { ...seen, updated_at: await recordTime(work.db, deps, owner) });
  });
}

/** The columns of a payment that never change and determine the locks. */
type KnownPayment = Pick<PaymentRow, 'id' | 'order_id' | 'pay_link_id'>;

/**
 * Runs a change of a payment after locking its followers and then the payment. All code takes these locks in
 * this order.
 */
export async function onHeld<Result>(
  deps: PaymentDeps,
  owner: Owner,
  known: KnownPayment,
  act: (work: Work, row: PaymentRow) => Promise<Result>,
): Promise<Result> {
  const followers = followersOf(known);
  return inTransaction(deps.db, async (work) => {
    const holds = followers.map(async (one) =>
      deps.payables[one.kind]?.hold(work, owner, one.id, deps.featureDeps()),
    );
    const [, row] = await allOf([allOf(holds), lockPayment(work.db, owner, known.id)]);
    return act(work, row);
  });
}

interface Answered {
  readonly steps: readonly Step[];
  readonly seen: Updateable<PaymentsTable>;
  readonly feeAt: FeeAt | undefined;
  readonly isDisputed: boolean;
}

async function recordSteps(
  work: Work,
  deps: PaymentDeps,
  row: PaymentRow,
  { steps, seen, feeAt, isDisputed }: Answered,
): Promise<PaymentRow> {
  let present = row;
  for (const { to, ...failure } of steps) {
    if (!mayMove(present.status, to)) break;
    const now = await recordTime(work.db, deps, ownerOfRow(row));
    present = await change(work, present, {
      ...seen,
      ...failure,
      ...(to === 'failed' ? {} : { [`${to}_at`]: now }),
      ...(to === 'authorized' ? {} : { wanted: null }),
      ...(to === 'captured' && row.fee === null && { fee: feeColumn(feeAt?.(amountToCapture(row), now)) }),
      status: to,
      challenge_url: null,
      updated_at: now,
    });
    const payment = presentPayment(present);
    if (to === 'captured') await enterCapture(work.db, deps, present, now);
    if (to === 'captured' && isDisputed) {
      await setTimer(work.db, ownerOfRow(row), { kind: DISPUTE_LOOK, record: row.id, dueAt: now });
    }
    const isUnwanted = present.wanted === 'cancel';
    const told = { owner: ownerOfRow(row), what: `payment.${to}`, payment, isUnwanted } as const;
    await tell(work, deps, present, told, payment);
    // The payable may want something of it now.
    present = asChanged(work, present);
  }
  if (!isOpen(present)) await leaveAlone(work.db, ownerOfRow(row), present);
  return present;
}

/** Records the event, and moves what follows the payment. */
export async function tell(
  work: Work,
  { payables, featureDeps, observer }: PaymentDeps,
  row: Pick<PaymentRow, 'order_id' | 'pay_link_id' | 'merchant_id' | 'updated_at'>,
  told: PaymentChange,
  data: object,
): Promise<void> {
  await recordEvent(work.db, {
    ...told.owner,
    type: told.what,
    merchantId: row.merchant_id,
    data,
    at: row.updated_at,
  });
  if (observer) work.afterCommit(() => observer.changed(told));
  for (const { kind } of followersOf(row)) await payables[kind]?.changed(work, told, featureDeps());
}

const updateRow = updateById('payments');

/** @param row the payment, locked. @returns it as it is now */
export async function change(
  work: Work,
  row: PaymentRow,
  columns: Updateable<PaymentsTable>,
): Promise<PaymentRow> {
  const version = row.version + 1;
  await writeMeanwhile(work.db, updateRow(work.db, row.id, { ...columns, version }));
  return noteChanged(work, { ...withColumns(row, columns), version });
}

function ownerOfRow({ partner_id, environment }: PaymentRow): Owner {
  return { partnerId: partner_id, environment };
}

function requireSameAmount(
  row: PaymentRow,
  { status, amount, currency, captured = amount }: ProcessorPayment,
): void {
  const isMoney = status === 'authorized' || status === 'captured';
  const isTaken = status !== 'captured' || captured === amountToCapture(row);
  if (!isMoney || (String(amount) === row.amount && isTaken && currency === row.currency)) return;
  throw new ApiError('upstream_failed', {
    message: 'The payment processor failed.',
    detail: `the processor has another amount for ${row.id}`,
  });
}

/**
 * The merchant's fees for a payment, by its price sheet's line for the record paid and the surface of the
 * sale. Must run outside a transaction.
 */
function feesOf(
  { featureDeps }: Pick<PaymentDeps, 'featureDeps'>,
  owner: Owner,
  { merchant_id: merchantId, currency, pay_link_id, surface }: PaymentRow,
): Promise<FeeAt> {
  const sale =
    pay_link_id === null
      ? ({ line: 'order.online', surface } as const)
      : ({ line: 'payment.pay_link', surface: 'pay_link' } as const);
  return featureDeps().prices.feesOf(owner, { merchantId, currency }, sale);
}

/**
 * Stores the fee of a payment before its money is taken, once, for a processor that withholds it: what the
 * processor withholds and what the ledger says are the same, whenever the answer comes. Must run outside a
 * transaction.
 */
export async function fixFee(deps: PaymentDeps, owner: Owner, row: PaymentRow): Promise<PaymentRow> {
  if (row.fee !== null) return row;
  const [feeAt, now] = [await feesOf(deps, owner, row), await recordTime(deps.db, deps, owner)];
  const amount = amountToCapture(row);
  const fee = feeColumn(withholdable(feeAt(amount, now), amount, stepOf(deps, row)));
  await deps.db
    .updateTable('payments')
    .set({ fee })
    .where('id', '=', row.id)
    .where('fee', 'is', null)
    .execute();
  return findPayment(deps.db, owner, row.id);
}

/**
 * Returns what can be withheld of a fee: at most the amount, in the steps of the currency. The partner's part
 * gives way first.
 */
function withholdable(fee: Fee | null, amount: number, step: number): Fee | null {
  if (!fee) return null;
  const most = Math.min(fee.total, amount);
  const total = most - (most % step);
  const platform = Math.min(fee.platform, total);
  return { ...fee, total, platform, partner: total - platform };
}

function feeColumn(fee: Fee | null | undefined): string | null {
  return fee ? JSON.stringify(fee) : null;
}

/**
 * The money of a payment was taken: the ledger has it in the same transaction, with its fee and with what was
 * sold for it.
 */
async function enterCapture(trx: Db, deps: PaymentDeps, row: PaymentRow, at: Date): Promise<void> {
  await recordCapture(trx, paymentOf(row), await saleOf(trx, deps, row), at);
}

/** Enters a succeeded refund in the ledger. */
export async function enterRefund(
  trx: Db,
  deps: PaymentDeps,
  row: PaymentRow,
  refund: RefundRow,
  at: Date,
): Promise<void> {
  await recordRefund(trx, paymentOf(row), await saleOf(trx, deps, row), ledgerRefundOf(refund), at);
}

/** Turns the entry of a refund around that has failed after all. The payable still has the refund. */
export async function enterFailedRefund(
  trx: Db,
  deps: PaymentDeps,
  row: PaymentRow,
  refund: RefundRow,
  at: Date,
): Promise<void> {
  await recordFailedRefund(trx, paymentOf(row), await saleOf(trx, deps, row), ledgerRefundOf(refund), at);
}

function ledgerRefundOf({ id, amount, allocations, lines }: RefundRow): LedgerRefund {
  const returns = allocations.map(({ target, uid, net, tax, total }) => ({
    target,
    uid,
    net: net.amount,
    tax: tax.amount,
    total: total.amount,
    quantity: lines.find((line) => target === 'line' && line.uid === uid)?.quantity ?? 0,
  }));
  return { id, amount: Number(amount), returns };
}

export function saleOf(trx: Db, { payables }: PaymentDeps, row: PaymentRow): Promise<LedgerSale> {
  const { kind } = payableOf(row);
  const payable = payables[kind];
  if (!payable) throw new Error(`nothing knows what a ${kind} was sold as`);
  return payable.sale(trx, ownerOf(row), presentPayment(row));
}

export function paymentOf(row: PaymentRow): LedgerPayment {
  const { brand, last4, fee } = row;
  return {
    ...ownerOf(row),
    id: row.id,
    merchantId: row.merchant_id,
    orderId: row.order_id,
    payLinkId: row.pay_link_id,
    currency: row.currency,
    amount: amountToCapture(row),
    fee: fee && { platform: fee.platform, partner: fee.partner },
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
  };
}
