import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiddenIn, signIn, type Visit } from '../testing/visit.ts';
import { startService, type Service } from '../../../testing/service/service.ts';
import { Earner, gbp } from '../../../money/payouts/testing/earner.ts';

const DAY = 24 * 60 * 60_000;

let service: Service;
let earner: Earner;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  earner = await Earner.signUp(service);
  visit = await signIn(service, earner.partner);
});
afterAll(() => service.stop());

const balance = (): string => `/console/merchants/${earner.merchant}/payouts`;

test('the list says where payouts come from, then has them, by the filters of the API', async () => {
  const empty = await Earner.signUp(service);
  const other = await signIn(service, empty.partner);
  expect((await other.open('/console/payouts')).text).toContain('No payouts yet');
  expect((await visit.open('/console/payouts?status=failed')).text).toContain('No payouts match');
  const refused = await visit.open('/console/payouts?arrival_from=soon');
  expect(refused.status).toBe(400);
});

test('a merchant’s page has its balance, and why nothing is paid out', async () => {
  const before = await visit.open(`/console/merchants/${earner.merchant}`);
  expect(before.text).toContain('There is nothing to pay out.');
  await earner.change({ payout_schedule: { interval: 'manual' } });
  await earner.earn(20_000);
  await earner.advance(2 * DAY);
  const page = await visit.open(balance());
  expect(page.text).toContain('£200.00');
  expect(page.text).toContain('The payout schedule is manual.');
});

test('an amount is paid out, and the payout can be canceled while it is pending', async () => {
  const page = await visit.open(balance());
  const refused = await visit.send(balance(), page, { amount: 'all', method: 'standard' });
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('such as 8.50. Leave it empty to pay out all'),
  ]);
  const tooMuch = await visit.send(balance(), page, { amount: '200.01', method: 'standard' });
  expect([tooMuch.status, tooMuch.text]).toEqual([
    400,
    expect.stringContaining('At most 20000 is available'),
  ]);
  const sent = await visit.send(balance(), page, { amount: '50.00', method: 'standard' });
  expect(sent.status).toBe(303);
  const [payout] = await earner.payouts();
  expect(payout?.amount).toEqual(gbp(5_000));
  const list = await visit.open(`/console/payouts?merchant=${earner.merchant}`);
  expect(list.text).toContain(`href="/console/merchants/${earner.merchant}"><bdi>Riverside Nursery`);
  expect(list.text).toMatch(new RegExp(`<option value="${earner.merchant}" +selected>Riverside Nursery`));
  const path = `/console/payouts/${payout?.id}`;
  const detail = await visit.open(path);
  expect(detail.text).toContain('Left for later');
  expect(detail.text).toContain('payout.created');
  expect((await visit.send(path, detail, {})).status).toBe(303);
  const canceled = await visit.open(path);
  expect(canceled.text).not.toContain('Cancel the payout');
  const again = await visit.send(path, detail, { intent: randomUUID() });
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('The payout is canceled.')]);
});

test('a payout that failed says why, and where to change the account', async () => {
  await earner.useAccount('1113');
  const { body } = await earner.payOut();
  await earner.advance(5 * DAY);
  const page = await visit.open(`/console/payouts/${body.id}`);
  expect(page.text).toContain('The account is closed.');
  expect(page.text).toContain(`/console/merchants/${earner.merchant}/onboarding/bank`);
  expect((await visit.open(`/console/merchants/${earner.merchant}/onboarding/bank`)).status).toBe(200);
  expect((await visit.open(balance())).text).toContain('There is no bank account that can be paid.');
});

test('the schedule is changed by its form, unless it has changed meanwhile', async () => {
  const path = `${balance()}/schedule`;
  const page = await visit.open(path);
  const version = hiddenIn(page, 'version') ?? '';
  const weekly = { interval: 'weekly', weekday: 'friday', day: '3', delay_days: '4', version };
  expect((await visit.send(path, page, weekly)).status).toBe(303);
  expect((await visit.open(balance())).text).toContain('Weekly on Fridays, 4 days after each payment');
  const stale = await visit.send(path, page, { ...weekly, interval: 'daily' });
  expect(stale.status).toBe(409);
});
