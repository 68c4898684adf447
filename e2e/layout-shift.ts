import type { Page } from '@playwright/test';

/** Notes each layout shift from the first paint on; to be called before the page is opened. */
export async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const keep = (entries: PerformanceEntryList): void => {
      for (const entry of entries) shifts.push(Reflect.get(entry, 'value') as number);
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'layoutShiftSoFar', () => {
      keep(observer.takeRecords());
      return shifts.reduce((sum, shift) => sum + shift, 0);
    });
  });
}

/** The sum of the shifts up to what is on the screen now. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = Reflect.get(window, 'layoutShiftSoFar') as () => number;
        // The frame after the next one begins when the next one is painted and its shifts are known.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum())));
      }),
  );
}

/** Holds files back until the page has been painted without them, as a slow network would. */
export async function paintsFirst(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}
