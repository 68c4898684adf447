import { expectReadable, menuOf, openSection, sidewaysScroll, signIn } from '../support/console-pages.ts';
import { consolePages, TOUR_PARTS } from '../support/console-tour.ts';
import { expect, test } from '../stack/fixtures.ts';
import { inTurn } from '../support/in-turn.ts';
import { smallFields, smallTargets, smallTargetsOfPage } from '../support/small-targets.ts';

/** The largest distance of a heading from the top on a phone, in CSS pixels. */
const HEADING_WITHIN = 150;

/**
 * Where axe looks at a page: on a phone in dark or at a desk in light, by turns, and in both in the long run.
 */
const PLACES = ['phone', 'desk'] as const;

/** Phones, tablets beside and across, and desks. */
const WIDTHS = [320, 390, 768, 834, 1024, 1280, 1920];

test('on a phone the navigation is folded', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, stack);
  const nav = page.getByRole('navigation', { name: 'Console' });
  await expect(nav).toBeHidden();
  await openSection(page, 'Events', 'Developers');
  await expect(nav).toBeHidden();
});

test.describe('where a finger is the pointer', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  for (const part of TOUR_PARTS) {
    test(`each page can be read and hit, and no field zooms: part ${part} of ${TOUR_PARTS.length}`, async ({
      page,
      stack,
    }) => {
      await signIn(page, stack);
      for (const [at, path] of (await consolePages(page, stack, part)).entries()) {
        await page.goto(`${stack.api}${path}`);
        const small = [...(await smallTargetsOfPage(page)), ...(await smallTargets(page))];
        expect.soft([path, await smallFields(page), small]).toEqual([path, [], []]);
        if (inTurn(PLACES, at).includes('phone')) await expectReadable(page, path);
        expect(await sidewaysScroll(page), path).toBe(0);
      }
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens too', async ({ page, stack }) => {
    await signIn(page, stack);
    await menuOf(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});

for (const part of TOUR_PARTS) {
  test(`each page can be read at a desk, begins near the top of a phone, and scrolls sideways at no width: part ${part} of ${TOUR_PARTS.length}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await signIn(page, stack);
    for (const [at, path] of (await consolePages(page, stack, part)).entries()) {
      await page.goto(`${stack.api}${path}`);
      if (inTurn(PLACES, at).includes('desk')) await expectReadable(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const top = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => heading.getBoundingClientRect().top);
      expect(top, path).toBeLessThanOrEqual(HEADING_WITHIN);
    }
  });
}

test('with enough room the navigation needs no menu', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, stack);
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
});

test('a key name of 97 characters without a space fits, and squeezes nothing', async ({
  page,
  ownStack: stack,
}) => {
  const name = 'K'.repeat(97);
  const key = await stack.call<{ id: string }>('POST', '/v1/keys', { name, capability: ['menus:read'] });
  await signIn(page, stack);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['', '/keys', '/limits', `/keys/${key.id}`, `/keys/${key.id}/rotate`, '/versions']) {
      await page.goto(`${stack.api}/console${path}`);
      expect(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
    }
  }
  await page.goto(`${stack.api}/console/keys`);
  const version = page.getByRole('columnheader', { name: 'Version', exact: true }).first();
  const lines = await version.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('in forced colors a meter’s track differs from its bar', async ({ page, stack }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, stack);
  await page.goto(`${stack.api}/console/limits`);
  const fill = (part: string) =>
    page
      .locator(`.meter rect.${part}`)
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await fill('track')).toBe(ground);
  expect(await fill('low')).not.toBe(ground);
});
