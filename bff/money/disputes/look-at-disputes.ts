import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { newId } from '../../core/database/ids.ts';
import { keptUntil, type Retention } from '../../core/contract/retention.ts';
import type { Db } from '../../core/database/database.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { DueTimer } from '../../core/timers/timer-handler.ts';
import { dropTimer, setTimer } from '../../core/timers/timers.ts';
import { findMerchant } from '../../accounts/merchants/merchants.ts';
import { NO_FEE, type EntryFee } from '../ledger/ledger.ts';
import { DISPUTE_LOOK, type HeldPayment, type Payment } from '../payments/payments.ts';
import { readFee } from '../pricing/pricing.ts';
import { processorOf, type ProcessorDispute, type Processors } from '../../providers/processor/processor.ts';
import {
  changeDispute,
  feeOf,
  lockDisputesOf,
  ownerOf,
  tellDispute,
  type DisputeEvent,
  type DisputeRow,
} from './dispute-records.ts';
import { isOpenStatus, nextLookAt, stepsTo, type DisputeStep } from './dispute-steps.ts';
import { leaveToTimer, moveFunds, moveFundsSoon } from './move-funds.ts';
import type { PaymentService } from '../payments/payments.ts';

export interface LookDeps {
  readonly db: Db;
  readonly processors: Processors;
  readonly payments: PaymentService;
  readonly retention: Pick<Retention, 'evidence'>;
}

/** A look at the disputes of a payment. */
interface Look {
  readonly paymentId: string;
  /** The environment's time. */
  readonly at: Date;
}

/**
 * Asks the processor for the disputes of a payment, and records whatever is new: each step with its event and
 * its ledger entry, in one transaction. A repeated look changes nothing. Not inside a transaction.
 * @returns when to look next; `undefined` if no dispute is open
 * @throws {ApiError} not_found: the owner has no such payment; upstream_failed, upstream_slow, unavailable
 */
export async function lookAtDisputes(
  deps: LookDeps,
  owner: Owner,
  { paymentId, at }: Look,
): Promise<Date | undefined> {
  const { disputes } = processorOf(deps.processors, owner.environment);
  const answers = await disputes.of(paymentId, at).catch(noneIfUnknown);
  const next = await deps.payments.holdDisputed(owner, paymentId, async (work, held) => {
    const rows = await lockDisputesOf(work.db, paymentId);
    const moment = { at, forgetAt: keptUntil(at, deps.retention.evidence) };
    for (const answer of answers) {
      requireSameCurrency(held.payment, answer);
      const place = rows.findIndex(({ processor_id: id }) => id === answer.id);
      const row = rows[place] ?? (await insertDispute(work.db, owner, held.payment, answer, at));
      rows[place < 0 ? rows.length : place] = await recordAnswer(work.db, held, row, answer, moment);
    }
    await markPayment(held, rows, at);
    if (answers.length > 0) await moveFundsSoon(work, deps, owner, { paymentId, at });
    return setNextLook(work, owner, paymentId, rows, at);
  });
  // What was read is recorded, whatever becomes of the money.
  if (answers.length > 0) await moveFunds(deps, owner, paymentId).catch(leaveToTimer);
  return next;
}

/** A processor that doesn't know a payment has no dispute of it. */
function noneIfUnknown(error: unknown): readonly ProcessorDispute[] {
  if (error instanceof ApiError && error.code === 'not_found') return [];
  throw error;
}

/** @throws {ApiError} upstream_failed */
function requireSameCurrency({ id, amount }: Payment, { currency }: ProcessorDispute): void {
  if (currency === amount.currency) return;
  throw new ApiError('upstream_failed', { detail: `the processor disputes ${id} in another currency` });
}

