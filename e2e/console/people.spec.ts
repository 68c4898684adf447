import type { Browser, Page } from '@playwright/test';
import { checks, violationsInBoth } from '../support/axe.ts';
import { LINK, mailed, signInToConsole } from '../support/door.ts';
import { expect, test } from '../stack/fixtures.ts';

const newPage = async (browser: Browser, options = {}): Promise<Page> =>
  (await browser.newContext(options)).newPage();

test('a stranger signs up without script, and invites a developer and an accountant, who see what they may', async ({
  browser,
  stack,
}) => {
  const owner = await newPage(browser, { javaScriptEnabled: false });
  await owner.goto(stack.api);
  await owner.getByRole('link', { name: 'Get a sandbox' }).first().click();
  await owner.getByLabel('Company').fill('Corner Shop POS');
  await owner.getByLabel('Email').fill('olive@corner.example');
  await owner.getByRole('button', { name: 'Email me a link' }).click();
  await expect(owner.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await owner.goto(await mailed(stack, 'olive@corner.example', LINK));
  await owner.getByRole('button', { name: 'Sign in' }).click();
  await expect(owner.getByRole('heading', { name: 'Get started' })).toBeVisible();

  for (const [email, role] of [
    ['dev@corner.example', 'developer'],
    ['books@corner.example', 'finance'],
  ] as const) {
    await owner.goto(`${stack.api}/console/team/invite`);
    await owner.getByLabel('Email').fill(email);
    await owner.getByLabel('Role').selectOption(role);
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByRole('cell', { name: email }).first()).toBeVisible();
  }

  const developer = await newPage(browser);
  await developer.goto(await mailed(stack, 'dev@corner.example', /(http\S+\/sign-in\?email=\S+)/));
  await expect(developer.getByLabel('Email')).toHaveValue('dev@corner.example');
  await signInToConsole(developer, stack, 'dev@corner.example');
  const menu = developer.getByRole('navigation', { name: 'Console' });
  await expect(menu.getByRole('link', { name: 'Developers' })).toBeVisible();
  await developer.goto(`${stack.api}/console/keys/new`);
  await expect(developer.getByRole('heading', { name: 'Create key' })).toBeVisible();
  await developer.goto(`${stack.api}/console/team`);
  await expect(developer.getByRole('link', { name: 'Invite people' })).toBeHidden();

  const accountant = await newPage(browser);
  await signInToConsole(accountant, stack, 'books@corner.example');
  const books = accountant.getByRole('navigation', { name: 'Console' });
  await expect(books.getByRole('link', { name: 'Money' })).toBeVisible();
  // Events is the only section for developers that finance has.
  const link = books.getByRole('link', { name: 'Developers' });
  await expect(link).toHaveAttribute('href', '/console/events');
  expect((await accountant.goto(`${stack.api}/console/keys/new`))?.status()).toBe(403);
  await expect(accountant.getByRole('heading', { name: 'Your role doesn’t allow this' })).toBeVisible();

  await owner.reload();
  await owner.goto(`${stack.api}/console/team`);
  await owner.getByRole('link', { name: 'Remove dev@corner.example' }).click();
  await owner.getByRole('button', { name: 'Remove' }).click();
  await developer.goto(`${stack.api}/console`);
  await expect(developer.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
});

test('the pages of people pass axe in light and dark, and fit', async ({ page, stack }) => {
  await signInToConsole(page, stack, 'you@greenhouse.example');
  for (const path of ['/sign-in', '/sign-up', '/console/team', '/console/team/invite', '/console/account']) {
    await page.goto(stack.api + path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, overflow]).toEqual([path, width, 0]);
    }
    expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  }
});
