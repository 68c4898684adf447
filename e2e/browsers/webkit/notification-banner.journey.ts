import { expect, test } from './test.ts';

test('what is due is said with the way to it, and nothing is shown where nothing is', async ({
  tab,
  stack,
  openSite,
}) => {
  const bannerFor = (status: string) =>
    openSite({
      merchant: stack.merchants.find((one) => one.status === status)?.id ?? '',
      scopes: ['onboarding:read', 'payouts:read'],
      head: '<script type="module" src="/trellis/notification-banner.js"></script>',
      body: `<main><h1>A page</h1><trellis-session endpoint="/session" api="{{api}}">
        <trellis-notification-banner set-up-url="#set-up" payouts-url="#payouts"></trellis-notification-banner>
        </trellis-session></main>`,
    });
  const state = (): Promise<string> =>
    tab.driver.executeScript(
      'return document.querySelector("trellis-notification-banner").getAttribute("state")',
    );
  const due = await bannerFor('needs_data');
  await tab.goto(due.origin);
  await expect.poll(state).toBe('ready');
  await tab.see('Your set-up isn’t complete.');
  const way = await tab.find('link', 'Go on');
  expect(await way.getAttribute('href')).toBe(`${due.origin}/#set-up`);
  await tab.expectNoViolations();
  await tab.goto((await bannerFor('active')).origin);
  await expect.poll(state).toBe('empty');
  await tab.seeNoMore('Your set-up');
});
