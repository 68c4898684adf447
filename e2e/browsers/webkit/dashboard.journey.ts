import type { RunningStack } from '../../stack/running-stack.ts';
import { placeOne } from '../../support/sell-one.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const stateOf = async (stack: RunningStack, order: string): Promise<string> => {
  const path = `/v1/orders/${order}`;
  const { fulfillment } = await stack.call<{ fulfillment: { state: string } }>('GET', path);
  return fulfillment.state;
};

/** The queue is live, and an order comes into it: it is answered, taken back, answered, and made ready. */
async function workThrough(tab: Tab, stack: RunningStack): Promise<void> {
  await tab.within('trellis-dashboard').see('Live');
  const { order } = await placeOne(stack);
  const card = tab.within(`li#${order}`);
  await card.see('Ada Byron');
  await card.press('Accept');
  await card.press('Undo');
  expect(await stateOf(stack, order)).toBe('proposed');
  await card.press('Accept');
  await expect.poll(() => stateOf(stack, order)).toBe('accepted');
  await card.press('Ready');
  await expect.poll(() => stateOf(stack, order)).toBe('ready');
  await tab.expectNoViolations();
  await card.press('Picked up');
  await expect.poll(() => stateOf(stack, order)).toBe('completed');
}

test('an order arrives by itself, and is accepted, taken back, accepted, ready and picked up', async ({
  tab,
  signIn,
  stack,
}) => {
  await signIn();
  await tab.goto(`${stack.demo}/orders`);
  await workThrough(tab, stack);
});

test('a one-time link leads to the same on the partner’s site, and works once', async ({ tab, stack }) => {
  const link = await stack.hostedLink('dashboard');
  await tab.goto(link);
  await tab.press('Open the page');
  await workThrough(tab, stack);
  await tab.driver.manage().deleteAllCookies();
  await tab.goto(link);
  await tab.see('This link no longer works');
});

test('while the service is gone that is said, and what was ordered meanwhile is shown once it is back', async ({
  tab,
  signIn,
  stack,
}) => {
  await signIn();
  await tab.goto(`${stack.demo}/orders`);
  const queue = tab.within('trellis-dashboard');
  await queue.see('Live');
  await stack.stopBff();
  await queue.see('Live updates are interrupted.');
  await stack.startBff();
  const { order } = await placeOne(stack);
  await tab.within(`li#${order}`).see('Ada Byron');
  await queue.seeNoMore('Live updates are interrupted.');
});
