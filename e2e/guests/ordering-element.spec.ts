import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { ADD, addItem, CART_OF_ONE, enterCard, ordersOf, PLACED, shopOf } from '../support/guest-shop.ts';
import { watchConsole, watchRequests } from '../support/page-observers.ts';

const awake = (page: Page): Promise<void> => page.locator('trellis-ordering[state=ready]').waitFor();

/** From the menu to the page of the card. */
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
  await expect(page.getByLabel('Card number')).toBeVisible();
}

test.describe('with script, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest orders without loading a page twice, and a double click is one charge and one order', async ({
    page,
    stack,
  }) => {
    const { url, partner } = await shopOf(stack);
    const said = watchConsole(page);
    const documents = watchRequests(page, (request) => request.isNavigationRequest());
    await page.goto(url);
    await awake(page);
    await page.getByRole('link', { name: 'Flat white' }).click();
    await page.getByRole('button', { name: ADD }).dblclick();
    await expect(page.locator('trellis-ordering > [aria-live]')).toHaveText('Flat white is in your cart.');
    await expect(page.getByRole('listitem').filter({ hasText: 'Flat white' }).first()).toBeFocused();
    await page.getByRole('link', { name: CART_OF_ONE }).click();
    await expect(page).toHaveTitle(/^Your cart/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Mill Lane/);
    await page.goForward();
    const more = page.getByRole('button', { name: 'One more Flat white' });
    await more.click();
    await expect(page.locator('.totals .total')).toContainText('£6.80');
    await expect(more).toBeFocused();
    await page.getByRole('link', { name: /^Check out/ }).click();
    await page.getByLabel('Name').fill('Ada Byron');
    await page.getByLabel('Phone').fill('020 7946 0018');
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await awake(page);

    await enterCard(page, '4000 0000 0000 0002');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(page.getByRole('alert')).toContainText('Your bank declined this card.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay £/ }).dblclick();
    await expect(page.getByRole('heading', PLACED)).toBeFocused();
    expect(await violations(checks(page))).toEqual([]);

    const paths = documents.map((request) => new URL(request.url()).pathname.split('/').at(-1));
    expect(paths).toEqual(['mill-lane', 'pay']);
    expect(await ordersOf(stack, partner)).toEqual([expect.objectContaining({ status: 'open' })]);
    expect(said).toEqual([]);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(await ordersOf(stack, partner)).toHaveLength(1);
  });

  test('what can’t be reached is said, with a way to try again, and nothing is done twice', async ({
    page,
    context,
    stack,
  }) => {
    const { url } = await shopOf(stack);
    await page.goto(url);
    await awake(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add Pot of tea' }).click();
    await expect(page.getByRole('alert')).toContainText('This device has no connection.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: CART_OF_ONE })).toBeVisible();
  });

  test('an order that is rejected says so by itself, and nothing is charged', async ({ page, stack }) => {
    const { url, partner } = await shopOf(stack);
    await page.clock.install();
    await page.goto(url);
    await awake(page);
    await toCard(page);
    await awake(page);
    await enterCard(page, '4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(page.getByRole('heading', PLACED)).toBeVisible();
    const [order] = await ordersOf(stack, partner);
    await stack.call(
      'POST',
      `/v1/orders/${order?.id}/reject`,
      { reason: 'We ran out of milk.' },
      partner.key,
    );
    await page.clock.runFor(10_500);
    await expect(
      page.getByRole('heading', { name: 'Riverside Nursery couldn’t take your order' }),
    ).toBeVisible();
    await expect(page.locator('trellis-ordering > [aria-live]')).toContainText('We ran out of milk.');
    await expect(
      page.getByText(/You were not charged\. The hold of £\d+\.\d\d is released\./).first(),
    ).toBeVisible();
    await page.clock.runFor(1_000);
    const looks = watchRequests(page, (request) => request.resourceType() === 'fetch');
    await page.clock.runFor(120_000);
    expect(looks).toHaveLength(0);
  });

  test('two tabs have one cart, and pay for it once', async ({ page, context, stack }) => {
    const { url, partner } = await shopOf(stack);
    await page.goto(url);
    await awake(page);
    await toCard(page);
    const other = await context.newPage();
    await other.goto(`${url}/pay`);
    for (const tab of [page, other]) {
      await awake(tab);
      await enterCard(tab, '4242 4242 4242 4242');
    }
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(page.getByRole('heading', PLACED)).toBeVisible();
    await other.getByRole('button', { name: /^Pay £/ }).click();
    await expect(other.getByRole('heading', PLACED)).toBeVisible();
    expect(other.url()).toBe(page.url());
    expect(await ordersOf(stack, partner)).toHaveLength(1);
  });
});

test('embedded in a page of a partner, under a strict policy, through a challenge at the bank and back', async ({
  page,
  openSite,
  stack,
}) => {
  const { url, partner } = await shopOf(stack);
  const { origin } = new URL(url);
  const said = watchConsole(page);
  const site = await openSite({
    policy: `default-src 'none'; script-src 'self'; connect-src ${origin} http://127.0.0.1:*; img-src ${origin}; require-trusted-types-for 'script'; trusted-types trellis-guest`,
    head: '<meta name="viewport" content="width=device-width"><script type="module" src="/trellis/ordering.js"></script>',
    body: `<main><h1>A café</h1><trellis-ordering href="${url}"><a slot="fallback" href="${url}">Order</a></trellis-ordering></main>`,
  });
  await stack.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] }, partner.key);
  await page.goto(site.origin);
  await awake(page);
  expect(await violations(checks(page))).toEqual([]);
  await toCard(page);
  expect(await violations(checks(page))).toEqual([]);
  await page.reload();
  await enterCard(page, '4000 0000 0000 3220');
  await page.getByRole('button', { name: /^Pay £/ }).dblclick();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('heading', PLACED)).toBeVisible();
  expect(page.url()).toBe(`${site.origin}/`);
  await expect(page.getByText('Ada Byron')).toBeVisible();
  expect(await ordersOf(stack, partner)).toEqual([expect.objectContaining({ status: 'open' })]);
  expect(said).toEqual([]);
  expect(await page.context().cookies(origin)).toEqual([]);
});

test('in a narrow column of a wide page it is laid out as on a phone, and stays in its column', async ({
  page,
  openSite,
  stack,
}) => {
  const { url, partner } = await shopOf(stack);
  const site = await openSite({
    head: '<link rel="stylesheet" href="/page.css"><script type="module" src="/trellis/ordering.js"></script>',
    body: `<section><trellis-ordering href="${url}"></trellis-ordering></section>`,
    files: { '/page.css': 'body { margin: 0 } section { width: 360px; margin-left: 400px }' },
  });
  await stack.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] }, partner.key);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.origin);
  await awake(page);
  await addItem(page, 'Flat white');

  const cart = page.getByRole('link', { name: CART_OF_ONE });
  await expect(cart).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your cart' })).toBeHidden();
  const bar = await page.locator('.bar').boundingBox();
  expect(bar).toMatchObject({ x: 400, width: 360 });
  await expect(cart).toBeInViewport({ ratio: 1 });
  expect(await page.locator('body > section').evaluate((one) => one.scrollWidth)).toBe(360);

  await page.addStyleTag({ content: 'section { width: 1100px !important; margin-left: 0 !important }' });
  await expect(cart).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Your cart' })).toBeVisible();
});
