import type { Page } from '@playwright/test';

/** The part of Chromium's LayoutShift entries that is read here. */
interface Shift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Notes each layout shift from the first paint on; call it before the page is opened. */
export async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const keep = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as unknown as Shift[]) {
        const nodes = sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(
            (it) => `${it.x},${it.y} ${it.width}×${it.height}`,
          );
          return `${node?.nodeName} "${node?.textContent?.trim().slice(0, 30)}" ${from} → ${to}`;
        });
        moved.push(`${value}: ${nodes.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'movedSoFar', () => {
      keep(observer.takeRecords());
      return moved;
    });
  });
}

/** The shifts until now: each with what moved from where to where. */
export function whatMoved(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved = Reflect.get(window, 'movedSoFar') as () => string[];
        // The frame after the next one begins when the next one is painted and its shifts are known.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved())));
      }),
  );
}

/** Holds files back until the page was painted without them, as on a slow network. */
export async function paintsFirst(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}
