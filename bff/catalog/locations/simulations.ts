import type { Work } from '../../core/database/unit-of-work.ts';
import type { SimulationRequest, Simulations } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { lockMerchant, newMerchant } from '../../accounts/merchants/merchants.ts';
import type { Location } from './contract/location.ts';
import { createLocation, updateLocation } from './location-changes.ts';
import { pageOfLocations } from './location-records.ts';

export const locationSimulations: Simulations = {
  'location.created': simulateCreated,
  'location.updated': simulateUpdated,
};

/** Another location of the merchant; if none was named, of a new one. */
async function simulateCreated(work: Work, request: SimulationRequest): Promise<void> {
  await newLocation(work, request, await merchantOf(work, request));
}

/** Changes the merchant's newest location: a note in its metadata, which has no other effect. */
async function simulateUpdated(work: Work, request: SimulationRequest): Promise<void> {
  const { caller } = request;
  const merchantId = await merchantOf(work, request);
  const page = { limit: 1, after: undefined };
  const { data } = await pageOfLocations(work.db, { ...caller, only: merchantId }, merchantId, page, {});
  const { id, metadata } = data[0] ?? (await newLocation(work, request, merchantId));
  const now = await timeOf(work, request);
  const noted = { ...metadata, simulated_at: now.toISOString() };
  await updateLocation(work.db, caller, { merchantId, id }, { metadata: noted }, now);
  work.afterCommit(() => request.deps.locations.invalidate(id));
}

/** @throws {ApiError} not_found */
async function merchantOf(work: Work, request: SimulationRequest): Promise<string> {
  const { merchantId, caller } = request;
  const { id } =
    merchantId === undefined
      ? await newMerchant(work, request)
      : await lockMerchant(work.db, caller, merchantId);
  return id;
}

async function newLocation(work: Work, request: SimulationRequest, merchantId: string): Promise<Location> {
  const now = await timeOf(work, request);
  return createLocation(work.db, request.caller, merchantId, { name: 'Station Road' }, now);
}

async function timeOf(work: Work, { deps, caller }: SimulationRequest): Promise<Date> {
  return new Date(await nowIn(work.db, deps.clock, caller));
}
