import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteHost } from '../../pages/hosts/testing/at-host.ts';
import type { MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { GuestBrowser, hiddenIn, wordsOf } from '../../pages/ordering/testing/guest-browser.ts';
import type { PayLink } from '../../orders/pay-links/contract/pay-link.ts';
import { GOOD, LinkGuest } from '../../orders/pay-links/testing/link-guest.ts';
import { made, type Seller } from '../../orders/pay-links/testing/links.ts';
import { Patience } from '../service/patience.ts';
import { startService, type Service } from '../service/service.ts';

const AT = '/riverside-nursery/high-street';
/** The message to a guest while it is unknown whether a payment succeeded. */
const UNKNOWN = /Not confirmed yet.*hasn’t answered\. It’s safe to check again: you are charged once/;
const ADA = { when: '', name: 'Ada Byron', phone: '020 7946 0018' };

const patience = new Patience();
let service: Service;
let shop: Shop;
let seller: Seller;
let guest: GuestBrowser;
let visits = 0;
const nextGuest = (): GuestBrowser =>
  new GuestBrowser(service, siteHost(service, 'greenhouse-pos'), {
    'x-forwarded-for': `198.51.100.${(visits += 1)}`,
  });

beforeAll(async () => {
  service = await startService({ trustedProxies: 1, processorTimeoutMs: patience.ms });
  shop = await openShop(service, { location: { name: 'High Street' } });
  seller = { url: service.url, partner: shop.partner, key: shop.key, merchant: shop.merchant };
}, 60_000);
afterAll(() => service.stop());
beforeEach(() => {
  service.processor.faults.clear();
  guest = nextGuest();
});

/** Puts a burger into the cart and goes on to the card. */
async function toCard(): Promise<void> {
  await guest.send(`${AT}/items/${shop.burger}`, { quantity: '1', note: '' });
  const { headers } = await guest.send(`${AT}/checkout`, { ...ADA, pay: 'card' });
  expect(headers['location']).toBe(`${AT}/pay`);
}

/** Enters a card into a form at the processor. @returns where it sends the browser */
async function enterInto(page: string): Promise<string> {
  const [, action = ''] = /action="([^"]+\/tokens)"/.exec(page) ?? [];
  const { form = '' } = hiddenIn(page);
  const response = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ form, number: GOOD, exp_month: '12', exp_year: '2040', cvc: '123' }),
  });
  const back = new URL(response.headers.get('location') ?? '');
  return back.pathname + back.search;
}

const enter = async (): Promise<string> => enterInto((await guest.get(`${AT}/pay`)).text);
const cart = async (): Promise<string> => wordsOf((await guest.get(`${AT}/cart`)).text);

/** Follows where the site leads. */
async function open(path: string): Promise<string> {
  const { headers, text } = await guest.get(path);
  const { location } = headers;
  return typeof location === 'string' && location.startsWith('/') ? open(location) : wordsOf(text);
}

const ordersNow = async (): Promise<readonly Order[]> =>
  (await ok<{ data: Order[] }>(service, 'GET /v1/orders?limit=100', shop.key)).data;

