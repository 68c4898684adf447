import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { openClub } from '../loyalty/testing/club.ts';
import { gbp, move, ok, openShop, paid, placed, type Shop } from '../orders/testing/shop.ts';
import type { ErasedGuest, GuestData } from './contract/guests.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { fulfillments: { delivery: { enabled: true } } } });
});
afterAll(() => service.stop());

const ADA = { name: 'Ada Byron', phone: '+442079460044', email: 'Ada.Byron@example.com' };
const OTHER = { name: 'Lee Okoro', phone: '+442079460027', email: 'lee@example.com' };
const WHO = { phone: '+44 20 7946 0044', email: 'ada.byron@EXAMPLE.com' };
const TO_ADA = {
  customer: ADA,
  fulfillment: {
    type: 'delivery',
    address: { line1: '7 Analytical Row', city: 'Reading', postal_code: 'RG1 1AA' },
    note: 'Ring at the engine’s door',
  },
};
/** What a search for her in a dump would be for. */
const TRACES = ['2079460044', 'ada.byron@example.com', 'Ada Byron', 'Analytical Row', 'engine’s door'];

const exported = (body: object = WHO, credential = shop.key) =>
  call<GuestData>(service, 'POST /v1/guests/export', { credential, body });
const erased = (body: object = WHO, credential = shop.key) =>
  call<ErasedGuest>(service, 'POST /v1/guests/erase', { credential, body });

/**
 * Searches every table, as one would search a dump: `{table}: {trace}`. Responses that are kept for repeated
 * requests, of all partners, end by themselves within a day.
 */
