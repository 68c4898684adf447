import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { lunch, ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { EmbeddedGuest, GuestBrowser, hiddenIn } from '../../pages/ordering/testing/guest-browser.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { liftLimits } from '../../testing/service/no-limits.ts';

const AT = '/riverside-nursery/high-street';
const PAGE = 'https://cafe.example/order';
const ADA = { when: '', name: 'Ada Byron', phone: '020 7946 0018', pay: 'pickup' };
/** After hosted, in this order. */
const MODELS = ['embedded', 'api', 'hosted'] as const;
/** What a redirect is that the rule asks for: pages of a surface that isn't hosted are the partner's own. */
const LED = 'led to the partner’s page';

let service: Service;
let shop: Shop;
let host: string;
beforeAll(async () => {
  service = await startService({ trustedProxies: 1 });
  shop = await openShop(service, { location: { name: 'High Street' } });
  host = siteHost(service, 'greenhouse-pos');
  await ok(service, 'PUT /v1/partners/me/origins', shop.key, { origins: [new URL(PAGE).origin] });
  await liftLimits(service);
}, 60_000);
afterAll(() => service.stop());

interface Answer {
  readonly status: number;
  readonly headers: { readonly location?: unknown } | Headers | Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Requests by who sent them, and what came of them. */
class Count {
  readonly answers = new Map<string, number>();
  readonly failures: string[] = [];
  #requests = 0;

  get requests(): number {
    return this.#requests;
  }

  /** @returns the same answer; what isn't of the statuses that are meant has failed */
  add<A extends Answer>(what: string, answer: A, meant: readonly number[]): A {
    const { status, headers, text } = answer;
    const to = headers instanceof Headers ? undefined : headers['location'];
    const isLed = status === 302 && String(to).startsWith(`https://order.example${AT}`);
    const came = isLed ? LED : String(status);
    this.#requests += 1;
    this.answers.set(`${what} ${came}`, (this.answers.get(`${what} ${came}`) ?? 0) + 1);
    if (!isLed && !meant.includes(status)) this.failures.push(`${what} ${status} ${text.slice(0, 300)}`);
    return answer;
  }
}

/** Guests, one after the other, each from an address of its own. */
let addresses = 0;
const nextAddress = (): string => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

/** A guest of the site looks at the menu and, where that is here, orders. @returns whether it has */
async function orderOnSite(count: Count): Promise<boolean> {
  const guest = new GuestBrowser(service, host, { 'x-forwarded-for': nextAddress() });
  const item = `${AT}/items/${shop.burger}`;
  const see = async (path: string) => count.add('page', await guest.get(path), [200]);
  const menu = await see(AT);
  const page = menu.status === 200 ? await see(item) : undefined;
  if (page?.status !== 200) return false;
  const form = { ...hiddenIn(page.text), quantity: '1', note: '' };
  count.add('form', await guest.post(item, form), [303]);
  const checkout = await see(`${AT}/checkout`);
  if (checkout.status !== 200) return false;
  count.add('form', await guest.post(`${AT}/checkout`, { ...hiddenIn(checkout.text), ...ADA }), [303]);
  count.add('order', await guest.get(`${AT}/orders`), [303]);
  return true;
}

/** The same in an element on a page of the partner's. */
async function orderEmbedded(count: Count): Promise<boolean> {
  const guest = new EmbeddedGuest(service, host, PAGE);
  const from = { 'x-forwarded-for': nextAddress() };
  const item = `${AT}/items/${shop.burger}`;
  const see = async (path: string) => count.add('fragment', await guest.get(path, from), [200]);
  await see(AT);
  const { text } = await see(item);
  const form = { ...hiddenIn(text), quantity: '1', note: '' };
  count.add('fragment form', await guest.post(item, form), [204]);
  const checkout = await see(`${AT}/checkout`);
  const sent = await guest.post(`${AT}/checkout`, { ...hiddenIn(checkout.text), ...ADA });
  count.add('fragment form', sent, [204]);
  count.add('fragment order', await guest.get(`${AT}/orders`, from), [204]);
  return true;
}

/** A buyer of the partner's own, by its server. */
async function orderByApi(count: Count): Promise<boolean> {
  const send = async <Body>(what: string, operation: string, status: number, body?: object) =>
    count.add(
      what,
      await call<Body>(service, operation, {
        credential: shop.key,
        ...(body && { body, headers: { 'idempotency-key': randomUUID() } }),
      }),
      [status],
    );
  await send('api menu', `GET /v1/menus/${shop.menu}?version=published`, 200);
  const { body: order } = await send<Order>('api order', 'POST /v1/orders', 201, lunch(shop));
  const paying = { source: { token: 'tok_paid' }, total: order.total };
  await send('api payment', `POST /v1/orders/${order.id}/pay`, 200, paying);
  return true;
}

/** What was there before the surface moved, as a partner reads it. */
async function recordsOf(order: string): Promise<string[]> {
  const paths = [
    `/v1/merchants/${shop.merchant}`,
    `/v1/merchants/${shop.merchant}/locations`,
    `/v1/menus/${shop.menu}?version=published`,
    `/v1/orders/${order}`,
    `/v1/payments?order=${order}`,
  ];
  return Promise.all(
    paths.map(async (path) => (await call(service, `GET ${path}`, { credential: shop.key })).text),
  );
}

/** The menu as guests see it, on the site and embedded: names and prices of the same published version. */
const namesOn = ({ text }: { readonly text: string }): string[] =>
  [...text.matchAll(/<bdi>([^<]*)<\/bdi>|£\d+\.\d\d/g)].map(([whole]) => whole);

test('moving ordering from hosted to embedded to api and back under load fails no request, loses no order and changes no record', async () => {
  const first = await ok<Order>(service, 'POST /v1/orders', shop.key, lunch(shop));
  const before = await recordsOf(first.id);
  const menuBefore = await atHost(service, host, AT);
  const over = new AbortController();
  const count = new Count();
  // What is open when the model changes can still be sent.
  const late = new GuestBrowser(service, host, { 'x-forwarded-for': nextAddress() });
  const item = `${AT}/items/${shop.burger}`;
  const open = hiddenIn((await late.get(item)).text);
  const ordered = { page: 0, fragment: 0, api: 0 };
  /**
   * How often the surface has moved, and how often it had when the last guest of each came who is through.
   */
  let moves = 0;
  const through = { page: 0, fragment: 0, api: 0 };
  const buy = async (by: keyof typeof ordered, order: (count: Count) => Promise<boolean>): Promise<void> => {
    while (!over.signal.aborted) {
      const begun = moves;
      if (await order(count)) ordered[by] += 1;
      through[by] = begun;
    }
  };
  const buying = Promise.all([
    buy('page', orderOnSite),
    buy('fragment', orderEmbedded),
    buy('api', orderByApi),
  ]);
  try {
    for (const model of MODELS) {
      const body = { model, url: 'https://order.example' };
      await ok(service, 'PUT /v1/surfaces/ordering', shop.key, body);
      moves += 1;
      if (model !== 'hosted')
        count.add('form', await late.post(item, { ...open, quantity: '1', note: model }), [303]);
      // In each model, whoever was half way has come through, and one more of each from beginning to end.
      await expect
        .poll(() => Math.min(through.page, through.fragment, through.api), { timeout: 60_000 })
        .toBe(moves);
      expect(namesOn(await new EmbeddedGuest(service, host, PAGE).get(AT))).toEqual(
        namesOn({ text: /<main[\s\S]*<\/main>/.exec(menuBefore.text)?.[0] ?? '' }),
      );
    }
  } finally {
    over.abort();
    await buying;
  }

  expect(count.failures).toEqual([]);
  expect(new Set(count.answers.keys())).toEqual(
    new Set([
      'page 200',
      `page ${LED}`,
      'form 303',
      'order 303',
      'fragment 200',
      'fragment form 204',
      'fragment order 204',
      'api menu 200',
      'api order 201',
      'api payment 200',
    ]),
  );
  expect(count.requests).toBeGreaterThan(50);
  const { orders } = await service.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('orders'))
    .where('merchant_id', '=', shop.merchant)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  expect(Number(orders)).toBe(ordered.page + ordered.fragment + ordered.api);
  expect(await recordsOf(first.id)).toEqual(before);
}, 240_000);
