import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { merchantOf, signUp } from '../support/new-partner.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import type { Look } from './looks.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly variations: readonly { readonly id: string }[];
  readonly modifier_groups: readonly unknown[];
}

/** Items of the test menu of which there are only a few. */
const COUNTED = new Set(['Smoked trout bagel']);
const LONG_NAME =
  'Slow-roasted aubergine with pomegranate, smoked almonds and a tahini dressing for two to share';
const LONG_TEXT =
  'Roasted for four hours over beech wood, then left to rest; served warm with flatbread, pickled chillies and a leaf salad of the day. ' +
  'Ask us about nuts: the almonds can be left out, and the dressing can’t.';

/** A partner that wears a look, with a merchant whose menu has a name as long as names get. */
export class Shop {
  readonly stack: RunningStack;
  readonly key: string;
  readonly merchant: string;
  /** The first page of the partner's site, without a slash. */
  site = '';
  /** The path of the merchant. */
  slug = '';
  location = '';
  menu = '';
  #items: readonly Item[] = [];

  private constructor(stack: RunningStack, key: string, merchant: string) {
    this.stack = stack;
    this.key = key;
    this.merchant = merchant;
  }

  static async open(stack: RunningStack, browser: Browser, look: Look): Promise<Shop> {
    const partner = await signUp(stack);
    const shop = new Shop(stack, partner.key, merchantOf(partner, 'active').id);
    const { slug } = await shop.call<{ slug: string }>('GET', '/v1/partners/me');
    shop.slug = (await shop.call<{ slug: string }>('GET', `/v1/merchants/${shop.merchant}`)).slug;
    shop.site = `http://${slug}.sandbox.localhost:${new URL(stack.api).port}`;
    shop.location = (await shop.list(`/v1/merchants/${shop.merchant}/locations`))[0] ?? '';
    await shop.#writeMenu();
    await shop.#wear(look, browser);
    return shop;
  }

  /** Where guests order. */
  get url(): string {
    return `${this.site}/${this.slug}/mill-lane`;
  }

  call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return this.stack.call<Answer>(method, path, body, this.key);
  }

  async list(path: string): Promise<string[]> {
    const { data } = await this.call<{ data: { id: string }[] }>('GET', path);
    return data.map(({ id }) => id);
  }

  /** The location with other settings, such as `{ pause }`. */
  async set(change: object): Promise<void> {
    const path = `/v1/merchants/${this.merchant}/locations/${this.location}`;
    const { version } = await this.call<{ version: number }>('GET', path);
    await this.call('PATCH', path, { version, ...change });
  }

  async setAvailable(name: string, available: boolean): Promise<void> {
    const items = this.#items.filter((item) => item.name === name);
    const body = { items: items.map(({ id }) => ({ target: id, available })) };
    await this.call('PUT', `/v1/menus/${this.menu}/availability`, body);
  }

  /** A paid order by the API, moved on by these steps. @returns the address of its page */
  async order(name: string, ...steps: readonly (readonly [step: string, body?: object])[]): Promise<string> {
    const lines = this.#items
      .filter((item) => item.modifier_groups.length === 0 && !COUNTED.has(item.name))
      .slice(0, 3)
      .map((item, at) => ({
        uid: `l${at}`,
        item: item.id,
        variation: item.variations[0]?.id,
        quantity: at + 1,
      }));
    const content = { location: this.location, fulfillment: { type: 'pickup' }, lines };
    const { total } = await this.call<{ total: object }>('POST', '/v1/orders/quote', content);
    const customer = { name, phone: '+442079460018' };
    type Order = { id: string; status_url: string };
    const { id } = await this.call<Order>('POST', '/v1/orders', { ...content, customer });
    await this.call('POST', `/v1/orders/${id}/pay`, { source: { token: 'tok_paid' }, total });
    for (const [step, body = {}] of steps) await this.call('POST', `/v1/orders/${id}/${step}`, body);
    return (await this.call<Order>('GET', `/v1/orders/${id}`)).status_url;
  }

  async #writeMenu(): Promise<void> {
    type Menu = { version: number; sections: { items: Item[] }[] };
    this.menu = (await this.list(`/v1/menus?merchant=${this.merchant}&status=published`))[0] ?? '';
    const path = `/v1/menus/${this.menu}`;
    const read = await this.call<Menu>('GET', path);
    const id = read.sections[0]?.items[1]?.id;
    const item = { id, name: LONG_NAME, description: LONG_TEXT };
    const { version, sections } = await this.call<Menu>('PATCH', path, { version: read.version, item });
    await this.call('POST', `${path}/publish`, { version });
    this.#items = sections.flatMap(({ items }) => items);
  }

  /** Puts the theme, with a logo that the browser draws on nothing. */
  async #wear({ logo, tokens }: Look, browser: Browser): Promise<void> {
    const page = await browser.newPage();
    await page.setContent(
      `<b style="font: 800 64px sans-serif; color: ${logo.color}; white-space: nowrap">${logo.text}</b>`,
    );
    const png = await page.locator('b').screenshot({ omitBackground: true });
    await page.close();
    const answer = await fetch(`${this.stack.api}/v1/images?merchant=${this.merchant}&decorative=true`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${this.key}`,
        'Content-Type': 'image/png',
        'Idempotency-Key': randomUUID(),
      },
      body: new Uint8Array(png),
    });
    const { id: image } = (await answer.json()) as { id: string };
    await this.call('PUT', '/v1/theme', { ...tokens, logo: { $value: { image, alt: logo.text } } });
  }
}
