import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hiddenIn, signIn, type Seen, type Visit } from '../testing/visit.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
let merchant: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
  merchant = `/console/merchants/${partner.active}`;
});
afterAll(() => service.stop());

/** A new location: the path of its page. */
async function made(fields: Record<string, string> = {}): Promise<string> {
  const sent = await visit.fill(`${merchant}/locations/new`, {
    name: 'Quay',
    timezone: 'Europe/London',
    day_starts_at: '00:00',
    ...fields,
  });
  expect(sent.status).toBe(303);
  return (sent.headers.get('location') ?? '').replace(/\/hours$/, '');
}
const record = async (path: string): Promise<Location> =>
  (
    await call<Location>(service, `GET /v1/merchants/${partner.active}/locations/${path.split('/').at(-1)}`, {
      credential: partner.key,
    })
  ).body;

/** Returns what a browser would send for a page's form: the values of its fields, except those in `typed`. */
function typedIn(page: Seen, typed: Record<string, string>): Record<string, string> {
  const form = page.text.slice(page.text.indexOf('<main'));
  const fields: Record<string, string> = {};
  for (const [, attributes = ''] of form.matchAll(/<input ([^>]*)>/g)) {
    const name = /name="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const isTicked = !attributes.includes('type="checkbox"') || / checked/.test(attributes);
    if (isTicked) fields[name] = /value="([^"]*)"/.exec(attributes)?.[1] ?? '';
  }
  for (const [, name = '', options = ''] of form.matchAll(
    /<select[^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g,
  )) {
    fields[name] = /value="([^"]*)"\s+selected/.exec(options)?.[1] ?? '';
  }
  for (const [, name = '', value = ''] of form.matchAll(
    /<textarea[^>]*name="([^"]*)"[^>]*>\n?([\s\S]*?)<\/textarea>/g,
  )) {
    fields[name] = value;
  }
  return { ...fields, ...typed };
}
async function save(path: string, typed: Record<string, string>): Promise<Seen> {
  const page = await visit.open(path);
  return visit.send(path, page, typedIn(page, typed));
}
/** Returns the error at a field. */
const said = (page: Seen, name: string): string | undefined =>
  new RegExp(`id="${name.replaceAll('.', '\\.')}-note">([^<]*)`).exec(page.text)?.[1];

test('a merchant’s page lists its locations and leads to a new one', async () => {
  const { text } = await visit.open(merchant);
  expect(text).toContain('>Locations<');
  expect(text).toContain('Mill Lane');
  expect(text).toContain('Pickup, Delivery');
  expect(text).toContain(`href="${merchant}/locations/new"`);
});

test('a location is created from its form, and its hours come next', async () => {
  const page = await visit.open(`${merchant}/locations/new`);
  expect(page.text).toMatch(/value="Europe\/London"\s+selected/);
  const path = await made({
    'address.line1': '1 Dock Road',
    'address.city': 'Reading',
    'address.postal_code': 'RG1 2AB',
    phone: '+442079460018',
  });
  expect(await record(path)).toMatchObject({
    name: 'Quay',
    phone: '+442079460018',
    address: { city: 'Reading', line1: '1 Dock Road', region: null },
  });
  const shown = await visit.open(path);
  expect(shown.text).toContain('Without opening hours, it takes no orders.');
});

test.each([
  ['name', '', 'Must be 1–120 characters'],
  ['phone', '020', 'Must be a phone number'],
  ['day_starts_at', '07:00', 'Must be a time of day as HH:MM, from 00:00 to 06:00'],
  ['address.postal_code', 'x'.repeat(21), 'Must be 1–20 characters'],
])('a new location with %s = %j is refused at the field', async (name, value, words) => {
  const sent = await visit.fill(`${merchant}/locations/new`, {
    name: 'Kept',
    timezone: 'UTC',
    day_starts_at: '00:00',
    [name]: value,
  });
  expect(sent.status).toBe(400);
  expect(said(sent, name)).toContain(words);
  expect(sent.text).toContain('Nothing was saved');
});