async function tracesLeft(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'idempotency_records'
    order by 1`.execute(service.db);
  const found: string[] = [];
  for (const { name } of rows) {
    for (const trace of TRACES) {
      const { rows: hits } = await sql`
        select from ${sql.table(name)} as row where position(${trace.toLowerCase()} in lower(row::text)) > 0
        limit 1`.execute(service.db);
      if (hits.length > 0) found.push(`${name}: ${trace}`);
    }
  }
  return found;
}

test('an open order needs its customer, and nothing is erased', async () => {
  const order = await placed(shop, TO_ADA);
  const refused = await erased();
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: 40902, message: `Order ${order.id} is still open. Complete or cancel it first.` },
  ]);
  expect((await exported()).body.orders).toMatchObject([{ id: order.id, customer: { name: 'Ada Byron' } }]);
  await move(shop, order, 'reject', { reason: 'Closed' });
});

test('a guest is exported whole, and erased from every table', async () => {
  const order = await paid(shop, TO_ADA);
  for (const step of ['accept', 'ready', 'complete'] as const) await move(shop, order, step, {});
  const others = await placed(shop, { customer: OTHER });
  const club = await openClub(service, {}, { partner: shop.partner });
  const member = { merchant: club.merchant, phone: ADA.phone };
  await ok(service, 'POST /v1/loyalty/accounts', club.key, member);
  const unwritten = () =>
    service.db.selectFrom('notices').select('name').where('written_at', 'is', null).execute();
  await expect.poll(unwritten).toEqual([]);

  const { status, body } = await exported();
  expect(status).toBe(200);
  expect(body).toMatchObject({ phone: ADA.phone, email: 'ada.byron@example.com', is_complete: true });
  expect(body.orders).toHaveLength(2);
  expect(body.loyalty_accounts).toMatchObject([{ phone: ADA.phone }]);
  expect(body.messages).not.toEqual([]);
  expect(JSON.stringify(body)).not.toContain('Okoro');

  const gone = await erased();
  expect(gone.status).toBe(200);
  expect(gone.body).toMatchObject({ orders: 2, loyalty_accounts: 1, messages: expect.any(Number) });
  expect(gone.body.events).toBeGreaterThan(4);
  expect(await tracesLeft()).toEqual([]);
  const { last } = await service.db
    .selectFrom('idempotency_records')
    .select((eb) => eb.fn.max('expires_at').as('last'))
    .executeTakeFirstOrThrow();
  expect(last.getTime() - service.clock.now()).toBeLessThanOrEqual(24 * 60 * 60_000);
  expect((await exported()).body).toMatchObject({ orders: [], loyalty_accounts: [], messages: [] });
  expect((await erased()).body).toMatchObject({ orders: 0, loyalty_accounts: 0, events: 0 });

  const left = await call(service, `GET /v1/orders/${others.id}`, { credential: shop.key });
  expect(left.body).toMatchObject({ customer: { name: 'Lee Okoro', phone: OTHER.phone } });
  const kept = await call(service, `GET /v1/orders/${order.id}`, { credential: shop.key });
  expect(kept.body).toMatchObject({
    customer: null,
    status: 'completed',
    total: { amount: order.total.amount },
  });
});

test('carts, visits, payments of pay links and evidence are a guest’s too', async () => {
  const { db } = service;
  const order = await paid(shop, { customer: OTHER });
  const link = await ok<{ id: string }>(service, 'POST /v1/pay_links', shop.key, {
    merchant: shop.merchant,
    amount: gbp(500),
    description: 'Deposit',
    reusable: true,
  });
  const owner = { partner_id: shop.partner.partnerId, environment: 'sandbox' } as const;
  const typed = {
    ...owner,
    guest_hash: 'h',
    content: JSON.stringify({ customer: ADA }),
    updated_at: new Date(),
  };
  await db
    .insertInto('ordering_carts')
    .values({ ...typed, location_id: shop.location })
    .execute();
  await db
    .insertInto('pay_link_visits')
    .values({ ...typed, pay_link_id: link.id })
    .execute();
  await move(shop, order, 'accept', {});
  const payment = order.payment ?? '';
  await db
    .insertInto('pay_link_payments')
    .values({
      ...owner,
      payment_id: payment,
      pay_link_id: link.id,
      state: 'paid',
      contact_name: ADA.name,
      contact_email: ADA.email,
      contact_phone: ADA.phone,
      created_at: new Date(),
    })
    .execute();
  const dispute = await ok<{ id: string }>(service, 'POST /v1/sandbox/disputes', shop.key, { payment });
  const evidence = JSON.stringify({ customer_name: ADA.name, customer_email: ADA.email });
  await db.updateTable('disputes').set({ evidence }).where('id', '=', dispute.id).execute();

  expect((await exported()).body).toMatchObject({
    carts: [{ location: shop.location }],
    visits: [{ pay_link: link.id }],
    pay_link_payments: [{ payment, phone: ADA.phone }],
    disputes: [{ id: dispute.id }],
  });
  expect((await erased()).text).toContain(`Dispute ${dispute.id} is still open`);
  await ok(service, `POST /v1/sandbox/disputes/${dispute.id}/decide`, shop.key, { outcome: 'lost' });
  const gone = await erased();
  expect(gone.body).toMatchObject({ carts: 1, visits: 1, pay_link_payments: 1, disputes: 1 });
  expect(await tracesLeft()).toEqual([]);
});

test.each([
  [{}, 'Send phone, email or both.'],
  [{ phone: '020 7946 0018' }, undefined],
  [{ email: 'ada' }, undefined],
])('%j names no guest', async (body, message) => {
  const reply = await exported(body);
  expect([reply.status, reply.body]).toMatchObject([
    400,
    message === undefined ? { error: 40003 } : { message },
  ]);
});

test('a partner finds none of another’s guests', async () => {
  const other = await openShop(service);
  await placed(other, { customer: ADA });
  expect((await exported(WHO, shop.key)).body.orders).toEqual([]);
  expect((await erased(WHO, shop.key)).body.orders).toBe(0);
  expect((await exported(WHO, other.key)).body.orders).toHaveLength(1);
});
