import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { linesWith, publish } from './testing/price-sheets.ts';
import { PricingPartner } from './testing/pricing.ts';

let service: Service;
let pricing: PricingPartner;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  pricing = await PricingPartner.signUp(service);
});
afterAll(() => service.stop());

const PLAN = { layer: 2, target: 'gold', mode: 'add', bps: -15, fixed: 0 };

/** Another merchant of the partner. */
async function merchant(fields: object = {}): Promise<string> {
  const { body } = await pricing.call<{ id: string }>('POST /v1/merchants', {
    display_name: 'Hilltop',
    legal_name: 'Hilltop Ltd',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
    ...fields,
  });
  return body.id;
}

describe('a quote', () => {
  test('shows what each layer does, and what comes of it', async () => {
    const { active } = pricing.partner;
    await pricing.call(`PATCH /v1/merchants/${active}`, { plan: 'gold' });
    const rules = [
      await pricing.rule({}),
      await pricing.rule(PLAN),
      await pricing.rule({ layer: 3, target: active, bps: 260, fixed: 18 }),
      await pricing.rule({ layer: 4, target: 'ordering', mode: 'add', bps: 20, fixed: 5 }),
    ];
    const quote = await pricing.quote(4235, { surface: 'ordering' });
    const gbp = (amount: number) => ({ amount, currency: 'GBP' });
    const step = (at: number, bps: number, fixed: number, fee: number) => ({
      layer: at + 1,
      rule: rules[at]?.id,
      target: rules[at]?.target,
      mode: rules[at]?.mode,
      bps: rules[at]?.bps,
      fixed: rules[at]?.fixed,
      rate: { bps, fixed, fee: gbp(fee) },
    });
    expect(quote).toEqual({
      object: 'price_quote',
      environment: 'sandbox',
      merchant: active,
      surface: 'ordering',
      line: 'order.online',
      amount: gbp(4235),
      price_sheet: `psh_${'GBP'.padStart(26, '0')}`,
      wholesale: { bps: 220, fixed: 10, fee: gbp(103) },
      steps: [step(0, 270, 20, 134), step(1, 255, 20, 128), step(2, 260, 18, 128), step(3, 280, 23, 142)],
      floor: { bps: 240, fixed: 15, fee: gbp(117) },
      price: gbp(142),
      platform: gbp(103),
      partner: gbp(39),
      floor_applied: false,
    });
    // A tie: 32.5 goes to 32. Without a surface the fourth layer has no rule.
    expect(await pricing.price(1250)).toEqual([50, 38, 12, false]);
  });

  test('is raised to a floor that rose under the rules', async () => {
    const gold = await merchant({ plan: 'gold' });
    await pricing.rule({});
    await pricing.rule(PLAN);
    const lines = linesWith({ 'order.online': { floor: { bps: 260, fixed: 15 } } });
    await publish(service, { partnerId: pricing.partner.partnerId, lines });
    service.clock.advance(1_000);
    expect(await pricing.price(20_000, { merchant: gold })).toEqual([535, 450, 85, true]);
    expect(await pricing.price(10_000, { merchant: gold })).toEqual([275, 230, 45, false]);
  });

  test('is in whole yen for a merchant in Japan', async () => {
    const shop = await merchant({ country: 'JP', currency: 'JPY', timezone: 'Asia/Tokyo' });
    await pricing.rule({ currency: 'JPY', bps: 280, fixed: 30 });
    const amount = { amount: 1000, currency: 'JPY' };
    expect(await pricing.price(0, { merchant: shop, amount })).toEqual([58, 32, 26, false]);
  });

  test('without rules is the floor, of nothing is nothing, and of the largest amount is exact', async () => {
    expect(await pricing.price(4235)).toEqual([117, 103, 14, true]);
    expect(await pricing.price(0)).toEqual([0, 0, 0, false]);
    expect(await pricing.price(99_999_999_999)).toEqual([2_400_000_015, 2_200_000_010, 200_000_005, true]);
  });

  test.each([
    ['an unknown line', { line: 'order.offline' }, 40003, 'line'],
    ['an unknown surface', { surface: 'kiosk' }, 40003, 'surface'],
    ['another currency', { amount: { amount: 1, currency: 'EUR' } }, 40003, 'amount.currency'],
    ['a negative amount', { amount: { amount: -1, currency: 'GBP' } }, 40003, 'amount.amount'],
    ['a fraction', { amount: { amount: 0.5, currency: 'GBP' } }, 40003, 'amount.amount'],
    ['too much', { amount: { amount: 100_000_000_000, currency: 'GBP' } }, 40003, 'amount.amount'],
    ['no amount', { amount: undefined }, 40002, 'amount'],
    ['an unknown merchant', { merchant: 'mer_1' }, 40401, 'merchant'],
  ])('for %s is refused', async (_, changes, error, param) => {
    const body = {
      merchant: pricing.partner.active,
      line: 'order.online',
      amount: { amount: 100, currency: 'GBP' },
      ...changes,
    };
    const reply = await pricing.call('POST /v1/prices/quote', body);
    expect([reply.body['error'], reply.body['param']]).toEqual([error, param]);
  });

  test("of another partner's merchant is refused as of an unknown one", async () => {
    const { active: other } = await signUp(service);
    const body = { merchant: other, line: 'order.online', amount: { amount: 100, currency: 'GBP' } };
    const reply = await pricing.call('POST /v1/prices/quote', body);
    expect([reply.status, reply.body['param']]).toEqual([404, 'merchant']);
  });
});

test('production has no prices until the platform publishes a sheet there', async () => {
  await pricing.call('POST /v1/partners/me/publish');
  const { body: key } = await pricing.call<{ secret: string }>('POST /v1/keys', {
    name: 'Live',
    capability: ['pricing:read', 'pricing:write', 'merchants:create'],
    environment: 'production',
  });
  const live = (operation: string, body: object) =>
    call<{ id: string; error: number; param: string; price: object }>(service, operation, {
      credential: key.secret,
      body,
    });
  const made = await live('POST /v1/merchants', {
    display_name: 'Hilltop',
    legal_name: 'Hilltop Ltd',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
  });
  const asked = { merchant: made.body.id, line: 'order.online', amount: { amount: 1000, currency: 'GBP' } };
  expect((await live('POST /v1/prices/quote', asked)).body.error).toBe(40902);
  const rule = { layer: 1, line: 'order.online', currency: 'GBP', mode: 'set', bps: 270, fixed: 20 };
  const early = await live('POST /v1/price_rules', rule);
  expect([early.body.error, early.body.param]).toEqual([40003, 'currency']);
  await publish(service, { partnerId: null, environment: 'production' });
  service.clock.advance(1_000);
  expect((await live('POST /v1/prices/quote', asked)).body.price).toEqual({ amount: 39, currency: 'GBP' });
});
