/** `test` with a running stack: `import { expect, test } from './fixtures.ts'`. */
import { test as base } from '@playwright/test';
import { PartnerSite, type SiteOptions } from '../support/partner-site.ts';
import { RunningStack } from './running-stack.ts';

export { expect } from '@playwright/test';

export interface JourneyOptions {
  /**
   * Journeys that the browser or its driver can’t do, by what their title says, with the reason: they are
   * skipped.
   */
  notRun: ReadonlyMap<RegExp, string>;
}

interface JourneyFixtures extends JourneyOptions {
  skipped: void;
  /** A stack for this test alone: its database is empty. */
  ownStack: RunningStack;
  /** Opens a partner's site on a free port; its origin is registered, unless `stranger`. */
  openSite: (options: SiteOptions & { readonly stranger?: boolean }) => Promise<PartnerSite>;
}

/** The fixture `stack` is shared by the tests of one worker; `page.goto('/')` opens the demo. */
export const test = base.extend<JourneyFixtures, { stack: RunningStack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants it where a fixture needs no other
    async ({}, use) => {
      const stack = await RunningStack.start();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  notRun: [new Map(), { option: true }],
  skipped: [
    async ({ notRun }, use, info) => {
      const title = info.titlePath.join(' › ');
      const [, reason] = [...notRun].find(([about]) => about.test(title)) ?? [];
      info.skip(reason !== undefined, reason);
      await use();
    },
    { auto: true },
  ],
  ownStack: [
    async ({ context }, use) => {
      const stack = await RunningStack.start();
      await context.addCookies((await stack.signedIn()).cookies);
      await use(stack);
      await stack.stop();
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.demo),
  /** Each journey begins where someone is signed in to the demo, with the active merchant's account. */
  storageState: async ({ stack }, use) => use(await stack.signedIn()),
  openSite: async ({ stack }, use) => {
    const sites: PartnerSite[] = [];
    await use(async ({ stranger = false, ...options }) => {
      const site = await PartnerSite.open(stack, options);
      sites.push(site);
      const known = stranger ? [] : [site.origin];
      await stack.allowOrigins(...known);
      return site;
    });
    await Promise.all(sites.map((site) => site.close()));
    if (sites.length > 0) await stack.allowOrigins();
  },
});
