import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp, startService, type Reply, type Service } from '../../testing/service/service.ts';
import type { PriceRule } from './contract/price-rule.ts';
import { PricingPartner } from './testing/pricing.ts';

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

const inDays = (days: number): string => new Date(service.clock.now() + days * DAY_MS).toISOString();

describe('a new rule', () => {
  test('applies from now on, in the currency of its merchant', async () => {
    const { active } = pricing.partner;
    const fields = { layer: 3, target: active, currency: undefined, metadata: { deal: '7' } };
    const made = await pricing.rule(fields);
    expect(made).toMatchObject({
      object: 'price_rule',
      environment: 'sandbox',
      layer: 3,
      target: active,
      currency: 'GBP',
      status: 'active',
      ended_at: null,
      version: 1,
      metadata: { deal: '7' },
      active_from: made.created_at,
    });
    expect((await pricing.call(`GET /v1/price_rules/${made.id}`)).body).toEqual(made);
  });

  const GOLD = { layer: 2, target: 'gold' };
  test.each([
    ['layer 0', { layer: 0 }, 40003, 'layer'],
    ['layer 5', { layer: 5 }, 40003, 'layer'],
    ['a target in layer 1', { target: 'gold' }, 40003, 'target'],
    ['no plan', { layer: 2 }, 40002, 'target'],
    ['what cannot be a plan', { layer: 2, target: 'Gold_1' }, 40003, 'target'],
    ['an unknown merchant', { layer: 3, target: 'mer_1' }, 40401, 'target'],
    ['an unknown surface', { layer: 4, target: 'kiosk' }, 40003, 'target'],
    ['an unknown line', { line: 'order.offline' }, 40003, 'line'],
    ['no currency', { currency: undefined }, 40002, 'currency'],
    ['an unknown currency', { currency: 'GBX' }, 40003, 'currency'],
    ['an unknown mode', { mode: 'multiply' }, 40003, 'mode'],
    ['too many basis points', { bps: 9_001 }, 40003, 'bps'],
    ['a fraction of one', { bps: 270.5 }, 40003, 'bps'],
    ['too large a fixed part', { fixed: 10_000_000_000 }, 40003, 'fixed'],
    ['basis points set below 0', { bps: -1 }, 40003, 'bps'],
    ['a fixed part set below 0', { fixed: -1 }, 40003, 'fixed'],
    ['a beginning in the past', { active_from: '2020-01-01T00:00:00Z' }, 40003, 'active_from'],
    ['a share under the floor', { ...GOLD, bps: 239 }, 40020, 'bps'],
    ['a fixed part under the floor', { ...GOLD, fixed: 14 }, 40020, 'fixed'],
    ['a share under it whatever is fixed', { ...GOLD, bps: 239, fixed: 5_000_000 }, 40020, 'bps'],
    ['adding less than the floor is above wholesale', { mode: 'add', bps: 19, fixed: 5 }, 40020, 'bps'],
    ['more than the largest rate', { mode: 'add', bps: 8_781, fixed: 20 }, 40003, 'bps'],
  ])('is refused for %s', async (_, fields, error, param) => {
    const { body } = (await pricing.send(fields)) as unknown as Reply;
    expect([body['error'], body['param']]).toEqual([error, param]);
  });

  test('may be exactly the floor', async () => {
    await pricing.rule({ bps: 240, fixed: 15 });
    await pricing.rule({ layer: 4, target: 'api', mode: 'add', bps: 0, fixed: 0 });
    expect(await pricing.price(10_000, { surface: 'api' })).toEqual([255, 230, 25, false]);
  });

  test("is refused in another currency than its merchant's", async () => {
    const { body } = await pricing.send({ layer: 3, target: pricing.partner.active, currency: 'EUR' });
    expect(body).toMatchObject({ error: 40003, param: 'currency' });
    const other = await signUp(service);
    expect((await pricing.send({ layer: 3, target: other.active })).body).toMatchObject({ error: 40401 });
  });
});

