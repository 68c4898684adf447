import type { Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { checks, violations } from '../support/axe.ts';
import { openCardShop, type CardShop } from '../support/card-shop.ts';
import { addItem } from '../support/guest-shop.ts';
import { watchConsole } from '../support/page-observers.ts';
import { PartnerSite } from '../support/partner-site.ts';

test.describe.configure({ mode: 'serial' });
// The page's origin is a public one, whose requests to this machine the browser would ask about.
test.use({ permissions: ['local-network-access'] });

let shop: CardShop;
test.beforeAll(async () => {
  shop = await openCardShop();
  await shop.stack.call('PUT', '/v1/partners/me/origins', { origins: [APP] }, shop.key);
});
test.afterAll(() => (shop as CardShop | undefined)?.stop());

const FIELD = 'Card number';

async function toCard(page: Page): Promise<void> {
  await addItem(page, 'Flat white');
  await page
    .getByRole('link', { name: /^View cart/ })
    .last()
    .click();
  await page.getByRole('link', { name: /^Check out/ }).click();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone').fill('020 7946 0018');
  await page.getByRole('button', { name: /^Continue/ }).click();
}

/** Origins of production have https; the browser gets this one's page from here. */
const APP = 'https://app.riverside.example';

/** Opens a partner's page with an element, whose policy allows the site, Stripe, and nothing else. */
async function embed(page: Page, element: string, href: string, stripe = shop.stripe): Promise<void> {
  const { origin } = new URL(href);
  const site = await PartnerSite.open(shop.stack, {
    policy: `default-src 'none'; script-src 'self' ${stripe}; connect-src ${origin} ${stripe}; img-src ${origin}`,
    head: `<meta name="viewport" content="width=device-width"><script type="module" src="/trellis/${element}.js"></script>`,
    body: `<main><h1>A café</h1><trellis-${element} href="${href}"></trellis-${element}></main>`,
  });
  page.on('close', () => void site.close());
  await page.route(`${APP}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: site.origin + pathname }) });
  });
  await page.goto(APP);
}

/** Follows a redirect back to the partner's page, which the browser can't get from here by itself. */
async function comeBack(page: Page, leave: () => Promise<void>): Promise<void> {
  await leave();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goto(APP);
}

test('a guest pays on the hosted pages: a typing error, a declined card, then one that is charged', async ({
  page,
}) => {
  const said = watchConsole(page);
  await page.goto(shop.menu);
  await toCard(page);
  const pay = page.getByRole('button', { name: /^Pay £/ });
  await expect(page.getByLabel(FIELD)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Google Pay' })).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText('Your card number is incomplete.');
  await page.getByLabel(FIELD).fill('4000 0000 0000 9995');
  await pay.click();
  await expect(page.getByRole('alert').first()).toContainText('insufficient funds');
  await page.getByLabel(FIELD).fill('4242 4242 4242 4242');
  await pay.dblclick();
  await expect(page.getByText('Ada Byron')).toBeVisible();
  expect(said).toEqual([]);
});

test('<trellis-ordering> has Stripe’s fields in a partner’s page, through 3-D Secure and back', async ({
  page,
}) => {
  const said = watchConsole(page);
  await embed(page, 'ordering', shop.menu);
  await toCard(page);
  const field = page.getByLabel(FIELD);
  await expect(field).toBeVisible();
  expect(await field.evaluate((input) => input.getRootNode() === document)).toBe(true);
  expect(await violations(checks(page))).toEqual([]);
  await page.reload();
  await field.fill('4000 0000 0000 3220');
  await page.getByRole('button', { name: /^Pay £/ }).dblclick();
  await comeBack(page, () => page.getByRole('button', { name: 'Complete' }).click());
  await expect(page.getByText('Ada Byron')).toBeVisible();
  expect(page.url()).toBe(`${APP}/`);
  await expect(page.locator('[slot^=card-]')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('<trellis-pay-link> takes a wallet in a partner’s page', async ({ page }) => {
  await embed(page, 'pay-link', shop.payLink);
  await expect(page.getByLabel(FIELD)).toBeVisible();
  await page.getByRole('button', { name: 'Google Pay' }).click();
  await expect(page.getByRole('heading', { name: /^Paid|Thank/ })).toBeVisible();
});

test('where Stripe’s script is blocked, the element says so and leads to Stripe’s page', async ({ page }) => {
  await embed(page, 'ordering', shop.menu, '');
  await toCard(page);
  await expect(page.getByRole('status').filter({ hasText: 'The card fields didn’t load.' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await comeBack(page, () => page.getByRole('button', { name: 'pm_card_visa', exact: true }).click());
  await expect(page.getByText('Ada Byron')).toBeVisible();
  expect(page.url()).toBe(`${APP}/`);
});
