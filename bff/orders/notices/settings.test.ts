import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { move, openShop, placed, type Shop } from '../orders/testing/shop.ts';
import { GUEST_MESSAGES, USUAL_CHOICES } from './contract/message-names.ts';
import type { NotificationPreview, NotificationSettings } from './contract/notifications.ts';
import { inboxOf } from './testing/inbox.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  shop = await openShop(service);
});

const path = () => `/v1/merchants/${shop.merchant}/notifications`;
const read = (credential = shop.key) => call<NotificationSettings>(service, `GET ${path()}`, { credential });
const set = (body: object, credential = shop.key) =>
  call<NotificationSettings>(service, `PUT ${path()}`, { credential, body });

const PHONE = { name: 'Ada Byron', phone: '+442079460018' };
const ADA = { ...PHONE, email: 'ada@example.com' };

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

test('a merchant sends what is usual: all by email, and by text what changes when guests come', async () => {
  const { body } = await read();
  expect(body).toMatchObject({
    object: 'notification_settings',
    merchant: shop.merchant,
    version: 1,
    updated_at: null,
  });
  expect(body.guests).toEqual(USUAL_CHOICES);
  const byText = GUEST_MESSAGES.filter((name) => body.guests[name].sms);
  expect(byText).toEqual(['order_delayed', 'order_ready', 'order_rejected']);
  expect(Object.values(body.team)).toEqual(Array.from({ length: 4 }, () => ({ email: true })));
});

test('what is switched off is not sent, and what is left out is as usual again', async () => {
  const off = { email: false, sms: false };
  const { body } = await set({ guests: { order_received: off, receipt: off }, version: 1 });
  // Messages to browsers are newer than this form of the request.
  expect(body.guests.order_received).toEqual({ ...off, browser: false });
  expect(body.version).toBe(2);
  const order = await placed(shop, { customer: ADA });
  await allWritten();
  await move(shop, order, 'accept', {});
  const messages = await allWritten();
  expect(messages.map(({ subject }) => subject)).toEqual([expect.stringContaining('is accepted')]);
  const again = await set({ guests: { receipt: off } });
  expect(again.body.guests.order_received).toEqual(USUAL_CHOICES.order_received);
  expect(again.body).toMatchObject({ version: 3 });
});

test('a text can be switched on, for guests without an email; with one they get that', async () => {
  await set({ guests: { order_received: { email: true, sms: true } } });
  await placed(shop, { customer: PHONE });
  await allWritten();
  await placed(shop, { customer: ADA });
  expect((await allWritten()).map(({ channel }) => channel)).toEqual(['sms', 'email']);
});

test('where the email of a message is off and its text is on, everyone gets the text', async () => {
  await set({ guests: { order_received: { email: false, sms: true } } });
  await placed(shop, { customer: ADA });
  expect((await allWritten()).map(({ channel, to }) => [channel, to])).toEqual([['sms', '+442079460018']]);
});

test('the same settings again are no change, and stale ones are refused', async () => {
  const guests = { receipt: { email: false, sms: false } };
  expect((await set({ guests })).body.version).toBe(2);
  expect((await set({ guests })).body).toMatchObject({ version: 2 });
  expect((await set({ version: 1 })).body).toMatchObject({ error: 40903 });
});

test.each([
  [{ guests: { order_received: { email: 'yes', sms: false } } }, 'guests.order_received.email'],
  [{ guests: { sign_in: { email: false, sms: false } } }, 'guests.sign_in'],
  [{ team: { payout_failed: { email: false, sms: true } } }, 'team.payout_failed.sms'],
  [{ guests: { receipt: { email: true } } }, 'guests.receipt.sms'],
])('%j is refused', async (body, param) => {
  expect((await set(body)).body).toMatchObject({ param });
});

test('they are their merchant’s alone', async () => {
  const other = await signUp(service, 'Other');
  expect((await read(other.key)).status).toBe(404);
  expect((await set({}, other.key)).status).toBe(404);
  const session = await mintToken(service, shop.partner, ['merchants:read']);
  expect((await read(session)).status).toBe(200);
  expect((await set({}, session)).status).toBe(403);
  const foreign = await mintToken(service, other, ['merchants:read', 'merchants:write']);
  expect((await read(foreign)).status).toBe(404);
});

test('each message is previewed in each language, for those who see the merchant', async () => {
  const preview = (message: string, query = '', credential = shop.key) =>
    call<NotificationPreview>(service, `GET ${path()}/${message}${query}`, { credential });
  const { body } = await preview('order_rejected', '?language=de-AT');
  expect(body).toMatchObject({ object: 'notification_preview', message: 'order_rejected', language: 'de' });
  expect(body.subject).toBe('Riverside Nursery konnte Ihre Bestellung nicht annehmen');
  expect(body.text).toContain('Nichts wurde abgebucht.');
  expect(body.html).toContain('<html lang="de"');
  expect(body.sms).toContain('Nichts wurde abgebucht.');
  expect((await preview('payout_failed')).body.sms).toBeNull();
  expect((await preview('order_lost')).status).toBe(404);
  const signIn = await preview('staff_sign_in', '?language=fr');
  expect(signIn.body).toMatchObject({ language: 'fr', sms: null });
  expect(signIn.body.html).toContain('Riverside Nursery</b>');
  expect((await preview('sign_in')).body.html).toContain('Trellis</b>');
  expect((await preview('receipt', '?language=not_one')).body).toMatchObject({ param: 'language' });
  expect((await preview('sign_in', '', (await signUp(service, 'Third')).key)).status).toBe(404);
  expect((await preview('receipt', '', (await signUp(service, 'Other')).key)).status).toBe(404);
});
