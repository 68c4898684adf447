import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole, watchRequests } from '../support/page-observers.ts';

const sampleOf = (page: Page) => page.locator('.live-frame iframe').contentFrame();

test('the sample on each element’s page shows it, says nothing on the console and asks nobody', async ({
  page,
  stack,
}) => {
  const said = watchConsole(page);
  const sent = watchRequests(page, () => true);
  await page.goto(`${stack.api}/docs`);
  const links = page
    .getByRole('navigation', { name: 'Contents', exact: true })
    .locator('a[href^="/docs/elements/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await page.goto(stack.api + path);
    await page.getByRole('heading', { name: 'Live sample' }).scrollIntoViewIfNeeded();
    const stage = sampleOf(page).locator('.stage');
    // What is said by any shadow root: a session shows the element in it, a page of guests what is in its
    // slot.
    await expect
      .poll(
        () =>
          stage.evaluate((all) =>
            [...all.querySelectorAll('*')].some(({ shadowRoot, textContent }) =>
              Boolean(
                (shadowRoot?.querySelector('h2, h3, p, button, slot') && shadowRoot.textContent) ||
                (shadowRoot && textContent),
              ),
            ),
          ),
        { message: path },
      )
      .toBe(true);
  }
  const asked = new RegExp(`^${stack.api}/(docs|elements|trellis)(/|$)`);
  expect(sent.map((request) => request.url()).filter((url) => !asked.test(url))).toEqual([]);
  expect(said).toEqual([]);
});

test('a sample has no origin: no cookie, no storage, and its requests go nowhere', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.api}/docs/elements/payouts`);
  const frame = sampleOf(page);
  await expect(frame.getByRole('heading', { name: 'Payouts' })).toBeVisible();
  const open = await frame.locator('body').evaluate(() => {
    const can = (use: () => unknown): boolean => {
      try {
        return use() !== undefined;
      } catch {
        return false;
      }
    };
    return [self.origin, can(() => document.cookie), can(() => localStorage), can(() => parent.document)];
  });
  expect(open).toEqual(['null', false, false, false]);
});

test('a sample is chosen by keyboard: its state, language, colors and width', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${stack.api}/docs/elements/payouts`);
  const frame = sampleOf(page);
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const place = page.locator('.live-frame');
  const before = await place.boundingBox();

  const state = page.getByRole('combobox', { name: 'State' });
  await state.focus();
  await state.press('n');
  await expect(state.locator('option:checked')).toHaveText(/^\s*N/);
  await state.selectOption('No payouts yet');
  await expect(page.locator('.live-reached')).toHaveText('empty');
  await state.selectOption('Paid out');
  await expect(page.locator('.live-reached')).toHaveText('done');

  await page.getByLabel('Language').selectOption('ar');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('shown in English only')).toBeVisible();
  await expect(state.locator('option:checked')).toHaveText(/All payouts/);
  await expect(frame.getByRole('heading', { name: 'Payouts', exact: true })).toHaveCount(0);
  await expect(frame.getByRole('heading').first()).toBeVisible();

  await page.getByRole('radio', { name: 'Dark' }).press('ArrowLeft');
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'light');
  await page.getByRole('radio', { name: 'Full' }).press('ArrowRight');
  expect(await page.locator('.live-frame iframe').evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  expect((await place.boundingBox())?.height).toBe(before?.height);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /HTML of trellis-payouts/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '<trellis-payouts></trellis-payouts>',
  );
  expect(await violations(checks(page))).toEqual([]);
});

test('samples of elements for guests show recorded pages of a site, and lead on without asking anybody', async ({
  page,
  stack,
}) => {
  const said = watchConsole(page);
  const sent = watchRequests(page, () => true);
  await page.goto(`${stack.api}/docs/elements/ordering`);
  const frame = sampleOf(page);
  await expect(page.locator('.live-reached')).toHaveText('ready');
  await frame.getByRole('link', { name: 'Flat white' }).click();
  await frame.getByRole('button', { name: /^Add ·/ }).click();
  await expect(frame.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await frame.getByRole('link', { name: /^Check out/ }).click();
  await frame.getByLabel('Name').fill('Ada');
  await frame.getByLabel('Phone').fill('020 7946 0018');
  await frame.getByRole('button', { name: /^Continue/ }).click();
  await expect(frame.getByRole('heading', { name: /^Planned for/ })).toBeVisible();

  await page.goto(`${stack.api}/docs/elements/pay-link`);
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await frame.getByLabel('Expiry date').fill('12 / 40');
  await frame.getByLabel('CVC').fill('123');
  await frame.getByRole('button', { name: /^Pay / }).click();
  await expect(frame.getByRole('heading', { name: 'Paid. Thank you.' })).toBeVisible();

  await page.goto(`${stack.api}/docs/elements/loyalty`);
  await expect(frame.getByText('46 points').first()).toBeVisible();
  // What is recorded is English.
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.getByText('shown in English only')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' }).locator('option:checked')).toHaveText(/Loading/);
  const asked = new RegExp(`^${stack.api}/(docs|elements|trellis)(/|$)`);
  expect(sent.map((request) => request.url()).filter((url) => !asked.test(url))).toEqual([]);
  expect(said).toEqual([]);
});
