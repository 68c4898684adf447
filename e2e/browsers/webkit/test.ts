import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test as journey } from '../../stack/fixtures.ts';
import { RunningStack } from '../../stack/running-stack.ts';
import { Tab } from './tab.ts';
import { WebKit } from './web-driver.ts';

export { expect } from '../../stack/fixtures.ts';

const SOON_MS = 5000;

/** What a window answers that may hang; undefined: nothing in time. */
const soon = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  Promise.race([answer.catch(() => undefined), setTimeout(SOON_MS, undefined, { ref: false })]);

interface Fixtures {
  tab: Tab;
  /** Signs someone in to the demo, with the active merchant’s account. */
  signIn: (stack?: RunningStack) => Promise<void>;
  /** What the browser has saved under a name; waits for it. */
  saved: (name: string | RegExp) => Promise<{ name: string; text: string }>;
  /** Writes a file that can be chosen. @returns its path */
  fileToChoose: (name: string, content: string | Buffer) => Promise<string>;
}

/** `test` with a window of WebKitGTK: `tab`. */
export const test = journey.extend<Fixtures, { webkit: WebKit }>({
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
      const png = await soon(driver.takeScreenshot());
      if (png) await writeFile(info.outputPath('window.png'), png, 'base64');
    }
    // A window that hangs ends with the worker: Playwright begins another one after a failure.
    await soon(driver.quit());
  },
  signIn: async ({ tab, stack: shared }, use) => {
    await use(async (stack = shared) => {
      await tab.goto(`${stack.demo}/sign-in`);
      await tab.press(new RegExp(stack.activeMerchant.display_name));
      await tab.find('navigation', 'Greenhouse POS');
    });
  },
  ownStack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants it where a fixture needs no other
    async ({}, use) => {
      const stack = await RunningStack.start();
      await use(stack);
      await stack.stop();
    },
    { scope: 'test', timeout: 180_000 },
  ],
  saved: async ({ webkit }, use) => {
    const named = async (wanted: string | RegExp): Promise<string | undefined> =>
      (await readdir(webkit.downloads)).find((name) =>
        typeof wanted === 'string' ? name === wanted : wanted.test(name),
      );
    await use(async (wanted) => {
      await expect.poll(() => named(wanted), { message: String(wanted) }).toBeDefined();
      const name = (await named(wanted)) ?? '';
      return { name, text: await readFile(join(webkit.downloads, name), 'utf8') };
    });
  },
  // oxlint-disable-next-line no-empty-pattern -- the same
  fileToChoose: async ({}, use, info) => {
    await use(async (name, content) => {
      const path = info.outputPath(name);
      await writeFile(path, content);
      return path;
    });
  },
});
