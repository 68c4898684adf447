import type { Page } from '@playwright/test';
import { checks, violationsInBoth } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { openGallery } from '../support/open-gallery.ts';
import { renderedPlaceholders } from '../support/rendered-placeholders.ts';
import { smallFields, smallTargets } from '../support/small-targets.ts';

/** Galleries whose samples say themselves which state they reach. */
const GALLERIES = ['onboarding', 'menus', 'dashboard', 'reports', 'payouts', 'notifications'];

/** axe takes long over a page of so many samples: on a machine that is six times slower, some minutes. */
const AXE_WITHIN_MS = 300_000;

/**
 * What axe finds in the samples. A gallery is the one page with many copies of the same element under the
 * same name.
 */
const faultsOfSamples = (page: Page): Promise<string[]> =>
  violationsInBoth(page, () => checks(page).include('.stage').disableRules('landmark-unique'));

/** Titles of the samples that scroll sideways at a width. */
async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  // Elements that measure themselves have done so after a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.locator('.stage').evaluateAll((stages) =>
    stages.flatMap((stage) => {
      const name = stage.closest('figure')?.querySelector('h3')?.textContent ?? '';
      return stage.scrollWidth > stage.clientWidth ? [name] : [];
    }),
  );
}

for (const name of GALLERIES) {
  test(`every sample of the ${name} reaches its state, fits, and says nothing that was meant for nobody`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize({ width: 390, height: 844 });
    await openGallery(page, name);
    // Phones, and places that are just wide enough for tables.
    for (const width of [390, 320, 660, 730, 800, 1000])
      expect([width, await tooWide(page, width)]).toEqual([width, []]);
    expect(await renderedPlaceholders(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test(`every state of the ${name} can be used by everyone, light and dark`, async ({ page }) => {
    test.setTimeout(AXE_WITHIN_MS);
    await openGallery(page, name);
    expect(await faultsOfSamples(page)).toEqual([]);
  });

  test(`every control of the ${name} is large enough for a finger, and no field zooms`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({
      baseURL: stack.demo,
      storageState: await stack.signedIn(),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await openGallery(page, name);
    expect(await smallTargets(page)).toEqual([]);
    expect(await smallFields(page)).toEqual([]);
    await context.close();
  });
}
