import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RATE_LIMIT } from '../../core/arithmetic/fees.ts';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
import type { Event } from '../../developers/webhooks/contract/events.ts';
import { CURRENCIES } from '../../core/contract/iso-codes.ts';
import { MAX_BPS, MAX_FIXED, PRICE_LINES } from './contract/price-fields.ts';
import type { PriceSheet } from './contract/price-sheet.ts';
import { linesWith, publish } from './testing/price-sheets.ts';
import { PricingPartner } from './testing/pricing.ts';

const PREPARED = `psh_${'GBP'.padStart(26, '0')}`;
const DAY_MS = 24 * 3_600_000;

let service: Service;
let pricing: PricingPartner;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  pricing = await PricingPartner.signUp(service);
});
afterAll(() => service.stop());

const read = async (id: string): Promise<PriceSheet> =>
  (await pricing.call<PriceSheet>(`GET /v1/price_sheets/${id}`)).body;

async function list(query: string): Promise<string[]> {
  const { body } = await pricing.call<{ data: PriceSheet[] }>(`GET /v1/price_sheets?${query}`);
  return body.data.map(({ id }) => id);
}

const simulate = async (merchant?: string): Promise<PriceSheet> => {
  const { body } = await pricing.call<{ data: Event[] }>('POST /v1/sandbox/events', {
    type: 'price_sheet.published',
    merchant,
  });
  return body.data.at(-1)?.data as PriceSheet;
};

test('the largest rate of the contract is that of the arithmetic', () => {
  expect({ bps: MAX_BPS, fixed: MAX_FIXED }).toEqual(RATE_LIMIT);
});

test('a sandbox has a sheet in every currency, with every line', async () => {
  const sheet = await read(PREPARED);
  expect(sheet).toMatchObject({ currency: 'GBP', status: 'published', version: 1 });
  expect(sheet.lines.map(({ line }) => line)).toEqual(PRICE_LINES);
  const ids = await service.db
    .selectFrom('price_sheets')
    .select('currency')
    .where('partner_id', 'is', null)
    .where('environment', '=', 'sandbox')
    .execute();
  expect(new Set(ids.map(({ currency }) => currency))).toEqual(CURRENCIES);
});

test('a published sheet is told, takes the place of the one before, and never changes', async () => {
  const first = await simulate();
  expect(first).toMatchObject({ object: 'price_sheet', currency: 'GBP', status: 'published' });
  expect(await read(first.id)).toEqual(first);
  expect((await read(PREPARED)).status).toBe('superseded');
  expect(await list('currency=GBP')).toEqual([first.id, PREPARED]);
  expect(await list('currency=GBP&status=superseded')).toEqual([PREPARED]);
  expect(await list('currency=GBP&status=published')).toEqual([first.id]);
  expect(await list('currency=GBP&limit=1')).toEqual([first.id]);
  expect(await list(`currency=GBP&cursor=${first.id}`)).toEqual([PREPARED]);
  expect(await list(`created_from=${first.created_at}`)).toEqual([first.id]);
  expect(await list(`currency=GBP&created_to=${first.created_at}`)).toEqual([PREPARED]);
  expect(await list(`updated_after=2021-01-01T00:00:00Z`)).toEqual([first.id]);
  const change = service.db.updateTable('price_sheets').where('id', '=', first.id);
  await expect(change.set({ effective_at: new Date(0) }).execute()).rejects.toThrow('never changes');
  const remove = service.db.deleteFrom('price_sheets').where('id', '=', first.id);
  await expect(remove.execute()).rejects.toThrow('never changes');
});

test('simulated floors rise, and come back the next time', async () => {
  expect((await pricing.price(10_000))[0]).toBe(255);
  await simulate();
  expect((await pricing.price(10_000))[0]).toBe(275);
  await simulate(pricing.partner.active);
  expect((await pricing.price(10_000))[0]).toBe(255);
  await simulate();
  expect((await pricing.price(10_000))[0]).toBe(275);
});

test('a sheet that takes effect later is published, and supersedes when its time has come', async () => {
  const { partnerId } = pricing.partner;
  const at = new Date(service.clock.now() + 30 * DAY_MS);
  const lines = linesWith({ 'order.online': { floor: { bps: 300, fixed: 15 } } });
  const { id } = await publish(service, { partnerId, lines, effectiveAt: at });
  service.clock.advance(1_000);
  expect(await read(id)).toMatchObject({ status: 'published', effective_at: at.toISOString() });
  expect((await read(PREPARED)).status).toBe('published');
  expect((await pricing.price(10_000))[0]).toBe(255);
  // What begins before is checked by the floor of today, what applies after it by the new one.
  const { body } = await pricing.send({ bps: 290 });
  expect(body).toMatchObject({ error: 40020, param: 'bps' });
  await pricing.rule({ bps: 300 });
  const to = new Date(at.getTime() + DAY_MS).toISOString();
  await pricing.call('POST /v1/sandbox/clock/advance', { to });
  expect((await read(PREPARED)).status).toBe('superseded');
  expect((await pricing.quote(10_000)).price_sheet).toBe(id);
});

test('a sheet that should have taken effect before takes effect when it is published', async () => {
  const { partnerId } = pricing.partner;
  const before = service.clock.now();
  const { id } = await publish(service, { partnerId, effectiveAt: new Date(before - DAY_MS) });
  expect(Date.parse((await read(id)).effective_at)).toBeGreaterThanOrEqual(before);
});

test("a partner's own sheet comes before a newer one for all, and is nobody else's", async () => {
  const own = await publish(service, { partnerId: pricing.partner.partnerId, currency: 'SEK' });
  const all = await publish(service, { partnerId: null, currency: 'SEK' });
  expect((await read(own.id)).status).toBe('published');
  expect((await read(all.id)).status).toBe('superseded');
  const { body: merchant } = await pricing.call<{ id: string }>('POST /v1/merchants', {
    display_name: 'Hilltop',
    legal_name: 'Hilltop AB',
    country: 'SE',
    currency: 'SEK',
    timezone: 'Europe/Stockholm',
  });
  service.clock.advance(1_000);
  const amount = { amount: 10_000, currency: 'SEK' };
  expect((await pricing.quote(0, { merchant: merchant.id, amount })).price_sheet).toBe(own.id);
  const other = await signUp(service);
  const theirs = new PricingPartner(service, other);
  expect((await theirs.call(`GET /v1/price_sheets/${own.id}`)).status).toBe(404);
  expect((await theirs.call(`GET /v1/price_sheets/${all.id}`)).body['status']).toBe('published');
});

test.each(['currency=gbp', 'status=draft', 'merchant=mer_1'])('the filter %s is refused', async (query) => {
  expect((await pricing.call(`GET /v1/price_sheets?${query}`)).body['error']).toBe(40003);
});
