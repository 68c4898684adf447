import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import express from 'express';
import sharp from 'sharp';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../../core/contract/error-codes.ts';
import { exampleOf } from '../../core/contract/examples.ts';
import { errorsOf } from '../../core/contract/openapi-errors.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { Languages } from '../../core/text/language.ts';
import { letterLook, nobodysTheme } from '../../developers/themes/themes.ts';
import { SHOWN_MESSAGES } from '../../orders/notices/contract/message-names.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { curlSample } from './operation-section.ts';
import { jsonSample } from './markup.ts';
import {
  addressOf,
  FIRST_PAGE,
  GROUP_PAGES,
  OPERATIONS_INDEX_PAGE,
  pageOf,
  pageOfChapter,
} from './site-map.ts';
import { PICTURES } from './assets.ts';
import { REFERENCE_POLICY, referencePages } from './reference.ts';
import { pageRenderers } from './render-pages.ts';

const urls = {
  cssUrl: '/docs/reference.css',
  scriptUrl: '/docs/reference.js',
  iconUrl: '/docs/icon.svg',
  sampleScriptUrl: '/docs/live-sample.js',
};
/** Example emails, which the service serves beside the pages. */
const LETTERS = '/docs/letters/';
const pages = pagesFor('https://api.example');
const first = pages.get(FIRST_PAGE) ?? '';
const idsOf = (page: string): string[] => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

function pagesFor(serverUrl: string): Map<string, string> {
  return new Map([...pageRenderers({ serverUrl, ...urls })].map(([path, render]) => [path, render()]));
}

/** Returns the markup of one operation's page, without the table of contents. */
function sectionOf({ id, tag }: Pick<Operation, 'id' | 'tag'>): string {
  const page = pages.get(addressOf({ id, tag })) ?? '';
  return page.slice(page.indexOf('<main'));
}

/** Returns the links from former anchors of a page. */
function movedFrom(path: string): [string, string][] {
  const found = (pages.get(path) ?? '').matchAll(/<span id="([^"]+)" data-moved="([^"]+)"/g);
  return [...found].map(([, id = '', to = '']) => [id, to]);
}

