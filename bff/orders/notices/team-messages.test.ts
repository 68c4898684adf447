import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../core/database/ids.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { move, ok, openShop, placed, type Shop } from '../orders/testing/shop.ts';
import { inboxOf } from './testing/inbox.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await openShop(service);
  await ok(service, `PATCH /v1/merchants/${shop.merchant}`, shop.key, {
    support: { email: 'Hello@Riverside.example' },
  });
});

const MINUTE = 60_000;

async function advance(ms: number): Promise<void> {
  const { now } = await ok<{ now: string }>(service, 'GET /v1/sandbox/clock', shop.key);
  await ok(service, 'POST /v1/sandbox/clock/advance', shop.key, {
    to: new Date(Date.parse(now) + ms).toISOString(),
  });
}

/** Puts a person on the staff, as if they had accepted. */
async function employ(email: string, role: string, more: object = {}): Promise<void> {
  const { id } = await ok<{ id: string }>(service, `POST /v1/merchants/${shop.merchant}/members`, shop.key, {
    email,
    role,
  });
  const now = new Date();
  const person = `usr_${id.slice(4)}`;
  await service.db
    .insertInto('persons')
    .values({
      id: person,
      email: `${id}@people.example`,
      name: null,
      language: null,
      created_at: now,
      updated_at: now,
      ...more,
    })
    .execute();
  await service.db
    .updateTable('staff')
    .set({ status: 'active', person_id: person, expires_at: null })
    .where('id', '=', id)
    .execute();
}

const emails = async (subject: RegExp) =>
  (await inboxOf(shop)).filter((message) => subject.test(message.subject ?? ''));

const simulate = (type: string) =>
  ok(service, 'POST /v1/sandbox/events', shop.key, { type, merchant: shop.merchant });

test('an order that nobody answers within 3 minutes is told to owners, managers and the contact', async () => {
  await employ('owner@riverside.example', 'owner');
  await employ('manager@riverside.example', 'manager', { language: 'de' });
  await employ('cook@riverside.example', 'kitchen');
  const order = await placed(shop);
  await advance(2 * MINUTE);
  expect(await emails(/waits|wartet/)).toEqual([]);
  await advance(2 * MINUTE);
  await expect.poll(() => emails(/waits|wartet/)).toHaveLength(3);
  const messages = await emails(/waits|wartet/);
  expect(messages.map(({ to }) => to)).toEqual([
    'hello@riverside.example',
    'owner@riverside.example',
    'manager@riverside.example',
  ]);
  expect(messages[1]?.subject).toBe(`Order ${order.number} at Mill Lane waits for your answer`);
  expect(messages[2]?.subject).toBe(`Bestellung ${order.number} bei Mill Lane wartet auf Ihre Antwort`);
  expect(messages[1]?.text).toContain(`/dashboard/orders/${order.id}`);
});

test('one that was answered, or that is rejected sooner, is not', async () => {
  const answered = await placed(shop);
  await move(shop, answered, 'accept', {});
  await advance(4 * MINUTE);
  const notices = await service.db
    .selectFrom('notices')
    .select('name')
    .where('merchant_id', '=', shop.merchant)
    .where('name', '=', 'order_unanswered')
    .execute();
  expect(notices).toEqual([]);
});

test('a payout that failed is told with its amount, once', async () => {
  await simulate('payout.failed');
  await expect.poll(() => emails(/^A payout of/)).toHaveLength(1);
  const [message] = await emails(/^A payout of/);
  expect(message?.to).toBe('hello@riverside.example');
  expect(message?.text).toMatch(/The money is in your balance again\./);
  expect(message?.html).toContain('/dashboard/payouts');
});

test('what a review asks for is told with its deadline; what the merchant has not sent yet is not', async () => {
  await simulate('merchant.restricted');
  await expect.poll(() => emails(/needed from/)).toHaveLength(1);
  expect((await emails(/needed from/))[0]?.text).toContain('isn’t paid out');
});

test('a dispute sends one email for each deadline that the bank sets', async () => {
  const { partnerId } = shop.partner;
  const event = {
    partnerId,
    environment: 'sandbox',
    merchantId: shop.merchant,
    at: new Date(service.clock.now()),
  } as const;
  const dispute = { id: newId('dsp'), object: 'dispute', amount: { amount: 3479, currency: 'GBP' } };
  const record = (type: string, status: string, respond_by: string): Promise<unknown> =>
    inTransaction(service.db, (work) =>
      recordEvent(work.db, { ...event, type: type as never, data: { ...dispute, status, respond_by } }),
    );
  await record('dispute.created', 'needs_response', '2026-12-03T12:00:00Z');
  await record('dispute.created', 'needs_response', '2026-12-03T12:00:00Z');
  // A draft of the evidence.
  await record('dispute.updated', 'needs_response', '2026-12-03T12:00:00Z');
  await record('dispute.updated', 'under_review', '2026-12-03T12:00:00Z');
  await expect.poll(() => emails(/disputes/)).toHaveLength(1);
  expect((await emails(/disputes/))[0]?.subject).toBe('A guest disputes a payment of £34.79');
  await record('dispute.updated', 'needs_response', '2026-12-15T12:00:00Z');
  await expect.poll(() => emails(/disputes/)).toHaveLength(2);
  const texts = (await emails(/disputes/)).map(({ text }) => text).toSorted();
  expect(texts).toEqual([
    expect.stringContaining('by Thursday 3 December'),
    expect.stringContaining('by Tuesday 15 December'),
  ]);
});
