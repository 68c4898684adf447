import {
  PayoutHold,
  type Bank,
  type BankPayout,
  type PayoutHoldReason,
  type PayoutOrder,
} from '../../providers/bank/bank.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import type { OutsideHandler, OutsideTimer, Outcome } from '../../core/timers/timer-handler.ts';
import { recordAnswer, type BankAnswer, type LockedPayout } from './payout-answer.ts';
import { arrivesAt, waitsForBankUntil } from './payout-times.ts';

/**
 * Takes a payout a step further at the bank: sends it, and asks what became of it. The bank knows it by our
 * id, so that a step that is repeated, because its answer was lost or its node died, sends no money twice.
 */
export const payoutSteps: OutsideHandler<FeatureDeps> = { outside: step };

async function step({ deps, owner, record, dueAt }: OutsideTimer<FeatureDeps>): Promise<Outcome> {
  const at = timeOf(deps, owner, dueAt);
  const bank = deps.banks[owner.environment];
  if (!bank) return { againAt: waitsForBankUntil(at) };
  const payout = await submit(deps.db, owner, record, at);
  if (!payout) return 'done';
  let answer: BankAnswer;
  try {
    answer = await askBank(bank, payout, at);
  } catch (error) {
    if (!(error instanceof PayoutHold)) throw error;
    await setHold(deps.db, record, error.reason);
    return { againAt: heldUntil(payout, at) };
  }
  const againAt = await inTransaction(deps.db, async (work) => {
    const locked = await lockSent(work.db, owner, record);
    return locked && recordAnswer(work, deps, locked, answer, at);
  });
  return againAt ? { againAt } : 'done';
}

async function setHold(db: Db, id: string, hold: PayoutHoldReason): Promise<void> {
  await db
    .updateTable('payouts')
    .set((eb) => ({ hold, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('hold', 'is', null), eb('hold', '!=', hold)]))
    .execute();
}

/** A held payout is tried again soon, and then with pauses that grow to an hour. */
function heldUntil({ submitted_at: since }: LockedPayout, at: Date): Date {
  const heldMs = at.getTime() - (since?.getTime() ?? at.getTime());
  return new Date(at.getTime() + Math.min(Math.max(heldMs, LEAST_PAUSE_MS), MOST_PAUSE_MS));
}

const LEAST_PAUSE_MS = 5_000;
const MOST_PAUSE_MS = 60 * 60_000;

/**
 * The time of a step: in a sandbox that of its clock, which may be far ahead; in production the present,
 * since a bank may have been down since the timer was due.
 */
function timeOf({ clock }: FeatureDeps, { environment }: Owner, dueAt: Date): Date {
  return environment === 'sandbox' ? dueAt : new Date(Math.max(dueAt.getTime(), clock.now()));
}

/**
 * Marks a payout as submitted: it can't be canceled anymore, since the bank may have it.
 * @returns `undefined` if there is nothing to do
 */
function submit(db: Db, owner: Owner, id: string, at: Date): Promise<LockedPayout | undefined> {
  return inTransaction(db, async ({ db: trx }) => {
    const payout = await lockSent(trx, owner, id);
    if (!payout || payout.status === 'failed' || payout.status === 'canceled') return undefined;
    if (payout.submitted_at === null) {
      await trx.updateTable('payouts').set({ submitted_at: at }).where('id', '=', id).execute();
    }
    return payout;
  });
}

function lockSent(trx: Db, owner: Owner, id: string): Promise<LockedPayout | undefined> {
  return trx
    .selectFrom('payouts')
    .innerJoin('merchants', 'merchants.id', 'payouts.merchant_id')
    .selectAll('payouts')
    .select('merchants.timezone')
    .where('payouts.id', '=', id)
    .where(ownedBy('payouts', owner))
    .forUpdate('payouts')
    .executeTakeFirst();
}

/**
 * One that the bank doesn't know hasn't been sent, or the bank has lost it: it is sent, under the same
 * reference.
 */
async function askBank(bank: Bank, payout: LockedPayout, at: Date): Promise<BankAnswer> {
  const known = payout.submitted_at === null ? undefined : await bank.find(payout.id, at);
  if (known) return sameMoney(payout, known);
  try {
    return sameMoney(payout, await bank.send(await orderOf(payout, at)));
  } catch (error) {
    if (!(error instanceof PortRefusal) || error.code !== 'field_invalid') throw error;
    // The bank no longer knows the account. Any other refusal is our fault, not the account's.
    const failure = error.about === 'account' ? 'no_account' : 'refused';
    return { status: 'failed', failure, trace_id: null, is_final: true };
  }
}

/** @throws {ApiError} upstream_failed: the bank has something else under this reference */
function sameMoney({ id, amount, currency }: LockedPayout, answer: BankPayout): BankPayout {
  if (answer.amount === Number(amount) && answer.currency === currency) return answer;
  throw new ApiError('upstream_failed', { detail: `the bank has another amount for ${id}` });
}

async function orderOf(payout: LockedPayout, at: Date): Promise<PayoutOrder> {
  const arrives = await arrivesAt(payout, payout.timezone, payout.in_transit_at ?? at);
  return {
    reference: payout.id,
    merchant: payout.merchant_id,
    account: payout.account_token,
    amount: Number(payout.amount),
    currency: payout.currency,
    method: payout.method,
    arrives_at: arrives.toISOString(),
  };
}
