import type { Page } from '@playwright/test';
import { checks, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { renderedPlaceholders } from './rendered-placeholders.ts';

/**
 * Galleries whose samples say themselves which state they reach, and into how many tests the check by axe of each is divided: what it
 * costs grows with the page, and each has to end well within its time on a slow machine too.
 */
const GALLERIES = { menus: 3, reports: 1, payouts: 3, notifications: 1 };

/** Each sample by its title, with the state that it is to reach and the one that it has. */
const samples = (page: Page): Promise<{ title: string; wanted: string; state: string }[]> =>
  page.locator('figure.sample').evaluateAll((figures) =>
    (figures as HTMLElement[]).map((figure) => ({
      title: figure.querySelector('h3')?.textContent ?? '',
      wanted: figure.dataset['state'] ?? '',
      state: figure.querySelector('.badge')?.textContent ?? '',
    })),
  );

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

async function openAll(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery/${name}`);
  await page.getByLabel('Show all states').check();
  // What waits for a response gives up after half a minute: each has to have been in its state once.
  const reached = new Set<string>();
  await expect
    .poll(
      async () => {
        const all = await samples(page);
        for (const { title, wanted, state } of all) if (wanted === state) reached.add(title);
        return all.filter(({ title }) => !reached.has(title));
      },
      { timeout: 60_000, intervals: [250] },
    )
    .toEqual([]);
  // Samples that are operated are inert until they have arrived.
  await expect(page.locator('.stage[inert]')).toHaveCount(0);
}

for (const [name, parts] of Object.entries(GALLERIES)) {
  test(`every sample of the ${name} reaches its state, and says nothing that was meant for nobody`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await openAll(page, name);
    expect(await renderedPlaceholders(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (let part = 1; part <= parts; part += 1)
      test(`every state of the ${name} can be used by everyone, ${colorScheme}: part ${part} of ${parts}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await openAll(page, name);
        expect(await keepPart(page, part, parts)).toBeGreaterThan(1);
        // A gallery is the one page with many copies of the same element under the same name.
        const stages = checks(page).include('.stage').disableRules('landmark-unique');
        expect(await violations(stages)).toEqual([]);
      });

  for (const width of [390, 320])
    test(`every state of the ${name} fits, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAll(page, name);
      const wide = await page.locator('.stage').evaluateAll((stages) =>
        stages.flatMap((stage) => {
          const name = stage.closest('figure')?.querySelector('h3')?.textContent ?? '';
          return stage.scrollWidth > stage.clientWidth ? [name] : [];
        }),
      );
      expect(wide).toEqual([]);
    });
}
