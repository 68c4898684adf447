import type { Page } from '@playwright/test';
import { elementsWalked, openElements, textsOf, WALKED_ELEMENTS } from '../support/element-walks.ts';
import { expect, test } from '../stack/fixtures.ts';

/** How a page goes on to another merchant: none of them says that the former one is over. */
const CHANGES: Readonly<Record<string, string>> = {
  'the endpoint alone': `session.endpoint = ENDPOINT`,
  'an endpoint in place of a function': `session.fetchToken = undefined; session.endpoint = ENDPOINT`,
  'a restart': `session.fetchToken = () => fetch(ENDPOINT).then((response) => response.json()); session.restart()`,
  'another session for the element': `
    const other = document.createElement('trellis-session');
    other.endpoint = ENDPOINT;
    document.body.append(other);
    session.firstElementChild.session = other;`,
};
/** Elements for a merchant's records, before those for guests, which have no session. */
const SURFACES = WALKED_ELEMENTS.indexOf('ordering');

/** What the other merchant's session comes to. */
const ENDS = { 'doesn’t come yet': '/walk/held', 'is refused': '/walk/refused' } as const;

const change = (page: Page, script: string, endpoint: string): Promise<unknown> =>
  page.evaluate(
    `document.querySelectorAll('trellis-session').forEach((session) => { ${script.replaceAll('ENDPOINT', JSON.stringify(endpoint))} })`,
  );

for (const [end, endpoint] of Object.entries(ENDS))
  for (const [how, script] of Object.entries(CHANGES))
    test(`no element shows the former merchant’s records after ${how}, while the new session ${end}`, async ({
      page,
      stack,
    }) => {
      await openElements(page, stack.demo, { endpoint });
      const settled = endpoint === '/walk/held' ? 'loading' : 'error';
      // The plant's form, once it has been shown, can be used while its session loads.
      const settles = () =>
        expect
          .poll(() =>
            page.evaluate<string[]>(
              `[...document.querySelectorAll('trellis-session > :not(trellis-create-plant)')].map((one) => one.getAttribute('state'))`,
            ),
          )
          .toEqual(Array(SURFACES - 1).fill(settled));
      await settles();
      // The walk chooses this view, and a page's choices outlive its merchant.
      await page.evaluate(`document.querySelector('trellis-reporting').view = 'items'`);
      // Words for what failed come behind the first rendering.
      await expect
        .poll(async () => (await textsOf(page)).join('\n'))
        .not.toContain('isn’t available right now');
      const fresh = await textsOf(page);
      await openElements(page, stack.demo);
      await elementsWalked(page);
      const before = await textsOf(page);
      await change(page, script, endpoint);
      await settles();
      const after = await textsOf(page);
      for (const [at, name] of WALKED_ELEMENTS.entries()) {
        // A form that has been shown once stays, for what was typed into it.
        if (at >= SURFACES) continue;
        expect(after[at], name).not.toBe(before[at]);
        if (name === 'create-plant') expect(after[at]).not.toContain('Fern');
        else expect.soft(after[at], name).toBe(fresh[at]);
      }
    });
