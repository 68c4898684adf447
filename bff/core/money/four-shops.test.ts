import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHost } from '../../pages/hosts/testing/at-host.ts';
import { GuestBrowser, wordsOf } from '../../pages/ordering/testing/guest-browser.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import type { PayLink } from '../../orders/pay-links/contract/pay-link.ts';
import { LinkGuest } from '../../orders/pay-links/testing/link-guest.ts';
import { startService, signUp, call, type Service, type SignedUp } from '../../testing/service/service.ts';
import { plain, writtenBy } from './testing/iso-4217.ts';

/** A shop, its decimals, and the price of its main dish in minor units. */
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

interface Money {
  readonly amount: number;
  readonly currency: string;
}

const DAY_MS = 86_400_000;
const RATE_PPM = 200_000;

let service: Service;
let partner: SignedUp;
let site: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  site = (await done<{ slug: string }>('GET /v1/partners/me')).slug;
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

/** Returns the time of the sandbox's clock, which all shops share and each moves on. */
const nowMs = async (): Promise<number> =>
  Date.parse((await done<{ now: string }>('GET /v1/sandbox/clock')).now);

/**
 * Returns the tax in an amount that includes it, by the rule of the reference: once for the whole, half to
 * even at most a half away.
 */
const taxIn = (amount: number): number => Math.round((amount * RATE_PPM) / (1_000_000 + RATE_PPM));

