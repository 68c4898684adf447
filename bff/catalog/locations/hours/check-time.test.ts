import { describe, expect, test } from 'vitest';
import type { MerchantStatus } from '../../../accounts/merchants/contract/merchant.ts';
import { DEFAULT_SETTINGS, type StoredSettings } from '../stored-settings.ts';
import { orderingLocationOf, type OrderingLocation } from '../ordering-location.ts';
import { WEEKDAYS } from '../../../core/contract/dates.ts';
import { checkOrderTime, slotsOfDays } from './check-time.ts';
import type { OrderingMoment } from './order-times.ts';

/** Open every day from 9 to 17 in New York, 20 minutes to prepare, a slot each quarter of an hour. */
function location(
  settings: Partial<StoredSettings> = {},
  status: MerchantStatus = 'active',
): OrderingLocation {
  const hours = WEEKDAYS.map((day) => ({ day, open: '09:00', close: '17:00' }));
  const at = new Date('2026-01-01T00:00:00Z');
  return orderingLocationOf({
    id: 'loc_1',
    partner_id: 'par_1',
    environment: 'sandbox',
    merchant_id: 'mer_1',
    slug: 'main',
    name: 'Main',
    status: 'active',
    phone: null,
    timezone: 'America/New_York',
    address: {},
    settings: { ...DEFAULT_SETTINGS, hours: { ...DEFAULT_SETTINGS.hours, default: hours }, ...settings },
    currency: 'USD',
    country: 'US',
    language: null,
    merchant_status: status,
    version: 1,
    metadata: {},
    created_at: at,
    updated_at: at,
  });
}

const moment = (
  local: string,
  settings: Partial<StoredSettings> = {},
  more: Partial<OrderingMoment> = {},
): OrderingMoment => ({
  location: location(settings),
  fulfillment: 'pickup',
  now: Date.parse(`${local}-04:00`),
  taken: new Map(),
  ...more,
});
const utc = (local: string): string => new Date(`${local}-04:00`).toISOString();
const ms = (local: string): number => Date.parse(`${local}-04:00`);
const next = (at: string, label: string) => ({ at: utc(at), label });

describe('an order for now', () => {
  test('is ready when the lead has passed, on a whole minute', () => {
    expect(checkOrderTime(moment('2026-06-10T10:02:30'), null)).toEqual({
      ok: true,
      readyAt: new Date(utc('2026-06-10T10:23:00')),
      label: '10:23 AM',
      slot: null,
    });
  });

  test.each<[string, object]>([
    ['2026-06-10T09:00:00', { ok: true }],
    ['2026-06-10T16:40:00', { ok: true, label: '5:00 PM' }],
    ['2026-06-10T08:59:59', { reason: 'closed', nextAvailable: next('2026-06-10T09:30', '9:30 AM') }],
    ['2026-06-10T16:40:01', { reason: 'closed', nextAvailable: next('2026-06-11T09:30', '9:30 AM') }],
    ['2026-06-10T23:00:00', { reason: 'closed', nextAvailable: next('2026-06-11T09:30', '9:30 AM') }],
  ])('at %s: %j', (now, expected) => {
    expect(checkOrderTime(moment(now), null)).toMatchObject(expected);
  });

  test('counts for the slot that its time is in, if slots are limited', () => {
    const slot = { ...DEFAULT_SETTINGS.slot, capacity: 2 };
    const check = (taken: number) =>
      checkOrderTime(
        moment('2026-06-10T10:02:30', { slot }, { taken: new Map([[ms('2026-06-10T10:15'), taken]]) }),
        null,
      );
    expect(check(1)).toMatchObject({
      ok: true,
      slot: { locationId: 'loc_1', startsAt: new Date(utc('2026-06-10T10:15')), capacity: 2 },
    });
    expect(check(2)).toMatchObject({ reason: 'full', nextAvailable: next('2026-06-10T10:30', '10:30 AM') });
  });

  test('is refused during a pause, and the next time is after it', () => {
    const pause = { until: utc('2026-06-10T12:00:00'), reason: null };
    expect(checkOrderTime(moment('2026-06-10T10:00:00', { pause }), null)).toMatchObject({
      reason: 'paused',
      nextAvailable: next('2026-06-10T12:30', '12:30 PM'),
    });
    expect(checkOrderTime(moment('2026-06-10T12:00:00', { pause }), null)).toMatchObject({ ok: true });
    const forNow = { until: null, reason: null };
    expect(checkOrderTime(moment('2026-06-10T10:00:00', { pause: forNow }), null)).toMatchObject({
      reason: 'paused',
      nextAvailable: null,
    });
  });

  test('is refused where the fulfillment, the location or the merchant takes none', () => {
    const none = { ok: false, reason: 'unavailable', nextAvailable: null };
    const now = moment('2026-06-10T10:00:00');
    expect(checkOrderTime({ ...now, fulfillment: 'delivery' }, null)).toEqual(none);
    for (const status of ['suspended', 'rejected', 'closed'] as const) {
      expect(checkOrderTime({ ...now, location: location({}, status) }, null)).toEqual(none);
    }
    for (const status of ['needs_data', 'active', 'restricted'] as const) {
      expect(checkOrderTime({ ...now, location: location({}, status) }, null)).toMatchObject({ ok: true });
    }
    const closed = { ...now.location, isInService: false };
    expect(checkOrderTime({ ...now, location: closed }, ms('2026-06-10T12:00'))).toEqual(none);
  });
});