/** Returns the visible text of a piece of markup. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

describe('the pages', () => {
  test.each(OPERATIONS)('tells $id', (operation) => {
    const section = sectionOf(operation);
    const words = textOf(section);
    expect(words).toContain(operation.summary);
    expect(words).toContain(operation.method.toUpperCase());
    expect(words).toContain(operation.path);
    expect(words).toContain(textOf(curlSample(operation, 'https://api.example').text));
    expect(words).toContain(textOf(jsonSample(exampleOf(operation).response).text));
    expect(words).toContain(operation.scope ?? '');
    for (const name of errorsOf(operation)) {
      expect(section).toContain(`href="/docs/reference/errors#error-${ERROR_CODES[name].code}"`);
    }
  });

  test('shows every field of a body with its type, and whether it is required', () => {
    const words = textOf(sectionOf({ id: 'createPlant', tag: 'Plants' })).replaceAll(/\s+/g, ' ');
    expect(words).toMatch(/ id integer, int64 required A signed 64-bit integer\. /);
    expect(words).toMatch(/ name string required /);
    expect(words).toMatch(/ tag string optional /);
    expect(words).toMatch(/ tag string sometimes absent /);
  });

  test('samples in chapters call this service', () => {
    const started = textOf(pages.get('/docs/guides/start-api') ?? '');
    expect(started).toContain('curl -X POST https://api.example/v1/partners');
    for (const [path, page] of pages)
      expect([path, page.includes('http://localhost:8080')]).toEqual([path, false]);
  });

  test('explains every error code once', () => {
    const explained = idsOf(pages.get('/docs/reference/errors') ?? '')
      .filter((id) => /^error-\d+$/.test(id))
      .map((id) => Number(id.slice(6)));
    expect(explained.toSorted()).toEqual(
      Object.values(ERROR_CODES)
        .map(({ code }) => code)
        .toSorted(),
    );
  });

  test('has anchors that are unique, and links that lead to them', () => {
    for (const [path, page] of pages) {
      const ids = idsOf(page);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      const links = [...page.matchAll(/ href="([^"?#]*)(?:#([^"]+))?"/g)].map(([, to = '', id]) => [
        to || path,
        id,
      ]);
      const ours = links.filter(
        ([to = '']) =>
          to.startsWith(FIRST_PAGE) && !to.startsWith(LETTERS) && !Object.values(urls).includes(to),
      );
      const lost = ours.filter(([to = '', id]) => {
        const page = pages.get(to);
        return page === undefined || (id !== undefined && !idsOf(page).includes(id));
      });
      expect([path, lost]).toEqual([path, []]);
      expect(ours.length).toBeGreaterThan(20);
    }
  });

  test.each(OPERATIONS)('leads on to $id from the first page and from the index', ({ id, tag }) => {
    const address = addressOf({ id, tag });
    const moved = `<span id="${id}" data-moved="${address}"></span>`;
    expect(first).toContain(moved);
    expect(pages.get(pageOf(tag))).toContain(moved);
    expect(pages.get(OPERATIONS_INDEX_PAGE)).toContain(`href="${address}"`);
  });

  test.each([FIRST_PAGE, ...GROUP_PAGES])(
    'keeps the anchors that %s had, each leading to what there is',
    (path) => {
      const lost = movedFrom(path).filter(([id, to]) => {
        const [there = '', anchor] = to.split('#');
        const found = pages.get(there);
        return (
          found === undefined ||
          (anchor === undefined ? !there.endsWith(`/${id}`) : !idsOf(found).includes(id))
        );
      });
      expect(lost).toEqual([]);
    },
  );

  test('keeps the anchors of records, chapters, errors and groups on the first page', () => {
    const moved = new Map(movedFrom(FIRST_PAGE));
    const records = [...pages.keys()].flatMap((path) => /record-\w+$/.exec(path) ?? []);
    expect(records.length).toBeGreaterThan(10);
    const chapters = ['start', 'credentials', 'scopes', 'event-types', 'requests', 'int64', 'idempotency'];
    const others = ['versions', 'lists', 'errors', 'stored-data', 'plant-api', 'error-40003'];
    expect([...records, ...chapters, ...others].filter((id) => !moved.has(id))).toEqual([]);
    const groups = GROUP_PAGES.map((path) => path.slice(6));
    expect([...groups, 'operations'].filter((id) => !idsOf(first).includes(id))).toEqual([]);
  });

  test('loads nothing from elsewhere and holds nothing inline', () => {
    for (const [path, page] of pages) {
      expect([path, page.includes('<iframe')]).toEqual([path, path.startsWith(pageOfChapter('messages-'))]);
      const loads = [...page.matchAll(/ (?:src|href|srcset|action|poster|data)="([^"]*)"/g)].map(
        ([, url]) => url,
      );
      expect(loads.filter((url) => !/^(#|\/(?!\/))/.test(url ?? ''))).toEqual([]);
      expect(page).not.toMatch(/<style|<form| style="| on\w+="|<script(?![^>]* src="\/docs\/)/);
    }
  });

  test('escapes what it is given', () => {
    const hostile = pagesFor(`https://a.example/"><script>alert('1')</script>`);
    for (const page of hostile.values()) expect(page).not.toContain('<script>');
    // Not every page has the address of the service.
    const withAddress = [...hostile].filter(([path]) =>
      /https:\/\/api\.example(?!\.)/.test(pages.get(path) ?? ''),
    );
    for (const [, page] of withAddress) expect(page).toContain('&lt;script&gt;');
  });

  test('are the same each time', () => {
    expect(pagesFor('https://api.example')).toEqual(pages);
  });
});

test('no example breaks out of its shell quotes', () => {
  const requests = OPERATIONS.map((operation) => JSON.stringify(exampleOf(operation).request ?? null));
  expect(requests.filter((request) => request.includes("'"))).toEqual([]);
});

describe('samples of JSON', () => {
  const sample = {
    a: [],
    b: {},
    c: ['x', 1, null],
    d: [{ e: true }],
    f: Array.from({ length: 40 }, () => 'item'),
  };

  test('say what they were made from', () => {
    expect(JSON.parse(textOf(jsonSample(sample).text))).toEqual(sample);
  });

  test('keep short lists on a line and break long ones', () => {
    const lines = textOf(jsonSample(sample).text).split('\n');
    expect(lines).toContain('  "c": ["x", 1, null],');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});

describe('an example email', () => {
  const languages = new Languages([(tag) => import(`../../orders/notices/languages/${tag}.ts`)]);
  const look = async () => letterLook(nobodysTheme(), {});
  const app = express().use(
    referencePages({ serverUrl: 'https://api.example', letters: { languages, look } }),
  );
  const server = app.listen(0, '127.0.0.1');
  let base = '';

  beforeAll(async () => {
    if (!server.listening) await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test.each(SHOWN_MESSAGES)(
    '%s is a document that runs nothing and is framed by our pages alone',
    async (name) => {
      const response = await fetch(`${base}/docs/letters/de/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*frame-ancestors 'self'.*sandbox/,
      );
      expect(await response.text()).toContain('<html lang="de" dir="ltr">');
    },
  );
});

describe('over HTTP', () => {
  const app = express()
    .disable('etag')
    .use(referencePages({ serverUrl: 'https://api.example' }));
  const server = app.listen(0, '127.0.0.1');
  let base = '';

  beforeAll(async () => {
    if (!server.listening) await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test.each([FIRST_PAGE, pageOf('Pay links'), addressOf({ id: 'createOrder', tag: 'Orders' })])(
    '%s is served with its policy, and revalidated each time',
    async (path) => {
      const first = await fetch(base + path);
      expect(first.status).toBe(200);
      expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(first.headers.get('content-security-policy')).toBe(REFERENCE_POLICY);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      // Not `fetch`, which bypasses the cache for conditional requests.
      const again = await request(base + path, {
        headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
      });
      expect(again.statusCode).toBe(304);
    },
  );

  test('what the page loads is there, of its type, and kept for ever', async () => {
    const text = await (await fetch(`${base}/docs`)).text();
    const loads = [...text.matchAll(/(?:src|href)="(\/docs\/[^"]+\?v=[^"]+)"/g)].map(([, url = '']) => url);
    const answers = await Promise.all(loads.map(async (url) => fetch(base + url)));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/svg+xml; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
    ]);
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const unversioned = await fetch(`${base}/docs/reference.css`);
    expect(unversioned.headers.get('cache-control')).toBe('no-cache');
  });

  test('every picture of a chapter is there, as large as its page says, with what it shows in words', async () => {
    const shown = [...pages].flatMap(([path, page]) =>
      [...page.matchAll(/<img\s[^>]*>/g)].map(([tag]) => ({ path, tag })),
    );
    const names = new Set<string>();
    for (const { path, tag } of shown) {
      const of = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
      const answer = await fetch(base + of('src'));
      const { headers } = answer;
      expect([path, of('src'), answer.status]).toEqual([path, of('src'), 200]);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, width, height]).toEqual(['webp', 2 * Number(of('width')), 2 * Number(of('height'))]);
      expect({ src: of('src'), isSaid: of('alt').length > 20 }).toMatchObject({ isSaid: true });
      names.add(new URL(of('src'), base).pathname);
    }
    expect([...names].toSorted()).toEqual(PICTURES.map(({ path }) => path).toSorted());
    expect((await fetch(`${base}/docs/pictures/sizes.json`)).status).toBe(404);
  });

  test('another path is not the page, and another method is refused', async () => {
    for (const path of [
      '/docs/',
      '/docs/plants/',
      '/docs/Plants',
      '/docs/shoes',
      '/docs/plants/shoes',
      '/docs2',
    ]) {
      expect([path, (await fetch(base + path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/docs', '/docs/plants', '/docs/reference.css']) {
      const refused = await fetch(base + path, { method: 'POST' });
      expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
    const head = await fetch(`${base}/docs`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