describe('the floor', () => {
  const refused = async (fields: object): Promise<unknown> => {
    const { status, body } = (await pricing.send(fields)) as unknown as Reply;
    return [status, body['param']];
  };

  test('is kept by any rules that can meet', async () => {
    await pricing.rule({ bps: 260, fixed: 20 });
    await pricing.rule({ layer: 2, target: 'gold', mode: 'add', bps: -15, fixed: 0 });
    expect(await refused({ layer: 4, target: 'api', mode: 'add', bps: -6, fixed: 0 })).toEqual([400, 'bps']);
    await pricing.rule({ layer: 4, target: 'api', mode: 'add', bps: -5, fixed: 0 });
    // What sets the rate before the last layer is met by it too.
    const own = { layer: 3, target: pricing.partner.active, fixed: 20 };
    expect(await refused({ ...own, bps: 244 })).toEqual([400, 'bps']);
    await pricing.rule({ ...own, bps: 245 });
    // A lower rate for all, from next week on: then the plan's is too low.
    expect(await refused({ bps: 259, active_from: inDays(7) })).toEqual([400, 'bps']);
    await pricing.rule({ bps: 270, active_from: inDays(7) });
  });

  test('is kept by a rule that is changed', async () => {
    const rule = await pricing.rule({ bps: 260, fixed: 20 });
    const patch = (body: object) => pricing.call(`PATCH /v1/price_rules/${rule.id}`, body);
    expect((await patch({ bps: 239 })).body).toMatchObject({ error: 40020, param: 'bps' });
    expect((await patch({ bps: 240, fixed: 15 })).body).toMatchObject({ bps: 240, fixed: 15, version: 2 });
  });

  test('is kept by two that are created at the same moment', async () => {
    await pricing.rule({ bps: 260, fixed: 20 });
    const replies = await Promise.all(
      [
        { layer: 2, target: 'gold' },
        { layer: 4, target: 'api' },
      ].map((place) => pricing.send({ ...place, mode: 'add', bps: -15, fixed: 0 })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });
});

describe('of two rules in one place', () => {
  test('the newest applies, and when it ends the one before', async () => {
    await pricing.rule({ bps: 300 });
    service.clock.advance(1_000);
    const later = await pricing.rule({ bps: 400 });
    expect(await pricing.price(10_000)).toEqual([420, 230, 190, false]);
    const { body } = await pricing.call<PriceRule>(`POST /v1/price_rules/${later.id}/end`);
    expect(body).toMatchObject({ status: 'ended', version: 2 });
    expect(body.ended_at).toBe(body.updated_at);
    expect(await pricing.price(10_000)).toEqual([320, 230, 90, false]);
  });

  test('one waits for its time on the clock of the sandbox', async () => {
    await pricing.rule({ bps: 300 });
    const active_from = inDays(2);
    await pricing.rule({ bps: 400, active_from });
    expect((await pricing.price(10_000))[0]).toBe(320);
    await pricing.call('POST /v1/sandbox/clock/advance', { to: inDays(3) });
    expect((await pricing.price(10_000))[0]).toBe(420);
  });

  test('from one moment on, the second is refused', async () => {
    const active_from = inDays(2);
    await pricing.rule({ active_from });
    expect((await pricing.send({ active_from })).body).toMatchObject({ error: 40902, param: 'active_from' });
    const other = await pricing.rule({ active_from: inDays(3) });
    const moved = await pricing.call(`PATCH /v1/price_rules/${other.id}`, { active_from });
    expect(moved.body).toMatchObject({ error: 40902, param: 'active_from' });
    // Another line, layer or target is another place.
    await pricing.rule({ active_from, line: 'payment.pay_link' });
    await pricing.rule({ active_from, layer: 4, target: 'api' });
  });
});

describe('a rule that is changed', () => {
  const patch = (id: string, body: object) =>
    pricing.call<PriceRule & { error: number; param: string }>(`PATCH /v1/price_rules/${id}`, body);

  test('is not overwritten unseen, and nothing new is nothing', async () => {
    const { id, ...made } = await pricing.rule({});
    expect((await patch(id, { bps: 280, version: 2 })).body.error).toBe(40903);
    expect((await patch(id, { bps: 280, version: 1 })).body).toMatchObject({ bps: 280, version: 2 });
    expect((await patch(id, { bps: 280, metadata: {} })).body).toMatchObject({ version: 2 });
    expect((await patch(id, { metadata: { a: 'b' } })).body).toMatchObject({
      version: 3,
      metadata: { a: 'b' },
    });
    expect((await patch(id, { bps: -1 })).body).toMatchObject({ error: 40003, param: 'bps' });
    expect((await patch(id, { mode: 'add', bps: 20, fixed: 5 })).body).toMatchObject({ mode: 'add' });
    expect((await patch(id, { active_from: made.active_from })).body.version).toBe(4);
    expect((await patch(id, { active_from: inDays(1) })).body).toMatchObject({
      error: 40902,
      param: 'active_from',
    });
    expect(await pricing.price(10_000)).toEqual([255, 230, 25, false]);
  });

  test('can be moved until it applies, but not into the past', async () => {
    const { id } = await pricing.rule({ active_from: inDays(2) });
    const past = await patch(id, { active_from: inDays(-1) });
    expect(past.body).toMatchObject({ error: 40003, param: 'active_from' });
    const active_from = inDays(1);
    expect((await patch(id, { active_from })).body).toMatchObject({ active_from });
  });

  test('is over when it has ended', async () => {
    const { id } = await pricing.rule({});
    await pricing.call(`POST /v1/price_rules/${id}/end`);
    expect((await patch(id, { bps: 280 })).body.error).toBe(40902);
    expect((await pricing.call(`POST /v1/price_rules/${id}/end`)).body['error']).toBe(40902);
  });
});

test('the list has its filters, newest first, a page at a time', async () => {
  const { active } = pricing.partner;
  const all = await pricing.rule({});
  const plan = await pricing.rule({ layer: 2, target: 'gold' });
  const own = await pricing.rule({ layer: 3, target: active, line: 'payment.pay_link' });
  const euro = await pricing.rule({ currency: 'EUR' });
  await pricing.call(`POST /v1/price_rules/${plan.id}/end`);
  const list = async (query: string): Promise<string[]> => {
    const { body } = await pricing.call<{ data: PriceRule[] }>(`GET /v1/price_rules?${query}`);
    return body.data.map(({ id }) => id);
  };
  expect(await list('')).toEqual([euro.id, own.id, plan.id, all.id]);
  expect(await list(`limit=2&cursor=${own.id}`)).toEqual([plan.id, all.id]);
  expect(await list('layer=1')).toEqual([euro.id, all.id]);
  expect(await list('target=gold')).toEqual([plan.id]);
  expect(await list(`target=${active}&line=payment.pay_link`)).toEqual([own.id]);
  expect(await list('currency=EUR')).toEqual([euro.id]);
  expect(await list('status=ended')).toEqual([plan.id]);
  expect(await list('status=active')).toEqual([euro.id, own.id, all.id]);
  expect(await list(`created_from=${own.created_at}`)).toEqual([euro.id, own.id]);
  expect(await list(`created_to=${own.created_at}`)).toEqual([plan.id, all.id]);
  expect(await list(`updated_after=${euro.created_at}`)).toEqual([plan.id]);
  for (const query of ['layer=5', 'line=x', 'status=new', 'merchant=mer_1', 'currency=gbp']) {
    expect((await pricing.call(`GET /v1/price_rules?${query}`)).body['error']).toBe(40003);
  }
});

test("nobody sees or changes another partner's rules", async () => {
  const { id } = await pricing.rule({});
  const other = await PricingPartner.signUp(service);
  for (const operation of ['GET', 'PATCH', 'POST']) {
    const path = `/v1/price_rules/${id}${operation === 'POST' ? '/end' : ''}`;
    const { body } = await other.call(
      `${operation} ${path}`,
      operation === 'PATCH' ? { bps: 300 } : undefined,
    );
    expect(body['error']).toBe(40401);
  }
  expect((await other.call<{ data: unknown[] }>('GET /v1/price_rules')).body.data).toEqual([]);
  expect((await other.price(10_000))[0]).toBe(255);
});
