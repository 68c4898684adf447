import { FORM_PATH } from '../../support/hosted-page.ts';
import { freshNumber } from '../../support/plant-form.ts';
import { expect, test } from './test.ts';

test('a one-time link leads to a page that adds a plant, keeps what is refused, and is left by signing out', async ({
  tab,
  stack,
}) => {
  const link = await stack.hostedLink();
  await tab.goto(link);
  await tab.press('Open the page');
  await expect.poll(() => tab.driver.getCurrentUrl()).toBe(stack.api + FORM_PATH);
  await tab.driver.executeScript('window.isSamePage = true');
  const id = freshNumber();
  await tab.fillAll({ 'Plant number': id, Name: 'Anthurium' });
  await tab.press('Add plant');
  await tab.see('Anthurium was added.');
  await tab.fillAll({ 'Plant number': id, Name: 'Begonia' });
  await tab.press('Add plant');
  await tab.see(`Plant ${id} is already in the store.`);
  expect(await tab.valueOf('Name')).toBe('Begonia');
  expect(await tab.driver.executeScript('return [document.cookie, window.isSamePage]')).toEqual(['', true]);
  await tab.expectNoViolations();
  await tab.press('Sign out');
  await tab.see('You’re signed out');
  await tab.goto(stack.api + FORM_PATH);
  await tab.see('You’re not signed in');
  await tab.goto(link);
  await tab.see('This link no longer works');
});
