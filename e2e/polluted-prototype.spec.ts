import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

/**
 * A page whose scripts have set a member of `Object.prototype`, before anything of Trellis has loaded: none is an option of ours.
 * The elements are those of dist/cdn; the API is played.
 */

const CDN = resolve(import.meta.dirname, '../dist/cdn');
const PAGE = 'http://shop.example/page';

/** By what reads them: names that would change something there. Each is set by itself. */
const NAMES = {
  requests:
    'method body headers credentials mode signal redirect referrer referrerPolicy integrity keepalive cache priority window ' +
    'duplex targetAddressSpace privateToken adAuctionHeaders attributionReporting browsingTopics',
  'properties of elements':
    'attribute type reflect converter state noAccessor hasChanged useDefault wrapped fromAttribute toAttribute',
  descriptors: 'get set value writable configurable enumerable',
  'listeners and events': 'capture once passive bubbles composed cancelable detail',
  rendering:
    'creationScope renderBefore host strings isConnected slotAssignment delegatesFocus clonable serializable',
  observers: 'childList subtree attributes attributeFilter attributeOldValue characterData',
  'the session':
    'send fetchToken path url idempotencyKey expects credential fetch status code param retryAfterS requestId message ' +
    'retryable token expires_in scopes environment endpoint api simulate cookie csrf info configured session error',
  fields:
    'name id tag label hint required readonly placeholder inputmode kind title advice action style currency locale timeZone',
};

/** What would be taken where another value is refused, or ignored. */
const OTHERS: readonly (readonly [name: string, value: string])[] = [
  ['method', '"DELETE"'],
  ['credentials', '"include"'],
  ['mode', '"no-cors"'],
  ['redirect', '"error"'],
  ['cache', '"only-if-cached"'],
  ['signal', 'AbortSignal.abort()'],
  ['send', 'async () => new Response("{}")'],
  ['fetchToken', 'async () => ({ token: "stolen", expires_in: 900 })'],
  ['state', 'true'],
  ['noAccessor', 'true'],
  ['reflect', 'true'],
  ['hasChanged', '() => false'],
  ['converter', '() => "converted"'],
  ['attribute', 'false'],
  ['get', '() => "got"'],
  ['set', '() => {}'],
  ['once', 'true'],
  ['passive', 'true'],
];

/** Plays the API, and writes down what it was asked. */
async function play(page: Page, script: string): Promise<string[]> {
  const asked: string[] = [];
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const reply = (body: object) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });
    const file = resolve(CDN, pathname.slice('/cdn/'.length));
    if (pathname === '/page') {
      return route.fulfill({ contentType: 'text/html', body: pageWith(script) });
    }
    if (pathname.startsWith('/cdn/') && existsSync(file)) {
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') });
    }
    if (pathname === '/favicon.ico') return route.fulfill({ status: 404 });
    const headers = request.headers();
    const said = [request.method(), pathname, headers['authorization'], headers['content-type']];
    const key = headers['idempotency-key'] === undefined ? 'no key' : 'a key';
    asked.push([...said, key, request.postData()].join(' '));
    return reply(ANSWERS[pathname] ?? { object: 'list', data: [], has_more: false, next_cursor: null });
  });
  return asked;
}

const gbp = { amount: 100, currency: 'GBP' };
const ANSWERS: Readonly<Record<string, object>> = {
  '/mint': { token: 'token-1', expires_in: 900 },
  '/v1/sessions/current': {
    object: 'session',
    merchant: 'mer_1',
    scopes: ['plants:write', 'payouts:read', 'balance:read'],
    environment: 'sandbox',
    expires_in: 900,
    theme: null,
  },
  '/v1/balance': { object: 'balance', merchant: 'mer_1', currency: 'GBP', available: gbp, pending: gbp },
  '/plants': { name: 'Fern' },
};

const pageWith = (script: string): string => `<!doctype html><html lang="en"><script>${script}</script>
  <script type="module" src="/cdn/trellis.js"></script>
  <trellis-session endpoint="/mint">
    <trellis-create-plant plant-id="7" plant-name="Fern"></trellis-create-plant>
    <trellis-balance></trellis-balance>
  </trellis-session>`;

/** Without a locator: those of the test's own machinery break on such a page too. */
const textOf = (page: Page, element: string): Promise<string> =>
  page.evaluate((name) => {
    const text = document.querySelector(name)?.shadowRoot?.textContent ?? '';
    return text.replaceAll(/\s+/g, ' ').trim();
  }, element);

async function use(page: Page, script: string): Promise<{ asked: string[]; shown: string[] }> {
  const asked = await play(page, script);
  await page.goto(PAGE);
  await expect.poll(() => textOf(page, 'trellis-balance')).toContain('£1.00');
  await expect.poll(() => textOf(page, 'trellis-create-plant')).toContain('Add plant Clear');
  await page.evaluate(() => {
    const root = document.querySelector('trellis-create-plant')?.shadowRoot;
    root?.querySelector<HTMLButtonElement>('button.primary')?.click();
  });
  await expect.poll(() => textOf(page, 'trellis-create-plant')).toContain('Fern was added.');
  return {
    asked: asked.toSorted(),
    shown: [await textOf(page, 'trellis-create-plant'), await textOf(page, 'trellis-balance')],
  };
}

const polluted = (name: string, value: string): string =>
  `Object.prototype[${JSON.stringify(name)}] = ${value}`;

for (const [kind, names] of Object.entries(NAMES)) {
  test(`elements mount, mint once and send what they should, whatever Object.prototype has for ${kind}`, async ({
    page,
  }) => {
    const right = await use(page, '');
    expect(right.asked).toHaveLength(4);
    for (const name of names.split(' ')) {
      await test.step(name, async () => {
        expect(await use(page, polluted(name, '"polluted"')), name).toEqual(right);
      });
    }
  });
}

test('elements take no option of a right kind from Object.prototype', async ({ page }) => {
  const right = await use(page, '');
  for (const [name, value] of OTHERS) {
    await test.step(`${name}: ${value}`, async () => {
      expect(await use(page, polluted(name, value)), name).toEqual(right);
    });
  }
});
