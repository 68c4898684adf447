import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { launchBrowser, SLOWDOWN } from './elements/load-page.ts';
import { longestTask } from './elements/longest-task.ts';
import { MENU_ITEMS, serveMenuPage } from './elements/menu-page.ts';
import type { Options } from './options.ts';
import type { Target } from './targets.ts';

const MOST_USABLE_MS = 1500;
const MOST_TASK_MS = 50;
/** Between two keys, as a quick typist types. */
const KEY_MS = 120;

/** Milliseconds of one page. */
interface MenuTimes {
  /** From the start of the navigation until lines can be pressed and are painted. */
  readonly usable: number;
  /** The longest tasks while a person does this. */
  readonly find: number;
  readonly edit: number;
  readonly scroll: number;
}

export interface MenuEditReport {
  readonly table: string;
  readonly rows: readonly {
    readonly name: string;
    readonly ms: number;
    readonly rounds: readonly number[];
  }[];
  readonly targets: readonly Target[];
  readonly where: string;
}

const WHAT: Readonly<Record<keyof MenuTimes, string>> = {
  usable: `a menu of ${MENU_ITEMS} items, until it can be used`,
  find: 'longest task while an item is searched for',
  edit: 'longest task while the name of an item is typed',
  scroll: 'longest task while its items are scrolled',
};

/** A menu that is loaded, searched, edited and scrolled on a slowed processor. Each round is a page of its own. */
export async function measureMenuEdit({ rounds }: Pick<Options, 'rounds'>): Promise<MenuEditReport> {
  const build = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
  execFileSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
  const server = await serveMenuPage();
  const browser = await launchBrowser();
  try {
    const times: MenuTimes[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const measured = await timesOf(browser, server.origin);
      // The first page of a browser fills its caches.
      if (round > 0) times.push(measured);
    }
    const rows = (Object.keys(WHAT) as (keyof MenuTimes)[]).map((what) => {
      const all = times.map((time) => time[what]);
      const ms = all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? NaN;
      return { name: WHAT[what], ms, rounds: all, most: what === 'usable' ? MOST_USABLE_MS : MOST_TASK_MS };
    });
    return {
      table: [
        '| what | median | rounds |\n|---|--:|---|',
        ...rows.map(
          ({ name, ms, rounds: all }) =>
            `| ${name} | ${ms.toFixed(0)} ms | ${all.map((one) => one.toFixed(0)).join(', ')} |`,
        ),
      ].join('\n'),
      rows,
      targets: rows.map(({ name, ms, most }) => ({
        what: name,
        wanted: `≤ ${most} ms`,
        got: `${ms.toFixed(0)} ms`,
        met: ms <= most,
      })),
      where: `Chromium ${browser.version()} at ${SLOWDOWN} × slowdown, load ${loadavg()[0]?.toFixed(1)} at the end`,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function timesOf(browser: Browser, origin: string): Promise<MenuTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
  } finally {
    await context.close();
  }
}
