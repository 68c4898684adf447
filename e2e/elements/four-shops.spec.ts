import type { Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { advance } from '../support/money.ts';
import { openWith } from '../support/open-with.ts';
import { PartnerSite, type SiteOptions } from '../support/partner-site.ts';
import type { RunningStack } from '../stack/running-stack.ts';

/*
 * Shops whose currencies have two, no and three decimals (ISO 4217). `price` is a dish's in minor units; then follows how pages write it,
 * a link for one unit more, three dishes, and these less their fee.
 */
const SHOPS = [
  {
    name: 'Café',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
    price: 1_250,
    dish: '£12.50',
    link: '£12.51',
    sold: '£37.50',
    owed: '£36.45',
  },
  {
    name: 'Ramen',
    country: 'JP',
    currency: 'JPY',
    timezone: 'Asia/Tokyo',
    price: 1_250,
    dish: 'JP¥1,250',
    link: 'JP¥1,251',
    sold: 'JP¥3,750',
    owed: 'JP¥3,645',
  },
  {
    name: 'Etterem',
    country: 'HU',
    currency: 'HUF',
    timezone: 'Europe/Budapest',
    price: 349_000,
    dish: 'HUF 3,490.00',
    link: 'HUF 3,490.01',
    sold: 'HUF 10,470.00',
    owed: 'HUF 10,218.57',
  },
  {
    name: 'Grill',
    country: 'KW',
    currency: 'KWD',
    timezone: 'Asia/Kuwait',
    price: 4_250,
    dish: 'KWD 4.250',
    link: 'KWD 4.251',
    sold: 'KWD 12.750',
    owed: 'KWD 12.429',
  },
] as const;
type Shop = (typeof SHOPS)[number];

interface OpenShop {
  readonly shop: Shop;
  readonly merchant: string;
  readonly menu: string;
  /** Addresses of its hosted pages. */
  readonly ordering: string;
  readonly payLink: string;
}
interface Money {
  readonly amount: number;
  readonly currency: string;
}
interface Item {
  readonly id: string;
  readonly variations: readonly { readonly id: string }[];
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY_MS = 86_400_000;

/**
 * What a page says in elements of a name, through all shadow roots, with the values of fields and spaces of
 * one kind. The axis of a chart is left out: its amounts are round.
 */
async function wordsOf(page: Page, element: string): Promise<string> {
  const words = await page.locator(element).evaluateAll((hosts) => {
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (node instanceof Element && node.matches('style, script, .ticks')) return '';
      const inside = node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [];
      const value = node instanceof HTMLInputElement ? node.value : '';
      return ` ${value}${[...inside, ...node.childNodes].map(read).join('')} `;
    };
    return hosts.map(read).join(' ');
  });
  return words.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
}

/** Waits until the elements say an amount; all others in its currency have as many decimals. */
async function expectAmount(page: Page, element: string, amount: string): Promise<void> {
  const [, sign = '', decimals = ''] = /^(\D+)[\d,]+(?:\.(\d+))?$/.exec(amount) ?? [];
  const amounts = async (): Promise<string[]> =>
    (await wordsOf(page, element)).match(new RegExp(`${sign}\\d[\\d.,]*(?<=\\d)`, 'g')) ?? [];
  await expect.poll(amounts, element).toContain(amount);
  const other = (text: string): boolean => (text.split('.')[1] ?? '').length !== decimals.length;
  expect((await amounts()).filter(other), element).toEqual([]);
}

/** Sets a shop up with its menu, and sells three of its dish by card. */
async function openShop(stack: RunningStack, shop: Shop): Promise<OpenShop> {
  const { name, country, currency, price, timezone } = shop;
  const get = <Body>(path: string): Promise<Body> => stack.call<Body>('GET', path);
  const post = <Body>(path: string, body: object): Promise<Body> => stack.call<Body>('POST', path, body);
  const named = { legal_name: `${name} Ltd`, display_name: name, language: 'en-GB' };
  const { id } = await post<{ id: string }>('/v1/merchants', { ...named, country, currency, timezone });
  await post('/v1/sandbox/events', { type: 'merchant.activated', merchant: id });
  const hours = { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) };
  const location = await post<{ id: string; slug: string }>(`/v1/merchants/${id}/locations`, {
    name: 'Main',
    hours,
  });
  const menu = await post<{ id: string; version: number; sections: { items: Item[] }[] }>('/v1/menus', {
    merchant: id,
    name: 'Lunch',
    sections: [{ name: 'Food', items: [{ name: 'Dish', variations: [{ price }] }] }],
  });
  await post(`/v1/menus/${menu.id}/publish`, { version: menu.version });
  const item = menu.sections[0]?.items[0];
  const order = await post<{ id: string; total: Money }>('/v1/orders', {
    location: location.id,
    customer: { name: 'Ada Byron', phone: '+442079460018' },
    fulfillment: { type: 'pickup' },
    lines: [{ item: item?.id, variation: item?.variations[0]?.id, quantity: 3 }],
  });
  expect(order.total).toEqual({ amount: 3 * price, currency });
  await post(`/v1/orders/${order.id}/pay`, { source: { token: 'tok_paid' }, total: order.total });
  await post(`/v1/orders/${order.id}/accept`, {});
  const link = await post<{ url: string; amount: Money }>('/v1/pay_links', {
    merchant: id,
    amount: { amount: price + 1, currency },
    description: 'Deposit',
    expires_at: new Date(Date.now() + 20 * DAY_MS).toISOString(),
  });
  expect(link.amount).toEqual({ amount: price + 1, currency });
  const { slug } = await get<{ slug: string }>(`/v1/merchants/${id}`);
  const { slug: partner } = await get<{ slug: string }>('/v1/partners/me');
  const site = `http://${partner}.sandbox.localhost:${new URL(stack.api).port}`;
  return {
    shop,
    merchant: id,
    menu: menu.id,
    ordering: `${site}/${slug}/${location.slug}`,
    payLink: link.url,
  };
}

