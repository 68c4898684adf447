import { checks, violations } from '../support/axe.ts';
import { enter } from '../support/hosted-page.ts';
import { inTurn, isLong } from '../support/in-turn.ts';
import { freshNumber, PlantForm } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';

for (const [at, theme] of ['Greenhouse', 'Leaf', 'Clay'].entries()) {
  for (const mode of inTurn(['Light', 'Dark'], at)) {
    test(`the demo in ${theme}, ${mode}: ready, with errors, and when a plant was added`, async ({
      page,
    }) => {
      const form = new PlantForm(page);
      await page.goto('/');
      await page.getByRole('radio', { name: theme }).check();
      await page.getByRole('radio', { name: mode }).check();
      await expect(form.add).toBeEnabled();
      expect(await violations(checks(page))).toEqual([]);
      await form.submit({ id: 'x', name: '' });
      await expect(form.number).toHaveAttribute('aria-invalid', 'true');
      expect(await violations(checks(page))).toEqual([]);
      await form.submit({ id: freshNumber(), name: 'Alocasia' });
      await expect(form.added('Alocasia')).toBeVisible();
      expect(await violations(checks(page))).toEqual([]);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the gallery, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/gallery');
    const sample = page.getByRole('figure', { name: 'Ready, empty' });
    await expect(new PlantForm(sample).add).toBeEnabled();
    await expect(page.getByText('Boston fern was added.').last()).toBeVisible();
    // A gallery is the one page with many copies of the same form under the same name.
    expect(await violations(checks(page).disableRules('landmark-unique'))).toEqual([]);
  });

  test(`the gallery of the kit, ${colorScheme}: at rest, with a dialog and with a menu`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/gallery/kit');
    await expect(page.getByText('Show the values').last()).toBeVisible();
    const parts = checks(page).disableRules('landmark-unique');
    // At rest and with a menu in light, with a dialog in dark; the colors at rest in both: brands.spec.
    if (isLong || colorScheme === 'light') expect(await violations(parts)).toEqual([]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible();
    if (isLong || colorScheme === 'light') expect(await violations(parts)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Refund €13.72?' })).toBeVisible();
    if (isLong || colorScheme === 'dark') expect(await violations(parts)).toEqual([]);
  });

  test(`the hosted page, ${colorScheme}: ready and refused`, async ({ page, stack }) => {
    await page.emulateMedia({ colorScheme });
    const form = await enter(page, stack);
    await expect(form.form).toHaveAttribute('aria-busy', 'false');
    expect(await violations(checks(page))).toEqual([]);
    await form.submit({ id: '', name: '' });
    await expect(form.number).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(checks(page))).toEqual([]);
  });
}

/**
 * Rules about a page as a whole. All others are checked part by part where the page is made: its parts
 * repeat.
 */
const OF_THE_PAGE = [
  'aria-hidden-body',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
];

test('the reference', async ({ page, stack }) => {
  await page.goto(`${stack.api}/docs`);
  expect(await violations(checks(page).withRules(OF_THE_PAGE))).toEqual([]);
});

test('a page that a used link leads to', async ({ page, stack }) => {
  await page.goto(`${stack.api}/hosted/enter/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);
});
