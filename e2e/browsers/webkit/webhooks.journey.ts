import { expect, test } from './test.ts';

test('an endpoint is added in the console: its secret is shown once, an event is sent, and its attempt is seen', async ({
  tab,
  stack,
}) => {
  await tab.goto(stack.printedConsoleLink);
  await tab.press('Sign in');
  await tab.press('All webhooks', 'link');
  await tab.find('heading', 'Endpoints');
  await tab.press('Add endpoint');
  await tab.fill('Endpoint URL', 'http://10.0.0.1:8080/inside');
  await tab.press('Add endpoint');
  await expect.poll(async () => (await tab.focused()).getAttribute('aria-invalid')).toBe('true');
  // The demo has no such page: the attempt is answered by 404.
  await tab.fill('Endpoint URL', `${stack.demo.replace('localhost', '127.0.0.1')}/nothing-here`);
  await tab.press('Add endpoint');
  const secret = await tab.valueOf('Secret');
  expect(secret).toMatch(/^whsec_/);
  await tab.expectNoViolations();
  await tab.press('I’ve stored it');
  await tab.seeNoMore('I’ve stored it');
  await tab.driver.navigate().refresh();
  await tab.find('heading', 'Endpoints');
  expect(await tab.driver.getPageSource()).not.toContain(secret);

  await tab.press(/nothing-here/);
  await tab.press('Simulate an event');
  await tab.choose('Event', 'plant.created');
  await tab.press('Simulate');
  await tab.see('plant.created was simulated.');
  await tab.press(/^plant\.created/);
  await tab.find('list', 'Attempts');
  await tab.see('Attempt 1');
  await tab.see('404');
  await tab.expectNoViolations();
});
