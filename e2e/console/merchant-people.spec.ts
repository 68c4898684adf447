import type { Page } from '@playwright/test';
import { expectReadable, SCREENS, showOn, signIn } from '../support/console-pages.ts';
import { comeIn, signInToConsole } from '../support/door.ts';
import { watchConsole } from '../support/page-observers.ts';
import { expect, test } from '../stack/fixtures.ts';

const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click();

/** A page of the console as it is on a desk in light and on a phone in dark. */
async function expectFits(page: Page, name: string): Promise<void> {
  for (const screen of SCREENS) {
    await showOn(page, screen);
    await expectReadable(page, `${name} at ${screen.width}`);
  }
}

test('a partner limits a cook to a location, adds the kitchen’s tablet by its code, sees who works on it, and ends it', async ({
  page,
  browser,
  ownStack: stack,
}) => {
  const said = watchConsole(page);
  const { id: merchant } = stack.activeMerchant;
  await stack.call('POST', `/v1/merchants/${merchant}/locations`, { name: 'Quay' });
  await signInToConsole(page, stack, 'you@greenhouse.example');
  await page.goto(`${stack.api}/console/merchants/${merchant}`);
  await page.getByRole('link', { name: 'Change the staff' }).click();
  await page.getByLabel('Email').fill('kim@riverside.example');
  await page.getByLabel('Name (optional)').fill('Kim Reed');
  await page.getByLabel('Role', { exact: true }).selectOption('kitchen');
  const invitation = page.locator('form').filter({ hasText: 'Invite someone' });
  await invitation.locator('summary').click();
  await invitation.getByRole('checkbox', { name: 'Quay' }).check();
  await expectFits(page, 'staff');
  await press(page, 'Send invitation');
  const kim = page.getByRole('row').filter({ hasText: 'Kim Reed' });
  await expect(kim.locator('summary')).toHaveText('Quay');
  await kim.locator('summary').click();
  await kim.getByRole('checkbox', { name: 'Quay' }).uncheck();
  await kim.getByRole('button', { name: 'Change' }).click();
  await expect(kim.locator('summary')).toHaveText('All locations');

  const cook = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await comeIn(cook, stack, 'kim@riverside.example');
  await cook.getByRole('link', { name: /^Your account/ }).click();
  await cook.getByLabel('PIN').fill('4821');
  await press(cook, 'Set PIN');
  await cook.context().close();

  await page.goto(`${stack.api}/console/merchants/${merchant}/devices`);
  await expectFits(page, 'no devices');
  const address = (await page.locator('b.mono').textContent()) ?? '';
  const tablet = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await tablet.goto(address);
  await press(tablet, 'Show a code');
  const code = (await tablet.getByRole('status').textContent()) ?? '';
  await page.getByLabel('Name of the device').fill('Kitchen tablet');
  await page.getByLabel('Code').fill('BBBB-BBBB');
  await press(page, 'Add device');
  await expect(page.getByText('No device shows this code now.')).toBeVisible();
  await page.getByLabel('Code').fill(code.toLowerCase());
  await press(page, 'Add device');
  const row = page.getByRole('row').filter({ hasText: 'Waits for the device' });
  await expect(row.getByLabel('Name of Kitchen tablet')).toHaveValue('Kitchen tablet');

  // The tablet finds out by itself.
  await expect(tablet.getByRole('heading', { name: 'Who is working?' })).toBeVisible({ timeout: 20_000 });
  await tablet.getByRole('radio', { name: 'Kim Reed' }).check();
  await tablet.getByLabel('PIN').fill('4821');
  await press(tablet, 'Unlock');
  await expect(tablet.getByRole('button', { name: 'Lock' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Kim Reed' })).toBeVisible();
  await expectFits(page, 'devices');

  await page.getByRole('link', { name: 'Remove Kitchen tablet' }).click();
  await expectFits(page, 'removal');
  await press(page, 'Remove');
  await expect(page.getByRole('heading', { name: 'No shared devices yet' })).toBeVisible();
  await tablet.goto(address);
  await expect(tablet.getByRole('heading', { name: 'This device was removed' })).toBeVisible();
  await tablet.context().close();
  expect(said.filter((line) => !line.includes('status of 4'))).toEqual([]);
});

test('a device is added by a link, which the page shows once', async ({ page, ownStack: stack }) => {
  await signIn(page, stack);
  await page.goto(`${stack.api}/console/merchants/${stack.activeMerchant.id}/devices`);
  await page.getByLabel('Name of the device').fill('Till');
  await press(page, 'Make a link instead');
  await expect(page.getByText(/\/dashboard\/device\/link\//)).toBeVisible();
  await expectFits(page, 'link');
  await page.getByRole('link', { name: 'Back to the merchant' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Till' })).toContainText('Waits for the device');
});
