import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, placed, move, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { Earner } from './testing/earner.ts';

const DAY = 24 * 60 * 60_000;

let service: Service;
let shop: Shop;
let earner: Earner;
beforeAll(async () => {
  service = await startService();
  earner = await Earner.signUp(service);
  shop = await openShop(service, { partner: earner.partner });
  await earner.change({ payout_schedule: { interval: 'manual' } });
});
afterAll(() => service.stop());

type Row = Readonly<Record<string, string>>;

/** A report's table, as a spreadsheet reads it. */
async function table(kind: string): Promise<Row[]> {
  const today = (await earner.now()).toISOString();
  const [from, to] = [-30, 30].map((days) =>
    new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10),
  );
  const path = `/v1/reports/${kind}?merchant=${earner.merchant}&from=${from}&to=${to}&format=csv`;
  const reply = await earner.call(`GET ${path}`);
  if (reply.status !== 200) throw new Error(reply.text);
  return parse(reply.text, { bom: true, columns: true }) as Row[];
}

/** Pays out all that is available, and waits until the bank has said what became of it. */
async function paidOut(): Promise<string> {
  const { status, text, body } = await earner.payOut();
  if (status !== 201) throw new Error(text);
  await earner.advance(4 * DAY);
  return body.id;
}

test('a payout that fails at the bank and is tried again can be followed from each order to the payout that paid it', async () => {
  const orders = [await placed(shop), await placed(shop)];
  for (const order of orders) await move(shop, order, 'accept', {});
  await earner.advance(4 * DAY);
  await earner.useAccount('1116');
  const failed = await paidOut();
  expect(await earner.read(failed)).toMatchObject({
    status: 'failed',
    failure: { code: expect.any(String) },
    retried_by: null,
  });
  const rowsOf = async (kind: string): Promise<Row[]> =>
    (await table(kind)).filter((row) => orders.some(({ id }) => row['order'] === id));
  for (const row of await rowsOf('payments')) {
    expect(row).toMatchObject({ payout: '', returned_payouts: failed });
  }

  await earner.useAccount('6789');
  const paid = await paidOut();
  expect((await earner.read(paid)).status).toBe('paid');
  const payments = await rowsOf('payments');
  expect(payments).toHaveLength(orders.length);
  for (const row of payments) expect(row).toMatchObject({ payout: paid, returned_payouts: failed });

  // From the failed one forward, and from the line of its return back.
  expect((await earner.read(failed)).retried_by).toBe(paid);
  const back = (await earner.entriesOf(paid)).filter(({ type }) => type === 'payout_return');
  expect(back.map(({ source }) => source)).toEqual([failed]);
  expect((await earner.payouts('&status=failed')).map(({ id }) => id)).toEqual([failed]);
  // So can a payment, to both.
  for (const { id } of payments) {
    expect((await earner.payouts(`&payment=${id}`)).map((payout) => payout.id)).toEqual([paid, failed]);
  }
  expect(await earner.payouts('&payment=pay_unknown')).toEqual([]);
  const line = (await table('payouts')).find(({ type }) => type === 'payout_return');
  expect(line).toMatchObject({ payout: paid, source: failed });

  // Orders "1" exist once a location a day: what is unique stands beside.
  for (const row of payments) {
    expect(row).toMatchObject({
      order: expect.stringMatching(/^ord_/),
      location: expect.stringMatching(/^loc_/),
    });
  }
  const references = payments.map((row) => row['order_reference']);
  expect(new Set(references).size).toBe(orders.length);
  for (const reference of references) expect(reference).toMatch(/\S/);
});

test('a payout that failed twice names the one that paid it in the end, and none before', async () => {
  await earner.earn(5_000);
  await earner.advance(4 * DAY);
  await earner.useAccount('1116');
  const first = await paidOut();
  expect(await earner.read(first)).toMatchObject({ retried_by: null, paid_by: null });
  await earner.useAccount('1116');
  const second = await paidOut();
  expect(await earner.read(first)).toMatchObject({ retried_by: second, paid_by: null });
  await earner.useAccount('6789');
  const third = await paidOut();
  const { arrival_date } = await earner.read(third);
  const payer = { id: third, arrival_date, status: 'paid' };
  expect(await earner.read(first)).toMatchObject({ retried_by: second, paid_by: payer });
  expect(await earner.read(second)).toMatchObject({ retried_by: third, paid_by: payer });
  expect(await earner.read(third)).toMatchObject({ retried_by: null, paid_by: payer });
});
