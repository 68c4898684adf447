import { Key } from 'selenium-webdriver';
import { freshNumber } from '../../support/plant-form.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const RING = { visible: true, style: 'solid', width: '2px' };

/** How the focused element shows its focus. */
const ringOf = async (tab: Tab): Promise<object> =>
  tab.run(
    (one: Element) => {
      const { outlineStyle: style, outlineWidth: width } = getComputedStyle(one);
      return { visible: one.matches(':focus-visible'), style, width };
    },
    await tab.focused(),
  );

test('a plant is added; a number that is taken is refused in plain words, and the input is kept', async ({
  tab,
  signIn,
}) => {
  await signIn();
  const id = freshNumber();
  await tab.fillAll({ 'Plant number': id, Name: 'Calathea' });
  await tab.fill(/^Tag/, 'shade');
  await tab.expectNoViolations();
  await tab.press('Add plant');
  await tab.see('Calathea was added.');
  await tab.fillAll({ 'Plant number': id, Name: 'Begonia' });
  await tab.press('Add plant');
  await tab.see(`Plant ${id} is already in the store. Choose another number.`);
  expect(await tab.valueOf('Name')).toBe('Begonia');
  expect(await (await tab.focused()).getAttribute('aria-invalid')).toBe('true');
  await tab.expectNoViolations();
});

test('a plant is added with the keys alone, with the focus in sight at each of them', async ({
  tab,
  signIn,
}) => {
  await signIn();
  await tab.click(await tab.find('textbox', 'Plant number'));
  for (const text of [freshNumber(), 'Monstera', 'indoor']) {
    expect(await ringOf(tab)).toEqual(RING);
    await tab.type(text, Key.TAB);
  }
  expect(await (await tab.focused()).getText()).toBe('Add plant');
  expect(await ringOf(tab)).toEqual(RING);
  await tab.type(Key.ENTER);
  await tab.see('Monstera was added.');
  expect(await (await tab.focused()).getAttribute('name')).toBe('id');
});

test('Enter in a field submits, and an error moves the focus to the first field that is wrong', async ({
  tab,
  signIn,
}) => {
  await signIn();
  await tab.click(await tab.find('textbox', 'Plant number'));
  await tab.type('41x', Key.ENTER);
  await tab.see('Use digits only, for example 41.');
  await tab.fill('Plant number', freshNumber());
  await tab.type(Key.ENTER);
  await tab.see('Fill in this field.');
  await tab.type('Chlorophytum', Key.ENTER);
  await tab.see('Chlorophytum was added.');
});
