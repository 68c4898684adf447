import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { join, openClub } from '../loyalty/testing/club.ts';
import { move, openShop, paid, placed, refund, type Shop } from '../orders/testing/shop.ts';
import { enqueueNotice, forgetOldNotices } from './enqueue-notices.ts';
import { inboxOf, messagesOnceThere } from './testing/inbox.ts';
import { writeNotice } from './feature.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2026-11-26T11:00:00Z') - service.clock.now());
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await openShop(service, {
    location: {
      timezone: 'Europe/London',
      address: { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB' },
      fulfillments: { delivery: { enabled: true } },
    },
  });
});

const PHONE = { name: 'Ada Byron', phone: '+442079460018' };
const ADA = { ...PHONE, email: 'ada@example.com' };
const DELIVERY = {
  type: 'delivery',
  address: { line1: '5 High Street', city: 'Reading', postal_code: 'RG1 1AA' },
};

/** Waits until nothing is left to write, and returns what was. */
async function allWritten() {
  const open = () =>
    service.db
      .selectFrom('notices')
      .select('name')
      .where('merchant_id', '=', shop.merchant)
      .where('written_at', 'is', null)
      .execute();
  await expect.poll(open).toEqual([]);
  return inboxOf(shop);
}
const subjectsOf = (messages: readonly { subject: string | null }[]) =>
  messages.map(({ subject }) => subject);

describe('a guest with an email', () => {
  test('is told what is not available, and what is paid instead', async () => {
    const order = await placed(shop, { customer: ADA });
    await messagesOnceThere(shop, 1);
    const unavailable = [{ uid: 'fries', quantity: 1 }];
    await move(shop, order, 'accept', { unavailable });
    await messagesOnceThere(shop, 2);
    const [sent, accepted] = await allWritten();
    expect(sent?.text).not.toContain('Not available');
    expect(accepted?.text).toMatch(/Not available: 1 × Fries\s+You pay £30\.49 instead of £34\.79\./);
    expect(accepted?.text).not.toMatch(/(?<!Not available: )\b[01] × Fries/);
  });

  test('is told of each step of an order, once', async () => {
    const order = await placed(shop, { customer: ADA });
    await messagesOnceThere(shop, 1);
    await move(shop, order, 'accept', {});
    await messagesOnceThere(shop, 2);
    await move(shop, order, 'ready');
    await messagesOnceThere(shop, 3);
    await move(shop, order, 'complete');
    await messagesOnceThere(shop, 4);
    await refund(shop, order, { lines: [{ uid: 'fries', quantity: 1 }] });
    await messagesOnceThere(shop, 5);
    const messages = await allWritten();
    expect(subjectsOf(messages)).toEqual([
      `Order ${order.number} is sent to Riverside Nursery`,
      expect.stringMatching(`Order ${order.number} is accepted, for 11:\\d\\d`),
      `Order ${order.number} is ready`,
      'Your receipt from Riverside Nursery, £34.79',
      `£4.30 refunded for order ${order.number}`,
    ]);
    for (const { channel, to, html, text } of messages) {
      expect([channel, to]).toEqual(['email', 'ada@example.com']);
      expect(html).toContain('<!doctype html>');
      expect(text).toContain(new URL(order.status_url).pathname);
    }
  });

  test('of a canceled order is told what happens to the money, and of no refund beside it', async () => {
    const rejected = await placed(shop, { customer: ADA });
    await messagesOnceThere(shop, 1);
    await move(shop, rejected, 'reject', { reason: 'Sold out' });
    const [, message] = await messagesOnceThere(shop, 2);
    expect(message?.subject).toBe('Riverside Nursery couldn’t take your order');
    expect(message?.text).toContain('You were not charged. The hold of £34.79 on Visa ••••\u00A04242');
    expect(message?.text).toContain('What they said: “Sold out”');
    const charged = await paid(shop, { customer: ADA });
    await allWritten();
    await move(shop, charged, 'cancel', { reason: 'Closed' });
    const texts = (await allWritten()).map(({ text }) => text);
    expect(texts.at(-1)).toContain('You get £34.79 back on your card.');
    expect(texts.filter((text) => text.includes('back'))).toHaveLength(1);
  });

  test('is told by one message that it is accepted and becomes later', async () => {
    const order = await placed(shop, { customer: ADA });
    await messagesOnceThere(shop, 1);
    await move(shop, order, 'accept', { ready_in: 90 });
    const messages = await allWritten();
    expect(messages.map(({ subject }) => subject?.split(':')[0])).toEqual([
      `Order ${order.number} is sent to Riverside Nursery`,
      `Order ${order.number} will be later`,
    ]);
    expect(messages.at(-1)?.text).toContain('needs longer. It was planned for');
  });

  test('hears that a delivery has left', async () => {
    const order = await placed(shop, { customer: ADA, fulfillment: DELIVERY });
    await move(shop, order, 'accept', {});
    await move(shop, order, 'ready');
    const messages = await allWritten();
    expect(messages.at(-1)?.subject).toBe(`Order ${order.number} is on its way`);
  });

  test('reads it in its language, with amounts as they are written there', async () => {
    const order = await placed(shop, { customer: { ...ADA, language: 'de-AT' } });
    const [message] = await messagesOnceThere(shop, 1);
    expect(message?.subject).toBe(`Bestellung ${order.number} ist bei Riverside Nursery eingegangen`);
    expect(message?.html).toContain('<html lang="de"');
    expect(message?.text.replaceAll('\u00A0', ' ')).toContain('34,79 £');
  });
});

