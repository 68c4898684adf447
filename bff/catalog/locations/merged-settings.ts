import { normalized } from '../../core/contract/text-fields.ts';
import { FULFILLMENTS, type Fulfillment } from './contract/fulfillments.ts';
import type { HoursException, WeeklyRange } from './contract/hours.ts';
import type { LocationChange } from './contract/location-requests.ts';
import type { ChargeCategories, Pause, Tax } from './contract/settings.ts';
import { NO_CHARGE_CATEGORIES, type StoredFulfillment, type StoredSettings } from './stored-settings.ts';
import type { Location } from './contract/location.ts';

/**
 * A request's settings as they are stored, with what it leaves out as it was. They are checked afterwards.
 */
export function mergedSettings(there: StoredSettings, change: LocationChange): StoredSettings {
  const { hours, exceptions, pause, slot, accept, taxes } = change;
  return {
    fulfillments: mergedFulfillments(there.fulfillments, change.fulfillments ?? {}),
    hours: {
      default: hours?.default?.map(weeklyRangeOf) ?? there.hours.default,
      pickup: sent(hours?.pickup && hours.pickup.map(weeklyRangeOf), there.hours.pickup),
      delivery: sent(hours?.delivery && hours.delivery.map(weeklyRangeOf), there.hours.delivery),
      dine_in: sent(hours?.dine_in && hours.dine_in.map(weeklyRangeOf), there.hours.dine_in),
    },
    exceptions: exceptions ? exceptionsOf(exceptions) : there.exceptions,
    pause: pause === undefined ? there.pause : pause && pauseOf(pause),
    slot: {
      minutes: slot?.minutes ?? there.slot.minutes,
      horizon_days: slot?.horizon_days ?? there.slot.horizon_days,
      capacity: sent(slot?.capacity, there.slot.capacity),
      prep_before_open: slot?.prep_before_open ?? there.slot.prep_before_open,
    },
    accept: {
      mode: accept?.mode ?? there.accept.mode,
      within_minutes: accept?.within_minutes ?? there.accept.within_minutes,
    },
    at_pickup: change.at_pickup ?? there.at_pickup,
    listed: change.listed ?? there.listed ?? true,
    taxes: taxes ? taxes.map(taxOf) : there.taxes,
    charge_categories: mergedCategories(there.charge_categories, change.charge_categories),
    tip_presets_bps: change.tip_presets_bps ?? there.tip_presets_bps,
    day_starts_at: change.day_starts_at ?? there.day_starts_at,
  };
}

/** Members that no schema knows are not stored. */
function weeklyRangeOf({ day, open, close }: WeeklyRange): WeeklyRange {
  return { day, open, close };
}

/** Returns the sent value, where `null` counts as a value; an omitted one stays. */
function sent<Value>(value: Value | undefined, there: Value): Value {
  return value === undefined ? there : value;
}

function mergedFulfillments(
  there: StoredSettings['fulfillments'],
  change: NonNullable<LocationChange['fulfillments']>,
): StoredSettings['fulfillments'] {
  const merged = FULFILLMENTS.map((name): [Fulfillment, StoredFulfillment] => {
    const { min_subtotal, fee, postal_prefixes, ...plain } = change[name] ?? {};
    const before = there[name];
    return [
      name,
      {
        enabled: plain.enabled ?? before.enabled,
        lead_minutes: plain.lead_minutes ?? before.lead_minutes,
        min_subtotal: min_subtotal?.amount ?? before.min_subtotal,
        fee: fee?.amount ?? before.fee,
        postal_prefixes:
          postal_prefixes?.map((prefix) => prefix.trim().toUpperCase()) ?? before.postal_prefixes,
        table_required: plain.table_required ?? before.table_required ?? false,
      },
    ];
  });
  return Object.fromEntries(merged) as unknown as StoredSettings['fulfillments'];
}

function exceptionsOf(days: NonNullable<LocationChange['exceptions']>): HoursException[] {
  return days
    .map(({ date, closed = false, ranges = [], reason = null }) => ({
      date,
      closed,
      ranges: ranges.map(({ open, close }) => ({ open, close })),
      reason: reason && normalized(reason),
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function pauseOf({ until, reason = null }: NonNullable<LocationChange['pause']>): Pause {
  return { until: until && new Date(until).toISOString(), reason: reason && normalized(reason) };
}

function mergedCategories(
  there: StoredSettings['charge_categories'] = NO_CHARGE_CATEGORIES,
  change: LocationChange['charge_categories'] = {},
): ChargeCategories {
  return {
    delivery: sent(change.delivery, there.delivery),
    service: sent(change.service, there.service),
    packaging: sent(change.packaging, there.packaging),
  };
}

function taxOf(tax: NonNullable<LocationChange['taxes']>[number]): Tax {
  const { name, rate_ppm, inclusive = false, categories = [], fulfillments = [] } = tax;
  return {
    name: normalized(name),
    rate_ppm,
    inclusive,
    categories: [...new Set(categories)],
    fulfillments: FULFILLMENTS.filter((fulfillment) => fulfillments.includes(fulfillment)),
  };
}

const FIELDS = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const;

type Fields = Readonly<Record<string, string | null | undefined>>;

/**
 * Merges addresses, in NFC, with only fields that have a value. `null` removes a field; omitted ones stay.
 */
export function mergedAddress(there: Fields, change: Fields): Record<string, string> {
  const fields = FIELDS.map((name) => [name, name in change ? change[name] : there[name]] as const);
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, normalized(value)]] : [])),
  );
}

/** As in a record: each field is present, null without a value. */
export function presentAddress(stored: Fields): Location['address'] {
  return Object.fromEntries(FIELDS.map((name) => [name, stored[name] ?? null])) as Location['address'];
}
