import { newUlid } from '../../core/database/ids.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import type { Simulation, SimulationRequest, Simulations } from '../../core/feature.ts';
import { BALANCE_OWED, NO_FEE, recordEntries, unpaidOf, unpaidSums } from '../ledger/ledger.ts';
import {
  activeMerchant,
  findMerchant,
  localDateOf,
  lockMerchantRow,
  moveMerchant,
  newMerchant,
  nowOf,
  oldestActive,
} from '../../accounts/merchants/merchants.ts';
import { clearTimers, dropTimer, setTimer } from '../../core/timers/timers.ts';
import { eventsRecordedBy } from '../../core/events/find-events.ts';
import { cancelPayout } from './fail-payout.ts';
import { collectEntries } from './collect-entries.ts';
import { payOutNow } from './pay-out-now.ts';
import { recordAnswer, type BankAnswer } from './payout-answer.ts';
import { lockPayout, type PayoutRow } from './payout-records.ts';
import { PAYOUT_STEP } from './payout-times.ts';
import { recordOwed } from './read-balance.ts';
import { ApiError } from '../../core/api/errors.ts';

/**
 * The sandbox's simulation of each event: a new payout of the merchant, from funds added for it, and the
 * steps that lead to the event.
 */
export const payoutSimulations: Simulations = {
  'payout.created': simulate(),
  'payout.in_transit': simulate('in_transit'),
  'payout.paid': simulate('in_transit', 'paid'),
  'payout.failed': simulate('in_transit', 'failed'),
  'payout.canceled': simulate('cancel'),
  'balance.owed': owe,
};

const GIVEN = 10_000;

type Step = 'in_transit' | 'paid' | 'failed' | 'cancel';

/**
 * Takes something from a closed merchant: the named one, or a new one. @throws {ApiError} not_found,
 * state_forbids
 */
async function owe(work: Work, request: SimulationRequest): Promise<void> {
  const { deps, caller, merchantId } = request;
  const owner = { partnerId: caller.partnerId, environment: caller.environment };
  const now = await nowOf(work, request);
  const id = merchantId ?? (await newMerchant(work, request)).id;
  if (merchantId === undefined) await moveMerchant(work.db, owner, id, 'closed', now);
  const { status, currency } = await lockMerchantRow(work.db, owner, id);
  if (status !== 'closed') {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${status}. Only a closed one owes what its balance is below 0.`,
      param: 'merchant',
    });
  }
  const left = (await unpaidSums(work.db, [id])).get(id)?.amount ?? 0;
  const gross = -GIVEN - Math.max(left, 0);
  const source = `simulated_${newUlid()}`;
  const entry = {
    ...owner,
    merchantId: id,
    type: 'adjustment',
    currency,
    gross,
    fee: NO_FEE,
    source,
    at: now,
  } as const;
  await recordEntries(work.db, [entry]);
  await dropTimer(work.db, owner, { kind: BALANCE_OWED, record: id });
  await recordOwed(work, { deps, owner, record: id, dueAt: now });
}

/**
 * All that is available is taken, as by any payout: what is too much for a transaction is collected before.
 */
function simulate(...steps: readonly Step[]): Simulation {
  return {
    outside: async (request) => {
      await collectFirst(request);
      return inTransaction(request.deps.db, async (work) => {
        const now = await nowOf(work, request);
        const { id } = await newPayout(work, request, now);
        for (const step of steps) {
          const payout = await lockPayout(work.db, { ...request.caller, only: undefined }, id);
          await take(step, work, request, payout, now);
        }
        return eventsRecordedBy(work.db, request.caller);
      });
    },
  };
}

/**
 * Does nothing for a merchant that doesn't exist yet.
 * @throws {ApiError} unavailable: repeating the request continues
 */
async function collectFirst({ deps, caller, merchantId }: SimulationRequest): Promise<void> {
  const id = merchantId ?? (await oldestActive(deps.db, caller));
  const merchant = id === undefined ? undefined : await findMerchant(deps.db, { ...caller, only: id }, id);
  if (!merchant) return;
  const owner = { partnerId: caller.partnerId, environment: caller.environment };
  await collectEntries(deps, owner, merchant, new Date(await deps.keys.clocks.now(caller)));
}

/** Applies a step as the bank's response would. */
async function take(
  step: Step,
  work: Work,
  { deps, caller }: SimulationRequest,
  payout: PayoutRow,
  now: Date,
): Promise<void> {
  const owner = { partnerId: caller.partnerId, environment: caller.environment };
  if (step === 'cancel') {
    await cancelPayout(work, { ...owner, only: undefined }, payout.id, now);
    return;
  }
  const merchant = await findMerchant(work.db, { ...owner, only: undefined }, payout.merchant_id);
  const answer: BankAnswer = {
    status: step,
    failure: step === 'failed' ? 'account_closed' : null,
    trace_id: `TR${payout.id.slice(-12)}`,
    is_final: step !== 'in_transit',
  };
  const locked = { ...payout, timezone: merchant?.timezone ?? 'UTC' };
  const againAt = await recordAnswer(work, deps, locked, answer, now);
  const timer = { kind: PAYOUT_STEP, record: payout.id };
  if (againAt) await setTimer(work.db, owner, { ...timer, dueAt: againAt });
  else await clearTimers(work.db, owner, timer);
}

async function newPayout(work: Work, request: SimulationRequest, now: Date): Promise<PayoutRow> {
  const { caller } = request;
  const merchantId = await activeMerchant(work, request);
  const merchant = await findMerchant(work.db, { ...caller, only: undefined }, merchantId);
  if (!merchant) throw new Error(`there is no merchant ${merchantId}`);
  const { partnerId, environment } = caller;
  // Adds the shortfall too, so that the balance suffices.
  const { available } = await unpaidOf(work.db, merchantId, localDateOf(now, merchant.timezone));
  await recordEntries(work.db, [
    {
      partnerId,
      environment,
      merchantId,
      type: 'adjustment',
      currency: merchant.currency,
      gross: GIVEN - Math.min(available, 0),
      fee: NO_FEE,
      source: `simulated_${newUlid()}`,
      at: now,
    },
  ]);
  const amount = { amount: GIVEN, currency: merchant.currency };
  return payOutNow(
    work,
    { partnerId, environment },
    request.deps.banks,
    merchantId,
    { amount, method: 'standard' },
    now,
  );
}
