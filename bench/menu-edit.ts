import type { Page } from '@playwright/test';
import { longestTask } from './elements/longest-task.ts';
import { MENU_ITEMS, serveMenuPage } from './elements/menu-page.ts';
import { measureSlowedPage, type PageReport } from './elements/slowed-page.ts';
import type { Options } from './options.ts';

const MOST_USABLE_MS = 1500;
const MOST_TASK_MS = 50;
/** Between two keys, as a quick typist types. */
const KEY_MS = 120;

/**
 * Milliseconds of one page: from the start of the navigation until lines can be pressed and are painted, and
 * the longest tasks after.
 */
const LIMITS = {
  usable: { name: `a menu of ${MENU_ITEMS} items, until it can be used`, mostMs: MOST_USABLE_MS },
  find: { name: 'longest task while an item is searched for', mostMs: MOST_TASK_MS },
  edit: { name: 'longest task while the name of an item is typed', mostMs: MOST_TASK_MS },
  scroll: { name: 'longest task while its items are scrolled', mostMs: MOST_TASK_MS },
};

/** A menu that is loaded, searched, edited and scrolled. */
export const measureMenuEdit = ({ rounds }: Pick<Options, 'rounds'>): Promise<PageReport> =>
  measureSlowedPage({
    rounds,
    serve: serveMenuPage,
    context: { viewport: { width: 1280, height: 900 } },
    limits: LIMITS,
    measure,
  });

async function measure(page: Page, origin: string): Promise<Record<keyof typeof LIMITS, number>> {
  await page.goto(origin);
  await page.waitForFunction("performance.getEntriesByName('usable').length");
  const usable = await page.evaluate<number>("performance.getEntriesByName('usable')[0].startTime");
  const lines = page.getByRole('list', { name: 'Sections and items' });
  const search = page.getByLabel('Find an item');
  await search.click();
  const find = await longestTask(page, () => page.keyboard.type('dish 1987', { delay: KEY_MS }));
  await search.fill('');
  await page.getByRole('button', { name: /^Dish 3/ }).click();
  const name = page.getByLabel('Name', { exact: true }).first();
  await name.click();
  const edit = await longestTask(page, () => page.keyboard.type(' of the day', { delay: KEY_MS }));
  await lines.hover();
  const scroll = await longestTask(page, async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
  });
  return { usable, find, edit, scroll };
}
