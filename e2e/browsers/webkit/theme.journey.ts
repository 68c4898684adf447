import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

/** The color of a button, and how light what is behind it is: 0 to 255. */
async function look(tab: Tab): Promise<{ accent: string; light: number }> {
  const accent = await (await tab.find('button', 'Add plant')).getCssValue('background-color');
  const field = await (await tab.find('textbox', 'Plant number')).getCssValue('background-color');
  const [, red = '0'] = /(\d+)/.exec(field) ?? [];
  return { accent, light: Number(red) };
}

test('the page’s theme and its light and dark are worn by the element at once, and stay readable', async ({
  tab,
  signIn,
  stack,
}) => {
  await signIn();
  await tab.goto(`${stack.demo}/`);
  await tab.press('Light', 'radio');
  const light = await look(tab);
  await tab.press('Dark', 'radio');
  await expect.poll(async () => (await look(tab)).light).toBeLessThan(100);
  expect(light.light).toBeGreaterThan(200);
  await tab.expectNoViolations();
  await tab.press('Clay', 'radio');
  await expect.poll(async () => (await look(tab)).accent).not.toBe(light.accent);
  await tab.expectNoViolations();
  await tab.driver.navigate().refresh();
  expect((await look(tab)).light).toBeLessThan(100);
});
