import type { Page } from '@playwright/test';
import { checks, violations } from './axe.ts';
import type { RunningStack } from './running-stack.ts';
import { expect, test } from './stack.ts';
import { watchConsole } from './watch.ts';

/** Comes in by a fresh one-time link. */
async function signIn(page: Page, stack: RunningStack): Promise<void> {
  await page.goto(await stack.consoleLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });

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

test('a key’s life: signed in by the printed link, made, rotated with an overlap that shows, revoked', async ({
  page,
  ownStack: stack,
}) => {
  const said = watchConsole(page);
  await page.goto(stack.printedConsoleLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${stack.api}/console`);

  await section(page, 'Keys').click();
  await page.getByRole('link', { name: 'Create key' }).click();
  await page.getByLabel('Name').fill('Kitchen');
  await page.getByRole('radio', { name: 'Only what I choose' }).check();
  await page.getByRole('group', { name: 'merchants' }).getByRole('checkbox', { name: 'read' }).check();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('heading', { name: 'Key created' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  const first = await shownSecret(page);
  expect(await works(stack, first)).toBe(true);
  await page.getByRole('link', { name: 'I have stored it' }).click();
  await expect(page.getByText(first)).toBeHidden();

  await page.getByRole('link', { name: `Rotate the key ending ${first.slice(-4)}` }).click();
  await page.getByLabel(/still works for/).selectOption('1 hour');
  await page.getByRole('button', { name: 'Rotate key' }).click();
  await expect(page.getByRole('heading', { name: 'Key rotated' })).toBeVisible();
  const second = await shownSecret(page);
  expect([await works(stack, first), await works(stack, second)]).toEqual([true, true]);
  await page.getByRole('link', { name: 'I have stored it' }).click();
  const line = page.getByRole('img', { name: /both work for another/ });
  await expect(line.getByText('old key ends')).toBeVisible();
  await expect(page.getByText(/^Ends in /)).toBeVisible();

  await page.getByRole('link', { name: `Revoke the key ending ${first.slice(-4)}` }).click();
  await expect(page.getByText(`ending ${second.slice(-4)}, goes on working`)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect([await works(stack, first), await works(stack, second)]).toEqual([false, true]);
  expect(said).toEqual([]);
});

test('the link works once, and signing out ends the session', async ({ page, browser, stack }) => {
  const link = await stack.consoleLink();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const other = await browser.newContext();
  const late = await other.newPage();
  expect((await late.goto(link))?.status()).toBe(410);
  await other.close();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto(`${stack.api}/console/keys`);
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
});

test('an origin that is wrong is named at its field, and what was typed stays until it is right', async ({
  page,
  ownStack: stack,
}) => {
  await signIn(page, stack);
  await section(page, 'Origins').click();
  const field = page.getByLabel('Origins, one a line');
  const before = await field.inputValue();
  await field.fill(`${before}\npos.example`);
  await page.getByRole('button', { name: 'Save origins' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Line \d, “pos\.example”: write it with its scheme/);
  await expect(field).toHaveValue(`${before}\npos.example`);
  await field.fill(`${before}\nhttps://pos.example`);
  await page.getByRole('button', { name: 'Save origins' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(field).toHaveValue(/https:\/\/pos\.example$/);
});

const PAGES = [
  '',
  '/keys',
  '/keys/new',
  '/limits',
  '/versions',
  '/merchants',
  '/origins',
  '/webhooks',
  '/sandbox',
  '/go-live',
];

for (const { width, colorScheme } of [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const) {
  test(`every page can be read by everybody and fits, ${width} wide, ${colorScheme}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await signIn(page, stack);
    for (const path of PAGES) {
      await page.goto(`${stack.api}/console${path}`);
      expect(await violations(checks(page)), path).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, path).toBe(0);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a key is made and its secret can be read', async ({ page, stack }) => {
    await signIn(page, stack);
    await page.goto(`${stack.api}/console/keys/new`);
    await page.getByLabel('Name').fill('Plain');
    await page.getByRole('button', { name: 'Create key' }).click();
    expect(await works(stack, await shownSecret(page))).toBe(true);
    await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  });
});
