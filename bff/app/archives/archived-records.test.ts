import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { ownerOfArchived } from '../../money/archives/archives.ts';
import { handleNotice } from '../../money/processor-notices/processor-notices.ts';
import { draft, gbp, move, paid, read, refund } from '../../orders/orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { OldOrders } from './testing/old-orders.ts';

let service: Service;
let old: OldOrders;
beforeAll(async () => {
  service = await startService({ retention: { customers: 30 } });
  old = await OldOrders.place(service);
});
afterAll(async () => {
  old.drop();
  await service.stop();
});
afterEach(async () => {
  await old.restore().catch(() => undefined);
});

const get = <Body = Record<string, unknown>>(path: string) =>
  call<Body>(service, `GET ${path}`, { credential: old.shop.key });

test('says that an order, its payment and its refund were archived, and refuses to change them', async () => {
  const order = old.orders.at(-1);
  if (!order) throw new Error('there are no orders');
  const { payment } = await read(old.shop, order);
  await old.write();
  const archived = {
    status: 410,
    body: {
      error: 41001,
      message: expect.stringContaining(`Order ${order.id} was archived with its payments (${old.month})`),
    },
  };
  expect(await get(`/v1/orders/${order.id}`)).toMatchObject(archived);
  expect(await get(`/v1/payments/${payment}`)).toMatchObject(archived);
  expect(await get(`/v1/refunds/${old.refund}`)).toMatchObject(archived);
  expect(await refund(old.shop, order, { amount: gbp(1) })).toMatchObject(archived);
  expect(await move(old.shop, order, 'cancel', { reason: 'late' })).toMatchObject(archived);
  expect(await get('/v1/orders/ord_01AAAAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ status: 404 });
  const [payout] = await old.earner.payouts();
  expect(await get(`/v1/payouts/${payout?.id}`)).toMatchObject({ status: 200 });
  expect(await get(`/v1/payouts/${payout?.id}/entries`)).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining(`(${old.month})`) },
  });
});

test('tables of payments and payouts say which month is missing', async () => {
  const { payments, payouts } = {
    payments: `/v1/reports/payments?format=csv&merchant=${old.shop.merchant}&from=${old.month}-01&to=${old.month}-28`,
    payouts: `/v1/reports/payouts?format=csv&merchant=${old.shop.merchant}&from=${old.month}-01&to=${old.month}-28`,
  };
  const note = `"Orders of ${old.month} were archived: their rows are missing here, but in all totals. `;
  expect((await get(payments)).text).not.toContain('archived');
  await old.write();
  for (const path of [payments, payouts]) {
    const lines = (await get(path)).text.trim().split('\r\n');
    expect(lines.at(-1)?.startsWith(note)).toBe(true);
    expect(lines.at(-1)?.replace(/".*"/, '').length).toBe((lines[0] ?? '').split(',').length - 1);
  }
});

test('the processor’s books agree with what was archived', async () => {
  await old.write();
  const send = (operation: string, body: object) =>
    call<{ id: string }>(service, operation, {
      credential: old.shop.key,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  // Reads all movements again.
  const planted = { merchant: old.shop.merchant, difference: 'missing_in_ledger' };
  const { status, body } = await send('POST /v1/sandbox/reconciliations', planted);
  expect(status).toBe(201);
  expect(await get('/v1/reconciliations')).toMatchObject({ body: { data: [{ id: body.id }] } });
  await send(`POST /v1/sandbox/reconciliations/${body.id}/resolve`, {});
});

test('news of the processor about an archived payment waits until its order was restored', async () => {
  const [order] = old.orders;
  if (!order) throw new Error('there are no orders');
  const payment = String((await read(old.shop, order)).payment);
  const { owner } = old.earner;
  const notice = { id: 'evt_late', payment, payout: null, merchant: null, received_at: new Date() };
  await service.db.insertInto('processor_notices').values(notice).execute();
  await old.write();
  expect(await ownerOfArchived(service.db, payment)).toEqual(owner);
  await expect(handleNotice(service.deps, owner, 'evt_late')).rejects.toMatchObject({ code: 'archived' });
  await old.restore({ month: undefined, order: order.id });
  expect(await handleNotice(service.deps, owner, 'evt_late')).toBe('done');
});

test('a month that is too young is refused, with the day from which it isn’t', async () => {
  await expect(old.write({ months: 13 })).rejects.toThrow(/can be archived from 20\d\d-\d\d-01 on/);
});

test('orders that aren’t final stay, and the command says why', async () => {
  const [unpaid, open] = [await draft(old.shop), await paid(old.shop)];
  for (const { id } of [unpaid, open])
    await sql`update orders set created_at = ${`${old.month}-14T12:00:00Z`}::timestamptz where id = ${id}`.execute(
      service.db,
    );
  expect((await old.write()).stays).toEqual({
    'isn’t completed or canceled': 2,
    'its merchant isn’t charged for that month yet': 6,
  });
  await service.db
    .deleteFrom('timers')
    .where('record', 'in', [old.shop.merchant, unpaid.id, open.id])
    .execute();
  const { orders, stays } = await old.write();
  expect(stays).toEqual({ 'isn’t completed or canceled': 2 });
  expect(orders).toBe(6);
  await sql`update orders set status = 'canceled' where id = ${unpaid.id}`.execute(service.db);
  expect(await old.write()).toMatchObject({
    orders: 0,
    stays: { 'its customer isn’t erased yet (KEEP_CUSTOMERS_DAYS)': 1 },
  });
  await sql`update orders set customer_name = null, customer_phone = null`.execute(service.db);
  expect(await old.write()).toMatchObject({ orders: 1 });
  await sql`update orders set status = 'completed' where id = ${open.id}`.execute(service.db);
  expect(await old.write()).toMatchObject({ orders: 0, stays: { 'isn’t in a payout that was paid': 1 } });
  await sql`update orders set status = 'open' where id = ${open.id}`.execute(service.db);
});
