import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { locationCalls, MILL_LANE, week } from './testing/location-calls.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const { create } = locationCalls(() => ({ service, partner }));

const taxes = (...given: object[]) => ({ taxes: given.map((tax) => ({ name: 'T', rate_ppm: 1, ...tax })) });

describe('refusals', () => {
  test.each<[object, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ phone: '020 7946' }, 'phone'],
    [{ timezone: '+01:00' }, 'timezone'],
    [{ timezone: null }, 'timezone'],
    [{ address: { country: 'UK' } }, 'address.country'],
    [{ address: 'here' }, 'address'],
    [{ fulfillments: { pickup: { lead_minutes: -1 } } }, 'fulfillments.pickup.lead_minutes'],
    [{ fulfillments: { pickup: { lead_minutes: 241 } } }, 'fulfillments.pickup.lead_minutes'],
    [{ fulfillments: { pickup: { lead_minutes: 1.5 } } }, 'fulfillments.pickup.lead_minutes'],
    [{ fulfillments: { pickup: { enabled: 'yes' } } }, 'fulfillments.pickup.enabled'],
    [
      { fulfillments: { delivery: { fee: { amount: -1, currency: 'GBP' } } } },
      'fulfillments.delivery.fee.amount',
    ],
    [
      { fulfillments: { delivery: { fee: { amount: 100_000_000_000, currency: 'GBP' } } } },
      'fulfillments.delivery.fee.amount',
    ],
    [{ fulfillments: { delivery: { fee: 350 } } }, 'fulfillments.delivery.fee'],
    [
      { fulfillments: { delivery: { fee: { amount: 1, currency: 'EUR' } } } },
      'fulfillments.delivery.fee.currency',
    ],
    [
      { fulfillments: { dine_in: { min_subtotal: { amount: 1, currency: 'EUR' } } } },
      'fulfillments.dine_in.min_subtotal.currency',
    ],
    [{ fulfillments: { delivery: { postal_prefixes: [''] } } }, 'fulfillments.delivery.postal_prefixes.0'],
    [
      { fulfillments: { delivery: { postal_prefixes: ['12345678901'] } } },
      'fulfillments.delivery.postal_prefixes.0',
    ],
    [
      { fulfillments: { delivery: { postal_prefixes: Array<string>(501).fill('A') } } },
      'fulfillments.delivery.postal_prefixes',
    ],
    [{ hours: { default: null } }, 'hours.default'],
    [{ hours: { default: week('funday 09:00 17:00') } }, 'hours.default.0.day'],
    [{ hours: { default: week('friday 24:00 17:00') } }, 'hours.default.0.open'],
    [{ hours: { default: week('friday 9:00 17:00') } }, 'hours.default.0.open'],
    [{ hours: { default: week('friday 09:00 24:01') } }, 'hours.default.0.close'],
    [{ hours: { default: week('friday 09:00 17:60') } }, 'hours.default.0.close'],
    [{ hours: { default: week('friday 09:00 12:00', 'friday 11:59 13:00') } }, 'hours.default'],
    [{ hours: { default: week('friday 18:00 02:00', 'saturday 01:59 03:00') } }, 'hours.default'],
    [{ hours: { pickup: week('sunday 18:00 02:00', 'monday 01:00 03:00') } }, 'hours.pickup'],
    [{ hours: { delivery: week('friday 09:00 09:00', 'saturday 08:00 10:00') } }, 'hours.delivery'],
    [{ hours: { default: week('friday 09:00 10:00', 'friday 09:00 10:00') } }, 'hours.default'],
    [
      {
        hours: {
          default: week(...Array.from({ length: 11 }, (_, hour) => `friday ${hour + 10}:00 ${hour + 10}:30`)),
        },
      },
      'hours.default',
    ],
    [{ exceptions: [{ date: '2026-02-30', closed: true }] }, 'exceptions.0.date'],
    [{ exceptions: [{ date: '2026-12-25' }] }, 'exceptions'],
    [
      { exceptions: [{ date: '2026-12-25', closed: true, ranges: [{ open: '09:00', close: '10:00' }] }] },
      'exceptions',
    ],
    [{ exceptions: [{ date: '2026-12-25', closed: false, ranges: [] }] }, 'exceptions'],
    [
      {
        exceptions: [
          { date: '2026-12-25', closed: true },
          { date: '2026-12-25', closed: true },
        ],
      },
      'exceptions',
    ],
    [
      {
        exceptions: [
          {
            date: '2026-12-25',
            ranges: [
              { open: '09:00', close: '12:00' },
              { open: '11:00', close: '13:00' },
            ],
          },
        ],
      },
      'exceptions',
    ],
    [
      {
        exceptions: [
          {
            date: '2026-12-25',
            ranges: [
              { open: '23:00', close: '01:00' },
              { open: '00:00', close: '00:00' },
            ],
          },
        ],
      },
      'exceptions',
    ],
    [{ exceptions: Array.from({ length: 367 }, () => ({ date: '2026-12-25', closed: true })) }, 'exceptions'],
    [{ pause: {} }, 'pause'],
    [{ pause: { until: 'tomorrow' } }, 'pause.until'],
    [{ pause: { until: '2026-01-01T00:00:00Z' } }, 'pause.until'],
    [{ pause: { until: null, reason: 'x'.repeat(121) } }, 'pause.reason'],
    [{ slot: { minutes: 4 } }, 'slot.minutes'],
    [{ slot: { minutes: 121 } }, 'slot.minutes'],
    [{ slot: { horizon_days: -1 } }, 'slot.horizon_days'],
    [{ slot: { horizon_days: 31 } }, 'slot.horizon_days'],
    [{ slot: { capacity: 0 } }, 'slot.capacity'],
    [{ slot: { capacity: 10_000 } }, 'slot.capacity'],
    [{ slot: { minutes: null } }, 'slot.minutes'],
    [{ accept: { mode: 'maybe' } }, 'accept.mode'],
    [{ accept: { within_minutes: 1 } }, 'accept.within_minutes'],
    [{ accept: { within_minutes: 61 } }, 'accept.within_minutes'],
    [{ at_pickup: 1 }, 'at_pickup'],
    [taxes({ rate_ppm: -1 }), 'taxes.0.rate_ppm'],
    [taxes({ rate_ppm: 1_000_001 }), 'taxes.0.rate_ppm'],
    [taxes({ categories: ['A B'] }), 'taxes.0.categories.0'],
    [taxes({ fulfillments: ['post'] }), 'taxes.0.fulfillments.0'],
    [taxes(...Array.from({ length: 21 }, () => ({}))), 'taxes'],
    [taxes({ inclusive: true }, { inclusive: true }), 'taxes.1'],
    [taxes({ inclusive: true }, {}), 'taxes.1'],
    [
      taxes({ inclusive: true, categories: ['a'] }, { categories: ['b'] }, { categories: ['a', 'c'] }),
      'taxes.2',
    ],
    [taxes({ inclusive: true, categories: ['a'] }, {}), 'taxes.1'],
    [
      taxes({ inclusive: true, fulfillments: ['pickup'] }, { fulfillments: ['pickup', 'dine_in'] }),
      'taxes.1',
    ],
    [{ tip_presets_bps: [1000, 1500] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [1000, 1000, 1500] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [1500, 1000, 2000] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [0, 1000, 2000] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [1000, 2000, 10_001] }, 'tip_presets_bps'],
    [{ tip_presets_bps: [1000, 1500, 2000, 2500] }, 'tip_presets_bps'],
    [{ day_starts_at: '06:01' }, 'day_starts_at'],
    [{ day_starts_at: '24:00' }, 'day_starts_at'],
    [{ metadata: { a: 7 } }, 'metadata.a'],
  ])('of %j name the field and its rule', async (fields, param) => {
    const reply = await create({ ...MILL_LANE, ...fields });
    expect([reply.status, reply.body]).toEqual([
      400,
      { error: expect.any(Number), message: expect.any(String), param: expect.stringMatching(`^${param}`) },
    ]);
    expect(reply.body).toMatchObject({ error: param === 'pause' ? 40002 : 40003 });
  });

  test('of what is missing', async () => {
    expect((await create({})).body).toMatchObject({ error: 40002, param: 'name' });
    expect((await create({ ...MILL_LANE, taxes: [{ name: 'VAT' }] })).body).toMatchObject({
      error: 40002,
      param: 'taxes.0.rate_ppm',
    });
    expect(
      (await create({ ...MILL_LANE, hours: { default: [{ day: 'friday', open: '09:00' }] } })).body,
    ).toMatchObject({
      error: 40002,
      param: 'hours.default.0.close',
    });
  });

  test.each<[string, object]>([
    [
      'ranges that meet',
      {
        hours: {
          default: week(
            'friday 18:00 24:00',
            'saturday 00:00 02:00',
            'saturday 02:00 03:00',
            'sunday 23:00 00:00',
            'monday 00:00 01:00',
          ),
        },
      },
    ],
    [
      'ten ranges a day',
      {
        hours: {
          default: week(...Array.from({ length: 10 }, (_, hour) => `friday ${hour + 10}:00 ${hour + 10}:30`)),
        },
      },
    ],
    [
      'every day, round the clock',
      {
        hours: {
          default: week(
            ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
              (day) => `${day} 09:00 09:00`,
            ),
          ),
        },
      },
    ],
    [
      '500 postal prefixes',
      { fulfillments: { delivery: { postal_prefixes: Array<string>(500).fill('1234567890') } } },
    ],
    [
      '366 exceptions',
      {
        exceptions: Array.from({ length: 366 }, (_, day) => ({
          date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
          closed: true,
        })),
      },
    ],
    [
      'an inclusive tax beside others on other lines',
      taxes(
        { inclusive: true, categories: ['a'] },
        { inclusive: true, categories: ['b'] },
        { categories: ['c'] },
        { categories: ['c'] },
      ),
    ],
    ['20 taxes that are added', taxes(...Array.from({ length: 20 }, () => ({ rate_ppm: 1_000_000 })))],
    ['the bounds of slots', { slot: { minutes: 120, horizon_days: 0, capacity: 9_999 } }],
  ])('don’t meet %s', async (_, fields) => {
    const reply = await create({ ...MILL_LANE, ...fields });
    expect([reply.status, reply.body]).toMatchObject([201, { id: expect.any(String) }]);
  });
});
