import type { Page, Request } from '@playwright/test';

/** Requests of a page from now on that match: the list grows as they are sent. */
export function watchRequests(page: Page, fits: (request: Request) => boolean): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => fits(request) && seen.push(request));
  return seen;
}

/** Whether it creates a plant. */
export const isPlant = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/plants');

/** The idempotency key of each request. */
export const keysOf = (requests: readonly Request[]): (string | undefined)[] =>
  requests.map((request) => request.headers()['idempotency-key']);

/** Everything on the page's console from now on, including uncaught exceptions. */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  return said;
}

/** Names and details of the `trellis-…` events that reach the page; call it before the page is opened. */
export async function watchEvents(page: Page): Promise<{ type: string; detail: unknown }[]> {
  const seen: { type: string; detail: unknown }[] = [];
  await page.exposeFunction('trellisEventSeen', (type: string, detail: unknown) => {
    seen.push({ type, detail });
  });
  await page.addInitScript(() => {
    const names = ['ready', 'before-submit', 'plant-created', 'error', 'missing-scope'];
    for (const name of names.map((it) => `trellis-${it}`)) {
      document.addEventListener(name, (event) => {
        const tell = Reflect.get(window, 'trellisEventSeen') as (type: string, detail: unknown) => void;
        tell(event.type, (event as CustomEvent).detail);
      });
    }
  });
  return seen;
}