/** Returns the number of payments that the processor has authorized or captured. */
async function moneyTaken(): Promise<number> {
  const { count } = await service.db
    .selectFrom('processor_payments')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('status', 'in', ['authorized', 'captured'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function whileMerchantIs(status: MerchantStatus, act: () => Promise<void>): Promise<void> {
  const set = (to: MerchantStatus) =>
    service.db.updateTable('merchants').set({ status: to }).where('id', '=', shop.merchant).execute();
  await set(status);
  try {
    await act();
  } finally {
    await set('active');
  }
}

describe('a processor that doesn’t answer', () => {
  test('takes no card on the ordering pages: they say so and keep the cart, and the order is paid once it is back', async () => {
    await toCard();
    service.processor.faults.next('createCardForm', 'unavailable');
    const away = await guest.get(`${AT}/pay`);
    expect(away.status).toBe(200);
    expect(wordsOf(away.text)).toMatch(
      /Cards can’t be taken at the moment\. Nothing was charged.* Try again/,
    );
    expect(away.text).not.toContain('name="number"');
    expect(await cart()).toContain('Burger');
    expect(await open(await enter())).toContain('Paid by card.');
  });

  test.each(['unavailable', 'lost_answer', 'slow'] as const)(
    '(%s) while an order is being paid: the cart is kept until it is known, and it is charged once',
    async (fault) => {
      const [before, taken] = [(await ordersNow()).length, await moneyTaken()];
      await toCard();
      const back = await enter();
      service.processor.faults.next('authorizePayment', fault);
      const go = () => guest.get(back);
      const away = await (fault === 'slow' ? patience.lose(go) : go());
      expect([away.status, wordsOf(away.text)]).toEqual([503, expect.stringMatching(UNKNOWN)]);
      // The link reloads the return address itself.
      expect(away.text).toContain(`href="${back.replaceAll('&', '&amp;')}"`);
      expect(await cart()).toContain('Burger');
      await expect.poll(() => open(back)).toContain('Paid by card.');
      expect(await open(back)).toContain('Paid by card.');
      const orders = await ordersNow();
      expect([await moneyTaken(), orders.length, orders[0]?.status]).toEqual([taken + 1, before + 1, 'open']);
      expect(await cart()).toContain('Your cart is empty');
    },
  );

  test('and has authorized the card: no page says that nothing was charged', async () => {
    await toCard();
    const back = await enter();
    service.processor.faults.next('authorizePayment', 'lost_answer');
    expect((await guest.get(back)).status).toBe(503);
    service.processor.faults.next('createCardForm', 'unavailable', 'unavailable');
    service.processor.faults.next('getPayment', ...Array.from({ length: 9 }, () => 'unavailable' as const));
    for (const path of [`${AT}/pay`, `${AT}/pay?problem=insufficient_funds`]) {
      const said = wordsOf((await guest.get(path)).text);
      expect(said).toMatch(/hasn’t answered\. It’s safe to check again/);
      expect(said).not.toMatch(/Nothing was/);
    }
    await whileMerchantIs('suspended', async () => {
      const said = wordsOf((await guest.get(`${AT}/cart`)).text);
      expect(said).toMatch(/takes no orders now\. Your cart is kept/);
    });
    service.processor.faults.clear();
    await expect.poll(() => open(back)).toContain('Paid by card.');
  });

  test('takes no card on the page of a link, which says so, and is paid once it is back', async () => {
    const payer = new LinkGuest(service, await made(seller));
    service.processor.faults.next('createCardForm', 'unavailable');
    expect(wordsOf((await payer.open()).text)).toMatch(/Cards can’t be taken.* Nothing was charged/);
    expect(wordsOf((await payer.pay()).text)).toContain('Paid. Thank you.');
  });

  test.each(['unavailable', 'lost_answer'] as const)(
    '(%s) while a link is being paid: nobody is told that it is paid or free, and it is charged once',
    async (fault) => {
      const taken = await moneyTaken();
      const link = await made(seller);
      const payer = new LinkGuest(service, link);
      const back = await payer.enter(GOOD);
      service.processor.faults.next('authorizePayment', fault);
      const away = await payer.browser.get(back);
      expect([away.status, wordsOf(away.text)]).toEqual([503, expect.stringMatching(UNKNOWN)]);
      // The link reloads the return address itself.
      expect(away.text).toContain(`href="${back.replaceAll('&', '&amp;')}"`);
      expect(wordsOf((await payer.open(back)).text)).toContain('Paid. Thank you.');
      expect(wordsOf((await payer.open(back)).text)).toContain('Paid. Thank you.');
      expect(await moneyTaken()).toBe(taken + 1);
      const { paid_count: paid } = await ok<PayLink>(service, `GET /v1/pay_links/${link.id}`, shop.key);
      expect(paid).toBe(1);
    },
  );
});

describe('a merchant that is suspended meanwhile', () => {
  test('is charged for by nobody: a guest at the card hears it, and the cart is there when it is back', async () => {
    await toCard();
    const back = await enter();
    const taken = await moneyTaken();
    await whileMerchantIs('suspended', async () => {
      for (const path of [back, `${AT}/cart`, `${AT}/checkout`, AT]) {
        const { status, text } = await guest.get(path);
        expect([path.split('?', 1)[0], status, wordsOf(text)]).toEqual([
          path.split('?', 1)[0],
          404,
          expect.stringMatching(/takes no orders now\. Nothing was ordered or charged\. Your cart is kept/),
        ]);
      }
      const stranger = await nextGuest().get(AT);
      expect([stranger.status, stranger.text.includes('Riverside')]).toEqual([404, false]);
    });
    expect(await moneyTaken()).toBe(taken);
    expect(await cart()).toContain('Burger');
    expect(await open(await enter())).toContain('Paid by card.');
  });

  test('is paid by no link; a payment that was under way has its receipt, and an order its page', async () => {
    const [link, paid] = [await made(seller), await made(seller)];
    const [payer, before] = [new LinkGuest(service, link), new LinkGuest(service, paid)];
    const back = await payer.enter(GOOD);
    await before.pay();
    await toCard();
    const order = String((await guest.get(await enter())).headers['location']);
    const taken = await moneyTaken();
    await whileMerchantIs('suspended', async () => {
      expect(wordsOf((await payer.open(back)).text)).toMatch(
        /Payments aren’t possible here now.*Nothing was charged/,
      );
      expect(wordsOf((await before.open()).text)).toContain('Paid. Thank you.');
      expect((await guest.get(order)).status).toBe(200);
      expect((await guest.get(`${AT}/rewards`)).status).toBe(404);
    });
    expect(await moneyTaken()).toBe(taken);
    expect(wordsOf((await payer.pay()).text)).toContain('Paid. Thank you.');
  });
});
