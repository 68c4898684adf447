import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { changeCart, forgetCarts, readCart, type CartKey } from './cart-records.ts';

const DAY_MS = 24 * 60 * 60_000;

let service: Service;
let location: CartKey['location'];
beforeAll(async () => {
  service = await startService();
  const shop = await openShop(service);
  location = { id: shop.location, partnerId: shop.partner.partnerId, environment: 'sandbox' };
}, 60_000);
afterAll(() => service.stop());

test('a cart is forgotten 30 days after it was last touched, and not before', async () => {
  const { db } = service;
  const touchedAt = service.clock.now();
  const touch = async (guest: string, atMs: number): Promise<void> =>
    void (await changeCart(db, { guest, location }, atMs, (cart) => ({ ...cart })));
  const revisions = async (): Promise<number[]> =>
    Promise.all(['early', 'late'].map(async (guest) => (await readCart(db, { guest, location })).revision));
  await touch('early', touchedAt);
  await touch('late', touchedAt);
  await touch('late', touchedAt + DAY_MS);
  await forgetCarts(db, touchedAt + 30 * DAY_MS, 30);
  expect(await revisions()).toEqual([1, 2]);
  expect(await forgetCarts(db, touchedAt + 30 * DAY_MS + 1, 30)).toBe(false);
  expect(await revisions()).toEqual([0, 2]);
});
