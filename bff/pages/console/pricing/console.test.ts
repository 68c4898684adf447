import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';
import type { PriceRule } from '../../../money/pricing/contract/price-rule.ts';
import { linesWith, publish } from '../../../money/pricing/testing/price-sheets.ts';
import { PricingPartner } from '../../../money/pricing/testing/pricing.ts';

let service: Service;
let pricing: PricingPartner;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  pricing = await PricingPartner.signUp(service);
  visit = await signIn(service, pricing.partner);
});
afterAll(() => service.stop());

const PAGE = '/console/pricing';
const FORM = `${PAGE}/rules/new`;
const RULE = {
  layer: '1',
  line: 'order.online',
  mode: 'set',
  percent: '2.7',
  fixed: '0.20',
  from: '',
  plan: '',
  merchant: '',
  surface: 'ordering',
  currency: 'GBP',
};

const rules = async (): Promise<PriceRule[]> =>
  (await pricing.call<{ data: PriceRule[] }>('GET /v1/price_rules')).body.data;

test('the page shows the sheet in force, and says that there are no rules yet', async () => {
  const page = await visit.open(PAGE);
  expect(page.text).toContain('Price sheet in force');
  expect(page.text).toContain('2.4% + £0.15');
  expect(page.text).toContain('No price rules in GBP');
  expect(page.text).not.toContain('Coming price sheet');
});

test('a rule is created, shown in its layer, and ended', async () => {
  expect((await visit.fill(FORM, RULE)).headers.get('location')).toBe(`${PAGE}?currency=GBP`);
  const own = { ...RULE, layer: '3', merchant: pricing.partner.active, percent: '2,6 %', fixed: '0.18' };
  await visit.fill(FORM, own);
  const [mine, all] = await rules();
  expect([mine, all]).toMatchObject([
    { layer: 3, target: pricing.partner.active, bps: 260, fixed: 18 },
    { layer: 1, target: null, bps: 270, fixed: 20 },
  ]);
  const page = await visit.open(PAGE);
  expect(page.text).toMatch(
    /1\.\s+All merchants[\s\S]*2\.7% \+ £0\.20[\s\S]*3\.\s+One merchant[\s\S]*2\.6% \+ £0\.18/,
  );
  const end = `${PAGE}/rules/${mine?.id}/end`;
  expect((await visit.open(end)).text).toContain('2.6% + £0.18');
  expect((await visit.fill(end)).status).toBe(303);
  expect((await rules()).map(({ status }) => status)).toEqual(['ended', 'active']);
  const again = await visit.fill(end);
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('The rule has ended')]);
});

test('what a rule changes for whom is shown before it can be created', async () => {
  const form = await visit.open(FORM);
  expect(form.text).toContain('Show what changes');
  expect(form.text).not.toContain('>Create rule<');
  const before = (await rules()).length;
  const fields = { ...RULE, line: 'payout.instant', act: 'preview' };
  const shown = await visit.fill(FORM, fields);
  expect(shown.status).toBe(200);
  expect(shown.text).toMatch(/Instant payout: 3 merchants pay\s+something\s+else/);
  expect(shown.text).toMatch(/1\.5%[\s\S]*2\.7% \+ £0\.20[\s\S]*Of £10\.00: £0\.15 →\s+£0\.47/);
  expect(shown.text).toContain('>Create rule<');
  expect(await rules()).toHaveLength(before);
  expect((await visit.send(FORM, shown, { ...RULE, line: 'payout.instant' })).status).toBe(303);
  expect(await rules()).toHaveLength(before + 1);
  const below = await visit.fill(FORM, { ...fields, percent: '1.49' });
  expect([below.status, below.text]).toEqual([400, expect.stringContaining('The floor is 150')]);
});

test('what is wrong with a rule is said at its field', async () => {
  for (const [fields, status, words] of [
    [{ percent: '' }, 400, 'Enter a percentage'],
    [{ fixed: 'much' }, 400, 'Enter an amount'],
    [{ layer: '2' }, 400, 'Enter the name of the plan'],
    [{ percent: '2.39' }, 400, 'bps could come to 239 (2.39%). The floor is 240 (2.4%).'],
    [{ layer: '2', plan: 'Gold' }, 400, 'target must be a plan'],
    [{ from: '2020-01-01T00:00' }, 400, 'must not be in the past'],
    [{ line: 'order.offline' }, 400, 'line must be one of'],
  ] as const) {
    const page = await visit.fill(FORM, { ...RULE, ...fields });
    expect([page.status, page.text]).toEqual([status, expect.stringContaining(words)]);
  }
});

test('the calculator shows each step, and the floor where it applies', async () => {
  const asked = `?currency=GBP&merchant=${pricing.partner.active}&line=order.online&surface=&amount=42.35`;
  const page = await visit.open(PAGE + asked);
  expect(page.text).toMatch(
    /Wholesale[\s\S]*£1\.03[\s\S]*Sets 2\.7% \+ £0\.20[\s\S]*£1\.34[\s\S]*Not needed/,
  );
  const link = await visit.open(PAGE + asked.replace('order.online', 'payment.pay_link'));
  expect(link.text).toContain('raised to the floor');
  const none = await visit.open(PAGE + asked.replace('42.35', 'much'));
  expect(none.text).toContain('Enter an amount in GBP, such as 8.50');
  const wrong = await visit.open(PAGE + asked.replace('order.online', 'order.offline'));
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('line must be one of')]);
});

test('a sheet to come is announced, and a currency without prices says so', async () => {
  const { partnerId } = pricing.partner;
  const effectiveAt = new Date(service.clock.now() + 86_400_000);
  await publish(service, { partnerId, effectiveAt, lines: linesWith() });
  expect((await visit.open(PAGE)).text).toContain('Coming price sheet');
  const euro = await visit.open(`${PAGE}?currency=EUR`);
  expect(euro.text).toMatch(/<option value="EUR"\s+selected/);
  const wrong = await visit.open(`${PAGE}?currency=gbp`);
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Show all prices')]);
});

test("another partner's rule is not found", async () => {
  const [rule] = await rules();
  const other = await signIn(service, await signUp(service));
  expect((await other.open(`${PAGE}/rules/${rule?.id}/end`)).status).toBe(404);
});
