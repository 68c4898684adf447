import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DemoServer, KEY } from './testing/demo-server.ts';
import { FakeTrellis } from './testing/fake-trellis.ts';

const trellis = new FakeTrellis();
const demo = new DemoServer();
let apiUrl = '';

beforeAll(async () => {
  trellis.answer = { status: 200, body: '{"data":[],"has_more":false,"next_cursor":null}' };
  await demo.start((apiUrl = await trellis.start()));
});
afterAll(async () => {
  await demo.stop();
  await trellis.stop();
});

const PAGES = [
  '/',
  '/orders',
  '/menu',
  '/locations',
  '/team',
  '/payments',
  '/payouts',
  '/webhooks',
  '/endpoints',
  '/set-up',
  '/gallery',
  '/gallery/onboarding',
  '/gallery/webhooks',
  '/gallery/menus',
  '/gallery/dashboard',
  '/gallery/reports',
  '/gallery/locations',
  '/gallery/team',
  '/gallery/payments',
  '/gallery/payouts',
  '/gallery/notifications',
  '/gallery/kit',
];
const FILES = [
  'app.css',
  'strip.css',
  'shell.css',
  'merchant-menu.css',
  'shell-narrow.css',
  'back-office.css',
  'sign-in.css',
  'code.js',
  'themes.css',
  'theme.js',
  'home.js',
  'webhooks.js',
  'webhooks.css',
  'gallery-tabs.js',
  'favicon.svg',
];

describe.each(PAGES)('%s', (path) => {
  test('has the strict policy', async () => {
    const answer = await demo.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${apiUrl}; ` +
        `img-src 'self' ${apiUrl}; ` +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  test('has no inline style or script and loads nothing from elsewhere', async () => {
    const page = await (await demo.get(path)).text();
    expect(page).not.toMatch(/<[^>]*\s(style|on\w+)=/i);
    expect(page).not.toMatch(/<style/i);
    for (const [, attributes] of page.matchAll(/<script\b([^>]*)>/g)) expect(attributes).toContain('src="/');
    for (const [, source] of page.matchAll(/\ssrc="([^"]*)"/g)) expect(source).toMatch(/^\/[^/]/);
    for (const [, href] of page.matchAll(/<link[^>]*href="([^"]*)"/g)) expect(href).toMatch(/^(?:\/[^/]|#)/);
  });

  test('escapes what it shows', async () => {
    const page = await (await demo.get(path, { Cookie: await demo.signIn('mer_2') })).text();
    expect(page).toContain('Harbour &lt;Florist&gt;');
    expect(page).not.toContain('<Florist>');
    expect(page).not.toMatch(/\{\{\w+\}\}/);
  });
});

test.each([...PAGES, '/assets/app.css', '/nowhere'])('%s has every security header', async (path) => {
  const { headers } = await demo.get(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('the key is in nothing that is served', async () => {
  for (const path of [...PAGES, ...FILES.map((file) => `/assets/${file}`), '/nowhere', '/healthz']) {
    const answer = await demo.get(path);
    const everything = JSON.stringify([...answer.headers]) + (await answer.text());
    expect(everything).not.toContain(KEY);
    expect(everything).not.toContain('ppk_');
  }
});

test.each(FILES)('%s is served as it is', async (file) => {
  const answer = await demo.get(`/assets/${file}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(readFileSync(new URL(`../pages/${file}`, import.meta.url), 'utf8'));
});

test.each(['/assets/shell.html', '/assets/shell%2Ehtml', '/assets/../server/main.ts', '/assets/'])(
  '%s is not served',
  async (path) => expect((await demo.get(path)).status).toBe(404),
);

test('the displayed code is the code that runs', async () => {
  const page = await (await demo.get('/')).text();
  const shown = [...page.matchAll(/<pre><code>([^]*?)<\/code>/g)].map(([, code]) => textOf(code ?? ''));
  expect(shown).toHaveLength(3);
  expect(shown[0]).toContain(`<trellis-session endpoint="/trellis-session" api="${apiUrl}">`);
  expect(shown[1]).toContain('--trellis-color-accent:');
  const source = readFileSync(new URL('trellis-session.ts', import.meta.url), 'utf8');
  expect(shown[2]).toContain('sessionHandler({');
  expect(source).toContain(shown[2]);
});

test('the home page says what is embedded on which page', async () => {
  const page = await (await demo.get('/')).text();
  const cards = [...page.matchAll(/<li class="card surface">[^]*?href="([^"]+)"[^]*?<\/li>/g)];
  expect(
    cards.map(([card, path]) => [
      path,
      ...[...card.matchAll(/&lt;(trellis-[\w-]+)&gt;/g)].map(([, name]) => name),
    ]),
  ).toEqual([
    ['/orders', 'trellis-dashboard', 'trellis-balance'],
    ['/menu', 'trellis-menu-editor'],
    ['/locations', 'trellis-locations'],
    ['/team', 'trellis-team'],
    ['/reports', 'trellis-reporting'],
    ['/payments', 'trellis-payments'],
    ['/payouts', 'trellis-payouts'],
    ['/set-up', 'trellis-onboarding'],
    ['/endpoints', 'trellis-webhooks'],
  ]);
  for (const [card, path = ''] of cards) {
    const there = await (await demo.get(path)).text();
    for (const [, name] of card.matchAll(/&lt;(trellis-[\w-]+)&gt;/g)) expect(there).toContain(`<${name}`);
  }
});

test('each gallery leads to all others, and to each of its sections', async () => {
  const galleries = PAGES.filter((path) => path.startsWith('/gallery'));
  for (const path of galleries) {
    const page = await (await demo.get(path)).text();
    const choices = /aria-label="Galleries">([^]*?)<\/nav>/.exec(page)?.[1] ?? '';
    expect([...choices.matchAll(/href="([^"]+)"/g)].map(([, href]) => href).toSorted()).toEqual(
      galleries.toSorted(),
    );
    expect(choices).toContain(`href="${path}" aria-current="page"`);
    const sections = [...page.matchAll(/<section class="samples" id="([^"]+)"/g)].map(([, id]) => id);
    const jump = /aria-label="On this page">([^]*?)<\/nav>/.exec(page)?.[1] ?? '';
    expect(sections).not.toEqual([]);
    expect([...jump.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(sections);
  }
});

test('another host name gets no page (DNS rebinding), but the health check responds', async () => {
  expect(await statusFor('evil.example', '/')).toBe(421);
  expect(await statusFor('evil.example', '/healthz')).toBe(200);
});

function statusFor(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(demo.origin + path, { headers: { Host: host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });
}

function textOf(html: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? '');
}