/** The fee of one payment in minor units, at the rates that a sandbox begins with. */
const feeOf = (amount: number): number => Math.round(amount * 0.024) + 15;

test('shops in four currencies read in every element what the API returns', async ({
  page,
  ownStack: stack,
}) => {
  const shops: OpenShop[] = [];
  for (const shop of SHOPS) shops.push(await openShop(stack, shop));

  const openSite = async (options: SiteOptions): Promise<PartnerSite> => {
    const site = await PartnerSite.open(stack, options);
    await stack.allowOrigins(site.origin);
    return site;
  };
  /** Opens an element for each shop in turn, and waits until it says the amount. */
  async function readEach(
    element: string,
    scopes: readonly string[],
    amountOf: (shop: Shop) => string,
    attributesOf: (shop: OpenShop) => string = () => '',
  ): Promise<void> {
    for (const one of shops) {
      const surface = { element, scopes, attributes: attributesOf(one), merchant: one.merchant };
      const { site } = await openWith({ page, stack, openSite }, surface);
      await expectAmount(page, `trellis-${element}`, amountOf(one.shop));
      await site.close();
    }
  }

  await test.step('ordering and pay link', async () => {
    for (const { shop, ordering, payLink } of shops) {
      await page.goto(ordering);
      await page.locator('trellis-ordering[state=ready]').waitFor();
      await expectAmount(page, 'trellis-ordering', shop.dish);
      await page.goto(payLink);
      await page.locator('trellis-pay-link[state=ready]').waitFor();
      await expectAmount(page, 'trellis-pay-link', shop.link);
    }
  });
  await test.step('menu editor', () =>
    readEach(
      'menu-editor',
      ['menus:read', 'menus:write'],
      ({ dish }) => dish,
      ({ menu }) => `menu="${menu}"`,
    ));
  await test.step('dashboard', () =>
    readEach('dashboard', ['orders:read', 'payments:read'], ({ sold }) => sold));
  await test.step('reporting', () =>
    readEach(
      'reporting',
      ['reports:read'],
      ({ sold }) => sold,
      () => 'range="today"',
    ));

  await test.step('balance and payouts', async () => {
    for (const { shop, merchant } of shops) {
      const balance = await stack.call<{ pending: Money }>('GET', `/v1/balance?merchant=${merchant}`);
      expect(balance.pending).toEqual({
        amount: 3 * shop.price - feeOf(3 * shop.price),
        currency: shop.currency,
      });
    }
    for (const element of ['balance', 'payouts'])
      await readEach(element, ['payouts:read'], ({ owed }) => owed);
  });

  await test.step('payouts, once they are paid', async () => {
    await advance(stack, 5);
    for (const { shop, merchant } of shops) {
      const path = `/v1/payouts?merchant=${merchant}`;
      const paid = async () => (await stack.call<{ data: { amount: Money }[] }>('GET', path)).data;
      const amount = { amount: 3 * shop.price - feeOf(3 * shop.price), currency: shop.currency };
      await expect.poll(paid).toEqual([expect.objectContaining({ amount })]);
    }
    await readEach('payouts', ['payouts:read'], ({ owed }) => owed);
  });
});
