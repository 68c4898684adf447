import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import type { Order } from '../orders/contract/order.ts';
import { move, ok, openShop, paid, placed, type Shop } from '../orders/testing/shop.ts';
import { GUEST_MESSAGES, type GuestMessage } from './contract/message-names.ts';
import { messagesOf } from './notice-messages.ts';

const PHONE = { name: 'Ada Byron', phone: '+442079460018' };
const EMAIL = { ...PHONE, email: 'ada@example.com' };
const SUBSCRIBED = {
  endpoint: 'https://push.example.com/1',
  p256dh: Buffer.from([4, ...Array.from({ length: 64 }, () => 1)]).toString('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
};

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  const all = { email: true, sms: true, browser: true };
  await ok(service, `PUT /v1/merchants/${shop.merchant}/notifications`, shop.key, {
    guests: Object.fromEntries(GUEST_MESSAGES.map((name) => [name, all])),
  });
});
afterAll(() => service.stop());

/** Brings an order to where each message is about it. The reward is in `guest-messages.test.ts`. */
const STATES: Readonly<Record<Exclude<GuestMessage, 'reward_earned'>, readonly string[]>> = {
  order_received: [],
  order_accepted: ['accept'],
  order_delayed: ['accept'],
  order_ready: ['accept', 'ready'],
  order_on_its_way: ['accept', 'ready'],
  order_rejected: ['reject'],
  order_refunded: ['accept', 'ready', 'complete'],
  receipt: ['accept', 'ready', 'complete'],
};

async function sentTo(customer: object, name: keyof typeof STATES) {
  const order: Order = await (name === 'order_refunded' ? paid : placed)(shop, { customer });
  const { partnerId } = shop.partner;
  const owner = { partnerId, environment: 'sandbox' } as const;
  await inTransaction(service.db, (work) =>
    service.deps.messages.browsers.save(work.db, owner, {
      orderId: order.id,
      guest: 'secret',
      language: 'en',
      sent: SUBSCRIBED,
    }),
  );
  for (const step of STATES[name]) {
    await move(shop, order, step as 'accept', step === 'reject' ? { reason: 'Closed' } : {});
  }
  const facts = { refunded: 100, plannedAt: new Date(service.clock.now()).toISOString() };
  const row = { id: 'ntc_1', name, record: order.id, step: 'x', facts, written_at: null };
  const at = new Date(service.clock.now());
  return messagesOf(service.deps, owner, {
    ...row,
    partner_id: partnerId,
    environment: 'sandbox',
    merchant_id: shop.merchant,
    created_at: at,
  });
}

describe.each(Object.keys(STATES) as (keyof typeof STATES)[])('%s', (name) => {
  test('is sent by email and in the browser', async () => {
    const messages = await sentTo(EMAIL, name);
    expect(messages.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', EMAIL.email],
      ['browser', expect.stringMatching(/^bsb_/)],
    ]);
    const [email, browser] = messages;
    expect(browser?.subject).toBe(email?.subject);
    expect(`${browser?.subject} ${browser?.text}`).not.toMatch(/Ada|7946/);
  });

  test('is sent by text to a guest without an email', async () => {
    const messages = await sentTo(PHONE, name);
    expect(messages.map(({ channel }) => channel)).toEqual(['sms', 'browser']);
    expect(messages[0]?.text.includes('You were not charged')).toBe(name === 'order_rejected');
  });
});
