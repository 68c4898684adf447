import type { Page } from '@playwright/test';
import { expectReadable, openSection, signIn } from '../support/console-pages.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole } from '../support/page-observers.ts';

/** The secret that the page shows. */
async function shownSecret(page: Page): Promise<string> {
  const secret = (await page.getByRole('status').filter({ hasText: /^ppk_/ }).textContent()) ?? '';
  return secret.trim();
}

/** Whether a key works. */
async function works(stack: RunningStack, key: string): Promise<boolean> {
  const response = await fetch(`${stack.api}/v1/partners/me`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  return response.ok;
}

test('a key is created, rotated with a visible overlap, and revoked', async ({ page, ownStack: stack }) => {
  const said = watchConsole(page);
  await page.goto(stack.printedConsoleLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${stack.api}/console`);

  await openSection(page, 'Keys', 'Developers');
  await page.getByRole('link', { name: 'Create key' }).click();
  await page.getByLabel('Name').fill('Kitchen');
  await page.getByRole('radio', { name: 'Only selected' }).check();
  await page.getByRole('group', { name: 'merchants' }).getByRole('checkbox', { name: 'read' }).check();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('heading', { name: 'Key created' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const first = await shownSecret(page);
  expect(await works(stack, first)).toBe(true);
  await page.getByRole('link', { name: 'I’ve stored it' }).click();
  await expect(page.getByText(first)).toBeHidden();

  await page.getByRole('link', { name: `Rotate the key ending ${first.slice(-4)}` }).click();
  await page.getByLabel(/^Keep the current key/).selectOption('1 hour');
  await page.getByRole('button', { name: 'Rotate key' }).click();
  await expect(page.getByRole('heading', { name: 'Key rotated' })).toBeVisible();
  const second = await shownSecret(page);
  expect([await works(stack, first), await works(stack, second)]).toEqual([true, true]);
  await page.getByRole('link', { name: 'I’ve stored it' }).click();
  const line = page.getByRole('img', { name: /both work for another/ });
  await expect(line.getByText(/^Previous key/)).toBeVisible();
  await expect(page.getByText(/^Expires in /)).toBeVisible();

  await page.getByRole('link', { name: `Revoke the key ending ${first.slice(-4)}` }).click();
  await expect(page.getByText(`ending ${second.slice(-4)}, keeps working`)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect([await works(stack, first), await works(stack, second)]).toEqual([false, true]);
  expect(said).toEqual([]);
});

test('the link works once, and signing out ends the session', async ({ page, browser, stack }) => {
  const link = await stack.consoleLink();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveTitle(/^Home/);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const other = await browser.newContext();
  const late = await other.newPage();
  expect((await late.goto(link))?.status()).toBe(410);
  await other.close();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await page.goto(`${stack.api}/console/keys`);
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
});

test('an invalid origin is reported at its field, and the input is kept until it is valid', async ({
  page,
  ownStack: stack,
}) => {
  await signIn(page, stack);
  await openSection(page, 'Origins', 'Developers');
  const field = page.getByLabel('Origins, one per line');
  const before = await field.inputValue();
  await field.fill(`${before}\npos.example`);
  await page.getByRole('button', { name: 'Save origins' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Line \d, “pos\.example”: add the scheme/);
  await expect(field).toHaveValue(`${before}\npos.example`);
  await field.fill(`${before}\nhttps://pos.example`);
  await page.getByRole('button', { name: 'Save origins' }).click();
  await expect(page.getByText('Origins saved.')).toBeVisible();
  await expect(field).toHaveValue(/https:\/\/pos\.example$/);
});

test('the optional groups of a new merchant open by keyboard, and the whole record can be read', async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  await page.goto(`${stack.api}/console/merchants/new`);
  await expect(page.getByLabel('Email')).toBeHidden();
  await page.getByLabel('Language').focus();
  for (const group of ['Support', 'Address', 'Business']) {
    await page.keyboard.press('Tab');
    await expect(page.locator('summary').filter({ hasText: group })).toBeFocused();
  }
  for (const group of ['Support', 'Address', 'Business']) {
    await page.locator('summary').filter({ hasText: group }).press('Enter');
  }
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectReadable(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a key can be created and its secret read', async ({ page, stack }) => {
    await signIn(page, stack);
    await page.goto(`${stack.api}/console/keys/new`);
    await page.getByLabel('Name').fill('Plain');
    await page.getByRole('button', { name: 'Create key' }).click();
    expect(await works(stack, await shownSecret(page))).toBe(true);
    await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  });
});

test.describe('a reader in Chicago', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('reads times on their own clock, with UTC a pointer away and the zone said once', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack);
    await page.goto(`${stack.api}/console/events`);
    const time = page.locator('time[datetime*="T"][title$=" UTC"]').first();
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    const [, clock = ''] = /(\d+:\d\d)/.exec((await time.textContent()) ?? '') ?? [];
    expect(at.toLocaleString('en-US', { timeZone: 'America/Chicago' })).toContain(clock);
    await expect(page.getByText('Times are in your time zone, America/Chicago.')).toHaveCount(1);
    await expect(page.locator('main')).not.toContainText(/\d [AP]M UTC/);
  });
});
