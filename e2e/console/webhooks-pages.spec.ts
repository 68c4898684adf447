import type { Page } from '@playwright/test';
import { checks, violations, violationsInBoth } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { renderedPlaceholders } from '../support/rendered-placeholders.ts';
import { watchConsole } from '../support/page-observers.ts';

/** Every sample of the gallery of webhooks, by its title, and the state that it reaches. */
const SAMPLES: Readonly<Record<string, string>> = {
  'Waiting, loading': 'loading',
  'No session': 'no-session',
  'Missing scope': 'missing-scope',
  'The service didn’t respond': 'error',
  Empty: 'empty',
  Ready: 'ready',
  'Nothing sent yet': 'ready',
  'A delivery with its attempts': 'ready',
  'A form with an error': 'error',
  'Simulate an event': 'ready',
  'Replay a range': 'ready',
  'Sandbox clock ahead': 'ready',
  'Confirm before deleting': 'ready',
  Busy: 'busy',
  'Done, with a secret': 'done',
  Done: 'done',
  'Read only': 'ready',
  Production: 'ready',
  'Disabled automatically': 'ready',
  Refused: 'error',
  'Changed by someone else': 'error',
  Offline: 'offline',
  'Platform failure': 'error',
  Slots: 'ready',
  Narrow: 'ready',
  'Theme: clay': 'ready',
  'Dark: greenhouse': 'ready',
};

/** Opens the gallery with all its samples, and waits until the last one has reached its state. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/gallery/webhooks');
  await page.getByLabel('Show all states').check();
  await expect(page.getByText('Redirects aren’t followed.').last()).toBeVisible();
}

/** How far the page scrolls sideways, in CSS pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every sample of the gallery reaches its state', async ({ page }) => {
  await openGallery(page);
  const titles = page.getByRole('figure').getByRole('heading', { level: 3 });
  for (const [title, state] of Object.entries(SAMPLES)) {
    const sample = page.getByRole('figure').filter({
      has: page
        .getByRole('heading', { level: 3, name: title, exact: true })
        .and(page.locator('figcaption h3')),
    });
    await expect(sample.getByText(state, { exact: true }).first(), title).toBeVisible();
  }
  expect(await titles.and(page.locator('figcaption h3')).allTextContents()).toEqual(Object.keys(SAMPLES));
  expect(await renderedPlaceholders(page)).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`the gallery is at most 8,000 pixels high, whatever is chosen, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/gallery/webhooks');
    const choices = ['Missing scope', 'A delivery with its attempts', 'Production', 'Refused', 'Narrow'];
    // By the keyboard: what is chosen before moves what is below it.
    for (const name of choices) {
      const choice = page.getByRole('radio', { name, exact: true });
      await choice.press('Space');
      await expect(choice).toBeChecked();
    }
    await expect(page.getByRole('figure')).toHaveCount(choices.length);
    await expect(page.getByRole('list', { name: 'Attempts' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
    expect(await overflow(page)).toBe(0);
  });
}

test('a URL opens a state of the gallery', async ({ page }) => {
  await page.goto('/gallery/webhooks#secret');
  await expect(page.getByRole('radio', { name: 'Done, with a secret' })).toBeChecked();
  await expect(page.getByLabel('Secret', { exact: true })).toBeVisible();
});

test('an underscore in a secret is visible', async ({ page }) => {
  await page.goto('/gallery/webhooks#secret');
  const secret = page.getByLabel('Secret', { exact: true });
  await expect(secret).toBeVisible();
  const painted = async (value: string): Promise<string> => {
    await secret.evaluate((field: HTMLTextAreaElement, text) => (field.value = text), value);
    return (await secret.screenshot()).toString('base64');
  };
  expect(await painted('whsec_dGhpcyBpcyBh')).not.toBe(await painted('whsec dGhpcyBpcyBh'));
});

test('the element works through the partner’s own server, and the browser never has the key', async ({
  page,
  stack,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await page.goto('/endpoints');
  const description = page.getByText('The server of Greenhouse POS');
  await expect(description).toBeVisible();
  await page.getByRole('button', { name: 'Send a ping' }).click();
  await expect(page.getByText('A ping is on its way.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^ping 1 204/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'ping', exact: true }).first().click();
  await page.getByRole('button', { name: 'Show the event' }).click();
  await expect(page.getByRole('group', { name: 'The event' })).toContainText('"type": "ping"');
  expect(await overflow(page)).toBe(0);
  expect(await violations(checks(page))).toEqual([]);
  expect(sent.filter((line) => !line.startsWith(stack.demo))).toEqual([]);
  expect(sent.join('\n') + (await page.content())).not.toContain(stack.key);
});

test('rows of deliveries are large enough to touch', async ({ browser, stack }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${stack.demo}/gallery/webhooks#ready`);
  const row = page.getByRole('button', { name: 'merchant.onboarding_updated' }).first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await context.close();
});

test('in the built file no two sentences run together', async ({ page }) => {
  await openGallery(page);
  const texts = await page.locator('trellis-webhooks').evaluateAll((elements) =>
    elements.map((element) => {
      const parts = [...(element.shadowRoot?.querySelectorAll('p, li, div.notice, label, dd') ?? [])];
      return parts.map((part) => (part as HTMLElement).innerText).join('\n');
    }),
  );
  expect(texts.join('\n')).toContain('No endpoints yet.');
  expect(texts.join('\n')).not.toMatch(/[.!?…:](?=\p{Lu})/u);
});

test('can be read by everybody, light and dark: the gallery, and what arrives', async ({ page, stack }) => {
  await openGallery(page);
  // A gallery is the one page with many copies of the same cards under the same names.
  expect(await violationsInBoth(page, () => checks(page).disableRules('landmark-unique'))).toEqual([]);
  const [endpoint] = (await stack.call<{ data: { id: string }[] }>('GET', '/v1/webhook_endpoints')).data;
  await page.goto('/webhooks');
  await expect(page.getByText('Known to this server')).toBeVisible();
  await stack.call('POST', `/v1/webhook_endpoints/${endpoint?.id}/ping`, {});
  await expect(page.getByRole('row', { name: /ping/ }).first()).toContainText('Verified');
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
});

for (const width of [390, 320]) {
  test(`nothing is wider than ${width} pixels: the gallery, and what arrives`, async ({ page, stack }) => {
    await page.setViewportSize({ width, height: 844 });
    await openGallery(page);
    expect(await overflow(page)).toBe(0);
    const [endpoint] = (await stack.call<{ data: { id: string }[] }>('GET', '/v1/webhook_endpoints')).data;
    await page.goto('/webhooks');
    await stack.call('POST', `/v1/webhook_endpoints/${endpoint?.id}/ping`, {});
    await expect(page.getByRole('table')).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
}

test('an unsigned message is shown as refused, without being announced', async ({ page, stack }) => {
  const said = watchConsole(page);
  await page.goto('/webhooks');
  await expect(page.getByText('Known to this server')).toBeVisible();
  const answer = await fetch(`${stack.demo}/webhooks/trellis`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'webhook-id': 'evt_of_a_thief', 'webhook-timestamp': '1' },
    body: '{"type":"payout.paid"}',
  });
  expect(answer.status).toBe(400);
  const row = page.getByRole('row', { name: /evt_of_a_thief/ });
  await expect(row).toContainText('Unknown sender');
  await expect(row).toContainText('Rejected400');
  expect(said).toEqual([]);
});
