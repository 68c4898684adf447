import { test as journey } from '../../fixtures.ts';
import { Tab } from './tab.ts';
import { WebKit } from './web-driver.ts';

export { expect } from '../../fixtures.ts';

/** `test` with a window of WebKitGTK: `tab`. Someone is signed in to the demo once `signIn` was called. */
export const test = journey.extend<{ tab: Tab; signIn: () => Promise<void> }, { webkit: WebKit }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants it where a fixture needs no other
    async ({}, use) => {
      const webkit = await WebKit.start();
      await use(webkit);
      await webkit.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ webkit }, use, info) => {
    const driver = await webkit.open();
    await use(new Tab(driver));
    if (info.status !== info.expectedStatus) {
      const png = await driver.takeScreenshot().catch(() => '');
      await info.attach('window', { body: Buffer.from(png, 'base64'), contentType: 'image/png' });
    }
    await driver.quit();
  },
  signIn: async ({ tab, stack }, use) => {
    await use(async () => {
      await tab.goto(`${stack.demo}/sign-in`);
      await tab.press(new RegExp(stack.activeMerchant.display_name));
      await tab.find('navigation', 'Greenhouse POS');
    });
  },
});
