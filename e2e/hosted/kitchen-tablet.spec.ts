import type { Browser, Page } from '@playwright/test';
import { checks, violationsInBoth } from '../support/axe.ts';
import { comeIn } from '../support/door.ts';
import { placeOne } from '../support/sell-one.ts';
import { expect, test } from '../stack/fixtures.ts';
import type { RunningStack } from '../stack/running-stack.ts';

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click();
const faults = (on: Page) => violationsInBoth(on, () => checks(on));

/** A person of the demo's merchant, signed in by the invitation. */
async function person(
  browser: Browser,
  stack: RunningStack,
  { email, role, ...more }: { email: string; role: string; name?: string },
  options: object,
): Promise<Page> {
  const members = `/v1/merchants/${stack.activeMerchant.id}/members`;
  await stack.call('POST', members, { email, role, ...more });
  const page = await (await browser.newContext(options)).newPage();
  await comeIn(page, stack, email);
  return page;
}

async function setPin(on: Page, pin: string): Promise<void> {
  await on.getByRole('link', { name: /^Your account/ }).click();
  await on.getByLabel('PIN').fill(pin);
  await press(on, 'Set PIN');
  await expect(on.getByText('You have a PIN.')).toBeVisible();
}

async function unlock(on: Page, name: string, pin: string): Promise<void> {
  await on.getByRole('radio', { name }).check();
  await on.getByLabel('PIN').fill(pin);
  await press(on, 'Unlock');
}

test('a kitchen tablet is enrolled by its code, switched by PIN, locked, and revoked', async ({
  browser,
  ownStack: stack,
}) => {
  const owner = await person(browser, stack, { email: 'rosie@riverside.example', role: 'owner' }, DESKTOP);
  const cook = { email: 'kim@riverside.example', name: 'Kim Reed', role: 'kitchen' };
  const phone = await person(browser, stack, cook, PHONE);
  await setPin(phone, '4821');
  expect(await faults(phone)).toEqual([]);

  const { origin } = new URL(owner.url());
  const context = await browser.newContext(TABLET);
  const tablet = await context.newPage();
  await tablet.goto(`${origin}/dashboard/device`);
  expect(await faults(tablet)).toEqual([]);
  await press(tablet, 'Show a code');
  const code = (await tablet.getByRole('status').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
  expect(await faults(tablet)).toEqual([]);

  await owner.getByRole('link', { name: 'Team', exact: true }).click();
  await owner.getByRole('link', { name: 'Devices', exact: true }).click();
  await owner.getByLabel('Name of the device').fill('Kitchen tablet');
  await owner.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await press(owner, 'Add device');
  await expect(owner.getByText('Kitchen tablet')).toBeVisible();
  expect(await faults(owner)).toEqual([]);

  // The tablet finds out by itself.
  await expect(tablet.getByRole('heading', { name: 'Who is working?' })).toBeVisible({ timeout: 20_000 });
  expect(await faults(tablet)).toEqual([]);
  await unlock(tablet, 'Kim Reed', '4822');
  await expect(tablet.getByRole('alert')).toHaveText('This PIN is wrong.');
  await unlock(tablet, 'Kim Reed', '4821');
  const sections = tablet.getByRole('navigation', { name: 'Dashboard' });
  await expect(sections.getByRole('link')).toHaveText(['Orders']);
  for (const path of ['payouts', 'team', 'devices', 'account']) {
    expect((await tablet.goto(`${origin}/dashboard/${path}`))?.ok()).toBe(false);
  }

  await tablet.goto(`${origin}/dashboard`);
  const { order } = await placeOne(stack);
  const card = tablet.locator('trellis-dashboard').locator(`li#${order}`);
  await card.getByRole('button', { name: 'Accept' }).click();
  await card.getByRole('button', { name: 'Ready', exact: true }).click();
  const stateOf = async () =>
    (await stack.call<{ fulfillment: { state: string } }>('GET', `/v1/orders/${order}`)).fulfillment.state;
  await expect.poll(stateOf).toBe('ready');
  expect(await faults(tablet)).toEqual([]);

  await press(tablet, 'Lock');
  await expect(tablet.getByRole('heading', { name: 'Who is working?' })).toBeVisible();
  await tablet.goto(`${origin}/dashboard`);
  await expect(tablet.getByRole('heading', { name: 'Who is working?' })).toBeVisible();
  for (let time = 0; time < 5; time += 1) await unlock(tablet, 'Kim Reed', '9999');
  await unlock(tablet, 'Kim Reed', '4821');
  await expect(tablet.getByRole('alert')).toHaveText('Too many wrong PINs. Try again in a minute.');

  await owner.reload();
  await owner
    .getByRole('listitem')
    .filter({ hasText: 'Kitchen tablet' })
    .getByRole('link', { name: 'Remove' })
    .click();
  await press(owner, 'Remove');
  await expect(owner.getByText('No shared devices yet.')).toBeVisible();
  await tablet.goto(`${origin}/dashboard`);
  await expect(tablet.getByRole('heading', { name: 'This device was removed' })).toBeVisible();
  expect(await faults(tablet)).toEqual([]);
});

test('a till locks by itself when nobody touches it, and by a link it is enrolled without script', async ({
  browser,
  ownStack: stack,
}) => {
  const email = 'lee@riverside.example';
  const phone = await person(browser, stack, { email, name: 'Lee Fox', role: 'cashier' }, PHONE);
  await setPin(phone, '7513');
  const { link } = await stack.call<{ link: string }>('POST', '/v1/devices', {
    merchant: stack.activeMerchant.id,
    name: 'Till',
  });
  const plain = await (await browser.newContext({ ...TABLET, javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  await press(plain, 'Use this device');
  await unlock(plain, 'Lee Fox', '7513');
  await expect(plain.getByRole('button', { name: 'Lock' })).toBeVisible();
  const cookies = await plain.context().cookies();

  const context = await browser.newContext(TABLET);
  await context.addCookies(cookies);
  const till = await context.newPage();
  await till.clock.install();
  await till.goto(`${new URL(link).origin}/dashboard`);
  await expect(till.getByText('Lee Fox')).toBeVisible();
  await till.clock.fastForward('05:01');
  await expect(till.getByRole('heading', { name: 'Who is working?' })).toBeVisible();
});
