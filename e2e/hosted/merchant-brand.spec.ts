import type { Page } from '@playwright/test';
import { checks, violationsInBoth } from '../support/axe.ts';
import { sidewaysScroll } from '../support/console-pages.ts';
import { addItem, shopOf } from '../support/guest-shop.ts';
import { expect, test } from '../stack/fixtures.ts';

const OWN = [0x9a, 0x3b, 0x1e];

/** Returns the accent of a page as it is painted: red, green and blue. */
const accentOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--trellis-color-accent)';
    document.body.append(probe);
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });

test('a merchant gives its pages a color, a tagline, links and popular items, and no other pages have them', async ({
  page,
  browser,
  stack,
}) => {
  const { url, partner, merchant } = await shopOf(stack);
  const link = await stack.call<{ url: string }>(
    'POST',
    '/v1/hosted_links',
    { merchant, surface: 'settings' },
    partner.key,
  );
  await page.goto(link.url);
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  await page.getByLabel('Tagline').fill('Ramen since 1998');
  await page.getByLabel('Color').fill('#fff5c0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/The nearest color that has it is #[0-9a-f]{6}\./)).toBeVisible();
  await page.getByLabel('Color').fill('#9a3b1e');
  await page.getByLabel('Name of link 1').fill('Instagram');
  await page.getByLabel('Address of link 1').fill('https://instagram.example/kaze');
  const popular = ['Pot of tea', 'Filter coffee'];
  await page.getByLabel('Popular item 1').selectOption('Pot of tea');
  await page.getByLabel('Popular item 3').selectOption('Filter coffee');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Guests see it now.')).toBeVisible();
  for (const [at, label] of popular.entries())
    await expect(page.getByLabel(`Popular item ${at + 1}`).locator('option:checked')).toHaveText(label);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
  }
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);

  const guest = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await guest.goto(url);
  await expect(guest.getByText('Ramen since 1998')).toBeVisible();
  await expect(guest.locator('#popular h3')).toHaveText(popular);
  await expect(guest.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.example/kaze',
  );
  expect(await accentOf(guest)).toEqual(OWN);
  expect(await violationsInBoth(guest, () => checks(guest))).toEqual([]);
  await addItem(guest, 'Flat white');
  await guest.emulateMedia({ colorScheme: 'light' });
  await guest.goto(`${url}/cart`);
  expect(await accentOf(guest)).toEqual(OWN);
  expect(await violationsInBoth(guest, () => checks(guest))).toEqual([]);
  await guest.emulateMedia({ colorScheme: 'light' });
  await guest.goto(new URL('/', url).href);
  expect(await accentOf(guest)).not.toEqual(OWN);
  await guest.close();
});
