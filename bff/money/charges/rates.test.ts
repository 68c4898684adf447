import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../pages/console/testing/visit.ts';
import { Earner } from '../payouts/testing/earner.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import type { MerchantRates, PriceRuleChangePreview } from './contract/rates.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

async function sinceJanuary(): Promise<Earner> {
  const earner = new Earner(service, await signUp(service));
  const created = new Date('2029-01-15T12:00:00Z');
  await service.db
    .updateTable('merchants')
    .set({ created_at: created })
    .where('id', '=', earner.merchant)
    .execute();
  await earner.advanceTo(created);
  return earner;
}

async function ratesOf(earner: Earner): Promise<MerchantRates> {
  const { status, text, body } = await earner.call<MerchantRates>(
    `GET /v1/rates?merchant=${earner.merchant}`,
  );
  if (status !== 200) throw new Error(text);
  return body;
}

async function sessionToken(earner: Earner, scopes: readonly string[]): Promise<string> {
  const body = { merchant: earner.merchant, scopes };
  const { text, body: session } = await earner.call<{ token: string }>('POST /v1/sessions', body);
  if (!session.token) throw new Error(text);
  return session.token;
}

describe('what a merchant pays', () => {
  test('is each line that is charged for, by the price sheet of its sandbox', async () => {
    const { rates, currency } = await ratesOf(await sinceJanuary());
    expect(currency).toBe('GBP');
    expect(
      rates.map(({ line, surface, bps, fixed, at_least }) => [line, surface, bps, fixed.amount, at_least]),
    ).toEqual([
      ['platform.subscription', null, 0, 3_900, null],
      ['order.online', null, 240, 15, null],
      ['payment.pay_link', null, 240, 15, null],
      ['loyalty.active_member', null, 0, 8, null],
      ['payout.instant', null, 150, 0, null],
    ]);
    expect(new Set(rates.map(({ since }) => since))).toEqual(new Set(['2029-01-15T12:00:00.000Z']));
  });

  test('is what its rules make of it, from when they apply, and on a surface with a rate of its own', async () => {
    const earner = await sinceJanuary();
    const rule = { line: 'order.online', currency: 'GBP', mode: 'set', bps: 300, fixed: 20 };
    await earner.advanceTo('2029-01-20T12:00:00Z');
    const { body: all } = await earner.call('POST /v1/price_rules', { ...rule, layer: 1 });
    const kiosk = { ...rule, layer: 4, target: 'dashboard', mode: 'add', bps: -10, fixed: 0 };
    await earner.call('POST /v1/price_rules', { ...kiosk, active_from: '2029-01-22T00:00:00Z' });
    const ofOrders = async () =>
      (await ratesOf(earner)).rates
        .filter(({ line }) => line === 'order.online')
        .map(({ surface, bps, fixed, since, made_by }) => [
          surface,
          bps,
          fixed.amount,
          since.slice(0, 10),
          made_by?.layer,
        ]);
    expect(await ofOrders()).toEqual([[null, 300, 20, '2029-01-20', 1]]);
    await earner.advanceTo('2029-01-23T12:00:00Z');
    expect(await ofOrders()).toEqual([
      [null, 300, 20, '2029-01-20', 1],
      ['dashboard', 290, 20, '2029-01-22', 4],
    ]);
    await earner.call(`POST /v1/price_rules/${String(all['id'])}/end`);
    expect((await ofOrders())[0]?.slice(0, 3)).toEqual([null, 240, 15]);
  });

  test('is the rate that a payment is charged, of any amount', async () => {
    const earner = await sinceJanuary();
    const { rates } = await ratesOf(earner);
    for (const { line, bps, fixed } of rates) {
      for (const amount of [1, 1_000, 4_235]) {
        const body = { merchant: earner.merchant, line, amount: gbp(amount) };
        const quote = await earner.call<{ price: { amount: number } }>('POST /v1/prices/quote', body);
        // A member costs the fixed part, whatever is sold.
        if (line === 'loyalty.active_member') continue;
        const exact = (amount * bps) / 10_000 + fixed.amount;
        expect(Math.abs(quote.body.price.amount - exact)).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

describe('a session', () => {
  test('sees the rates of its merchant, and nothing of what the platform gets or which rule made them', async () => {
    const earner = await sinceJanuary();
    await earner.call('POST /v1/price_rules', {
      layer: 1,
      line: 'order.online',
      currency: 'GBP',
      mode: 'set',
      bps: 311,
      fixed: 22,
    });
    const credential = await sessionToken(earner, ['payouts:read']);
    const { status, text, body } = await call<MerchantRates>(service, 'GET /v1/rates', { credential });
    expect(status).toBe(200);
    expect(body.rates.find(({ line }) => line === 'order.online')).toMatchObject({
      bps: 311,
      fixed: gbp(22),
    });
    for (const secret of [
      'wholesale',
      'floor',
      'platform"',
      'partner',
      'price_sheet',
      'layer',
      'rule',
      'psh_',
      'prl_',
      'made_by',
    ]) {
      expect(text).not.toContain(secret);
    }
    for (const wholesale of ['"bps":220', '"amount":10,', '"amount":2900'])
      expect(text).not.toContain(wholesale);
  });

  test('needs the scope, and sees no other merchant', async () => {
    const earner = await sinceJanuary();
    const without = await sessionToken(earner, ['orders:read']);
    expect((await call(service, 'GET /v1/rates', { credential: without })).status).toBe(403);
    const credential = await sessionToken(earner, ['payouts:read']);
    const other = await signUp(service);
    const { status } = await call(service, `GET /v1/rates?merchant=${other.active}`, { credential });
    expect(status).toBe(404);
  });
});

describe('the next charge', () => {
  test('is seen from the first day, with its day and amount, and is what is then charged', async () => {
    const earner = await sinceJanuary();
    expect((await ratesOf(earner)).next_charge).toEqual({
      from: '2029-01-15',
      date: '2029-02-15',
      amount: gbp(0),
      items: [],
    });
    await earner.earn(10_000);
    const { next_charge: next } = await ratesOf(earner);
    expect(next).toEqual({
      from: '2029-01-15',
      date: '2029-02-15',
      amount: gbp(3_900),
      items: [{ line: 'platform.subscription', amount: gbp(3_900) }],
    });
    await earner.advanceTo('2029-02-15T00:00:00Z');
    const { fee_platform, fee_partner } = await service.db
      .selectFrom('monthly_charges')
      .selectAll()
      .where('merchant_id', '=', earner.merchant)
      .executeTakeFirstOrThrow();
    expect(Number(fee_platform) + Number(fee_partner)).toBe(next?.amount.amount);
    expect((await ratesOf(earner)).next_charge).toMatchObject({
      from: '2029-02-15',
      date: '2029-03-15',
      amount: gbp(0),
    });
  });

  test('goes by the rules that will apply on its day', async () => {
    const earner = await sinceJanuary();
    await earner.earn(10_000);
    await earner.call('POST /v1/price_rules', {
      layer: 1,
      line: 'platform.subscription',
      currency: 'GBP',
      mode: 'set',
      bps: 0,
      fixed: 5_900,
      active_from: '2029-02-10T00:00:00Z',
    });
    const { rates, next_charge: next } = await ratesOf(earner);
    expect(rates[0]).toMatchObject({ line: 'platform.subscription', fixed: gbp(3_900) });
    expect(next?.amount).toEqual(gbp(5_900));
  });

  test('of a month that sold more than the largest amount is seen and charged', async () => {
    const earner = await sinceJanuary();
    await earner.change({ payout_schedule: { interval: 'manual' } });
    await earner.call('POST /v1/price_rules', {
      layer: 1,
      line: 'platform.subscription',
      currency: 'GBP',
      mode: 'set',
      bps: 10,
      fixed: 3_900,
    });
    await earner.earn(99_999_999_999);
    await earner.earn(50_000_000_001);
    const amount = 150_000_000 + 3_900;
    expect((await ratesOf(earner)).next_charge?.amount).toEqual(gbp(amount));
    const [before] = await earner.sums();
    await earner.advanceTo('2029-02-16T00:00:00Z');
    expect((await earner.sums())[0] - before).toBe(150_000_000_000 - amount);
  });

  test('is null for a closed merchant', async () => {
    const earner = await sinceJanuary();
    await earner.call(`POST /v1/merchants/${earner.merchant}/close`);
    expect((await ratesOf(earner)).next_charge).toBeNull();
  });

  test('and the rates stand on the merchant’s page of the console', async () => {
    const earner = await sinceJanuary();
    await earner.earn(10_000);
    const visit = await signIn(service, earner.partner);
    const { text } = await visit.open(`/console/merchants/${earner.merchant}`);
    expect(text).toMatch(/Next charge[\s\S]*£39\.00<\/b> on [\s\S]{0,60}Feb 15, 2029/);
    expect(text).toMatch(/Online order[\s\S]*2\.4% \+ £0\.15/);
  });
});

describe('a preview of the end or a change of a price rule', () => {
  const SUBSCRIPTION = { layer: 1, line: 'platform.subscription', currency: 'GBP', mode: 'set' } as const;

  /** With a rule in force, and sales this month. */
  async function withRule(): Promise<{ earner: Earner; rule: string }> {
    const earner = await sinceJanuary();
    const { body, text } = await earner.call<{ id: string }>('POST /v1/price_rules', {
      ...SUBSCRIPTION,
      bps: 0,
      fixed: 5_900,
    });
    if (!body.id) throw new Error(text);
    await earner.earn(10_000);
    return { earner, rule: body.id };
  }

  const preview = (earner: Earner, rule: string, body: object) =>
    earner.call<PriceRuleChangePreview>(`POST /v1/price_rules/${rule}/preview`, body);
  const chargeOf = async (earner: Earner) => (await ratesOf(earner)).next_charge?.amount;

  test('says what the next charges become, as they do once it is ended', async () => {
    const { earner, rule } = await withRule();
    const { status, body } = await preview(earner, rule, { end: true });
    expect([status, body]).toMatchObject([
      200,
      { rule, ends: true, line: 'platform.subscription', affected: 3 },
    ]);
    expect(body.changes).toMatchObject([{ merchants: 3, before: { fixed: 5_900 }, after: { fixed: 3_900 } }]);
    const mine = body.next_charges.find(({ merchant }) => merchant === earner.merchant);
    expect(mine).toMatchObject({ date: '2029-02-15', before: gbp(5_900), after: gbp(3_900) });
    expect(await chargeOf(earner)).toEqual(gbp(5_900));
    await earner.call(`POST /v1/price_rules/${rule}/end`);
    expect(await chargeOf(earner)).toEqual(gbp(3_900));
    const again = await preview(earner, rule, { end: true });
    expect([again.status, again.body]).toMatchObject([409, { error: 40902, message: 'The rule has ended.' }]);
  });

  test('says the same of a change, which is refused as the change would be', async () => {
    const { earner, rule } = await withRule();
    const { body } = await preview(earner, rule, { fixed: 4_500 });
    expect(body.ends).toBe(false);
    const mine = body.next_charges.find(({ merchant }) => merchant === earner.merchant);
    expect(mine).toMatchObject({ before: gbp(5_900), after: gbp(4_500) });
    for (const change of [{ fixed: 1 }, { bps: -1 }, { active_from: '2029-01-01T00:00:00Z' }]) {
      const [previewed, sent] = [
        await preview(earner, rule, change),
        await earner.call(`PATCH /v1/price_rules/${rule}`, change),
      ];
      expect(previewed.status).toBeGreaterThanOrEqual(400);
      expect([previewed.status, previewed.body]).toEqual([sent.status, sent.body]);
    }
    const both = await preview(earner, rule, { end: true, fixed: 4_500 });
    expect([both.status, both.body]).toMatchObject([400, { error: 40003, param: 'fixed' }]);
    await earner.call(`PATCH /v1/price_rules/${rule}`, { fixed: 4_500 });
    expect(await chargeOf(earner)).toEqual(gbp(4_500));
  });

  test('has no charges of the month for a line that each payment pays, and of a rule that another replaces', async () => {
    const { earner, rule } = await withRule();
    const own = { ...SUBSCRIPTION, layer: 3, target: earner.merchant, bps: 0, fixed: 7_000 };
    await earner.call('POST /v1/price_rules', own);
    const { body } = await preview(earner, rule, { end: true });
    expect([body.affected, body.unaffected]).toEqual([2, 1]);
    expect(body.next_charges.map(({ merchant }) => merchant)).not.toContain(earner.merchant);
    const online = { layer: 1, line: 'order.online', currency: 'GBP', mode: 'set', bps: 300, fixed: 20 };
    const { body: made } = await earner.call<{ id: string }>('POST /v1/price_rules', online);
    const there = await preview(earner, made.id, { end: true });
    expect(there.body).toMatchObject({ affected: 3, next_charges: [] });
  });

  test('is on the page of the console that ends it', async () => {
    const { earner, rule } = await withRule();
    const visit = await signIn(service, earner.partner);
    const { text } = await visit.open(`/console/pricing/rules/${rule}/end`);
    expect(text).toMatch(/Without it[\s\S]*£59\.00[\s\S]*£39\.00/);
    expect(text).toMatch(
      new RegExp(`Next charges[\\s\\S]*${earner.merchant}[\\s\\S]*£59\\.00[\\s\\S]*£39\\.00`),
    );
  });
});
