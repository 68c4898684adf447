import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import type { App } from './apps.ts';

const READY_MS = 60_000;
const POLL_MS = 100;

/**
 * Uses an app as a merchant would: adds a plant, of which the app hears, reads a report, and looks at its
 * onboarding.
 * @param url where the app is
 * @throws {Error} if something of that can't be done, or the page's console complains
 */
export async function useApp(browser: Browser, app: App, url: string): Promise<void> {
  const { heading, plant, isRenderedOnServer = false } = app;
  const sent = await firstAnswer(url);
  assert.equal(sent.includes('shadowrootmode="open"'), isRenderedOnServer, 'rendered on the server');
  if (isRenderedOnServer) await expectTakenOver(browser, url);
  const { page, complaints } = await openApp(browser, url);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await addPlant(page, plant);
  await page.locator('trellis-reporting[state=ready]').getByRole('table').first().waitFor();
  await page.locator('trellis-onboarding:is([state=ready], [state=done])').waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
}

/**
 * Opens an app, once its server answers.
 * @returns the page, and what its console complains of from now on
 */
export async function openApp(
  browser: Browser,
  url: string,
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  await firstAnswer(url);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOfApp = !message.location().url.endsWith('/favicon.ico');
    if (isOfApp && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  return { page, complaints };
}

/**
 * The form that the server rendered is the one that comes alive, also if somebody was faster than the script.
 */
async function expectTakenOver(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/client.js', (route) => held.then(() => route.continue()));
  await page.goto(url, { waitUntil: 'commit' });
  const form = await page.locator('trellis-create-plant form').elementHandle();
  release();
  await page.locator('trellis-create-plant[state=ready]').waitFor();
  assert.equal(await form?.evaluate((element) => element.isConnected), true, 'taken over');
  assert.equal(await page.locator('trellis-create-plant form').count(), 1, 'rendered once');
  await page.close();
}

async function addPlant(page: Page, plant: string): Promise<void> {
  const form = page.locator('trellis-create-plant[state=ready]');
  await form.getByRole('textbox', { name: 'Plant number' }).fill(plant);
  await form.getByRole('textbox', { name: 'Name' }).fill('Fern');
  await form.getByRole('button', { name: 'Add plant' }).click();
  await page.getByText('Fern was added.').waitFor();
  // The app has heard the event, once.
  assert.equal(await page.locator('p > output').textContent(), 'Fern');
  // Rendered on the server or not, each element is there once, with one form in it.
  assert.equal(await page.locator('trellis-create-plant').count(), 1);
  assert.equal(await page.locator('trellis-create-plant form').count(), 1);
}

/** What the server of the app says, once it listens. */
async function firstAnswer(url: string): Promise<string> {
  const limit = performance.now() + READY_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    if (performance.now() > limit) throw new Error(`nothing answers at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
