import { checks, violations } from '../support/axe.ts';
import { openSection } from '../support/console-pages.ts';
import { PlantForm } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole } from '../support/page-observers.ts';

test('from the sandbox to the first plant of a real merchant', async ({ page, ownStack: stack }) => {
  const said = watchConsole(page);
  await page.goto(stack.printedConsoleLink);
  await page.getByRole('button', { name: 'Sign in' }).click();

  // Production is opened, after a confirmation.
  await openSection(page, 'Go live', 'Test and go live');
  await page.getByRole('main').getByRole('link', { name: 'Go live' }).click();
  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByRole('status')).toContainText('Production is open');

  // It gets a key of its own,
  await page.getByRole('link', { name: 'Create a production key' }).click();
  await page.getByLabel('Name').fill('Till server');
  await page.getByRole('combobox', { name: 'Environment' }).selectOption('production');
  await page.getByRole('button', { name: 'Create key' }).click();
  const secret = await page
    .getByRole('status')
    .filter({ hasText: /^\s*ppk_production_/ })
    .textContent();
  const key = (secret ?? '').trim();

  // and a merchant, with a typing error first.
  await openSection(page, 'Go live', 'Test and go live');
  await page.getByRole('button', { name: 'Switch to production' }).click();
  await openSection(page, 'Merchants');
  await expect(page.getByRole('heading', { name: 'No merchants yet' })).toBeVisible();
  await page.getByRole('link', { name: 'New merchant' }).click();
  await page.getByLabel('Display name').fill('Ferndale Nursery');
  await page.getByLabel('Legal name').fill('Ferndale Nursery Ltd');
  await page.getByLabel('Country', { exact: true }).selectOption('GB');
  await page.getByLabel('Currency').selectOption('GBP');
  await page.getByLabel('Time zone').selectOption('Europe/London');
  await page.locator('summary', { hasText: 'Support' }).click();
  await page.getByLabel('Phone').fill('020 7946');
  expect(await violations(checks(page))).toEqual([]);
  await page.getByRole('button', { name: 'Create merchant' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/phone number, such as/);
  await expect(page.getByLabel('Legal name')).toHaveValue('Ferndale Nursery Ltd');
  await page.getByLabel('Phone').fill('020 7946 0018');
  await page.getByRole('button', { name: 'Create merchant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ferndale Nursery' })).toBeVisible();
  await expect(page.getByText('Needs data')).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);
  const merchant = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // Its server mints a session, with which a plant is created.
  const { token } = await stack.call<{ token: string }>(
    'POST',
    '/v1/sessions',
    { merchant, scopes: ['plants:write'] },
    key,
  );
  const plant = await stack.call('POST', '/plants', { id: 41, name: 'Monstera deliciosa' }, token);
  expect(plant).toEqual({ name: 'Monstera deliciosa' });

  // A person at the merchant adds another on the hosted page.
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByText(/\/hosted\/enter\//).textContent();
  // The browser logs the refused form.
  expect(said).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await page.goto((link ?? '').trim());
  await page.getByRole('button', { name: 'Open the page' }).click();
  const form = new PlantForm(page);
  await form.submit({ id: '42', name: 'Ficus lyrata' });
  await expect(form.added('Ficus lyrata')).toBeVisible();

  const { data: events } = await stack.call<{ data: { type: string; merchant: string | null }[] }>(
    'GET',
    `/v1/events?merchant=${merchant}`,
    undefined,
    key,
  );
  expect(events.map(({ type }) => type)).toEqual(['plant.created', 'plant.created', 'merchant.created']);
});
