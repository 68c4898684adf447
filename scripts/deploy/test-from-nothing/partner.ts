import { createClient, type TrellisClient } from 'trellis/server';
import { GuestBrowser, hiddenIn } from '../../../bff/pages/ordering/testing/guest-browser.ts';
import { API, SITE_HOST } from './hosts.ts';

/** A merchant's shop in a partner's sandbox, with an item that guests can order. */
export interface Shop {
  readonly merchant: string;
  readonly location: string;
  readonly item: string;
  readonly variation: string;
  /** The path of the location's page on the partner's site. */
  readonly path: string;
}

/** The fields that are read here; the build of the package makes the client's own types. */
interface Merchant {
  readonly id: string;
  readonly status: string;
  readonly slug: string;
}

interface Menu {
  readonly sections: readonly {
    readonly items: readonly {
      readonly id: string;
      readonly modifier_groups: readonly object[];
      readonly variations: readonly { readonly id: string }[];
    }[];
  }[];
}

/** Finds an active test merchant of the sandbox, with its location and an item that has no choices. */
export async function findShop(trellis: TrellisClient): Promise<Shop> {
  for await (const merchant of trellis.list('/v1/merchants') as AsyncIterable<Merchant>) {
    if (merchant.status !== 'active') continue;
    const { data: locations } = await trellis.get('/v1/merchants/{id}/locations', {
      params: { path: { id: merchant.id } },
    });
    const { data: menus } = await trellis.get('/v1/menus', { params: { query: { merchant: merchant.id } } });
    const [location, menu] = [locations[0], menus[0]];
    if (!location || !menu) continue;
    const { sections } = (await trellis.get('/v1/menus/{id}', {
      params: { path: { id: menu.id }, query: { version: 'published' } },
    })) as Menu;
    const item = sections.flatMap(({ items }) => items).find((one) => one.modifier_groups.length === 0);
    const variation = item?.variations[0];
    if (!item || !variation) continue;
    const path = `/${merchant.slug}/${location.slug}`;
    return { merchant: merchant.id, location: location.id, item: item.id, variation: variation.id, path };
  }
  throw new Error('no merchant of the sandbox sells anything');
}

/** A guest with a browser without script, who orders one item, pays by card and sees the order. */
export async function orderAsGuest({ item, path }: Shop): Promise<void> {
  const guest = new GuestBrowser({ url: `https://${SITE_HOST}` }, SITE_HOST);
  const menu = await guest.get(path);
  if (!menu.text.includes(item)) throw new Error(`${path}: ${menu.status}, without the item`);
  await guest.send(`${path}/items/${item}`, { quantity: '1', note: '' });
  const details = { name: 'Ada Byron', phone: '020 7946 0018', pay: 'card', when: '' };
  const { headers, text } = await guest.send(`${path}/checkout`, details);
  if (headers['location'] !== `${path}/pay`) throw new Error(`the checkout leads nowhere:\n${text}`);
  const card = { number: '4242 4242 4242 4242', exp_month: '12', exp_year: '2040', cvc: '737' };
  const back = await guest.enterCard(`${path}/pay`, card);
  let reply = await guest.get(back.pathname + back.search);
  // A page with a form, where the browser's cookie didn't come along.
  if (reply.status === 200) reply = await guest.post(back.pathname, hiddenIn(reply.text));
  const page = String(reply.headers['location']);
  const order = await guest.get(page);
  if (order.status !== 200) throw new Error(`${page}: ${order.status}\n${order.text}`);
}

/**
 * The retries that outlast a node's death: what it was doing keeps its idempotency key for 15 seconds, and is
 * answered with 40901 and `Retry-After: 1` until then.
 */
const PATIENT_RETRIES = 20;

/** Partners' servers that place and pay orders, one after the other, until they are stopped. */
export class Buyers {
  /** IDs of the orders whose payment was acknowledged, in that order. */
  readonly paid: string[] = [];
  /** Calls that failed though they were sent again. */
  readonly failures: string[] = [];
  /** Requests without a success, which the client sends again. */
  sentAgain = 0;
  readonly #trellis: TrellisClient;
  readonly #shop: Shop;
  readonly #work: Promise<void>[];
  #isOver = false;

  constructor(key: string, shop: Shop, count: number) {
    this.#shop = shop;
    const counted: typeof fetch = (...sent) => this.#count(fetch(...sent));
    this.#trellis = createClient({ key, baseUrl: API, fetch: counted, maxRetries: PATIENT_RETRIES });
    this.#work = Array.from({ length: count }, () => this.#buy());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  async #buy(): Promise<void> {
    const { location, item, variation } = this.#shop;
    while (!this.#isOver) {
      try {
        const { id, total } = await this.#trellis.post('/v1/orders', {
          body: {
            location,
            customer: { name: 'Ada Byron', phone: '+442079460018' },
            fulfillment: { type: 'pickup' },
            lines: [{ uid: 'first', item, variation, quantity: 1 }],
          },
        });
        const params = { path: { id } };
        await this.#trellis.post('/v1/orders/{id}/pay', {
          params,
          body: { source: { token: 'tok_paid' }, total },
        });
        this.paid.push(id);
      } catch (error) {
        this.failures.push(String(error));
      }
    }
  }

  async #count(sent: Promise<Response>): Promise<Response> {
    try {
      const response = await sent;
      if (!response.ok) this.sentAgain += 1;
      return response;
    } catch (error) {
      this.sentAgain += 1;
      throw error;
    }
  }
}