describe('a guest with a phone alone', () => {
  test('gets texts when it has to come, later or not at all, in one line with the order’s address', async () => {
    const order = await placed(shop, { customer: PHONE });
    await move(shop, order, 'accept', {});
    await move(shop, order, 'ready');
    await allWritten();
    await move(shop, order, 'complete');
    const rejected = await placed(shop, { customer: PHONE });
    await move(shop, rejected, 'reject', { reason: 'Sold out' });
    await allWritten();
    const later = await placed(shop, { customer: PHONE });
    await move(shop, later, 'accept', { ready_in: 90 });
    const messages = await allWritten();
    expect(messages.map(({ channel, html, subject }) => [channel, html, subject])).toEqual([
      ['sms', null, null],
      ['sms', null, null],
      ['sms', null, null],
    ]);
    const [ready, no, late] = messages.map(({ text }) => text);
    expect(ready).toMatch(/^Riverside Nursery: order \d+ is ready to pick up\. http:\S+\/order\/\S+$/);
    expect(no).toMatch(/^Riverside Nursery couldn’t take order \d+\. You were not charged\. http/);
    expect(late).toMatch(/will be later than planned, about \d+:\d\d\. http/);
  });
});

describe('one message for a step', () => {
  const owner = () => ({ partnerId: shop.partner.partnerId, environment: 'sandbox' }) as const;
  const noticesOf = (record: string) =>
    service.db.selectFrom('notices').selectAll().where('record', '=', record).execute();

  test('whatever notes the step again', async () => {
    const order = await placed(shop, { customer: ADA });
    const notice = {
      name: 'order_received',
      step: 'placed',
      record: order.id,
      merchantId: shop.merchant,
    } as const;
    const now = new Date(service.clock.now());
    for (let time = 0; time < 3; time += 1) {
      await inTransaction(service.db, (work) => enqueueNotice(work, owner(), notice, now));
    }
    await allWritten();
    expect(await noticesOf(order.id)).toHaveLength(1);
    expect(await inboxOf(shop)).toHaveLength(1);
  });

  test('whatever writes it again, or at the same time', async () => {
    const order = await placed(shop, { customer: ADA });
    await allWritten();
    const [notice] = await noticesOf(order.id);
    const again = () =>
      writeNotice({
        deps: service.deps,
        owner: owner(),
        record: notice?.id ?? '',
        dueAt: new Date(service.clock.now()),
        signal: AbortSignal.timeout(20_000),
      });
    await service.db.deleteFrom('messages').where('merchant_id', '=', shop.merchant).execute();
    await Promise.all([again(), again()]);
    expect(await inboxOf(shop)).toEqual([]);
    await service.db
      .updateTable('notices')
      .set({ written_at: null })
      .where('record', '=', order.id)
      .execute();
    await Promise.all([again(), again(), again()]);
    expect(await inboxOf(shop)).toHaveLength(1);
  });

  test('and none for a step that came to nothing', async () => {
    const before = await service.db.selectFrom('notices').selectAll().execute();
    const failed = inTransaction(service.db, async (work) => {
      const notice = {
        name: 'order_ready',
        step: 'ready',
        record: 'ord_x',
        merchantId: shop.merchant,
      } as const;
      await enqueueNotice(work, owner(), notice, new Date());
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await service.db.selectFrom('notices').selectAll().execute()).toHaveLength(before.length);
  });

  test('nor for what isn’t so anymore', async () => {
    const order = await placed(shop, { customer: ADA });
    await allWritten();
    await move(shop, order, 'accept', {});
    await allWritten();
    await service.db.deleteFrom('messages').where('merchant_id', '=', shop.merchant).execute();
    await service.db
      .updateTable('notices')
      .set({ written_at: null })
      .where('record', '=', order.id)
      .execute();
    for (const { id } of await noticesOf(order.id)) {
      await writeNotice({
        deps: service.deps,
        owner: owner(),
        record: id,
        dueAt: new Date(service.clock.now()),
        signal: AbortSignal.timeout(20_000),
      });
    }
    expect(subjectsOf(await inboxOf(shop))).toEqual([expect.stringContaining('is accepted')]);
  });

  test('has nothing of a person in it, and is forgotten after 90 days', async () => {
    const order = await placed(shop, { customer: ADA });
    await allWritten();
    expect(JSON.stringify(await noticesOf(order.id))).not.toMatch(/Ada|2079460018|ada@example/);
    const day = 24 * 60 * 60_000;
    await forgetOldNotices(service.db, service.clock.now() + 89 * day);
    expect(await noticesOf(order.id)).toHaveLength(1);
    await forgetOldNotices(service.db, service.clock.now() + 91 * day);
    expect(await noticesOf(order.id)).toEqual([]);
  });
});

test('no log has a word of a message or of its reader', async () => {
  const order = await placed(shop, { customer: ADA });
  await move(shop, order, 'accept', {});
  await allWritten();
  expect(service.logLines.join('')).not.toMatch(/ada@example|Ada Byron|2079460018|They’re on it/);
});

test('a member is told of the rewards that an order brings within reach, once', async () => {
  const club = await openClub(service);
  const member = await join(club);
  const rewardsOf = async () =>
    (await inboxOf(club)).filter(({ subject }) => subject?.startsWith('A reward at'));
  for (let time = 0; time < 2; time += 1) {
    const order = await paid(club, { customer: ADA, loyalty: { account: member.id } });
    await move(club, order, 'complete');
  }
  await expect.poll(rewardsOf).toHaveLength(1);
  const [message] = await rewardsOf();
  expect(message?.subject).toBe('A reward at Riverside Nursery: £2 off and A quarter off');
  expect(message?.text).toContain('You have 31 points.');
});
