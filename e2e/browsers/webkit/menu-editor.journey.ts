import type { RunningStack } from '../../stack/running-stack.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

/** Four by three pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPQb42CIwacHAD07wyp0cAMmwAAAABJRU5ErkJggg==';

interface StoredMenu {
  readonly sections: readonly {
    readonly name: string;
    readonly items: readonly {
      readonly name: string;
      readonly image: { readonly alt: string | null } | null;
      readonly variations: readonly { readonly price: number }[];
    }[];
  }[];
}

/** The first item of a menu, as the API has it. */
async function firstItem(stack: RunningStack, name: string, version: 'draft' | 'published') {
  const { data } = await stack.call<{ data: { id: string; name: string }[] }>('GET', '/v1/menus?limit=100');
  const { id } = data.find((menu) => menu.name === name) ?? { id: 'none' };
  const { sections } = await stack.call<StoredMenu>('GET', `/v1/menus/${id}?version=${version}`);
  return sections[0]?.items[0];
}

async function addMenu(tab: Tab, stack: RunningStack, name: string): Promise<void> {
  await tab.goto(`${stack.demo}/menu`);
  await tab.press('Add menu');
  await tab.fill('Name of the menu', name);
  await tab.press('Add menu');
  await tab.see('This menu is empty.');
}

test('a menu is built by hand with a picture, published, and changed', async ({
  tab,
  signIn,
  stack,
  fileToChoose,
}) => {
  await signIn();
  await addMenu(tab, stack, 'By hand');
  await tab.press('Add section');
  await tab.fill('Name', 'Soups');
  await tab.press('Add');
  await tab.see('The section was added.');
  await tab.press('Add item to Soups');
  await tab.fill('Name', 'Leek soup');
  await tab.fill('Price', '6.50');
  await tab.upload(/^Picture/, await fileToChoose('soup.png', Buffer.from(PNG, 'base64')));
  await tab.choose('Shape', 'Square');
  await tab.press('Use this picture');
  await tab.fill(/^What it shows/, 'A bowl of soup');
  await tab.expectNoViolations();
  await tab.press('Add');
  await tab.see('The item was added.');
  await tab.press('See changes');
  await tab.press('Publish');
  await tab.see(/Version \d+ is published\./);
  expect(await firstItem(stack, 'By hand', 'published')).toMatchObject({
    name: 'Leek soup',
    image: { alt: 'A bowl of soup' },
    variations: [{ price: 650 }],
  });

  await tab.press('Items', 'tab');
  await tab.press(/^Leek soup/);
  await tab.fill('Price', '7');
  await tab.press('Save');
  await tab.see('Saved in the draft.');
  expect((await firstItem(stack, 'By hand', 'draft'))?.variations[0]?.price).toBe(700);
});

test('a file is imported; a second window’s edit of the same field is not lost', async ({
  tab,
  signIn,
  stack,
  fileToChoose,
}) => {
  await signIn();
  await addMenu(tab, stack, 'From a file');
  await tab.press('More');
  await tab.press('Import a file');
  await tab.upload(
    'File',
    await fileToChoose('menu.csv', 'section,item_name,price\r\nPies,Apple pie,4.20\r\n'),
  );
  await tab.press('Check the file');
  await tab.press('Import into the draft');
  await tab.see('Imported: ');
  await tab.press(/^Apple pie/);
  await tab.fill('Name', 'Mine');

  const first = await tab.driver.getWindowHandle();
  await tab.driver.switchTo().newWindow('window');
  await tab.goto(`${stack.demo}/menu`);
  await tab.press('From a file');
  await tab.press(/^Apple pie/);
  await tab.fill('Name', 'Theirs');
  await tab.press('Save');
  await tab.see('Saved in the draft.');

  await tab.driver.switchTo().window(first);
  await tab.press('Save');
  await tab.see('Someone else changed this too.');
  await tab.find('radio', 'Theirs Theirs');
  expect((await firstItem(stack, 'From a file', 'draft'))?.name).toBe('Theirs');
  await tab.press('Save this');
  await tab.see('Saved in the draft.');
  expect((await firstItem(stack, 'From a file', 'draft'))?.name).toBe('Mine');
});
