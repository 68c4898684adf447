import type { Fulfillment } from './contract/fulfillments.ts';
import type { Hours, HoursException } from './contract/hours.ts';
import type { Accept, ChargeCategories, Pause, Slot, Tax } from './contract/settings.ts';

/** A location's settings as stored: every field has a value. */
export interface StoredSettings {
  readonly fulfillments: Readonly<Record<Fulfillment, StoredFulfillment>>;
  readonly hours: Hours;
  /** In order of their dates. */
  readonly exceptions: readonly HoursException[];
  readonly pause: Pause | null;
  readonly slot: Slot;
  readonly accept: Accept;
  readonly at_pickup: boolean;
  /** Undefined: stored before there was a choice; it is listed. */
  readonly listed?: boolean;
  readonly taxes: readonly Tax[];
  /** Undefined: stored before there were any. */
  readonly charge_categories?: ChargeCategories;
  readonly tip_presets_bps: readonly number[];
  readonly day_starts_at: string;
}

/** Amounts in minor units of the merchant's currency. */
export interface StoredFulfillment {
  readonly enabled: boolean;
  readonly lead_minutes: number;
  readonly min_subtotal: number;
  readonly fee: number;
  readonly postal_prefixes: readonly string[];
  /** Undefined: stored before there was one. */
  readonly table_required?: boolean;
}

const FULFILLMENT: StoredFulfillment = {
  enabled: false,
  lead_minutes: 20,
  min_subtotal: 0,
  fee: 0,
  postal_prefixes: [],
};

export const NO_CHARGE_CATEGORIES: ChargeCategories = { delivery: null, service: null, packaging: null };

/** The settings of a new location, where the request omits them. */
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
