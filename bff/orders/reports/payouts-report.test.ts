import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Earner } from '../../money/payouts/testing/earner.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { ask, report, sumOf, type Caller } from './testing/ask-report.ts';

const DAY = 86_400_000;

let service: Service;
let earner: Earner;
let caller: Caller;
/** Around the arrivals of all payouts of the test. */
let time: { from: string; to: string };
let arrival: string;
beforeAll(async () => {
  service = await startService();
  earner = await Earner.signUp(service);
  caller = { url: service.url, key: earner.partner.key, merchant: earner.merchant };
  await earner.change({ payout_schedule: { interval: 'manual' } });
  await earner.earn(5_000, 150);
  await earner.earn(700, 20);
  await earner.advance(2 * DAY);
  const { body } = await earner.payOut();
  arrival = body.arrival_date;
  const date = (ms: number) => new Date(Date.parse(arrival) + ms).toISOString().slice(0, 10);
  time = { from: date(-10 * DAY), to: date(10 * DAY) };
});
afterAll(() => service.stop());

test('a payout is what its entries add up to, on the day on which it arrives', async () => {
  const { rows, totals } = await report(caller, 'payouts', time);
  expect(rows).toMatchObject([{ arrival_date: arrival, entries: 2, gross: 5_700, fee: 170, net: 5_530 }]);
  expect(totals).toEqual({ payouts: 1, entries: 2, gross: 5_700, fee: 170, net: 5_530 });
  const byDay = await report(caller, 'payouts', { ...time, group: 'day' });
  expect(byDay.rows.length).toBe(21);
  expect(byDay.rows.find(({ business_date: date }) => date === arrival)).toMatchObject({ net: 5_530 });
  expect([sumOf(byDay.rows, 'net'), byDay.totals]).toEqual([5_530, totals]);
  const before = await report(caller, 'payouts', { ...time, compare: 'previous', group: 'month' });
  expect(before.compare?.changes.net).toMatchObject({ difference: 5_530, is_new: true });
});

test('the table has its entries', async () => {
  const { text } = await ask(caller, 'payouts', { ...time, format: 'csv' });
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(Object.keys(rows[0] ?? {}).join()).toBe(
    'payout,arrival_date,entry,type,source,gross,fee,net,currency,payment,order,order_number,order_reference,location,location_name',
  );
  expect(rows.map(({ type, gross, fee, net }) => [type, gross, fee, net])).toEqual([
    ['payment', '50.00', '1.50', '48.50'],
    ['payment', '7.00', '0.20', '6.80'],
  ]);
});

test('a payment whose payout came back names the one that paid it, and the one that came back', async () => {
  await earner.earn(1_234);
  await earner.advance(2 * DAY);
  const first = (await earner.payOut()).body;
  const held = async (): Promise<Record<string, string>> => {
    const { text } = await ask(caller, 'payments', { ...time, format: 'csv' });
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    return rows.find(({ amount }) => amount === '12.34') ?? {};
  };
  expect(await held()).toMatchObject({ payout: first.id, returned_payouts: '' });
  await earner.call(`POST /v1/payouts/${first.id}/cancel`, {});
  expect(await held()).toMatchObject({ payout: '', returned_payouts: first.id });
  const again = (await earner.payOut()).body;
  expect(await held()).toMatchObject({ payout: again.id, returned_payouts: first.id });
  const { text } = await ask(caller, 'payouts', { ...time, format: 'csv' });
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  const back = rows.find(({ payout, type }) => payout === again.id && type === 'payout_return');
  expect(back).toMatchObject({ source: first.id, net: '12.34' });
  await earner.call(`POST /v1/payouts/${again.id}/cancel`, {});
});

test('what was canceled never arrives', async () => {
  await earner.earn(900);
  await earner.advance(2 * DAY);
  const { body } = await earner.payOut();
  expect((await report(caller, 'payouts', time)).totals.payouts).toBe(2);
  await earner.call(`POST /v1/payouts/${body.id}/cancel`, {});
  expect((await report(caller, 'payouts', time)).totals).toMatchObject({ payouts: 1, net: 5_530 });
});

test('it is limited to a status or a method, and so is its table', async () => {
  const linesOf = async (query: object): Promise<number> => {
    const { text } = await ask(caller, 'payouts', { ...time, ...query, format: 'csv' });
    return (parse(text, { bom: true, columns: true }) as unknown[]).length;
  };
  const { status } = (await earner.payouts()).find(({ amount }) => amount.amount === 5_530) ?? { status: '' };
  const other = status === 'paid' ? 'pending' : 'paid';
  for (const [query, payouts, lines] of [
    [{ status }, 1, 2],
    [{ status: other }, 0, 0],
    [{ method: 'standard', status }, 1, 2],
    [{ method: 'instant' }, 0, 0],
  ] as const) {
    expect([query, (await report(caller, 'payouts', { ...time, ...query })).totals.payouts]).toEqual([
      query,
      payouts,
    ]);
    expect([query, await linesOf(query)]).toEqual([query, lines]);
  }
  const failed = await ask(caller, 'payouts', { ...time, status: 'failed' });
  expect([failed.status, failed.body]).toMatchObject([400, { error: 40003, param: 'status' }]);
});

test('it is of a whole merchant, and only of the caller’s', async () => {
  const limited = await ask(caller, 'payouts', { ...time, surface: 'api' });
  expect([limited.status, limited.body]).toMatchObject([400, { error: 40003, param: 'surface' }]);
  const stranger = await Earner.signUp(service);
  const foreign = await ask(caller, 'payouts', { ...time, merchant: stranger.merchant });
  expect([foreign.status, foreign.body]).toMatchObject([404, { param: 'merchant' }]);
});