describe('an order for later', () => {
  const now = '2026-06-10T10:00:00';

  test('is taken at a time that is offered, and counts for it', () => {
    expect(checkOrderTime(moment(now), ms('2026-06-12T12:15'))).toEqual({
      ok: true,
      readyAt: new Date(utc('2026-06-12T12:15')),
      label: '12:15 PM',
      slot: { locationId: 'loc_1', startsAt: new Date(utc('2026-06-12T12:15')), capacity: null },
    });
  });

  test.each<[string, string, object]>([
    ['between two slots', '2026-06-12T12:16', next('2026-06-12T12:30', '12:30 PM')],
    ['before opening and its lead', '2026-06-12T09:15', next('2026-06-12T09:30', '9:30 AM')],
    ['after closing', '2026-06-12T17:15', next('2026-06-13T09:30', '9:30 AM')],
    ['before the lead', '2026-06-10T10:15', next('2026-06-10T10:30', '10:30 AM')],
    ['in the past', '2026-06-01T12:00', next('2026-06-10T10:30', '10:30 AM')],
    ['beyond the horizon', '2026-06-18T12:00', next('2026-06-10T10:30', '10:30 AM')],
  ])('is refused %s', (_, at, nextAvailable) => {
    expect(checkOrderTime(moment(now), ms(at))).toEqual({ ok: false, reason: 'not_offered', nextAvailable });
  });

  test('is refused where the slot is full, until it has room', () => {
    const slot = { ...DEFAULT_SETTINGS.slot, capacity: 1 };
    const taken = new Map([[ms('2026-06-12T12:15'), 1]]);
    const at = ms('2026-06-12T12:15');
    expect(checkOrderTime(moment(now, { slot }, { taken }), at)).toEqual({
      ok: false,
      reason: 'full',
      nextAvailable: next('2026-06-12T12:30', '12:30 PM'),
    });
    expect(checkOrderTime(moment(now, { slot }), at)).toMatchObject({ ok: true });
  });

  test('can be as far ahead as the horizon, counted in business days', () => {
    const open = WEEKDAYS.map((day) => ({ day, open: '18:00', close: '02:00' }));
    const hours = { ...DEFAULT_SETTINGS.hours, default: open };
    const slot = { ...DEFAULT_SETTINGS.slot, horizon_days: 0 };
    const check = (day_starts_at: string, at: string) =>
      checkOrderTime(moment('2026-06-10T19:00:00', { hours, slot, day_starts_at }), ms(at)).ok;
    expect(check('00:00', '2026-06-10T23:45')).toBe(true);
    expect(check('00:00', '2026-06-11T00:30')).toBe(false);
    expect(check('04:00', '2026-06-11T00:30')).toBe(true);
    expect(check('04:00', '2026-06-11T18:30')).toBe(false);
  });

  test('during a pause is taken for a time after it', () => {
    const pause = { until: utc('2026-06-11T12:00:00'), reason: null };
    expect(checkOrderTime(moment(now, { pause }), ms('2026-06-11T12:15'))).toMatchObject({
      reason: 'paused',
    });
    expect(checkOrderTime(moment(now, { pause }), ms('2026-06-11T12:30'))).toMatchObject({ ok: true });
  });
});

