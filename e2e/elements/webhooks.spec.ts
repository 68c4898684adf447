import type { Locator, Page } from '@playwright/test';
import type { RunningStack } from '../stack/running-stack.ts';
import { expect, test } from '../stack/fixtures.ts';
import { openSection } from '../support/console-pages.ts';
import { watchConsole } from '../support/page-observers.ts';

/** Signs in with the printed link, and opens the webhooks. */
async function openWebhooks(page: Page, stack: RunningStack): Promise<void> {
  await page.goto(stack.printedConsoleLink);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await openSection(page, 'Webhooks', 'Developers');
  await expect(page.getByRole('heading', { name: 'Endpoints' })).toBeVisible();
}

/** Simulates an event with the element; returns to it from another page of the console first. */
async function simulate(page: Page, type: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Simulate an event' });
  if ((await open.getAttribute('aria-expanded')) === 'false') await open.click();
  await page.getByLabel('Event', { exact: true }).selectOption(type);
  await page.getByRole('button', { name: 'Simulate', exact: true }).click();
  await expect(page.getByText(`${type} was simulated.`)).toBeVisible();
}

async function moveClock(page: Page, by: string): Promise<void> {
  await openSection(page, 'Sandbox', 'Test and go live');
  await page.getByLabel('Move forward by').selectOption(by);
  await page.getByRole('button', { name: 'Move the clock' }).click();
  await expect(page.getByText('The clock moved forward.')).toBeVisible();
  await openSection(page, 'Webhooks', 'Developers');
}

/** The rows of a table that contain this, newest first. */
const rowsOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

/** The ids of what has arrived in the demo. */
const idOf = async (row: Locator): Promise<string> =>
  /evt_[0-9A-Z]{26}/.exec((await row.textContent()) ?? '')?.[0] ?? '';

test('an endpoint from the console to the partner’s server: sent, failed, retried, redelivered', async ({
  page,
  context,
  ownStack: stack,
}) => {
  const said = watchConsole(page);
  const demo = await context.newPage();
  await demo.goto(`${stack.demo}/webhooks`);
  await expect(demo.getByText('Known to this server')).toBeVisible();
  const address =
    (await demo.getByText(/^http:\/\/127\.0\.0\.1:\d+\/webhooks\/trellis$/).textContent()) ?? '';

  await test.step('the endpoint that the partner’s server created is deleted, and one is added in the console', async () => {
    await openWebhooks(page, stack);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete endpoint' }).click();
    await expect(page.getByText('No endpoints yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByLabel('Endpoint URL').fill('http://10.0.0.1:8080/inside');
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(page.getByLabel('Endpoint URL')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Endpoint URL').fill(address);
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await demo.getByLabel('Secret', { exact: true }).fill(secret);
    await demo.getByRole('button', { name: 'Trust this secret' }).click();
    await expect(demo.getByText('The secret was added.')).toBeAttached();
    await page.getByRole('button', { name: 'I’ve stored it' }).click();
    expect(await page.content()).not.toContain(secret);
  });

  await test.step('an event arrives and verifies', async () => {
    await simulate(page, 'plant.created');
    await expect(rowsOf(demo, 'plant.created')).toContainText(['Verified204']);
    await expect(rowsOf(page, 'plant.created')).toContainText(['204']);
  });

  await test.step('the receiver breaks, and Trellis retries', async () => {
    await demo.getByRole('button', { name: 'Break the receiver' }).click();
    await expect(demo.getByText('Broken', { exact: true })).toBeVisible();
    await simulate(page, 'merchant.updated');
    await expect(rowsOf(demo, 'merchant.updated').first()).toContainText('Verified500');
    const row = rowsOf(page, 'merchant.updated');
    await expect(row).toContainText(/\d, next at .*500/);
    // The second comes after some seconds by itself, the third after minutes.
    await expect(rowsOf(demo, 'merchant.updated')).toHaveCount(2);
    await moveClock(page, '1 hour');
    await expect.poll(() => rowsOf(demo, 'merchant.updated').count()).toBeGreaterThan(2);
    await row.getByRole('button', { name: 'merchant.updated' }).click();
    const attempts = page.getByRole('list', { name: 'Attempts' });
    await expect(attempts.getByText('Attempt 3')).toBeVisible();
    await expect(attempts.getByText('Broken on purpose.').first()).toBeVisible();
  });

  await test.step('it is repaired, and gets what it missed under the same id', async () => {
    await demo.getByRole('button', { name: 'Repair the receiver' }).click();
    await expect(demo.getByText('Working', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Redeliver' }).click();
    await expect(rowsOf(demo, 'merchant.updated').first()).toContainText('Verified204');
    const arrivals = await rowsOf(demo, 'merchant.updated').all();
    const ids = await Promise.all(arrivals.map(idOf));
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(1);
    await expect(rowsOf(page, 'merchant.updated').first()).toContainText('204');
  });

  await test.step('during a rotation the old secret still verifies', async () => {
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByLabel('Keep the previous secret for').selectOption('1 day');
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await expect(page.getByText('The previous secret also signs until')).toBeVisible();
    await page.getByRole('button', { name: 'I’ve stored it' }).click();
    await page.getByRole('button', { name: 'Send a ping' }).click();
    await expect(rowsOf(demo, 'ping')).toContainText(['Verified204']);
  });

  // A refused URL returns 400, which the browser logs by itself.
  expect(said.filter((line) => !line.includes('status of 400'))).toEqual([]);
});
