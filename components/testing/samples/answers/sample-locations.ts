import type { Location } from '../../../elements/locations/records.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** A location with something in each of its settings. */
export const MILL_LANE: Location = {
  id: 'loc_mill',
  name: 'Mill Lane',
  status: 'active',
  address: {
    line1: '12 Mill Lane',
    line2: null,
    city: 'Reading',
    region: null,
    postal_code: 'RG1 2AB',
    country: 'GB',
  },
  phone: '+441184960123',
  timezone: 'Europe/London',
  fulfillments: {
    pickup: {
      enabled: true,
      lead_minutes: 15,
      postal_prefixes: [],
      table_required: false,
      min_subtotal: gbp(0),
      fee: gbp(30),
    },
    delivery: {
      enabled: true,
      lead_minutes: 35,
      postal_prefixes: ['RG1', 'RG2'],
      table_required: false,
      min_subtotal: gbp(1_000),
      fee: gbp(250),
    },
    dine_in: {
      enabled: false,
      lead_minutes: 20,
      postal_prefixes: [],
      table_required: false,
      min_subtotal: gbp(0),
      fee: gbp(0),
    },
  },
  hours: {
    default: [
      ...weekdays
        .filter((day) => day !== 'thursday')
        .map((day) => ({ day, open: '08:00', close: day === 'friday' ? '20:00' : '17:30' })),
      { day: 'thursday', open: '08:00', close: '12:00' },
      { day: 'thursday', open: '13:00', close: '17:30' },
      { day: 'saturday', open: '09:00', close: '20:00' },
    ],
    pickup: null,
    delivery: null,
    dine_in: null,
  },
  exceptions: [
    {
      date: '2026-12-24',
      closed: false,
      ranges: [{ open: '08:00', close: '13:00' }],
      reason: 'Christmas Eve',
    },
    ...['2026-12-25', '2026-12-26', '2026-12-27'].map((date) => ({
      date,
      closed: true,
      ranges: [],
      reason: 'Christmas',
    })),
  ],
  pause: null,
  slot: { minutes: 15, horizon_days: 7, capacity: 8, prep_before_open: false },
  accept: { mode: 'manual', within_minutes: 10 },
  at_pickup: false,
  taxes: [
    { name: 'VAT', rate_ppm: 200_000, inclusive: true, categories: ['hot-food', 'plants'], fulfillments: [] },
    {
      name: 'VAT',
      rate_ppm: 0,
      inclusive: true,
      categories: ['cakes'],
      fulfillments: ['pickup', 'delivery'],
    },
  ],
  charge_categories: { delivery: null, service: null, packaging: null },
  tip_presets_bps: [1_000, 1_250, 1_500],
  day_starts_at: '00:00',
  version: 3,
};

/** Another one, which its merchant has just added. */
export const STATION: Location = {
  ...MILL_LANE,
  id: 'loc_station',
  name: 'Station kiosk',
  hours: { ...MILL_LANE.hours, default: [] },
  exceptions: [],
  taxes: [],
  tip_presets_bps: [],
  pause: { until: null, reason: 'Busy' },
  version: 1,
};

/** Applies a change as the API does: lists are replaced, and what is left out stays. */
export function changedLocation(location: Location, change: object): Location {
  return { ...(merged(location, change) as Location), version: location.version + 1 };
}

function merged(before: unknown, change: unknown): unknown {
  if (!isPlain(before) || !isPlain(change)) return change;
  const both = Object.entries(change).map(([name, value]) => [
    name,
    merged((before as Record<string, unknown>)[name], value),
  ]);
  return { ...before, ...Object.fromEntries(both) };
}

const isPlain = (one: unknown): one is object =>
  typeof one === 'object' && one !== null && !Array.isArray(one);
