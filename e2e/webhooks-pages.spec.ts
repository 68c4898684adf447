import type { Page } from '@playwright/test';
import { checks, violations } from './axe.ts';
import { expect, test } from './stack.ts';
import { watchConsole } from './watch.ts';

/** Every sample of the gallery of webhooks, by its title, and the state that it comes to. */
const SAMPLES: Readonly<Record<string, string>> = {
  'Waiting, loading': 'loading',
  'No session': 'no-session',
  'Missing scope': 'missing-scope',
  'The service did not answer': 'error',
  Empty: 'empty',
  Ready: 'ready',
  'Nothing sent yet': 'ready',
  'A delivery with its attempts': 'ready',
  'A form, and what is wrong with it': 'error',
  'Simulate an event': 'ready',
  'A question before it is too late': 'ready',
  Busy: 'busy',
  'Done, with a secret': 'done',
  Done: 'done',
  'Look only': 'ready',
  Production: 'ready',
  'Disabled by itself': 'ready',
  Refused: 'error',
  'Changed by somebody else': 'error',
  Offline: 'offline',
  'Platform failure': 'error',
  Slots: 'ready',
  Narrow: 'ready',
  'Theme: clay': 'ready',
  'Dark: greenhouse': 'ready',
};

/** Opens the gallery, and waits until its last sample is what it is there to show. */
async function openGallery(page: Page): Promise<void> {
  await page.goto('/gallery/webhooks');
  await expect(page.getByText('A redirect is not followed.').last()).toBeVisible();
}

/** How far the page can be scrolled sideways, in CSS pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every sample of the gallery comes to the state that it is there to show', async ({ page }) => {
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
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`can be read by everybody, ${colorScheme}: the gallery, and what arrives`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme });
    await openGallery(page);
    // A gallery is the one page on which the same cards, under the same names, stand many times.
    expect(await violations(checks(page).disableRules('landmark-unique'))).toEqual([]);
    const [endpoint] = (await stack.call<{ data: { id: string }[] }>('GET', '/v1/webhook_endpoints')).data;
    await page.goto('/webhooks');
    await expect(page.getByText('Known to this server')).toBeVisible();
    await stack.call('POST', `/v1/webhook_endpoints/${endpoint?.id}/ping`, {});
    await expect(page.getByRole('row', { name: /ping/ }).first()).toContainText('Verified');
    expect(await violations(checks(page))).toEqual([]);
  });
}

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

test('what nobody has signed is shown as refused, and in silence', async ({ page, stack }) => {
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
  await expect(row).toContainText('Refused400');
  expect(said).toEqual([]);
});
