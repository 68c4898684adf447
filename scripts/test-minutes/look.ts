import assert from 'node:assert/strict';
import type { Browser } from '@playwright/test';

const PLANT = '9223372036854775807';

/**
 * Looks at the guests’ page of a merchant, from the partner’s site on.
 * @param site its address
 * @throws {Error} the item is not on it, or its location is closed
 */
export async function lookAsGuest(
  browser: Browser,
  site: string,
  merchant: string,
  item: string,
): Promise<void> {
  const page = await browser.newPage();
  await page.goto(site);
  await page.getByRole('link', { name: merchant }).click();
  await page.getByRole('main').getByText(item, { exact: true }).first().waitFor();
  assert.equal(await page.locator('.hours .is-open').count(), 1, 'guests can order');
  await page.close();
}

/** Opens a merchant’s hosted page by its link. @throws {Error} it is not there */
export async function lookAsMerchant(browser: Browser, link: string, merchant: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the page' }).click();
  await page.getByRole('heading', { level: 1, name: merchant }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Orders' }).waitFor();
  await page.close();
}

/**
 * Adds a plant in the page of the partner’s app. @throws {Error} there is no form, or it says something else
 */
export async function addPlant(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  const form = page.locator('trellis-create-plant[state=ready]');
  await form.getByRole('textbox', { name: 'Plant number' }).fill(PLANT);
  await form.getByRole('textbox', { name: 'Name' }).fill('Fern');
  await form.getByRole('button', { name: 'Add plant' }).click();
  await page.getByText('Fern was added.').waitFor();
  await page.close();
}
