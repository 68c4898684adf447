import { PlantForm, freshNumber } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';
import { isPlant, watchRequests } from '../support/page-observers.ts';

const LARGEST = '9223372036854775807';
const SMALLEST = '-9223372036854775808';

test('the largest and the smallest number are stored in the plant API’s database, digit by digit', async ({
  page,
  ownStack,
}) => {
  const form = new PlantForm(page);
  await page.goto(ownStack.demo);
  await form.submit({ id: LARGEST, name: 'Monstera deliciosa', tag: 'indoor' });
  await expect(form.added('Monstera deliciosa')).toBeVisible();
  await expect(page.getByRole('cell', { name: LARGEST })).toBeVisible();
  await form.submit({ id: SMALLEST, name: 'Ficus lyrata' });
  await expect(form.added('Ficus lyrata')).toBeVisible();
  await ownStack.stopBff();
  expect(await ownStack.storedPlants()).toEqual([
    expect.objectContaining({ id: SMALLEST, name: 'Ficus lyrata', tag: null }),
    expect.objectContaining({ id: LARGEST, name: 'Monstera deliciosa', tag: 'indoor' }),
  ]);
});

test('a name arrives as typed: emoji, accents, spaces at both ends', async ({ page, ownStack }) => {
  const name = '  🌵 Königin der\u00a0Nacht, e\u0301pine 👩‍🌾 ';
  const form = new PlantForm(page);
  await page.goto(ownStack.demo);
  await form.submit({ id: '7', name, tag: ' patio ' });
  await expect(form.form.getByText('was added.')).toContainText(name.trim());
  await ownStack.stopBff();
  expect(await ownStack.storedPlants()).toEqual([expect.objectContaining({ id: '7', name, tag: ' patio ' })]);
});

test('a number that is taken is refused in plain words, and the input is kept', async ({ page }) => {
  const form = new PlantForm(page);
  const id = freshNumber();
  await page.goto('/');
  await form.submit({ id, name: 'Calathea' });
  await expect(form.added('Calathea')).toBeVisible();
  await form.submit({ id, name: 'Begonia', tag: 'shade' });
  await expect(
    form.form.getByText(`Plant ${id} is already in the store. Choose another number.`),
  ).toBeVisible();
  await expect(form.number).toBeFocused();
  await expect(form.number).toHaveAttribute('aria-invalid', 'true');
  await expect(form.number).toHaveAccessibleDescription(/already in the store/);
  expect(await form.values()).toEqual({ id, name: 'Begonia', tag: 'shade' });
});

test('after a refusal, another number succeeds', async ({ page }) => {
  const form = new PlantForm(page);
  const id = freshNumber();
  await page.goto('/');
  await form.submit({ id, name: 'Aloe' });
  await expect(form.added('Aloe')).toBeVisible();
  await form.submit({ id, name: 'Agave' });
  await expect(form.number).toHaveAttribute('aria-invalid', 'true');
  await form.number.fill(freshNumber());
  await form.add.click();
  await expect(form.added('Agave')).toBeVisible();
  await expect(form.number).toHaveValue('');
});

for (const id of ['9223372036854775808', '-9223372036854775809']) {
  test(`${id} is refused in the form, without a request`, async ({ page }) => {
    const form = new PlantForm(page);
    await page.goto('/');
    const sent = watchRequests(page, isPlant);
    await form.submit({ id, name: 'Too much' });
    await expect(form.form.getByText('This number is out of the store’s range.')).toBeVisible();
    await expect(form.number).toBeFocused();
    expect(sent).toEqual([]);
  });
}
