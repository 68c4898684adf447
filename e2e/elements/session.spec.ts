import type { Page, Request } from '@playwright/test';
import { PlantForm, freshNumber } from '../support/plant-form.ts';
import type { PartnerSite } from '../support/partner-site.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { expect, test } from '../stack/fixtures.ts';
import { isPlant, keysOf, watchConsole, watchEvents, watchRequests } from '../support/page-observers.ts';

const FORM = '<trellis-create-plant></trellis-create-plant>';
const APP = {
  head: '<script type="module" src="/trellis/trellis.js"></script>',
  body: `<trellis-session endpoint="/session" api="{{api}}">${FORM}</trellis-session>`,
};

/** A partner key of its own, so that a test can revoke it. */
async function anotherKey(stack: RunningStack): Promise<{ id: string; secret: string }> {
  return stack.call('POST', '/v1/keys', { name: 'Till', capability: ['plants:write'] });
}

const isCurrent = (request: Request): boolean => request.url().endsWith('/v1/sessions/current');

test('a token that is revoked in use is replaced unnoticed: one more mint, one replay with the same key', async ({
  page,
  stack,
  openSite,
}) => {
  const site = await openSite(APP);
  const key = await anotherKey(stack);
  site.key = key.secret;
  const events = await watchEvents(page);
  const sent = watchRequests(page, isPlant);
  const form = new PlantForm(page);
  await page.goto(site.origin);
  await expect(form.add).toBeEnabled();
  await stack.call('DELETE', `/v1/keys/${key.id}`);
  site.key = stack.key;

  await form.submit({ id: freshNumber(), name: 'Philodendron' });

  await expect(form.added('Philodendron')).toBeVisible();
  const answers = await Promise.all(sent.map((request) => request.response()));
  expect(answers.map((answer) => answer?.status())).toEqual([401, 200]);
  const [first, second] = keysOf(sent);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(sent[1]?.postData()).toBe(sent[0]?.postData());
  expect(site.tokens).toHaveLength(2);
  expect(events.map(({ type }) => type)).toEqual([
    'trellis-ready',
    'trellis-before-submit',
    'trellis-plant-created',
  ]);
});

test('a backend that returns a dead token once is called once more', async ({ page, stack, openSite }) => {
  const site = await openSite(APP);
  const key = await anotherKey(stack);
  site.key = key.secret;
  site.prepared.push(await site.mint());
  await stack.call('DELETE', `/v1/keys/${key.id}`);
  site.key = stack.key;
  await page.goto(site.origin);
  await expect(new PlantForm(page).add).toBeEnabled();
  expect(site.tokens).toHaveLength(2);
});

test('a token is renewed before it expires, without a request', async ({ page, openSite }) => {
  const site = await openSite(APP);
  const sent = watchRequests(page, isPlant);
  const form = new PlantForm(page);
  await page.clock.install();
  await page.goto(site.origin);
  await expect(form.add).toBeEnabled();
  expect(site.tokens).toHaveLength(1);
  await page.clock.fastForward('11:00');
  expect(site.tokens).toHaveLength(1);
  await page.clock.fastForward('02:00');
  await expect.poll(() => site.tokens.length).toBe(2);
  await form.submit({ id: freshNumber(), name: 'Maranta' });
  await expect(form.added('Maranta')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('ten elements on one page mint once and request their session once', async ({ page, openSite }) => {
  const site = await openSite({
    ...APP,
    body: `<trellis-session id="one" endpoint="/session" api="{{api}}">${FORM.repeat(5)}</trellis-session>
      ${'<trellis-create-plant session="one"></trellis-create-plant>'.repeat(5)}`,
  });
  const asked = watchRequests(page, isCurrent);
  await page.goto(site.origin);
  const buttons = page.getByRole('button', { name: 'Add plant' });
  await expect(buttons).toHaveCount(10);
  for (const button of await buttons.all()) await expect(button).toBeEnabled();
  expect(site.tokens).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

/**
 * Everything a page holds and shows, as one text: markup with every open shadow root, storage, cookies, URLs.
 */
function everythingIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const markup = (root: Document | ShadowRoot): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          const attributes = [...element.attributes].map(({ value }) => value).join(' ');
          const value = element instanceof HTMLInputElement ? element.value : '';
          const own = JSON.stringify(Object.values(element).filter((it) => typeof it === 'string'));
          return `${attributes} ${value} ${own} ${element.shadowRoot ? markup(element.shadowRoot) : ''}`;
        })
        .join('\n') + (root.textContent ?? '');
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return [
      markup(document),
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, caches]),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      window.name,
      performance.getEntries().map(({ name }) => name),
    ].join('\n');
  });
}

async function expectTokenNowhere(page: Page, site: PartnerSite, seen: readonly string[]): Promise<void> {
  const everything = [await everythingIn(page), ...seen].join('\n');
  expect(everything).toContain('Strelitzia');
  for (const token of site.tokens) {
    for (const part of [token, ...token.split('.')]) expect(everything).not.toContain(part);
  }
}

test('the token is in no storage, URL, markup, event or console', async ({ page, context, openSite }) => {
  const site = await openSite(APP);
  const said = watchConsole(page);
  const events = await watchEvents(page);
  const sent = watchRequests(page, () => true);
  const form = new PlantForm(page);
  await page.goto(site.origin);
  await form.submit({ id: freshNumber(), name: 'Strelitzia' });
  await expect(form.added('Strelitzia')).toBeVisible();
  expect(site.tokens).toHaveLength(1);
  const cookies = JSON.stringify(await context.cookies());
  const addresses = sent.map((request) => `${request.url()} ${request.headers()['referer'] ?? ''}`);
  await expectTokenNowhere(page, site, [...said, JSON.stringify(events), cookies, ...addresses]);
});
