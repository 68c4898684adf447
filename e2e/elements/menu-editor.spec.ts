import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import type { RunningStack } from '../stack/running-stack.ts';

/** Four by three pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPQb42CIwacHAD07wyp0cAMmwAAAABJRU5ErkJggg==';

interface StoredItem {
  readonly name: string;
  readonly image: { readonly alt: string | null } | null;
  readonly variations: readonly { readonly price: number }[];
}
interface StoredMenu {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly published_version: number | null;
  readonly sections: readonly { readonly name: string; readonly items: readonly StoredItem[] }[];
}

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** A menu as the API has it. */
async function stored(stack: RunningStack, name: string, version = 'draft'): Promise<StoredMenu> {
  const { data } = await stack.call<{ data: StoredMenu[] }>('GET', '/v1/menus?limit=100');
  const { id } = data.find((menu) => menu.name === name) ?? { id: 'none' };
  return stack.call('GET', `/v1/menus/${id}?version=${version}`);
}

/** The menus of the active merchant, from the demo's sign-in. */
async function signIn(page: Page, stack: RunningStack): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/menu');
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByRole('button', { name: stack.activeMerchant.display_name }).click();
  await expect(button(page, 'Add menu')).toBeVisible();
}

async function addMenu(page: Page, name: string): Promise<void> {
  await button(page, 'Add menu').click();
  await page.getByLabel('Name of the menu').fill(name);
  await button(page.getByRole('form', { name: 'New menu' }), 'Add menu').click();
  await expect(page.getByText('This menu is empty.')).toBeVisible();
}

test('a menu is built by hand with a picture, published, changed and rolled back', async ({
  page,
  stack,
}) => {
  await signIn(page, stack);
  await addMenu(page, 'By hand');
  await button(page, 'Add section').click();
  await page.getByLabel('Name', { exact: true }).fill('Soups');
  await button(page, 'Add').click();
  await expect(page.getByText('The section was added.')).toBeVisible();
  await page.getByRole('button', { name: 'Add item to Soups' }).click();
  const form = page.getByRole('form', { name: 'New item' });
  await form.getByLabel('Name', { exact: true }).fill('Leek soup');
  await form.getByLabel('Price', { exact: true }).fill('6.50');
  await form
    .getByLabel('Picture')
    .setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
  await form.getByLabel('Shape').selectOption('Square');
  await button(form, 'Use this picture').click();
  await form.getByLabel('What it shows').fill('A bowl of soup');
  await button(form, 'Add').click();
  await expect(page.getByText('The item was added.')).toBeVisible();
  await button(page, 'See changes').click();
  await button(page, 'Publish').click();
  await expect(page.getByText(/^Version \d+ is published\.$/)).toBeVisible();
  const first = await stored(stack, 'By hand', 'published');
  expect(first.sections[0]?.items[0]).toMatchObject({
    name: 'Leek soup',
    image: { alt: 'A bowl of soup' },
    variations: [{ price: 650 }],
  });

  await page.getByRole('tab', { name: 'Items' }).click();
  await page.getByRole('button', { name: /^Leek soup/ }).click();
  await page.getByLabel('Price', { exact: true }).fill('7');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved in the draft.')).toBeVisible();
  await button(page, 'See changes').click();
  await expect(page.getByText('Now:')).toBeVisible();
  await button(page, 'Publish').click();
  await expect(page.getByText(/is published\.$/)).toBeVisible();
  expect((await stored(stack, 'By hand', 'published')).sections[0]?.items[0]?.variations[0]?.price).toBe(700);

  await button(page, 'Roll back to this').click();
  await button(page, 'Roll back').click();
  await expect(page.getByText(/^Customers see version \d+ again\.$/)).toBeVisible();
  const back = await stored(stack, 'By hand', 'published');
  expect(back.sections[0]?.items[0]?.variations[0]?.price).toBe(650);
  expect((await stored(stack, 'By hand')).sections[0]?.items[0]?.variations[0]?.price).toBe(700);
});

test('a file with errors is mended and imported; a second window’s edit of the same field is not lost', async ({
  page,
  context,
  stack,
}) => {
  await signIn(page, stack);
  await addMenu(page, 'From a file');
  const csv = (price: string): Buffer =>
    Buffer.from(`section,item_name,price\r\nPies,Apple pie,4.20\r\nPies,Plum pie,${price}\r\n`);
  const choose = (price: string): Promise<void> =>
    page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: csv(price) });
  await button(page, 'More').click();
  await button(page, 'Import a file').click();
  await choose('4.50 each');
  await button(page, 'Check the file').click();
  await expect(page.getByText(/^The file has/)).toBeVisible();
  await expect(page.getByRole('row', { name: /price/ }).getByText('3', { exact: true })).toBeVisible();
  expect((await stored(stack, 'From a file')).sections).toEqual([]);
  await choose('4.50');
  await button(page, 'Check the file').click();
  await button(page, 'Import into the draft').click();
  await expect(page.getByText(/^Imported: /)).toBeVisible();
  expect((await stored(stack, 'From a file')).sections[0]?.items.map(({ name }) => name)).toEqual([
    'Apple pie',
    'Plum pie',
  ]);

  const second = await context.newPage();
  await second.goto('/menu');
  await button(second, 'From a file').click();
  for (const [window, name] of [
    [page, 'Mine'],
    [second, 'Theirs'],
  ] as const) {
    await window.getByRole('button', { name: /^Apple pie/ }).click();
    await window.getByLabel('Name', { exact: true }).fill(name);
  }
  await button(second, 'Save').click();
  await expect(second.getByText('Saved in the draft.')).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('Someone else changed this too.')).toBeVisible();
  expect((await stored(stack, 'From a file')).sections[0]?.items[0]?.name).toBe('Theirs');
  await expect(page.getByRole('radio', { name: 'Theirs Theirs' })).toBeVisible();
  await button(page, 'Save this').click();
  await expect(page.getByText('Saved in the draft.')).toBeVisible();
  expect((await stored(stack, 'From a file')).sections[0]?.items[0]?.name).toBe('Mine');
});

test('without a network half-way, what was typed stays and is saved once it is back', async ({
  page,
  context,
  stack,
}) => {
  await signIn(page, stack);
  await addMenu(page, 'Off and on');
  await button(page, 'Add section').click();
  await page.getByLabel('Name', { exact: true }).fill('Breakfast');
  await context.setOffline(true);
  await button(page, 'Add').click();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Breakfast');
  await context.setOffline(false);
  await button(page, 'Add').click();
  await expect(page.getByText('The section was added.')).toBeVisible();
  expect((await stored(stack, 'Off and on')).sections.map(({ name }) => name)).toEqual(['Breakfast']);
});
