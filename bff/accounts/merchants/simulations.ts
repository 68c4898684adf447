import type { Merchant, MerchantStatus } from './contract/merchant.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Simulation, SimulationRequest, Simulations } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import {
  createMerchant,
  lockMerchant,
  lockMerchantRow,
  moveMerchant,
  updateMerchant,
  type MerchantUpdate,
} from './merchant-changes.ts';
import { wayTo } from './merchant-states.ts';
import { DOCUMENT_DEMAND, verified } from './review.ts';
import { BANK_DEMAND, missingTestData } from './test-data.ts';

/** A merchant like those of a new sandbox. */
const TEST_MERCHANT = {
  display_name: 'Fieldgate Plants',
  legal_name: 'Fieldgate Plants Ltd',
  country: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
};

export const merchantSimulations: Simulations = {
  'merchant.created': simulateCreated,
  'merchant.updated': simulateUpdated,
  'merchant.onboarding_updated': simulateOnboarding,
  'merchant.activated': simulateState('active'),
  'merchant.restricted': simulateState('restricted'),
  'merchant.suspended': simulateState('suspended'),
  'merchant.closed': simulateState('closed'),
};

async function simulateCreated(work: Work, request: SimulationRequest): Promise<void> {
  if (request.merchantId !== undefined) {
    await lockMerchant(work.db, request.caller, request.merchantId);
    throw new ApiError('state_forbids', {
      message: 'This merchant already exists. To create one, leave merchant out.',
      param: 'merchant',
    });
  }
  await newMerchant(work, request);
}

/** Changes the merchant: a note in its metadata, which has no other effect. */
async function simulateUpdated(work: Work, request: SimulationRequest): Promise<void> {
  const now = await nowOf(work, request);
  const { id, metadata } = await merchantOf(work, request);
  const noted = { ...metadata, simulated_at: now.toISOString() };
  await updateMerchant(work.db, request.caller, id, { metadata: noted }, now);
}

/**
 * Onboarding moves one step: to `in_review`, with what was missing, or back to `needs_data`, because a
 * document is due.
 */
async function simulateOnboarding(work: Work, request: SimulationRequest): Promise<void> {
  const { id, status } = await merchantOf(work, request);
  const next = ({ created: 'needs_data', needs_data: 'in_review', in_review: 'needs_data' } as const)[
    status as 'created'
  ] as MerchantStatus | undefined;
  if (!next) {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${status}, so its onboarding is already over.`,
      param: 'merchant',
    });
  }
  await move(work, request.caller, id, next, await nowOf(work, request));
}

/** Moves the merchant to a state, through those on the way. */
function simulateState(to: MerchantStatus): Simulation {
  return async (work, request) => {
    const merchant = await merchantOf(work, request);
    await walk(work, request.caller, merchant, to, await nowOf(work, request));
    if (to === 'closed') await request.deps.requireSettled(work.db, merchant);
  };
}

/**
 * Returns the named merchant, or else a new one.
 * @throws {ApiError} not_found
 */
async function merchantOf(work: Work, request: SimulationRequest): Promise<Merchant> {
  if (request.merchantId === undefined) return newMerchant(work, request);
  return lockMerchant(work.db, request.caller, request.merchantId);
}

/** Creates a merchant with the data that features add to test merchants. */
export async function newMerchant(work: Work, request: SimulationRequest): Promise<Merchant> {
  const { deps, caller } = request;
  const now = await nowOf(work, request);
  const merchant = await createMerchant(work.db, caller, TEST_MERCHANT, now);
  const { partnerId, environment } = caller;
  const { id, display_name: displayName, country, currency, timezone } = merchant;
  await deps.furnish(
    work.db,
    [{ id, partnerId, environment, displayName, country, currency, timezone }],
    now,
  );
  return merchant;
}

/** @throws {ApiError} state_forbids: it is already in that state, or no path leads there */
export async function walk(
  work: Work,
  owner: Owner,
  merchant: Merchant,
  to: MerchantStatus,
  now: Date,
): Promise<void> {
  const way = wayTo(merchant.status, to);
  if (!way || way.length === 0) {
    const message =
      merchant.status === to
        ? `The merchant is already ${to}.`
        : `The merchant is ${merchant.status} and can't become ${to}.`;
    throw new ApiError('state_forbids', { message, param: 'merchant' });
  }
  for (const status of way) await move(work, owner, merchant.id, status, now);
}

/**
 * Moves a merchant to a state, with matching data: in review, it has provided everything; restricted,
 * something is overdue.
 */
async function move(work: Work, owner: Owner, id: string, to: MerchantStatus, now: Date): Promise<void> {
  const row = await lockMerchantRow(work.db, owner, id);
  const bank = JSON.stringify({ ...row.bank_account, status: 'failed' });
  const columns: Partial<Record<MerchantStatus, MerchantUpdate>> = {
    in_review: missingTestData(row, now),
    needs_data: { demands: JSON.stringify([DOCUMENT_DEMAND]) },
    active: verified(row),
    restricted: { demands: JSON.stringify([BANK_DEMAND]), ...(row.bank_account && { bank_account: bank }) },
  };
  await moveMerchant(work.db, owner, id, to, now, columns[to]);
}

/** The time of the sandbox. */
export async function nowOf(work: Work, { deps, caller }: SimulationRequest): Promise<Date> {
  return new Date(await nowIn(work.db, deps.clock, caller));
}
