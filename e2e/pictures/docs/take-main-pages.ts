import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { RunningStack } from '../../stack/running-stack.ts';
import { signIn } from '../../support/console-pages.ts';
import { ADD, addItem, enterCard, PLACED } from '../../support/guest-shop.ts';
import { advance } from '../../support/money.ts';
import { orderTaker } from '../../support/sell-one.ts';

/** How wide and high the windows are, and how they are laid out on their sheet. */
const SCREENS = [
  { width: 390, height: 844, scale: 2 / 3, columns: 6 },
  { width: 1280, height: 900, scale: 1 / 2, columns: 3 },
] as const;

type Screen = (typeof SCREENS)[number];
type Take = (name: string) => Promise<void>;

const MOST_BYTES = 400_000;
const GAP = 16;
const DAYS = 5;
const GUESTS = ['Ada Byron', 'Grace Hopper', 'Alan Turing', 'Mary Somerville', 'Edsger Dijkstra'];

/**
 * Takes the twelve main pages as they are now, in the demo partner's sandbox, and lays those of a width on
 * one sheet: `pages-390.webp` and `pages-1280.webp`. @returns their paths
 */
export async function takeMainPages(
  stack: RunningStack,
  browser: Browser,
  folder: string,
): Promise<string[]> {
  await sellForDays(stack);
  const paths: string[] = [];
  for (const screen of SCREENS) {
    const path = join(folder, `pages-${screen.width}.webp`);
    await writeFile(path, await sheetOf(browser, screen, await pagesAt(stack, browser, screen)));
    paths.push(path);
  }
  return paths;
}

/** A few days of orders that were picked up, and some of today at each step. */
async function sellForDays(stack: RunningStack): Promise<void> {
  const { place } = await orderTaker(stack);
  const sell = async (name: string | undefined, ...steps: readonly string[]): Promise<void> => {
    const { id } = await place(name);
    for (const step of steps) await stack.call('POST', `/v1/orders/${id}/${step}`, {});
  };
  for (let day = 0; day < DAYS; day += 1) {
    for (let order = 0; order <= (day * 2) % 5; order += 1)
      await sell(GUESTS[order], 'accept', 'ready', 'complete');
    await advance(stack, 1);
  }
  await sell(GUESTS[0], 'accept', 'ready', 'complete');
  await sell(GUESTS[1], 'accept', 'ready');
  await sell(GUESTS[2], 'accept');
  await sell(GUESTS[3]);
  await sell(GUESTS[4]);
}

interface Taken {
  readonly name: string;
  readonly png: Buffer;
}

async function pagesAt(stack: RunningStack, browser: Browser, { width, height }: Screen): Promise<Taken[]> {
  const page = await browser.newPage({
    baseURL: stack.demo,
    storageState: await stack.signedIn(),
    viewport: { width, height },
    hasTouch: width < 600,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const taken: Taken[] = [];
  const take: Take = async (name) => {
    await page
      .locator('img')
      .evaluateAll((all) =>
        Promise.all(
          all
            .filter((one) => (one as HTMLImageElement).loading !== 'lazy')
            .map((one) => (one as HTMLImageElement).decode().catch(() => undefined)),
        ),
      );
    taken.push({ name, png: await page.screenshot({ animations: 'disabled' }) });
  };
  await asGuest(page, await siteOf(stack), take);
  await asMerchant(page, stack, take);
  await asPartner(page, stack, take);
  await page.context().close();
  return taken;
}

/** The address of the active merchant's menu. */
async function siteOf(stack: RunningStack): Promise<string> {
  const { slug } = await stack.call<{ slug: string }>('GET', '/v1/partners/me');
  const merchant = await stack.call<{ slug: string }>('GET', `/v1/merchants/${stack.activeMerchant.id}`);
  return `http://${slug}.sandbox.localhost:${new URL(stack.api).port}/${merchant.slug}/mill-lane`;
}

async function asGuest(page: Page, url: string, take: Take): Promise<void> {
  const open = async (path: string): Promise<void> => {
    await page.goto(url + path);
    await page.locator('trellis-ordering[state=ready]').waitFor();
  };
  await open('');
  await take('Storefront');
  await page.getByRole('link', { name: 'Flat white' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Flat white' });
  await sheet.getByRole('button', { name: ADD }).waitFor();
  await take('Item');
  await sheet.getByRole('button', { name: ADD }).click();
  await sheet.waitFor({ state: 'hidden' });
  await addItem(page, 'Carrot cake');
  await page.getByText('Carrot cake is in your cart.').first().waitFor();
  await open('/cart');
  await take('Cart');
  await open('/checkout');
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone').fill('020 7946 0018');
  await take('Checkout');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await enterCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('heading', PLACED).waitFor();
  await take('Order');
}

async function asMerchant(page: Page, stack: RunningStack, take: Take): Promise<void> {
  await page.goto(await stack.hostedLink('dashboard'));
  await page.getByRole('button', { name: 'Open the page' }).click();
  await page.waitForURL(/\/dashboard$/);
  const element = page.locator('trellis-dashboard');
  await element.getByText('Live', { exact: true }).waitFor();
  // They come with the service's clock and the menu.
  await element.getByText('Takes orders').first().waitFor();
  await element.locator('.ring').first().waitFor();
  await element.getByText('Menu allergens').first().waitFor();
  await take('Dashboard');
  for (const [path, tag, name] of [
    ['/menu', 'trellis-menu-editor', 'Menu editor'],
    ['/reports', 'trellis-reporting', 'Reports'],
    ['/payouts', 'trellis-payouts', 'Payouts'],
  ] as const) {
    await page.goto(path);
    await page.locator(`${tag}[state=ready]`).waitFor();
    await take(name);
  }
}

async function asPartner(page: Page, stack: RunningStack, take: Take): Promise<void> {
  await signIn(page, stack);
  await take('Console home');
  await page.goto(`${stack.api}/console/orders`);
  await take('Console orders');
  await page.goto(`${stack.api}/console/theme`);
  await take('Brand');
}

/** Lays pages beside each other, under their names. */
async function sheetOf(browser: Browser, screen: Screen, pages: readonly Taken[]): Promise<Buffer> {
  const { width, height, scale, columns } = screen;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const page = await browser.newPage({
    viewport: { width: columns * (wide + GAP) + GAP, height: 1000 },
  });
  const figures = pages.map(
    ({ name, png }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: ${GAP}px; background: #dcd9d0;
      display: grid; grid-template-columns: repeat(${columns}, ${wide}px); gap: ${GAP}px }
    figure { margin: 0 } figcaption { font: 600 13px/24px 'Liberation Sans', arial, sans-serif }
    img { display: block; width: ${wide}px; height: ${high}px }</style>${figures.join('')}`);
  await page
    .locator('img')
    .evaluateAll((all) => Promise.all(all.map((image) => (image as HTMLImageElement).decode())));
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return withinSize(png);
}

/** WebP of the best quality that is small enough. */
async function withinSize(png: Buffer): Promise<Buffer> {
  for (const quality of [85, 75, 65, 55, 45]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error(`a sheet is larger than ${MOST_BYTES} bytes`);
}
