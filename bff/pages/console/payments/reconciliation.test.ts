import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reconciliation } from '../../../money/reconciliation/contract/reconciliation.ts';
import { openShop, paid, type Shop } from '../../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';
import { signIn, type Visit } from '../testing/visit.ts';

let service: Service;
let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  shop = await openShop(service);
  visit = await signIn(service, shop.partner);
});
afterAll(() => service.stop());

const LIST = '/console/reconciliation';
const send = async (operation: string, body: object): Promise<Reconciliation> =>
  (
    await call<Reconciliation>(service, operation, {
      credential: shop.key,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  ).body;

test('the list says that nothing was compared, then what differs, and then since when the books agree', async () => {
  const empty = (await visit.open(LIST)).text;
  expect(empty).toContain('No differences');
  expect(empty).toContain('have not been compared yet');
  await paid(shop);
  const made = await send('POST /v1/sandbox/reconciliations', {
    merchant: shop.merchant,
    difference: 'amount',
  });
  const { text } = await visit.open(LIST);
  for (const said of [`${LIST}/${made.id}`, 'Amounts differ', '1 difference is open', 'Riverside Nursery']) {
    expect(text).toContain(said);
  }
  for (const [query, count] of [
    ['status=open', 1],
    ['status=resolved', 0],
    [`day=${made.day}`, 1],
    ['day=2020-01-01', 0],
  ] as const) {
    const list = await visit.open(`${LIST}?${query}`);
    expect([query, list.text.match(/reconciliation\/rcn_/g)?.length ?? 0]).toEqual([query, count]);
  }
  expect((await visit.open(`${LIST}?status=gone`)).status).toBe(400);
  await send(`POST /v1/sandbox/reconciliations/${made.id}/resolve`, {});
  expect((await visit.open(LIST)).text).toContain('Books agree since');
});

test('the page of a difference has both sides, and links to the payment', async () => {
  const { payment } = await paid(shop);
  const made = await send('POST /v1/sandbox/reconciliations', {
    merchant: shop.merchant,
    payment,
    difference: 'amount',
  });
  const { text } = await visit.open(`${LIST}/${made.id}`);
  for (const said of ['£34.79</span>', '£34.80</span>', `/console/payments/${payment}`, 'Open']) {
    expect(text).toContain(said);
  }
  const missing = await send('POST /v1/sandbox/reconciliations', {
    merchant: shop.merchant,
    difference: 'missing_in_ledger',
  });
  expect((await visit.open(`${LIST}/${missing.id}`)).text).toContain('Nothing</span>');
});

test('another partner’s difference is not found', async () => {
  const made = await send('POST /v1/sandbox/reconciliations', {
    merchant: shop.merchant,
    difference: 'missing_in_ledger',
  });
  const other = await signIn(service, await signUp(service));
  expect((await other.open(`${LIST}/${made.id}`)).status).toBe(404);
});
