import assert from 'node:assert/strict';
import type { Browser } from '@playwright/test';
import type { NewMerchant } from './partner.ts';
import { openApp } from './use.ts';

/**
 * Begins the onboarding of a merchant that has given nothing but its name, in an app that is that merchant's:
 * the first step is filled in and saved, and the second one follows.
 * @throws {Error} if that can't be done, the service has other values, or the page's console complains
 */
export async function onboardIn(browser: Browser, url: string, merchant: NewMerchant): Promise<void> {
  const { page, complaints } = await openApp(browser, url);
  const onboarding = page.locator('trellis-onboarding[state=ready]');
  await onboarding.getByRole('heading', { level: 3, name: 'Business', exact: true }).waitFor();
  await onboarding.getByRole('radio', { name: 'Company', exact: true }).check();
  await onboarding.getByLabel('What you sell').selectOption('Restaurant or café');
  await onboarding.getByLabel('Tax number').fill('12 3456 4821');
  await onboarding.getByRole('button', { name: 'Save and continue', exact: true }).click();
  await onboarding.getByRole('heading', { level: 3, name: 'Address', exact: true }).waitFor();
  const { type, mcc, tax_id_last4 } = await merchant.business();
  assert.deepEqual({ type, mcc, tax_id_last4 }, { type: 'company', mcc: '5812', tax_id_last4: '4821' });
  assert.deepEqual(complaints, []);
  await page.close();
}
