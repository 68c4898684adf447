import type { Locator, Page } from '@playwright/test';
import { addItem, shopOf } from '../support/guest-shop.ts';
import { expect, test } from '../stack/fixtures.ts';
import { placeOne } from '../support/sell-one.ts';
import { DONATION, newSeller } from '../support/seller.ts';

/** Returns the words in these elements of which a part is on another line. */
const brokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      return found;
    }),
  );

/** Opens a page in another language, as after a choice in the footer's menu. */
async function openIn(page: Page, language: string, url: string): Promise<void> {
  await page.goto(url);
  const site = new URL(page.url()).origin;
  await page.context().addCookies([{ name: 'trellis_language', value: language, url: site }]);
  await page.reload();
}

test.use({ viewport: { width: 390, height: 844 } });

test('in German, the choices of a pay link break no word', async ({ page, stack }) => {
  const seller = await newSeller(stack);
  await openIn(page, 'de', (await seller.link(DONATION)).url);
  await expect(page.getByText('E-Mail · freiwillig')).toBeVisible();
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await brokenWords(page.locator('.segment')), `${width} wide`).toEqual([]);
  }
});

test('in German, the bar above an order breaks no word', async ({ page, stack }) => {
  const { order } = await placeOne(stack, 'Wilhelmina Featherstonehaugh');
  const { status_url: url } = await stack.call<{ status_url: string }>('GET', `/v1/orders/${order}`);
  await openIn(page, 'de', url);
  await expect(page.getByText(/^Bestellung \d+, Wilhelmina$/)).toBeVisible();
  expect(await brokenWords(page.locator('.place-bar'))).toEqual([]);
});

test('in Japanese, a cart has that language’s comma', async ({ page, stack }) => {
  const { url } = await shopOf(stack);
  await page.goto(url);
  await addItem(page, 'Pot of tea');
  await page.getByText('Pot of tea is in your cart.').first().waitFor();
  await openIn(page, 'ja', `${url}/cart`);
  await expect(page.getByText('店頭受取、12 Mill Lane')).toBeVisible();
});