async function insertDispute(
  trx: Db,
  { partnerId, environment }: Owner,
  payment: Payment,
  answer: ProcessorDispute,
  at: Date,
): Promise<DisputeRow> {
  const { id, merchant, order, pay_link } = payment;
  const row = await trx
    .insertInto('disputes')
    .values({
      id: newId('dsp'),
      partner_id: partnerId,
      environment,
      merchant_id: merchant,
      order_id: order,
      pay_link_id: pay_link,
      payment_id: id,
      processor_id: answer.id,
      amount: String(answer.amount),
      currency: answer.currency,
      reason: answer.reason,
      network_reason_code: answer.network_reason_code,
      status: 'needs_response',
      respond_by: dateOf(answer.respond_by),
      evidence_submitted_at: null,
      wanted: null,
      wanted_at: null,
      evidence_intent: null,
      fee_platform: null,
      fee_partner: null,
      withdrawn_at: null,
      reinstated_at: null,
      closed_at: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellDispute(trx, row, 'dispute.created');
  return row;
}

/** When a look was made, and when the evidence of a dispute that has ended then is erased. */
interface LookMoment {
  readonly at: Date;
  readonly forgetAt: Date;
}

/** @returns the dispute as it is now */
async function recordAnswer(
  trx: Db,
  held: HeldPayment,
  row: DisputeRow,
  answer: ProcessorDispute,
  moment: LookMoment,
): Promise<DisputeRow> {
  const steps = stepsTo(row, answer);
  let present = await recordDetails(trx, row, answer, steps, moment.at);
  for (const step of steps) present = await recordStep(trx, held, present, step, moment);
  return present;
}

/**
 * Records what the processor says besides the status. A change of it alone is told; one that comes with a
 * move is told with that.
 */
async function recordDetails(
  trx: Db,
  row: DisputeRow,
  answer: ProcessorDispute,
  steps: readonly DisputeStep[],
  at: Date,
): Promise<DisputeRow> {
  if (!isOpenStatus(row.status)) return row;
  const isAskedAgain = steps.some((step) => step.what === 'move' && step.to === 'needs_response');
  const sentAt = isAskedAgain ? null : (row.evidence_submitted_at ?? dateOf(answer.evidence_sent_at));
  const respondBy = dateOf(answer.respond_by);
  const isSent = row.wanted === 'evidence' && sentAt !== null;
  const isSame =
    sentAt?.getTime() === row.evidence_submitted_at?.getTime() &&
    respondBy?.getTime() === row.respond_by?.getTime() &&
    !isSent;
  if (isSame) return row;
  const columns = {
    evidence_submitted_at: sentAt,
    respond_by: respondBy,
    ...(isSent && { wanted: null, wanted_at: null }),
    ...(isAskedAgain && { evidence_intent: null }),
    updated_at: at,
  };
  if (!steps.some(({ what }) => what === 'move')) {
    return changeDispute(trx, row, columns, 'dispute.updated');
  }
  const changed = await trx
    .updateTable('disputes')
    .set(columns)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return changed;
}

async function recordStep(
  trx: Db,
  held: HeldPayment,
  row: DisputeRow,
  step: DisputeStep,
  { at, forgetAt }: LookMoment,
): Promise<DisputeRow> {
  const { id } = row;
  const amount = Number(row.amount);
  switch (step.what) {
    case 'withdraw': {
      const fee = await feeAt(trx, row, at);
      await held.enter({ id, type: 'dispute', amount, fee: fee ?? NO_FEE }, at);
      const columns = {
        withdrawn_at: at,
        updated_at: at,
        ...(fee && { fee_platform: String(fee.platform), fee_partner: String(fee.partner) }),
      };
      return changeDispute(trx, row, columns, 'dispute.funds_withdrawn');
    }
    case 'move': {
      const isOver = !isOpenStatus(step.to);
      const event: DisputeEvent = isOver ? 'dispute.closed' : 'dispute.updated';
      const over = { closed_at: at, wanted: null, wanted_at: null };
      if (isOver) {
        await setTimer(trx, ownerOf(row), { kind: DISPUTE_FORGET, record: id, dueAt: forgetAt });
      }
      return changeDispute(trx, row, { status: step.to, ...(isOver && over), updated_at: at }, event);
    }
    case 'reinstate':
      await held.enter({ id, type: 'dispute_reversal', amount, fee: feeOf(row) ?? NO_FEE }, at);
      return changeDispute(trx, row, { reinstated_at: at, updated_at: at }, 'dispute.funds_reinstated');
  }
}

/** The timer kind whose handler erases the evidence of a dispute that is over. The record is the dispute. */
export const DISPUTE_FORGET = 'dispute.forget';

/** Erases what was said about a customer, with the names of files. */
export async function forgetEvidence(
  { db }: Work,
  { owner, record, dueAt }: Pick<DueTimer<unknown>, 'owner' | 'record' | 'dueAt'>,
): Promise<void> {
  await db
    .updateTable('disputes')
    .set((eb) => ({
      evidence: '{}',
      evidence_files: '[]',
      updated_at: dueAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', record)
    .where(ownedBy('disputes', owner))
    .where('closed_at', 'is not', null)
    .execute();
}

/** The fee for a dispute by the price sheet that applies; `undefined` if it costs nothing. */
async function feeAt(trx: Db, row: DisputeRow, at: Date): Promise<EntryFee | undefined> {
  const owner = ownerOf(row);
  const merchant = await findMerchant(trx, { ...owner, only: undefined }, row.merchant_id);
  const payer = { merchantId: row.merchant_id, currency: row.currency, plan: merchant?.plan ?? null };
  const sold = { line: 'payment.dispute', surface: null, base: Number(row.amount), at } as const;
  const fee = await readFee(trx, owner, payer, sold);
  return fee && fee.total > 0 ? { platform: fee.platform, partner: fee.partner } : undefined;
}

/** A payment shows its latest dispute, and isn't refunded while the bank has its money, or for good. */
async function markPayment(held: HeldPayment, rows: readonly DisputeRow[], at: Date): Promise<void> {
  const latest = rows.at(-1);
  if (!latest) return;
  const taken = rows.filter((row) => row.withdrawn_at !== null && row.reinstated_at === null);
  const isOpen = taken.some(({ status }) => isOpenStatus(status));
  await held.mark(latest.id, isOpen ? 'open' : taken.length > 0 ? 'lost' : null, at);
}

/** @returns the time of the next look; `undefined` if no dispute is open */
async function setNextLook(
  work: Work,
  owner: Owner,
  paymentId: string,
  rows: readonly DisputeRow[],
  at: Date,
): Promise<Date | undefined> {
  const open = rows.filter(({ status }) => isOpenStatus(status));
  const timer = { kind: DISPUTE_LOOK, record: paymentId };
  const [first] = open
    .map((row) => nextLookAt(row, at))
    .toSorted((one, other) => Number(one) - Number(other));
  if (first) await setTimer(work.db, owner, { ...timer, dueAt: first });
  else await dropTimer(work.db, owner, timer);
  return first;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
