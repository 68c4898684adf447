import { enter, FORM_PATH } from '../support/hosted-page.ts';
import { freshNumber } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';
import { watchRequests } from '../support/page-observers.ts';

test.use({ javaScriptEnabled: false });

test('the page can be read, and its plain form adds a plant', async ({ page, stack }) => {
  const name = '  🌿 Maidenhair fern';
  const form = await enter(page, stack);
  await expect(page.getByRole('heading', { level: 1, name: 'Plants' })).toBeVisible();
  const sent = watchRequests(page, (request) => request.method() === 'POST');
  await form.submit({ id: freshNumber(), name, tag: 'shade' });
  await expect(form.form.getByText('was added.')).toContainText(name.trim());
  expect(sent.map((request) => new URL(request.url()).pathname)).toEqual([FORM_PATH]);
  expect(await form.values()).toEqual({ id: '', name: '', tag: '' });
});

test('success is announced once', async ({ page, stack }) => {
  const form = await enter(page, stack);
  await form.submit({ id: freshNumber(), name: 'Adiantum' });
  await expect(form.added('Adiantum')).toBeVisible();
  await page.reload();
  await expect(form.add).toBeVisible();
  await expect(form.added('Adiantum')).toBeHidden();
});

test('the largest number is stored exactly', async ({ page, ownStack }) => {
  const form = await enter(page, ownStack);
  await form.submit({ id: '9223372036854775807', name: 'Nephrolepis' });
  await expect(form.added('Nephrolepis')).toBeVisible();
  await ownStack.stopBff();
  expect(await ownStack.storedPlants()).toEqual([
    expect.objectContaining({ id: '9223372036854775807', name: 'Nephrolepis', tag: null }),
  ]);
});

test('a refusal is shown at its field, the input is kept, and another number succeeds', async ({
  page,
  stack,
}) => {
  const id = freshNumber();
  const form = await enter(page, stack);
  await form.submit({ id, name: 'Dieffenbachia' });
  await expect(form.added('Dieffenbachia')).toBeVisible();
  await form.submit({ id, name: 'Epipremnum', tag: 'climber' });
  await expect(
    form.form.getByText(`Plant ${id} is already in the store. Choose another number.`),
  ).toBeVisible();
  await expect(form.number).toHaveAttribute('aria-invalid', 'true');
  expect(await form.values()).toEqual({ id, name: 'Epipremnum', tag: 'climber' });
  await form.number.fill(freshNumber());
  await form.add.click();
  await expect(form.added('Epipremnum')).toBeVisible();
});

for (const id of ['9223372036854775808', '41.0', 'many']) {
  test(`the number ${id} is refused at its field, and stays`, async ({ page, stack }) => {
    const form = await enter(page, stack);
    await form.submit({ id, name: 'Croton' });
    await expect(form.number).toHaveAttribute('aria-invalid', 'true');
    await expect(form.number).toHaveAccessibleDescription(/./);
    expect(await form.values()).toEqual({ id, name: 'Croton', tag: '' });
  });
}
