import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atHost, siteHost } from '../hosts/testing/at-host.ts';
import type { Order } from '../orders/contract/order.ts';
import { startService, signUp, call, type Service, type SignedUp } from '../testing/service.ts';
import { plain, writtenBy } from './testing/iso-4217.ts';

/** A shop, its decimals, and what its main dish costs in minor units. */
const SHOPS = [
  { name: 'Café', country: 'GB', currency: 'GBP', decimals: 2, price: 1_250, timezone: 'Europe/London' },
  { name: 'Ramen', country: 'JP', currency: 'JPY', decimals: 0, price: 1_250, timezone: 'Asia/Tokyo' },
  {
    name: 'Étterem',
    country: 'HU',
    currency: 'HUF',
    decimals: 2,
    price: 349_000,
    timezone: 'Europe/Budapest',
  },
  { name: 'Grill', country: 'KW', currency: 'KWD', decimals: 3, price: 4_250, timezone: 'Asia/Kuwait' },
] as const;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

interface MenuSection {
  readonly items: readonly { readonly id: string; readonly variations: readonly { readonly id: string }[] }[];
}

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

async function done<Body = Record<string, unknown>>(operation: string, body?: object): Promise<Body> {
  const headers = { 'idempotency-key': randomUUID() };
  const options = { credential: partner.key, headers, ...(body && { body }) };
  const reply = await call<Body>(service, operation, options);
  if (reply.status >= 300) throw new Error(`${operation}: ${reply.status} ${reply.text}`);
  return reply.body;
}
const textOf = async (path: string): Promise<string> => {
  const reply = await fetch(service.url + path, { headers: { authorization: `Bearer ${partner.key}` } });
  return plain(await reply.text());
};

describe.each(SHOPS)('a shop in $currency', ({ name, country, currency, decimals, price, timezone }) => {
  test('says the same amount on its pages, its papers and its tables', async () => {
    const merchant = await done<{ id: string }>('POST /v1/merchants', {
      legal_name: `${name} Ltd`,
      display_name: name,
      country,
      currency,
      timezone,
      language: 'en-GB',
    });
    await done('POST /v1/sandbox/events', { type: 'merchant.activated', merchant: merchant.id });
    const location = await done<{ id: string; slug: string }>(`POST /v1/merchants/${merchant.id}/locations`, {
      name: 'Main',
      hours: { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) },
    });
    const menu = await done<{ id: string; version: number; sections: readonly MenuSection[] }>(
      'POST /v1/menus',
      {
        merchant: merchant.id,
        name: 'Lunch',
        sections: [{ name: 'Food', items: [{ name: 'Dish', variations: [{ price }] }] }],
      },
    );
    await done(`POST /v1/menus/${menu.id}/publish`, { version: menu.version });
    const item = menu.sections[0]?.items[0];
    const order = await done<Order>('POST /v1/orders', {
      location: location.id,
      customer: { name: 'Ada Byron', phone: '+442079460018' },
      fulfillment: { type: 'pickup' },
      lines: [{ item: item?.id, variation: item?.variations[0]?.id, quantity: 3 }],
    });
    expect(order.total).toEqual({ amount: 3 * price, currency });
    await done(`POST /v1/orders/${order.id}/pay`, { source: { token: 'tok_paid' }, total: order.total });
    for (const step of ['accept', 'ready', 'complete']) await done(`POST /v1/orders/${order.id}/${step}`, {});
    await done(`POST /v1/orders/${order.id}/refund`, {
      amount: { amount: price, currency },
      reason: 'requested',
    });

    const written = (amount: number): string => writtenBy('en-GB', [currency, decimals], amount);
    const decimal = (amount: number): string => (amount / 10 ** decimals).toFixed(decimals);
    const { slug } = await done<{ slug: string }>(`GET /v1/merchants/${merchant.id}`);
    const { slug: site } = await done<{ slug: string }>('GET /v1/partners/me');
    const shown = await atHost(service, siteHost(service, site), `/${slug}/${location.slug}`);
    expect([shown.status, plain(shown.text)]).toEqual([200, expect.stringContaining(written(price))]);
    expect(await textOf(`/v1/orders/${order.id}/receipt`)).toContain(written(3 * price));

    const day = order.created_at.slice(0, 10);
    const from = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const to = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const range = `merchant=${merchant.id}&from=${from}&to=${to}&format=csv`;
    for (const report of ['sales', 'items', 'payments']) {
      const rows = await textOf(`/v1/reports/${report}?${range}`);
      expect([report, rows]).toEqual([report, expect.stringContaining(decimal(3 * price))]);
      expect([report, rows]).toEqual([report, expect.stringContaining(decimal(price))]);
    }
  });
});
