import type { Page } from '@playwright/test';
import { checks, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openGallery } from './open-gallery.ts';
import { renderedPlaceholders } from './rendered-placeholders.ts';
import { smallTargets } from './small-targets.ts';

/**
 * Galleries whose samples say themselves which state they reach, and into how many tests the check by axe of each is divided: what it
 * costs grows with the page, and each has to end well within its time on a slow machine too.
 */
const GALLERIES = { onboarding: 3, menus: 3, dashboard: 3, reports: 1, payouts: 3, notifications: 1 };

/** Leaves every nth sample on the page. @returns how many those are */
const keepPart = (page: Page, part: number, parts: number): Promise<number> =>
  page.locator('figure.sample').evaluateAll(
    (figures, { kept, of }) => {
      const others = figures.filter((_, at) => (at % of) + 1 !== kept);
      for (const figure of others) figure.remove();
      return figures.length - others.length;
    },
    { kept: part, of: parts },
  );

for (const [name, parts] of Object.entries(GALLERIES)) {
  test(`every sample of the ${name} reaches its state, and says nothing that was meant for nobody`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await openGallery(page, name);
    expect(await renderedPlaceholders(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (let part = 1; part <= parts; part += 1)
      test(`every state of the ${name} can be used by everyone, ${colorScheme}: part ${part} of ${parts}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await openGallery(page, name);
        expect(await keepPart(page, part, parts)).toBeGreaterThan(1);
        // A gallery is the one page with many copies of the same element under the same name.
        const stages = checks(page).include('.stage').disableRules('landmark-unique');
        expect(await violations(stages)).toEqual([]);
      });

  for (const width of [390, 320])
    test(`every state of the ${name} fits, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openGallery(page, name);
      const wide = await page.locator('.stage').evaluateAll((stages) =>
        stages.flatMap((stage) => {
          const name = stage.closest('figure')?.querySelector('h3')?.textContent ?? '';
          return stage.scrollWidth > stage.clientWidth ? [name] : [];
        }),
      );
      expect(wide).toEqual([]);
    });

  test(`every control of the ${name} is large enough for a finger`, async ({ browser, stack }) => {
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
    await context.close();
  });
}
