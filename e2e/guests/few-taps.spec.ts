import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { addItem, CART_OF_ONE, ordersOf, PLACED, shopOf } from '../support/guest-shop.ts';
import { watchConsole } from '../support/page-observers.ts';

/** A guest's fingers: what they tapped, and the fields they typed into. */
class Fingers {
  readonly taps: string[] = [];
  readonly fields: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(role: 'link' | 'button' | 'radio' | 'checkbox', name: string | RegExp): Promise<void> {
    this.taps.push(String(name));
    await this.#shown(this.#page.getByRole(role, { name })).tap();
  }

  async type(label: string, text: string): Promise<void> {
    this.fields.push(label);
    await this.#page.getByLabel(label).fill(text);
  }

  /** The one that is in sight where a page repeats it. */
  #shown(all: Locator): Locator {
    return all.filter({ visible: true }).first();
  }
}

/** The merchant's address on the site, as a guest is sent it. */
const merchantPage = (url: string): string => url.slice(0, url.lastIndexOf('/'));

const MOST = { taps: 7, fields: 5, tapsAgain: 4 };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a stranger comes from the link to a paid order by few taps and fields', async ({ page, stack }) => {
      const { url, partner } = await shopOf(stack);
      const said = watchConsole(page);
      const fingers = new Fingers(page);
      await page.goto(merchantPage(url));
      await fingers.tap('link', 'Flat white');
      await fingers.tap('button', /^Add ·/);
      await fingers.tap('link', CART_OF_ONE);
      await fingers.tap('link', /^Check out/);
      await fingers.type('Name', 'Ada Byron');
      await fingers.type('Phone', '020 7946 0018');
      await fingers.tap('button', /^Continue/);
      await fingers.type('Card number', '4242 4242 4242 4242');
      await fingers.type('Expiry date', '12 / 40');
      await fingers.type('CVC', '123');
      await fingers.tap('button', /^Pay £/);
      await expect(page.getByRole('heading', PLACED)).toBeVisible();
      expect(await ordersOf(stack, partner)).toEqual([expect.objectContaining({ status: 'open' })]);
      expect(fingers.taps.length).toBeLessThanOrEqual(MOST.taps);
      expect(fingers.fields.length).toBeLessThanOrEqual(MOST.fields);
      expect(said).toEqual([]);
    });

    test('one who is remembered orders the same again by few taps, and pays at pickup', async ({
      page,
      stack,
    }) => {
      const { url, partner, merchant } = await shopOf(stack);
      const [location] = (
        await stack.call<{ data: { id: string; version: number }[] }>(
          'GET',
          `/v1/merchants/${merchant}/locations`,
          undefined,
          partner.key,
        )
      ).data;
      const change = { version: location?.version, at_pickup: true };
      const path = `/v1/merchants/${merchant}/locations/${location?.id}`;
      await stack.call('PATCH', path, change, partner.key);
      await page.goto(url);
      await addItem(page, 'Flat white');
      const before = new Fingers(page);
      await before.tap('link', CART_OF_ONE);
      await before.tap('link', /^Check out/);
      await before.type('Name', 'Ada Byron');
      await before.type('Phone', '020 7946 0018');
      await before.tap('checkbox', 'Remember my details on this device');
      await before.tap('radio', 'When I get my order');
      await before.tap('button', /^Continue/);
      await expect(page.getByRole('heading', PLACED)).toBeVisible();
      const first = page.url();

      await page.goto(first);
      const fingers = new Fingers(page);
      await fingers.tap('button', 'Order again');
      await fingers.tap('link', /^Check out/);
      await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
      await expect(page.getByRole('radio', { name: 'When I get my order' })).toBeChecked();
      await fingers.tap('button', /^Continue/);
      await expect(page.getByRole('heading', PLACED)).toBeVisible();
      expect(page.url()).not.toBe(first);
      expect(await ordersOf(stack, partner)).toHaveLength(2);
      expect(fingers.taps.length).toBeLessThanOrEqual(MOST.tapsAgain);
    });
  });
