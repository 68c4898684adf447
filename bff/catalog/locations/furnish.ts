import { newId } from '../../core/database/ids.ts';
import type { FurnishMerchants, SimulationRequest, Simulations } from '../../core/feature.ts';
import { WEEKDAYS } from '../../core/contract/dates.ts';
import { DEFAULT_SETTINGS, type StoredSettings } from './stored-settings.ts';
import { insertLocations, pageOfLocations } from './location-records.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { lockMerchant, newMerchant } from '../../accounts/merchants/merchants.ts';
import type { Location } from './contract/location.ts';
import { createLocation, updateLocation } from './location-changes.ts';

const { pickup, delivery, dine_in } = DEFAULT_SETTINGS.fulfillments;

/** Open at any time, so that an order can be tried whenever it is written. */
const SETTINGS: StoredSettings = {
  ...DEFAULT_SETTINGS,
  fulfillments: {
    pickup,
    delivery: { ...delivery, enabled: true, lead_minutes: 40, min_subtotal: 1_500, fee: 350 },
    dine_in,
  },
  hours: {
    ...DEFAULT_SETTINGS.hours,
    default: WEEKDAYS.map((day) => ({ day, open: '00:00', close: '24:00' })),
  },
  at_pickup: true,
  taxes: [{ name: 'VAT', rate_ppm: 200_000, inclusive: true, categories: [], fulfillments: [] }],
  tip_presets_bps: [1_000, 1_250, 1_500],
};

const ADDRESS = { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' };

/** Each test merchant has one location. */
export const furnishLocations: FurnishMerchants = async (trx, merchants, now) => {
  await insertLocations(
    trx,
    merchants.map(({ id, partnerId, environment, timezone }) => ({
      id: newId('loc'),
      partner_id: partnerId,
      environment,
      merchant_id: id,
      slug: 'mill-lane',
      name: 'Mill Lane',
      status: 'active',
      phone: null,
      timezone,
      address: JSON.stringify(ADDRESS),
      settings: JSON.stringify(SETTINGS),
      created_at: now,
      updated_at: now,
    })),
  );
};

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