describe.each(SHOPS)('a shop in $currency', ({ name, country, currency, decimals, price, timezone }) => {
  const money = (amount: number): Money => ({ amount, currency });
  const written = (amount: number): string => writtenBy('en-GB', [currency, decimals], amount);
  const decimal = (amount: number): string => (amount / 10 ** decimals).toFixed(decimals);
  const says = (text: string, amount: number): void => expect(plain(text)).toContain(written(amount));

  let merchant: { readonly id: string; readonly slug: string };
  let location: { readonly id: string; readonly slug: string };
  let at: string;
  let item: MenuSection['items'][number];
  /** The total sold, in minor units. */
  let sold = 0;
  let refunded = 0;

  beforeAll(async () => {
    merchant = await done('POST /v1/merchants', {
      legal_name: `${name} Ltd`,
      display_name: name,
      country,
      currency,
      timezone,
      language: 'en-GB',
    });
    await done('POST /v1/sandbox/events', { type: 'merchant.activated', merchant: merchant.id });
    merchant = await done(`GET /v1/merchants/${merchant.id}`);
    location = await done(`POST /v1/merchants/${merchant.id}/locations`, {
      name: 'Main',
      hours: { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) },
      at_pickup: true,
      taxes: [{ name: 'Tax', rate_ppm: RATE_PPM, inclusive: true }],
    });
    at = `/${merchant.slug}/${location.slug}`;
    const menu = await done<{ id: string; version: number; sections: readonly MenuSection[] }>(
      'POST /v1/menus',
      {
        merchant: merchant.id,
        name: 'Lunch',
        sections: [{ name: 'Food', items: [{ name: 'Dish', variations: [{ price }] }] }],
      },
    );
    await done(`POST /v1/menus/${menu.id}/publish`, { version: menu.version });
    item = menu.sections[0]?.items[0] as typeof item;
  });

  async function finish(order: Pick<Order, 'id'>): Promise<void> {
    for (const step of ['accept', 'ready', 'complete']) await done(`POST /v1/orders/${order.id}/${step}`, {});
  }

  test('says what an order by the API comes to on its menu and its papers', async () => {
    const order = await done<Order>('POST /v1/orders', {
      location: location.id,
      customer: { name: 'Ada Byron', phone: '+442079460018' },
      fulfillment: { type: 'pickup' },
      lines: [{ item: item.id, variation: item.variations[0]?.id, quantity: 3 }],
    });
    expect(order.total).toEqual(money(3 * price));
    await done(`POST /v1/orders/${order.id}/pay`, { source: { token: 'tok_paid' }, total: order.total });
    await finish(order);
    await done(`POST /v1/orders/${order.id}/refund`, { amount: money(price), reason: 'requested' });
    sold += 3 * price;
    refunded += price;
    const receipt = await textOf(`/v1/orders/${order.id}/receipt`);
    for (const amount of [price, 3 * price, taxIn(3 * price), 3 * price - taxIn(3 * price)])
      says(receipt, amount);
    says((await new GuestBrowser(service, siteHost(service, site)).get(at)).text, price);
  });

  test('says the same in the cart, the checkout and the page of an order that a guest places by plain forms', async () => {
    const guest = new GuestBrowser(service, siteHost(service, site));
    await guest.send(`${at}/items/${item.id}`, { quantity: '2', note: '' });
    for (const page of ['cart', 'checkout'])
      says(wordsOf((await guest.get(`${at}/${page}`)).text), 2 * price);
    const buyer = { when: '', name: 'Ada Byron', phone: '+44 20 7946 0018', pay: 'pickup' };
    const { headers } = await guest.send(`${at}/checkout`, buyer);
    says(wordsOf((await guest.get(String(headers['location']))).text), 2 * price);
    const { data } = await done<{ data: Order[] }>(`GET /v1/orders?merchant=${merchant.id}&status=open`);
    const [order] = data;
    expect(order?.total).toEqual(money(2 * price));
    const ticket = await textOf(`/v1/orders/${order?.id}/ticket`);
    expect(wordsOf(ticket)).toMatch(/2\W+Dish/);
    await finish(order as Order);
    sold += 2 * price;
  });

  test('says the same on the page of a pay link, before it is paid and after', async () => {
    const link = await done<PayLink>('POST /v1/pay_links', {
      merchant: merchant.id,
      amount: money(price + 1),
      description: 'Deposit',
      expires_at: new Date((await nowMs()) + DAY_MS).toISOString(),
    });
    expect(link.amount).toEqual(money(price + 1));
    const guest = new LinkGuest(service, link, site);
    says(wordsOf((await guest.open()).text), price + 1);
    const paid = wordsOf((await guest.pay()).text);
    expect(paid).toContain('Paid. Thank you.');
    says(paid, price + 1);
    sold += price + 1;
  });

  test('says the same in its reports, its taxes and their tables', async () => {
    const today = new Date(await nowMs());
    const [from, to] = [-DAY_MS, DAY_MS].map((ms) =>
      new Date(today.getTime() + ms).toISOString().slice(0, 10),
    );
    const range = `merchant=${merchant.id}&from=${from}&to=${to}`;
    for (const report of ['sales', 'items', 'payments']) {
      const rows = await textOf(`/v1/reports/${report}?${range}&format=csv`);
      expect([report, rows]).toEqual([report, expect.stringContaining(decimal(price))]);
    }
    type Taxes = { readonly totals: { readonly net: number; readonly tax: number; readonly gross: number } };
    const { totals } = await done<Taxes>(`GET /v1/reports/taxes?${range}`);
    const taxed = [3 * price, -price, 2 * price];
    expect(totals.gross).toBe(sold - refunded);
    expect(Math.abs(totals.tax - taxed.reduce((sum, amount) => sum + taxIn(amount), 0))).toBeLessThanOrEqual(
      1,
    );
    const table = await textOf(`/v1/reports/taxes?${range}&format=csv`);
    for (const amount of [totals.tax, 4 * price]) expect(table).toContain(decimal(amount));
  });

  test('pays out what it says, less its fees', async () => {
    type Balance = { readonly available: Money; readonly pending: Money };
    const balance = () => done<Balance>(`GET /v1/balance?merchant=${merchant.id}`);
    type Rates = { readonly rates: readonly { line: string; bps: number; fixed: Money }[] };
    const { rates } = await done<Rates>(`GET /v1/rates?merchant=${merchant.id}`);
    expect(rates.find(({ line }) => line === 'order.online')?.fixed).toEqual(money(15));
    const standing = await balance();
    // Refunds are deducted from the available balance at once.
    const owed = standing.available.amount + standing.pending.amount;
    // Payments at the counter are in no balance.
    const fees = [3 * price, price + 1].reduce((sum, amount) => sum + Math.round(amount * 0.024) + 15, 0);
    expect(Math.abs(owed - (3 * price - price + price + 1 - fees))).toBeLessThanOrEqual(1);
    const inFiveDays = new Date((await nowMs()) + 5 * DAY_MS).toISOString();
    for (;;) {
      const { advancing_to: left } = await done<{ advancing_to: string | null }>(
        'POST /v1/sandbox/clock/advance',
        { to: inFiveDays },
      ).catch(() => ({ advancing_to: null }));
      if (left === null) break;
    }
    type Payout = { readonly id: string; readonly amount: Money };
    const paid = async () => (await done<{ data: Payout[] }>(`GET /v1/payouts?merchant=${merchant.id}`)).data;
    const all = await paid();
    const { available } = await balance();
    const sum = all.reduce((total, { amount }) => total + amount.amount, available.amount);
    expect(sum).toBe(owed);
  });
});
