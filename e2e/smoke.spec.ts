import { expect, test } from './stack.ts';

test('the demo adds a plant', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Plant number').fill('41');
  await page.getByLabel('Name').fill('Monstera deliciosa');
  await page.getByRole('button', { name: 'Add plant' }).click();
  await expect(page.getByText('Monstera deliciosa was added.')).toBeVisible();
});

test('a one-time link opens the hosted page, once', async ({ page, browser, stack }) => {
  const link = await stack.hostedLink();
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Add plant' })).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('button', { name: 'Add plant' })).toBeHidden();
  await stranger.close();
});

test('the reference page is there', async ({ page, stack }) => {
  await page.goto(`${stack.api}/docs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a plant waits for a BFF that is away', async ({ page, stack }) => {
  await page.goto('/');
  await page.getByLabel('Plant number').fill('42');
  await page.getByLabel('Name').fill('Ficus lyrata');
  await stack.stopBff();
  await page.getByRole('button', { name: 'Add plant' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await stack.startBff();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Ficus lyrata was added.')).toBeVisible();
});
