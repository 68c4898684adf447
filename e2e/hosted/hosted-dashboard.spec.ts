import type { Locator, Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { signUp } from '../support/new-partner.ts';
import { watchConsole, watchRequests } from '../support/page-observers.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { placeOne } from '../support/sell-one.ts';

// Cookies know no ports: the demo's would be sent to hosted pages too.
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 390, height: 844 } });

const dashboard = (page: Page): Locator => page.locator('trellis-dashboard');
const stateOf = async (stack: RunningStack, order: string): Promise<string> => {
  const path = `/v1/orders/${order}`;
  const { fulfillment } = await stack.call<{ fulfillment: { state: string } }>('GET', path);
  return fulfillment.state;
};

/** Signs in with a new one-time link. @returns the link, which is used up */
async function enter(page: Page, stack: RunningStack): Promise<URL> {
  const link = new URL(await stack.hostedLink('dashboard'));
  await page.goto(link.href);
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(`${link.origin}/dashboard`);
  return link;
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** What doesn't fit into the window, and what axe finds. */
const faultsOf = async (page: Page): Promise<string[]> => [
  ...((await fits(page)) ? [] : ['wider than the window']),
  ...(await violations(checks(page))),
];

/** As a phone by day has it, and as a counter by night has it. */
async function faultsByDayAndNight(page: Page): Promise<string[]> {
  const byDay = await faultsOf(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...byDay, ...(await faultsOf(page))];
}

test('a one-time link leads to live orders: one arrives by itself, is accepted, taken back, accepted, and ready', async ({
  page,
  stack,
}) => {
  const said = watchConsole(page);
  await enter(page, stack);
  const loads = watchRequests(page, (request) => request.isNavigationRequest());
  await expect(dashboard(page).getByText('Live', { exact: true })).toBeVisible();
  const { order } = await placeOne(stack);
  const card = dashboard(page).locator(`li#${order}`);
  await expect(card).toContainText('Ada Byron');

  const press = (name: string): Promise<void> => card.getByRole('button', { name, exact: true }).click();
  await press('Accept');
  await press('Undo');
  expect(await stateOf(stack, order)).toBe('proposed');
  await press('Accept');
  await expect.poll(() => stateOf(stack, order)).toBe('accepted');
  // On a phone, one group is in sight.
  await dashboard(page)
    .getByRole('button', { name: /^Preparing/ })
    .click();
  await press('Ready');
  await expect.poll(() => stateOf(stack, order)).toBe('ready');

  expect(await faultsByDayAndNight(page)).toEqual([]);
  // A tablet on end has room for all three columns.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(
    dashboard(page).getByRole('heading', { level: 2, name: /^(?:New|Preparing|Ready)/ }),
  ).toHaveCount(3);
  expect(await faultsOf(page)).toEqual([]);
  expect(loads).toEqual([]);
  expect(said).toEqual([]);
});

test('a link that was used says so in another browser, which gets nothing', async ({
  browser,
  page,
  stack,
}) => {
  const link = await enter(page, stack);
  const other = await browser.newContext();
  const late = await other.newPage();
  expect((await late.goto(link.href))?.status()).toBe(410);
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect((await late.goto(`${link.origin}/dashboard`))?.status()).toBe(401);
  await expect(late.getByText('You’re not signed in.')).toBeVisible();
  // The form to sign in is tied to the browser; nothing of the session is.
  expect((await other.cookies()).map(({ name }) => name)).toEqual(['trellis_guest']);
  await other.close();
});

test('the host of another partner shows none of it, neither to the link nor to who is signed in', async ({
  page,
  stack,
}) => {
  const { order } = await placeOne(stack, 'Grace Hopper');
  const { origin } = await enter(page, stack);
  await expect(dashboard(page).locator(`li#${order}`)).toBeVisible();
  const { key } = await signUp(stack);
  const { slug } = await stack.call<{ slug: string }>('GET', '/v1/partners/me', undefined, key);
  const elsewhere = origin.replace(/\/\/[^.]+/, `//${slug}`);
  expect(elsewhere).not.toBe(origin);
  expect((await page.goto(`${elsewhere}/dashboard`))?.status()).toBe(401);
  await expect(page.getByText('Grace Hopper')).toHaveCount(0);
  const link = new URL(await stack.hostedLink('dashboard'));
  expect((await page.goto(elsewhere + link.pathname))?.status()).toBe(410);
  // It was not used up there.
  await page.goto(link.href);
  await expect(page.getByRole('button', { name: 'Open the page' })).toBeVisible();
});

test('a form on another origin changes no order, and uses no link', async ({ page, stack, openSite }) => {
  const { order } = await placeOne(stack);
  const { origin } = await enter(page, stack);
  const csrf = await page.locator('trellis-session').getAttribute('csrf');
  const link = await stack.hostedLink('dashboard');
  const site = await openSite({
    body: `<form method="post" action="${origin}/dashboard/orders/${order}">
        <input name="csrf" value="${csrf}"><input name="move" value="accept"><button>Win a prize</button></form>
      <form method="post" action="${link}"><button>Win another</button></form>`,
  });
  for (const name of ['Win a prize', 'Win another']) {
    await page.goto(site.origin);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { name: 'This form is out of date' })).toBeVisible();
  }
  expect(await stateOf(stack, order)).toBe('proposed');
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(`${origin}/dashboard`);
});

test('the plain list is accessible, while the script has not come', async ({ page, stack }) => {
  const { order } = await placeOne(stack);
  await page.route(
    ({ pathname }) => pathname.startsWith('/trellis/'),
    (route) => route.abort(),
  );
  await enter(page, stack);
  await expect(page.locator(`form[action$="${order}"]`).first()).toBeVisible();
  expect(await faultsByDayAndNight(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${new URL(page.url()).origin}/dashboard/orders/${order}`);
  await expect(page.getByLabel('Why not')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain list accepts, rejects and readies orders, fits a phone, and loads again by itself', async ({
    page,
    stack,
  }) => {
    const [{ order }, { order: unwanted }] = [await placeOne(stack), await placeOne(stack)];
    const { origin } = await enter(page, stack);
    const card = (id: string): Locator =>
      page.getByRole('listitem').filter({ has: page.locator(`form[action$="${id}"]`) });
    await expect(page.locator('meta[http-equiv=refresh]')).toHaveAttribute('content', '30; url=/dashboard');
    expect(await fits(page)).toBe(true);
    const tops = await page
      .locator('.figures > *')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);

    await card(order).getByRole('link', { name: /^#/ }).click();
    await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0);
    expect(await fits(page)).toBe(true);
    await page.getByLabel('Ready in (minutes)').fill('25');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(card(order)).toContainText('Accepted');
    await expect(page).toHaveURL(`${origin}/dashboard`);
    expect(await stateOf(stack, order)).toBe('accepted');

    await card(unwanted).getByRole('link', { name: 'Other time, or reject' }).click();
    await page.getByLabel('Why not').fill('We’re about to close.');
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(card(unwanted)).toHaveCount(0);
    expect(await stateOf(stack, unwanted)).toBe('rejected');

    await card(order).getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(card(order).getByRole('button', { name: 'Handed over' })).toBeVisible();
    expect(await stateOf(stack, order)).toBe('ready');
  });
});
