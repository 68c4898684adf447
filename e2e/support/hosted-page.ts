import type { Page } from '@playwright/test';
import { PlantForm } from './plant-form.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { expect } from '../stack/fixtures.ts';

export const FORM_PATH = '/hosted/create-plant';

/** Signs in with a new one-time link. */
export async function enter(page: Page, stack: RunningStack): Promise<PlantForm> {
  await page.goto(await stack.hostedLink());
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(stack.api + FORM_PATH);
  return new PlantForm(page);
}
