import type { Page } from '@playwright/test';
import { PlantForm, freshNumber } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';
import { isPlant, watchRequests } from '../support/page-observers.ts';

/** How the focused element, however deep, shows its focus. */
function focusRing(page: Page): Promise<{ visible: boolean; style: string; width: number }> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return { visible: false, style: '', width: 0 };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      visible: element.matches(':focus-visible'),
      style: outlineStyle,
      width: parseFloat(outlineWidth),
    };
  });
}

const RING = { visible: true, style: 'solid', width: 2 };

/** From the start of the page, through the skip link, to the form's first field. */
async function tabToForm(page: Page, form: PlantForm): Promise<void> {
  await expect(form.add).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    if (await form.number.evaluate((input) => input.matches(':focus'))) return;
  }
}

test('a plant is added with the keyboard alone, in reading order', async ({ page }) => {
  const form = new PlantForm(page);
  const id = freshNumber();
  await page.goto('/');
  await tabToForm(page, form);
  await expect(form.number).toBeFocused();
  expect(await focusRing(page)).toEqual(RING);
  await page.keyboard.type(id);
  for (const [next, text] of [
    [form.name, 'Zamioculcas'],
    [form.tag, 'office'],
    [form.add, ''],
    [form.clear, ''],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    expect(await focusRing(page)).toEqual(RING);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(form.add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.added('Zamioculcas')).toBeVisible();
  await expect(form.number).toBeFocused();
  expect(await form.values()).toEqual({ id: '', name: '', tag: '' });
});

test('Enter in a field submits, and an error moves the focus to the first invalid field', async ({
  page,
}) => {
  const form = new PlantForm(page);
  const sent = watchRequests(page, isPlant);
  await page.goto('/');
  await tabToForm(page, form);
  await page.keyboard.type('41x');
  await page.keyboard.press('Enter');
  await expect(form.number).toBeFocused();
  await expect(form.number).toHaveAccessibleDescription('Use digits only, for example 41.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(freshNumber());
  await expect(form.number).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription('Fill in this field.');
  expect(sent).toEqual([]);
  await page.keyboard.type('Chlorophytum');
  await page.keyboard.press('Enter');
  await expect(form.added('Chlorophytum')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('Clear empties the form and its errors and returns to the start', async ({ page }) => {
  const form = new PlantForm(page);
  await page.goto('/');
  await tabToForm(page, form);
  await page.keyboard.type('41.0');
  await page.keyboard.press('Enter');
  await expect(form.number).toHaveAttribute('aria-invalid', 'true');
  for (const next of [form.name, form.tag, form.add, form.clear]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(form.number).toBeFocused();
  await expect(form.number).not.toHaveAttribute('aria-invalid', 'true');
  expect(await form.values()).toEqual({ id: '', name: '', tag: '' });
});

test('retrying by keyboard keeps the focus', async ({ page }) => {
  const form = new PlantForm(page);
  await page.goto('/');
  await page.route(
    (url) => url.pathname === '/plants',
    (route) => route.abort(),
    { times: 1 },
  );
  await tabToForm(page, form);
  await page.keyboard.type(freshNumber());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Aspidistra');
  await page.keyboard.press('Enter');
  await expect(form.tryAgain).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(form.tryAgain).toBeFocused();
  expect(await focusRing(page)).toEqual(RING);
  await page.keyboard.press('Enter');
  await expect(form.added('Aspidistra')).toBeVisible();
  await expect(form.number).toBeFocused();
});
