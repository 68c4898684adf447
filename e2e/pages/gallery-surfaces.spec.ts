import type { Page } from '@playwright/test';
import { checks, violations, violationsInBoth } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { inTurn, isLong } from '../support/in-turn.ts';
import { openGallery } from '../support/open-gallery.ts';
import { renderedPlaceholders } from '../support/rendered-placeholders.ts';
import { smallFields, smallTargets } from '../support/small-targets.ts';

/** Galleries whose samples say themselves which state they reach. */
const GALLERIES = [
  'onboarding',
  'locations',
  'team',
  'menus',
  'dashboard',
  'reports',
  'payments',
  'payouts',
  'notifications',
];

/** axe takes long over a page of so many samples: on a machine that is six times slower, some minutes. */
const AXE_WITHIN_MS = 300_000;

/**
 * What axe finds in the samples: in light and in dark in the long run, and else in one of the two, by turns.
 * The colors of their parts are looked at in both by brands.spec.
 */
async function faultsOfSamples(page: Page, at: number): Promise<string[]> {
  // A gallery is the one page with many copies of the same element under the same name.
  const samples = () => checks(page).include('.stage').disableRules('landmark-unique');
  if (isLong) return violationsInBoth(page, samples);
  const [colorScheme = 'light'] = inTurn(['light', 'dark'] as const, at);
  await page.emulateMedia({ colorScheme });
  return (await violations(samples())).map((violation) => `${colorScheme}: ${violation}`);
}

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

/**
 * Cells of the tables that are seen in part at a width: beyond the edge of what their table is in, which scrolls or
 * clips it there, or cut off within their column.
 */
async function clippedCells(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.locator('.stage').evaluateAll((stages) => {
    const framesOf = (cell: Element): Element[] => {
      const frames: Element[] = [];
      for (let at: Element | null = cell; at && !at.matches('.stage');) {
        at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null;
        if (at && getComputedStyle(at).overflowX !== 'visible') frames.push(at);
      }
      return frames;
    };
    const isClipped = (cell: HTMLElement): boolean => {
      const { left, right } = cell.getBoundingClientRect();
      return (
        (cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).overflowX !== 'visible') ||
        framesOf(cell).some((frame) => {
          const edge = frame.getBoundingClientRect();
          return left < edge.left - 1 || right > edge.right + 1;
        })
      );
    };
    const found = new Set<string>();
    const walk = (root: Element | ShadowRoot, sample: string): void => {
      for (const one of root.querySelectorAll<HTMLElement>('*')) {
        if (one.shadowRoot) walk(one.shadowRoot, sample);
        if (one.matches('th, td') && one.checkVisibility() && isClipped(one) && !one.closest('.unseen'))
          found.add(`${sample}: ${one.textContent.trim().replaceAll(/\s+/g, ' ')}`);
      }
    };
    for (const stage of stages) walk(stage, stage.closest('figure')?.querySelector('h3')?.textContent ?? '');
    return [...found];
  });
}

for (const [at, name] of GALLERIES.entries()) {
  test(`every sample of the ${name} reaches its state, fits, says nothing that was meant for nobody, and can be used by everyone`, async ({
    page,
  }) => {
    test.setTimeout(AXE_WITHIN_MS);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize({ width: 390, height: 844 });
    await openGallery(page, name);
    // Phones, and places that are just wide enough for tables.
    for (const width of [390, 320, 660, 730, 800, 1000])
      expect([width, await tooWide(page, width)]).toEqual([width, []]);
    for (const width of [390, 768, 1024])
      expect([width, await clippedCells(page, width)]).toEqual([width, []]);
    expect(await renderedPlaceholders(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await faultsOfSamples(page, at)).toEqual([]);
    expect(faults).toEqual([]);
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

test('on a phone the steps of the onboarding take 72 px, until they are opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, 'onboarding');
  const heights = await page
    .locator('.steps')
    .evaluateAll((all) => all.map((steps) => steps.getBoundingClientRect().height).filter(Boolean));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
});
