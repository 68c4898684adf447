import { freshNumber } from '../../support/plant-form.ts';
import { openWith } from '../../support/open-with.ts';
import { expect, test } from './test.ts';

const PLANTS = { element: 'create-plant', scopes: ['plants:write'] };

test('a token that has ended is replaced unnoticed, and the page hears of the plant once', async ({
  tab,
  stack,
  openSite,
}) => {
  const { site, refuseToken } = await openWith({ page: tab, stack, openSite }, PLANTS);
  await tab.find('button', 'Add plant');
  await tab.driver.executeScript(`window.heard = [];
    for (const name of ['before-submit', 'plant-created', 'error'])
      document.addEventListener('trellis-' + name, ({ type, detail }) => heard.push([type, detail.id ?? '']));`);
  await refuseToken();
  const id = freshNumber();
  await tab.fillAll({ 'Plant number': id, Name: 'Philodendron' });
  await tab.press('Add plant');
  await tab.see('Philodendron was added.');
  expect(site.tokens).toHaveLength(2);
  expect(await tab.driver.executeScript('return heard')).toEqual([
    ['trellis-before-submit', id],
    ['trellis-plant-created', id],
  ]);
  const markup = await tab.driver.getPageSource();
  for (const token of site.tokens) expect(markup).not.toContain(token);
});

test('the page may stop what is about to be sent', async ({ tab, stack, openSite }) => {
  await openWith({ page: tab, stack, openSite }, PLANTS);
  await tab.find('button', 'Add plant');
  await tab.driver.executeScript(
    `document.addEventListener('trellis-before-submit', (event) => { event.preventDefault(); document.title = 'Stopped' })`,
  );
  await tab.fillAll({ 'Plant number': freshNumber(), Name: 'Maranta' });
  await tab.press('Add plant');
  await expect.poll(() => tab.driver.getTitle()).toBe('Stopped');
  expect(await tab.valueOf('Name')).toBe('Maranta');
});

test('while the service is gone that is said, what was typed stays, and is sent again by the keyboard', async ({
  tab,
  stack,
  openSite,
}) => {
  await openWith({ page: tab, stack, openSite }, PLANTS);
  await tab.fillAll({ 'Plant number': freshNumber(), Name: 'Aspidistra' });
  await stack.stopBff();
  await tab.press('Add plant');
  await tab.find('button', 'Try again');
  expect(await tab.valueOf('Name')).toBe('Aspidistra');
  await stack.startBff();
  await tab.press('Try again');
  await tab.see('Aspidistra was added.');
});
