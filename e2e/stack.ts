/** `test` with a running stack: `import { expect, test } from './stack.ts'`. */
import { test as base } from '@playwright/test';
import { RunningStack } from './running-stack.ts';

export { expect } from '@playwright/test';

/** The fixture `stack` is shared by the tests of one worker; `page.goto('/')` opens the demo. */
export const test = base.extend<object, { stack: RunningStack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants it where a fixture needs no other
    async ({}, use) => {
      const stack = await RunningStack.start();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.demo),
});
