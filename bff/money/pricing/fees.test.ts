import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYABLES } from '../../app/joined-features.ts';
import { move, ok, openShop, paid, pay, draft, refund, type Shop } from '../../orders/orders/testing/shop.ts';
import type { Payment } from '../payments/payments.ts';
import { Payer, Till } from '../payments/testing/till.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { Event } from '../../developers/webhooks/contract/events.ts';
import type { PriceRule } from './contract/price-rule.ts';
import { linesWith, publish } from './testing/price-sheets.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  // A pay link is whatever is paid as one.
  service = await startService({ payables: { ...PAYABLES, ...asPayLink(new Till()) } });
});
beforeEach(async () => {
  shop = await openShop(service);
});
afterAll(() => service.stop());

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const shared = (total: number, platform: number) => ({
  total: gbp(total),
  platform: gbp(platform),
  partner: gbp(total - platform),
});

const rule = (fields: object): Promise<PriceRule> =>
  ok<PriceRule>(service, 'POST /v1/price_rules', shop.key, {
    line: 'order.online',
    mode: 'set',
    ...fields,
  });

const asPayLink = ({ payables: { order } }: Till) => (order ? { pay_link: order } : {});

/** The payment of an order of 34.79 that is accepted now. */
async function capture(changes: object = {}): Promise<Payment> {
  const { payment } = await paid(shop, changes);
  return ok<Payment>(service, `GET /v1/payments/${payment}`, shop.key);
}

describe('the fee of an order', () => {
  test("is that of the sandbox's own price sheet, and there when the capture is told", async () => {
    const payment = await capture();
    expect(payment.fee).toEqual({ ...shared(98, 87), price_sheet: `psh_${'GBP'.padStart(26, '0')}` });
    const { data } = await ok<{ data: Event[] }>(
      service,
      `GET /v1/events?type=payment.captured&merchant=${shop.merchant}`,
      shop.key,
    );
    expect(data.map((event) => event.data['fee'])).toEqual([payment.fee]);
  });

  test('is of all that is paid, tip included, and stays when that is refunded', async () => {
    const order = await draft(shop);
    const total = gbp(order.total.amount + 500);
    const { body } = await pay(shop, order, { tip: gbp(500), total });
    const authorized = await ok<Payment>(service, `GET /v1/payments/${body.payment}`, shop.key);
    expect([authorized.amount, authorized.fee]).toEqual([total, null]);
    await move(shop, order, 'accept', {});
    // 3979: 2.4% are 95.496, 2.2% are 87.538.
    expect((await refund(shop, order, { amount: total })).status).toBe(201);
    const payment = await ok<Payment>(service, `GET /v1/payments/${body.payment}`, shop.key);
    expect(payment).toMatchObject({ status: 'refunded', fee: shared(110, 98) });
  });

  test('is by the rules of its merchant, its plan, and the surface where it was placed', async () => {
    const all = { currency: 'GBP' };
    await rule({ ...all, layer: 1, bps: 270, fixed: 20 });
    expect((await capture()).fee).toMatchObject(shared(114, 87));
    await rule({ ...all, layer: 2, target: 'gold', mode: 'add', bps: -15, fixed: 0 });
    expect((await capture()).fee).toMatchObject(shared(114, 87));
    await ok(service, `PATCH /v1/merchants/${shop.merchant}`, shop.key, { plan: 'gold' });
    service.clock.advance(1_000);
    expect((await capture()).fee).toMatchObject(shared(109, 87));
    const own = await rule({ layer: 3, target: shop.merchant, bps: 260, fixed: 18 });
    expect((await capture()).fee).toMatchObject(shared(108, 87));
    await rule({ ...all, layer: 4, target: 'dashboard', mode: 'add', bps: 20, fixed: 5 });
    expect((await capture()).fee).toMatchObject(shared(108, 87));
    expect((await capture({ source: 'dashboard' })).fee).toMatchObject(shared(120, 87));
    await ok(service, `POST /v1/price_rules/${own.id}/end`, shop.key);
    expect((await capture()).fee).toMatchObject(shared(109, 87));
  });

  test('is that of the moment of the capture, not of the order', async () => {
    const before = await pay(shop, await draft(shop));
    await rule({ layer: 1, currency: 'GBP', bps: 500, fixed: 15 });
    await move(shop, before.body, 'accept', {});
    const payment = await ok<Payment>(service, `GET /v1/payments/${before.body.payment}`, shop.key);
    expect(payment.fee).toMatchObject({ total: gbp(189) });
  });
});

test('a pay link has a line and a surface of its own', async () => {
  const payer = Payer.of(service, shop.partner);
  await rule({
    layer: 4,
    target: 'pay_link',
    currency: 'GBP',
    line: 'payment.pay_link',
    bps: 300,
    fixed: 15,
  });
  const payable = { kind: 'pay_link', id: 'lnk_1' } as const;
  const { id } = await payer.start('', { payable, amount: gbp(10_000), tip: gbp(0) });
  await payer.authorize(id);
  await payer.capture(id);
  expect((await payer.settle(id)).fee).toMatchObject(shared(315, 230));
});

describe('a new price sheet', () => {
  const RAISED = linesWith({ 'order.online': { floor: { bps: 500, fixed: 15 } } });

  test('counts from when it takes effect, on the clock of the sandbox', async () => {
    const { partnerId } = shop.partner;
    const effectiveAt = new Date(service.clock.now() + 24 * 3_600_000);
    const { id } = await publish(service, { partnerId, lines: RAISED, effectiveAt });
    service.clock.advance(1_000);
    expect((await capture()).fee).toMatchObject(shared(98, 87));
    const to = new Date(effectiveAt.getTime() + 1_000).toISOString();
    await ok(service, 'POST /v1/sandbox/clock/advance', shop.key, { to });
    expect((await capture()).fee).toEqual({ ...shared(189, 87), price_sheet: id });
  });

  test('is for its partner alone, and raises rules that were made under it', async () => {
    const other = await openShop(service);
    await rule({ layer: 1, currency: 'GBP', bps: 270, fixed: 20 });
    await publish(service, { partnerId: shop.partner.partnerId, lines: RAISED });
    service.clock.advance(1_000);
    expect((await capture()).fee).toMatchObject(shared(189, 87));
    shop = other;
    expect((await capture()).fee).toMatchObject(shared(98, 87));
  });
});

test('where no price sheet applies, a payment costs nothing', async () => {
  const { prices } = service.deps;
  const owner = { partnerId: shop.partner.partnerId, environment: 'production' } as const;
  const feeAt = await prices.feesOf(
    owner,
    { merchantId: shop.merchant, currency: 'GBP' },
    { line: 'order.online', surface: 'api' },
  );
  expect(feeAt(10_000, new Date())).toBeNull();
  const gone = await call(service, 'GET /v1/price_sheets', { credential: shop.token });
  expect(gone.status).toBe(403);
});
