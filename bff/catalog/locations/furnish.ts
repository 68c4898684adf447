import { newId } from '../../core/database/ids.ts';
import type { FurnishMerchants } from '../../core/feature.ts';
import { WEEKDAYS } from '../../core/contract/dates.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { insertLocations } from './location-records.ts';
import type { StoredSettings } from './stored-settings.ts';

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
