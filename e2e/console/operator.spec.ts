import type { Page } from '@playwright/test';
import { checks, violationsInBoth } from '../support/axe.ts';
import { addDevice, CODE, mailed, signInToConsole } from '../support/door.ts';
import { expect, test } from '../stack/fixtures.ts';
import type { RunningStack } from '../stack/running-stack.ts';

const OPS = 'ops@trellis.example';

/** Signs in to the operator's console by the code of an email. */
async function signInAsOperator(page: Page, stack: RunningStack): Promise<void> {
  await page.goto(stack.operator);
  await page.getByLabel('Email').fill(OPS);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByLabel('Code').fill(await mailed(stack, OPS, CODE));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

/** The limit by which the next request of a merchant's session is counted. */
async function limitOf(stack: RunningStack, merchant: string): Promise<string | undefined> {
  const { token } = await stack.call<{ token: string }>('POST', '/v1/sessions', {
    merchant,
    scopes: ['merchants:read'],
  });
  const { headers } = await fetch(`${stack.api}/v1/merchants`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return /"merchant";q=(\d+)/.exec(headers.get('ratelimit-policy') ?? '')?.[1];
}

test('the operator raises a limit that a partner has asked for, all without script', async ({
  browser,
  stack,
}) => {
  await stack.command('persons add', { email: OPS });
  const newPage = async (): Promise<Page> =>
    (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const merchant = stack.activeMerchant;
  expect(await limitOf(stack, merchant.id)).toBe('600');

  const partner = await newPage();
  await signInToConsole(partner, stack, 'you@greenhouse.example');
  await partner.goto(`${stack.api}/console/limits`);
  await partner.getByRole('link', { name: 'Ask for a higher limit' }).click();
  await partner.getByLabel('Limit').selectOption({ label: merchant.display_name });
  await partner.getByLabel('Requests per minute').fill('3,000');
  await partner.getByLabel('Reason').fill('A chain of 40 shops opens on Monday.');
  await partner.getByRole('button', { name: 'Send request' }).click();
  await expect(partner.getByRole('row', { name: '600 → 3,000' })).toContainText('Open');

  const operator = await newPage();
  await signInAsOperator(operator, stack);
  await operator
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: 'Limit requests' })
    .click();
  await operator.getByRole('link', { name: merchant.display_name }).click();
  await expect(operator.getByText('A chain of 40 shops opens on Monday.')).toBeVisible();
  await operator.getByLabel('Requests per minute').fill('2500');
  await operator.getByLabel('Answer').fill('Enough for 40 shops.');
  await operator.getByRole('button', { name: 'Grant' }).click();
  await expect(operator.getByRole('row', { name: merchant.display_name })).toContainText('Granted');

  await partner.reload();
  await expect(partner.getByRole('row', { name: '600 → 2,500' })).toContainText('Enough for 40 shops.');
  await expect.poll(() => limitOf(stack, merchant.id)).toBe('2500');
  await mailed(stack, 'you@greenhouse.example', /(Your limit of requests per minute is now 2,?500)/);

  // What the partner is signed in with opens nothing at the operator's port.
  const cookie = (await partner.context().cookies(`${stack.api}/console`)).find(
    ({ name }) => name === 'trellis_console',
  );
  for (const name of ['trellis_console', 'trellis_operator']) {
    const headers = { cookie: `${name}=${cookie?.value}` };
    const { status } = await fetch(`${stack.operator}/operator/partners`, { headers, redirect: 'manual' });
    expect([name, status]).toEqual([name, name === 'trellis_console' ? 303 : 401]);
  }
  await partner.goto(`${stack.operator}/operator`);
  await expect(partner.getByRole('heading', { name: 'Operator’s console' })).toBeVisible();
});

test('the operator’s pages pass axe in light and dark, and fit', async ({ page, stack }) => {
  await stack.command('persons add', { email: OPS }).catch(() => undefined);
  const merchant = stack.activeMerchant.id;
  const asked = { merchant, per_minute: 5000, reason: 'A chain of 40 shops opens on Monday.' };
  const { id } = await stack.call<{ id: string }>('POST', '/v1/limit_requests', asked);
  const invited = await stack.command<{ id: string }>('sign-ups invite', { email: 'new@cafe.example' });
  const { id: partner } = await stack.call<{ id: string }>('GET', '/v1/partners/me');
  await page.goto(`${stack.operator}/operator/sign-in`);
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  await signInAsOperator(page, stack);
  for (const path of [
    '',
    '/partners',
    `/partners/${partner}`,
    '/reviews',
    `/merchants/${merchant}`,
    '/limits',
    `/limits/${id}`,
    '/sign-ups',
    `/sign-ups/${invited.id}`,
    '/price-sheets',
    '/price-sheets/new',
    '/upstreams',
    '/webhooks',
    '/audit',
    '/persons',
    '/account',
    '/prove',
  ]) {
    await page.goto(`${stack.operator}/operator${path}`);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, overflow]).toEqual([path, width, 0]);
    }
    expect([path, await violationsInBoth(page, () => checks(page))]).toEqual([path, []]);
  }
});

test('the partner’s pages of limits pass axe in light and dark, and fit', async ({ page, stack }) => {
  await signInToConsole(page, stack, 'you@greenhouse.example');
  await page.goto(`${stack.api}/console/limits/new`);
  await page.getByLabel('Requests per minute').fill('12');
  await page.getByLabel('Reason').fill('Tests.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Must be more than the limit now')).toBeVisible();
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  const merchant = stack.merchants.at(-1)?.id;
  await stack.call('POST', '/v1/limit_requests', { merchant, per_minute: 900, reason: 'A sale on Friday.' });
  await page.goto(`${stack.api}/console/limits`);
  await expect(page.getByRole('heading', { name: 'Requests for higher limits' })).toBeVisible();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, overflow]).toEqual([width, 0]);
  }
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
});

test('a passkey signs in to the operator’s console, and a partner’s passkey doesn’t', async ({
  page,
  stack,
}) => {
  await stack.command('persons add', { email: OPS }).catch(() => undefined);
  await addDevice(page);
  await signInAsOperator(page, stack);
  await page.goto(`${stack.operator}/operator/account`);
  await page.getByLabel('Name', { exact: true }).fill('Test device');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('cell', { name: 'Test device', exact: true })).toBeVisible();
  await mailed(stack, OPS, /(passkey “Test device” was added)/);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  // Offered among the suggestions of the field, it is chosen by the device without a person to do so.
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();

  const stranger = await (await page.context().browser()?.newContext())?.newPage();
  if (!stranger) throw new Error('no browser');
  await addDevice(stranger);
  await signInToConsole(stranger, stack, 'you@greenhouse.example');
  await stranger.goto(`${stack.api}/console/account`);
  await stranger.getByLabel('Name', { exact: true }).fill('Another device');
  await stranger.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(stranger.getByRole('cell', { name: 'Another device', exact: true })).toBeVisible();
  await stranger.goto(`${stack.operator}/operator/sign-in`);
  await expect(stranger.getByRole('heading', { name: 'You can’t open this console' })).toBeVisible();
});
