import type { ChargeCategories } from './contract/settings.ts';
import type { StoredFulfillment, StoredSettings } from './stored-settings.ts';

const FULFILLMENT: StoredFulfillment = {
  enabled: false,
  lead_minutes: 20,
  min_subtotal: 0,
  fee: 0,
  postal_prefixes: [],
};

export const NO_CHARGE_CATEGORIES: ChargeCategories = { delivery: null, service: null, packaging: null };

/** What a new location has where its request says nothing. */
export const DEFAULT_SETTINGS: StoredSettings = {
  fulfillments: { pickup: { ...FULFILLMENT, enabled: true }, delivery: FULFILLMENT, dine_in: FULFILLMENT },
  hours: { default: [], pickup: null, delivery: null, dine_in: null },
  exceptions: [],
  pause: null,
  slot: { minutes: 15, horizon_days: 7, capacity: null, prep_before_open: false },
  accept: { mode: 'manual', within_minutes: 10 },
  at_pickup: false,
  taxes: [],
  charge_categories: NO_CHARGE_CATEGORIES,
  tip_presets_bps: [],
  day_starts_at: '00:00',
};
