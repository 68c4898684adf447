import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
import type { PriceRulePreview } from './contract/price-rule-preview.ts';
import { PricingPartner } from './testing/pricing.ts';

let service: Service;
let pricing: PricingPartner;
beforeAll(async () => {
  service = await startService();
  pricing = await PricingPartner.signUp(service);
});
afterAll(() => service.stop());

const ALL = { layer: 1, line: 'order.online', currency: 'GBP', mode: 'set', bps: 270, fixed: 20 };

const preview = (fields: object = {}) =>
  pricing.call<PriceRulePreview>('POST /v1/price_rules/preview', { ...ALL, ...fields });

/** Of each change: merchants, the rates, and the fees of both amounts. */
const changesOf = ({ changes }: PriceRulePreview) =>
  changes.map(({ merchants, before, after, fees }) => [
    merchants,
    [before.bps, before.fixed],
    [after.bps, after.fixed],
    fees.map((fee) => [fee.amount.amount, fee.before.amount, fee.after.amount]),
  ]);

test('a rule says what it changes for how many merchants, and stores nothing', async () => {
  const { status, body } = await preview();
  expect(status).toBe(200);
  const all = [
    [1000, 39, 47],
    [5000, 135, 155],
  ];
  expect(changesOf(body)).toEqual([[3, [240, 15], [270, 20], all]]);
  expect([body.affected, body.unaffected]).toEqual([3, 0]);
  const { body: rules } = await pricing.call<{ data: unknown[] }>('GET /v1/price_rules');
  expect(rules.data).toEqual([]);
});

test('what it says is what the rule then does, and merchants with a rule of their own are left out', async () => {
  const own = { layer: 3, target: pricing.partner.active, bps: 300, fixed: 30 };
  const alone = await preview(own);
  expect([alone.body.affected, alone.body.unaffected]).toEqual([1, 0]);
  const before = await pricing.price(5000);
  await pricing.rule(own);
  const [, , , fees] = changesOf(alone.body)[0] ?? [];
  expect((fees as number[][])[1]).toEqual([5000, before[0], (await pricing.price(5000))[0]]);
  const { body } = await preview();
  expect([body.affected, body.unaffected]).toEqual([2, 1]);
  const there = await preview({ layer: 4, target: 'dashboard', mode: 'add', bps: 30, fixed: 10 });
  expect(there.body.surface).toBe('dashboard');
  expect(changesOf(there.body).map(([merchants, , after]) => [merchants, after])).toEqual([
    [2, [250, 20]],
    [1, [330, 40]],
  ]);
});

test('it is refused as the rule would be', async () => {
  for (const fields of [
    { bps: 100 },
    { bps: -1 },
    { currency: 'XXX' },
    { active_from: '2020-01-01T00:00:00Z' },
    { layer: 3, target: 'mer_unknown' },
    { layer: 3, target: pricing.partner.active, bps: 1, fixed: 0 },
  ]) {
    const [previewed, sent] = [await preview(fields), await pricing.send(fields)];
    expect(previewed.status).toBeGreaterThanOrEqual(400);
    expect([previewed.status, previewed.body['error' as never], previewed.body['message' as never]]).toEqual([
      sent.status,
      sent.body['error' as never],
      sent.body['message' as never],
    ]);
  }
});

test('a currency without decimals has whole amounts, and other partners have no merchants of ours', async () => {
  const yen = await preview({ currency: 'JPY' });
  expect([yen.status, yen.body.affected, yen.body.unaffected]).toEqual([200, 0, 0]);
  const other = await PricingPartner.signUp(service);
  const { body } = await other.call<PriceRulePreview>('POST /v1/price_rules/preview', {
    ...ALL,
    layer: 3,
    target: pricing.partner.active,
  });
  expect(body).toMatchObject({ message: "This merchant doesn't exist." });
  expect(await signUp(service)).toBeTruthy();
});