describe('what a customer can choose', () => {
  test('is by local date, with what can be had now', () => {
    const shown = slotsOfDays(moment('2026-06-10T16:00:00'), { from: undefined, days: 2 });
    expect(shown).toMatchObject({
      state: 'open',
      now: next('2026-06-10T16:20', '4:20 PM'),
      next_available_at: utc('2026-06-10T16:30'),
    });
    expect(shown.days.map(({ date, slots }) => [date, slots.length, slots[0], slots.at(-1)])).toEqual([
      ['2026-06-10', 3, next('2026-06-10T16:30', '4:30 PM'), next('2026-06-10T17:00', '5:00 PM')],
      ['2026-06-11', 31, next('2026-06-11T09:30', '9:30 AM'), next('2026-06-11T17:00', '5:00 PM')],
    ]);
  });

  test('leaves out full slots, the past, and days beyond the horizon', () => {
    const slot = { ...DEFAULT_SETTINGS.slot, capacity: 1, minutes: 120 };
    const taken = new Map([[ms('2026-06-16T13:00'), 1]]);
    const shown = slotsOfDays(moment('2026-06-10T10:00:00', { slot }, { taken }), {
      from: '2026-06-16',
      days: 4,
    });
    expect(shown.days.map(({ date, slots }) => [date, ...slots.map(({ label }) => label)])).toEqual([
      ['2026-06-16', '11:00 AM', '3:00 PM', '5:00 PM'],
      ['2026-06-17', '11:00 AM', '1:00 PM', '3:00 PM', '5:00 PM'],
      ['2026-06-18'],
      ['2026-06-19'],
    ]);
    const past = slotsOfDays(moment('2026-06-10T10:00:00'), { from: '2026-06-08', days: 2 });
    expect(past.days.flatMap(({ slots }) => slots)).toEqual([]);
  });

  test('is nothing while it is closed, paused or full, and says which', () => {
    const state = (now: string, settings: Partial<StoredSettings>, more: Partial<OrderingMoment> = {}) => {
      const shown = slotsOfDays(moment(now, settings, more), { from: undefined, days: 1 });
      return [shown.state, shown.now];
    };
    expect(state('2026-06-10T20:00:00', {})).toEqual(['closed', null]);
    expect(state('2026-06-10T10:00:00', { pause: { until: null, reason: 'Busy' } })).toEqual([
      'paused',
      null,
    ]);
    expect(state('2026-06-10T10:00:00', {}, { fulfillment: 'dine_in' })).toEqual(['unavailable', null]);
    const slot = { ...DEFAULT_SETTINGS.slot, capacity: 1 };
    const taken = new Map([[ms('2026-06-10T10:15'), 1]]);
    expect(state('2026-06-10T10:00:00', { slot }, { taken })).toEqual(['full', null]);
  });

  test('has the same times that are taken', () => {
    const at = moment('2026-06-10T10:00:00');
    const slots = slotsOfDays(at, { from: undefined, days: 8 }).days.flatMap((day) => day.slots);
    expect(slots.length).toBeGreaterThan(200);
    for (const slot of slots) {
      expect(checkOrderTime(at, Date.parse(slot.at))).toMatchObject({ ok: true, label: slot.label });
    }
  });
});