describe('the hours', () => {
  test('are saved by day, with those of a fulfillment and other days, and come back', async () => {
    const path = await made();
    const hours = {
      'default.monday': '9:00-12:00, 13:00-17:00',
      'default.friday': '18:00-02:00',
      'own.delivery': 'yes',
      'delivery.monday': '10:00-11:00',
      exceptions: '2026-12-25 closed Christmas Day',
    };
    expect((await save(`${path}/hours`, hours)).headers.get('location')).toBe(path);
    expect(await record(path)).toMatchObject({
      hours: {
        default: [
          { day: 'monday', open: '09:00', close: '12:00' },
          { day: 'monday', open: '13:00', close: '17:00' },
          { day: 'friday', open: '18:00', close: '02:00' },
        ],
        pickup: null,
        delivery: [{ day: 'monday', open: '10:00', close: '11:00' }],
      },
      exceptions: [{ date: '2026-12-25', closed: true, ranges: [], reason: 'Christmas Day' }],
      version: 2,
    });
    // Saved again as it is, nothing changes.
    await save(`${path}/hours`, {});
    expect(await record(path)).toMatchObject({ version: 2 });
    const { text } = await visit.open(path);
    for (const words of ['09:00–12:00, 13:00–17:00', '18:00–02:00', 'Delivery hours', 'Christmas Day']) {
      expect(text).toContain(words);
    }
    await save(`${path}/hours`, { 'own.delivery': '', exceptions: '' });
    expect(await record(path)).toMatchObject({ hours: { delivery: null }, exceptions: [] });
  });

  test.each([
    ['default.tuesday', 'nine', 'Write 09:00-17:30'],
    ['exceptions', 'Christmas closed', 'Line 1 can&#39;t be read'],
    ['exceptions', '2026-12-25 closed\n2026-12-25 closed', 'Has 2026-12-25 more than once'],
    ['default.monday', '09:00-12:00, 11:00-13:00', 'Has ranges that overlap'],
  ])('with %s = %j are refused at the field, with what was typed', async (name, value, words) => {
    const path = await made();
    const sent = await save(`${path}/hours`, { 'default.friday': '08:00-09:00', [name]: value });
    expect(sent.status).toBe(400);
    expect(said(sent, name)?.replace('&#x27;', '&#39;')).toContain(words);
    expect(sent.text).toContain('value="08:00-09:00"');
    expect(await record(path)).toMatchObject({ version: 1 });
  });
});

describe('ordering', () => {
  test('is saved as the API has it, and comes back', async () => {
    const path = await made();
    const typed = {
      'delivery.enabled': 'yes',
      'delivery.lead_minutes': '45',
      'delivery.min_subtotal': '15',
      'delivery.fee': '3.50',
      'delivery.postal_prefixes': 'rg1, RG2',
      'slot.minutes': '30',
      'slot.capacity': '4',
      'slot.prep_before_open': 'yes',
      'accept.mode': 'auto',
      at_pickup: 'yes',
      tips: '10, 12.5, 15',
    };
    expect((await save(`${path}/ordering`, typed)).status).toBe(303);
    const money = (amount: number) => ({ amount, currency: 'GBP' });
    const expected = {
      fulfillments: {
        pickup: { enabled: true, lead_minutes: 20 },
        delivery: {
          enabled: true,
          lead_minutes: 45,
          min_subtotal: money(1500),
          fee: money(350),
          postal_prefixes: ['RG1', 'RG2'],
        },
        dine_in: { enabled: false },
      },
      slot: { minutes: 30, horizon_days: 7, capacity: 4, prep_before_open: true },
      accept: { mode: 'auto', within_minutes: 10 },
      at_pickup: true,
      tip_presets_bps: [1000, 1250, 1500],
      version: 2,
    };
    expect(await record(path)).toMatchObject(expected);
    await save(`${path}/ordering`, {});
    expect(await record(path)).toMatchObject(expected);
    await save(`${path}/ordering`, { 'slot.capacity': '', tips: '' });
    expect(await record(path)).toMatchObject({ slot: { capacity: null }, tip_presets_bps: [] });
  });

  test.each([
    ['delivery.fee', '3.505', 'This could mean £3,505.00 or £3.505.'],
    ['slot.minutes', 'soon', 'Enter a whole number'],
    ['slot.minutes', '4', 'Must be an integer from 5 to 120'],
    ['pickup.lead_minutes', '241', 'Must be an integer from 0 to 240'],
    ['tips', '10, x', 'Enter three percentages'],
    ['tips', '15, 10, 20', 'Must be three different rates in ascending order'],
    ['delivery.postal_prefixes', '!', 'Must be'],
  ])('with %s = %j is refused at the field', async (name, value, words) => {
    const path = await made();
    const sent = await save(`${path}/ordering`, { [name]: value });
    expect(sent.status).toBe(400);
    expect(said(sent, name)).toContain(words);
  });
});

