import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CATEGORIES, scriptMs } from './script-time.ts';

const DEBIAN = '/usr/bin/chromium';
const MORE_FORMS = 100;
/** In a task of the page's own: what DevTools evaluate is in no trace. */
const MOUNT_IN_TASK = `new Promise((resolve) => setTimeout(() => resolve(bench.mount(${MORE_FORMS}))))`;
/** How many times slower the page's processor is. */
export const SLOWDOWN = 4;

/** Milliseconds of one page, loaded by a browser that has nothing cached. */
export interface PageTimes {
  readonly firstPaint: number;
  /** Until the first form can be used; Trellis asks for a session first, the others have nothing to ask. */
  readonly usable: number;
  /** Until 100 more can be used and are painted. */
  readonly mount: number;
  /**
   * Processor time of scripts in that, measured by itself: without styles, layout and paint, which are like
   * for all.
   */
  readonly script: number;
}

/**
 * Frames are painted as soon as there is something to paint: at 60 a second, every time would be a multiple
 * of 17 ms.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu-vsync',
      '--disable-frame-rate-limit',
    ],
  });
}

/** Loads a page on a slow processor and mounts more of its forms. One uncaught error ends the run. */
export async function loadPage(browser: Browser, origin: string): Promise<PageTimes> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const failed = new Promise<never>((_, reject) => page.once('pageerror', reject));
    return await Promise.race([timesOf(page, origin), failed]);
  } finally {
    await context.close();
  }
}

async function timesOf(page: Page, origin: string): Promise<PageTimes> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(origin);
  await page.waitForFunction('globalThis.bench');
  const mount = await page.evaluate<number>(`bench.mount(${MORE_FORMS})`);
  const script = await scriptOf(page, () => page.evaluate(MOUNT_IN_TASK));
  const at = (name: string): Promise<number> =>
    page.evaluate<number>(`performance.getEntriesByName('${name}')[0].startTime`);
  return { firstPaint: await at('first-contentful-paint'), usable: await at('usable'), mount, script };
}

async function scriptOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return scriptMs((await browser.stopTracing()).toString());
}
