import type { CDPSession, Page } from '@playwright/test';

/** One load of a page. */
export interface Painted {
  /** Milliseconds from the start of the navigation to the largest contentful paint. */
  readonly largestMs: number;
  /** What was painted largest: `IMG`, `P`. */
  readonly largest: string;
  /** Sum of all layout shifts, also while the page is scrolled to its end. */
  readonly shift: number;
  /** Over the network, headers and all files, until nothing more was asked for. */
  readonly bytes: number;
}

/** After the last response: what it changes is painted by then. */
const SETTLE_MS = 1000;

interface Timeline {
  readonly lcpDetails?: { readonly renderTime: number; readonly loadTime: number; readonly nodeId?: number };
  readonly layoutShiftDetails?: { readonly value: number };
}

/**
 * Loads a page once, without asking its scripts: the browser says what it painted, also where no script may
 * run.
 */
export async function paintTimes(page: Page, devTools: CDPSession, url: string): Promise<Painted> {
  const events: Timeline[] = [];
  let bytes = 0;
  let startedAt = Number.NaN;
  devTools.on('PerformanceTimeline.timelineEventAdded', ({ event }) => events.push(event));
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  devTools.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document') startedAt = wallTime;
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${url}: ${response?.status()}`);
  // It tells what it has painted so far, too. Asked before a navigation, it is silent if that takes another
  // process.
  await devTools.send('PerformanceTimeline.enable', {
    eventTypes: ['largest-contentful-paint', 'layout-shift'],
  });
  await page.waitForTimeout(SETTLE_MS);
  const last = events.findLast(({ lcpDetails }) => lcpDetails)?.lcpDetails;
  if (!last) throw new Error(`${url}: nothing was painted`);
  const loadedBytes = bytes;
  const largest = await nameOf(devTools, last.nodeId);
  await scrollToEnd(page, devTools);
  const shift = events.reduce((sum, { layoutShiftDetails }) => sum + (layoutShiftDetails?.value ?? 0), 0);
  // An image of another origin would have no render time.
  const largestMs = ((last.renderTime || last.loadTime) - startedAt) * 1000;
  return { largestMs, largest, shift, bytes: loadedBytes };
}

async function nameOf(devTools: CDPSession, backendNodeId: number | undefined): Promise<string> {
  if (backendNodeId === undefined) return 'unknown';
  const { node } = await devTools.send('DOM.describeNode', { backendNodeId });
  return node.nodeName;
}

/** As fast as a thumb would, and until what is loaded on the way is there. */
async function scrollToEnd(page: Page, devTools: CDPSession): Promise<void> {
  const { cssContentSize, cssLayoutViewport } = await devTools.send('Page.getLayoutMetrics');
  for (let y = 0; y < cssContentSize.height; y += cssLayoutViewport.clientHeight) {
    await page.mouse.wheel(0, cssLayoutViewport.clientHeight);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}