describe('taxes', () => {
  test('are added, changed and removed', async () => {
    const path = await made();
    const first = {
      'tax.0.name': 'VAT',
      'tax.0.rate': '20',
      'tax.0.inclusive': 'yes',
      'tax.0.categories': 'standard',
      'tax.1.name': 'Food',
      'tax.1.rate': '8.875 %',
      'tax.1.categories': 'food',
      'tax.1.pickup': 'yes',
    };
    expect((await save(`${path}/taxes`, first)).status).toBe(303);
    const vat = {
      name: 'VAT',
      rate_ppm: 200_000,
      inclusive: true,
      categories: ['standard'],
      fulfillments: [],
    };
    const food = {
      name: 'Food',
      rate_ppm: 88_750,
      inclusive: false,
      categories: ['food'],
      fulfillments: ['pickup'],
    };
    expect((await record(path)).taxes).toEqual([vat, food]);
    await save(`${path}/taxes`, {
      'tax.0.name': '',
      'tax.0.rate': '',
      'tax.2.name': 'City',
      'tax.2.rate': '1',
    });
    expect((await record(path)).taxes).toMatchObject([food, { name: 'City', rate_ppm: 10_000 }]);
  });

  test('that can’t go together are refused at the row of the form', async () => {
    const path = await made();
    const sent = await save(`${path}/taxes`, {
      'tax.0.name': 'A',
      'tax.0.rate': '1',
      'tax.0.inclusive': 'yes',
      'tax.5.name': 'B',
      'tax.5.rate': '1',
    });
    expect(sent.status).toBe(400);
    expect(said(sent, 'tax.5.name')).toContain('Must not share a category and a fulfillment');
    expect(
      said(await save(`${path}/taxes`, { 'tax.1.name': 'A', 'tax.1.rate': 'much' }), 'tax.1.rate'),
    ).toContain('Enter a percentage');
    expect(await record(path)).toMatchObject({ taxes: [], version: 1 });
  });

  test('give charges a category of their own, and take it away again', async () => {
    const path = await made();
    const page = await save(`${path}/taxes`, { 'charge.delivery': 'zero', 'charge.packaging': 'Not one' });
    expect(said(page, 'charge.packaging')).toContain('lowercase letters');
    await save(`${path}/taxes`, { 'charge.delivery': 'zero' });
    const none = { delivery: null, service: null, packaging: null };
    expect((await record(path)).charge_categories).toEqual({ ...none, delivery: 'zero' });
    await save(`${path}/taxes`, { 'charge.delivery': '' });
    expect((await record(path)).charge_categories).toEqual(none);
  });
});

describe('on its page', () => {
  test('a location is paused and taken up again', async () => {
    const path = await made();
    await visit.fill(path, { action: 'pause', minutes: '30', reason: 'Busy' });
    const { pause } = await record(path);
    const minutes = (Date.parse(pause?.until ?? '') - service.clock.now()) / 60_000;
    expect([pause?.reason, Math.round(minutes)]).toEqual(['Busy', 30]);
    expect((await visit.open(path)).text).toContain('End the pause');
    await visit.fill(path, { action: 'resume' });
    expect(await record(path)).toMatchObject({ pause: null });
    await visit.fill(path, { action: 'pause', minutes: '0', reason: '' });
    expect(await record(path)).toMatchObject({ pause: { until: null, reason: null } });
  });

  test('a location is closed and opened again', async () => {
    const path = await made();
    await visit.fill(path, { action: 'close' });
    expect(await record(path)).toMatchObject({ status: 'closed' });
    expect((await visit.open(path)).text).toContain('This location is closed.');
    await visit.fill(path, { action: 'open' });
    expect(await record(path)).toMatchObject({ status: 'active' });
  });
});

test('a form that is older than the location saves nothing', async () => {
  const path = await made();
  const page = await visit.open(`${path}/edit`);
  await visit.fill(path, { action: 'close' });
  const sent = await visit.send(`${path}/edit`, page, typedIn(page, { name: 'Late' }));
  expect(sent.status).toBe(409);
  expect(sent.text).toContain('The location has changed since you opened this form.');
  expect(hiddenIn(sent, 'version')).toBe('1');
  expect(await record(path)).toMatchObject({ name: 'Quay' });
});

test('nobody else’s location has a page', async () => {
  const other = await signUp(service, 'Other POS');
  const foreign = await signIn(service, other);
  const path = await made();
  for (const page of ['', '/edit', '/hours', '/ordering', '/taxes'])
    expect((await foreign.open(path + page)).status).toBe(404);
  expect((await foreign.open(`${merchant}/locations/new`)).status).toBe(404);
  const own = path.replace(partner.active, partner.merchants['restricted'] ?? '');
  expect((await visit.open(own)).status).toBe(404);
});
