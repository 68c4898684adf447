import type { Page } from '@playwright/test';
import { expect } from '../stack/fixtures.ts';

/** Each sample by its title, with the state that it is to reach and the one that it has. */
const samples = (page: Page): Promise<{ title: string; wanted: string; state: string }[]> =>
  page.locator('figure.sample').evaluateAll((figures) =>
    (figures as HTMLElement[]).map((figure) => ({
      title: figure.querySelector('h3')?.textContent ?? '',
      wanted: figure.dataset['state'] ?? '',
      state: figure.querySelector('.badge')?.textContent ?? '',
    })),
  );

/** Opens a gallery with every sample, and waits until each has been in its state. */
export async function openGallery(page: Page, name: string): Promise<void> {
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
