import { Key } from 'selenium-webdriver';
import { freshNumber } from '../../plant-form.ts';
import { expect, test } from './test.ts';

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

test('a plant is added with the keys alone', async ({ tab, signIn }) => {
  await signIn();
  await tab.click(await tab.find('textbox', 'Plant number'));
  await tab.type(freshNumber(), Key.TAB, 'Monstera', Key.TAB, 'indoor', Key.ENTER);
  await tab.see('Monstera was added.');
});
