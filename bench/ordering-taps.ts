import type { Locator, Page } from '@playwright/test';
import { measureSlowedPage, type PageReport } from './elements/slowed-page.ts';
import type { Options } from './options.ts';
import { openMenu, PHONE, PICTURES } from './ordering-paint.ts';
import type { Stage } from './seeded-server.ts';

const MOST_MS = 100;
/** The least that Chromium reports of an event, and what a faster one counts as. */
const LEAST_MS = 16;

const LIMITS = {
  open: { name: 'opening an item, from tap to next paint', mostMs: MOST_MS },
  step: { name: 'a step of the quantity in its sheet', mostMs: MOST_MS },
};

/** A guest's taps on a menu of 100 items with pictures, on a phone: each until the next frame is painted. */
export async function measureOrderingTaps(
  stage: Stage,
  { rounds }: Pick<Options, 'rounds'>,
): Promise<PageReport> {
  await stage.open();
  const url = await openMenu(stage, 'taps', { pictures: PICTURES, hasCover: true });
  return measureSlowedPage({
    rounds,
    serve: () => Promise.resolve({ origin: url, close: () => Promise.resolve() }),
    context: PHONE,
    limits: LIMITS,
    measure,
  });
}

async function measure(page: Page, url: string): Promise<Record<keyof typeof LIMITS, number>> {
  await page.addInitScript(noteInteractions, LEAST_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('trellis-ordering[state=ready]').waitFor();
  const sheet = page.getByRole('dialog');
  const add = sheet.getByRole('button', { name: /^Add ·/ });
  const open = await tapped(page, page.getByRole('link', { name: 'Item 3', exact: true }), () =>
    add.waitFor(),
  );
  const more = sheet.getByRole('button', { name: 'One more' });
  const step = await tapped(page, more, () =>
    page.waitForFunction("document.querySelector('dialog input[name=quantity]').value === '2'"),
  );
  return { open, step };
}

/** Milliseconds from a tap to the paint after it. @param shown resolves once its result is there */
async function tapped(page: Page, control: Locator, shown: () => Promise<unknown>): Promise<number> {
  await page.evaluate('interactions.length = 0');
  await control.tap();
  await shown();
  // Entries come after the frame that they are about.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))');
  const durations = await page.evaluate<number[]>('interactions');
  return Math.max(LEAST_MS, ...durations);
}

/** Runs in the page. */
function noteInteractions(durationThreshold: number): void {
  const interactions: number[] = [];
  Reflect.set(globalThis, 'interactions', interactions);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) interactions.push(entry.duration);
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
}
