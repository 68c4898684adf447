import type { Merchant, MerchantStatus } from '../contract/merchants/merchant.ts';
import type { Work } from '../database/unit-of-work.ts';
import type { Owner } from '../database/owner.ts';
import { ApiError } from '../gateway/errors.ts';
import type { Simulation, SimulationRequest, Simulations } from '../feature.ts';
import { createMerchant, lockMerchant, moveMerchant, updateMerchant } from './merchant-changes.ts';
import { wayTo } from './merchant-states.ts';

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
  const now = nowOf(request);
  const { id, metadata } = await merchantOf(work, request);
  const noted = { ...metadata, simulated_at: now.toISOString() };
  await updateMerchant(work.db, request.caller, id, { metadata: noted }, now);
}

/** Onboarding moves one step: to `needs_data`, to `in_review`, and back, because something is missing. */
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
  await moveMerchant(work.db, request.caller, id, next, nowOf(request));
}

/** Moves the merchant to a state, through those on the way. */
function simulateState(to: MerchantStatus): Simulation {
  return async (work, request) => {
    await walk(work, request.caller, await merchantOf(work, request), to, nowOf(request));
  };
}

/** The named merchant; if none was named, a new one. @throws {ApiError} not_found */
async function merchantOf(work: Work, request: SimulationRequest): Promise<Merchant> {
  if (request.merchantId === undefined) return newMerchant(work, request);
  return lockMerchant(work.db, request.caller, request.merchantId);
}

export function newMerchant(work: Work, request: SimulationRequest): Promise<Merchant> {
  return createMerchant(work.db, request.caller, TEST_MERCHANT, nowOf(request));
}

/** @throws {ApiError} state_forbids: it is there already, or no way leads there */
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
  for (const status of way) await moveMerchant(work.db, owner, merchant.id, status, now);
}

export function nowOf({ deps }: SimulationRequest): Date {
  return new Date(deps.clock.now());
}
