import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPackage } from '../../scripts/build.mjs';
import { elementFiles } from '../../scripts/size.mjs';

const dist = resolve(import.meta.dirname, '../dist');
const LOADER = '<script type="module" src="/cdn/trellis.js"></script>';
const FORM =
  '<trellis-session endpoint="/mint"><trellis-create-plant></trellis-create-plant></trellis-session>';
const WEBHOOKS = '<trellis-session cookie csrf="c"><trellis-webhooks></trellis-webhooks></trellis-session>';
const STRICT = `default-src 'none'; style-src 'self'; connect-src 'self'; script-src`;

const list = JSON.stringify({ data: [], has_more: false, next_cursor: null });
const responses: Record<string, string> = {
  '/mint': '{"token":"t","expires_in":900}',
  '/v1/sessions/current': JSON.stringify({
    object: 'session',
    merchant: 'mer_1',
    scopes: ['plants:write', 'webhooks:read'],
    environment: 'sandbox',
  }),
  '/v1/webhook_endpoints?limit=100': list,
  '/plants': '{"name":"Fern"}',
};

/** Returns how many copies of Lit a page has: each has a separate base class. */
const litsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? within(one.shadowRoot) : []),
      ]);
    const own = within(document).filter(({ localName }) => localName.startsWith('trellis-'));
    const bases = own.map(({ localName }) => {
      let base: unknown = customElements.get(localName);
      while (base && Object.getPrototypeOf(base) !== HTMLElement) base = Object.getPrototypeOf(base);
      return base;
    });
    return new Set(bases.filter(Boolean)).size;
  });

describe('the loader', () => {
  let server: Server;
  let browser: Browser;
  let context: BrowserContext;
  let html = '';
  let policy = '';

  beforeAll(async () => {
    await buildPackage({ ifStale: true });
    server = createServer(({ url = '' }, response) => {
      if (url === '/') {
        response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html);
      } else if (url.startsWith('/cdn/')) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(dist + url));
      } else {
        const body = responses[url];
        response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(body ?? '{}');
      }
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => context.close());

  interface Opened {
    readonly page: Page;
    /** The errors and warnings of its console. */
    readonly complaints: string[];
    /** Names of the files of the package that it has asked for. */
    readonly asked: string[];
  }

  /** Opens a page with this in it, once nothing is on its way anymore. */
  async function open(body: string, { lang = 'en', script = "'self'" } = {}): Promise<Opened> {
    const page = await context.newPage();
    const opened: Opened = { page, complaints: [], asked: [] };
    page.on('console', (message) => opened.complaints.push(message.text()));
    page.on('pageerror', (error) => opened.complaints.push(String(error)));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/cdn/')) opened.asked.push(pathname.slice('/cdn/'.length));
    });
    html = `<!doctype html><html lang="${lang}"><title>Page</title><link rel="icon" href="data:,">${body}`;
    policy = `${STRICT} ${script}; img-src data:`;
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle',
    });
    return opened;
  }

  it('loads the elements of a page with its tag and nothing else, with one Lit, each file once', async () => {
    const { page, complaints, asked } = await open(LOADER + FORM + WEBHOOKS);
    await page.getByRole('textbox', { name: 'Plant number' }).fill('41');
    await page.getByText('No endpoints yet.').waitFor();
    expect(await litsOf(page)).toBe(1);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(complaints).toEqual([]);
  });

  it('loads nothing for a page without elements', async () => {
    const { page, asked } = await open(`${LOADER}<x-other></x-other><p>Text</p>`);
    expect(asked).toEqual(['trellis.js']);
    expect(await litsOf(page)).toBe(0);
  });

  it('loads an element that is added later, also deep in what is added', async () => {
    const { page, asked } = await open(`${LOADER}<main></main>`);
    expect(asked).toEqual(['trellis.js']);
    await page.evaluate((form) => {
      const added = document.createElement('div');
      added.innerHTML = `<section>${form}</section>`;
      document.querySelector('main')?.append(added);
    }, FORM);
    await page.getByRole('button', { name: 'Add plant' }).waitFor();
    expect(await litsOf(page)).toBe(1);
  });

  it('loads an element in the open shadow root of an element that is defined later', async () => {
    const { page } = await open(`${LOADER}<x-frame></x-frame>`);
    await page.evaluate((form) => {
      customElements.define(
        'x-frame',
        class extends HTMLElement {
          connectedCallback(): void {
            this.attachShadow({ mode: 'open' }).innerHTML = form;
          }
        },
      );
    }, FORM);
    await page.getByRole('button', { name: 'Add plant' }).waitFor();
    expect(await litsOf(page)).toBe(1);
  });

  it('loads an element that comes into an open shadow root later', async () => {
    const { page } = await open(`${LOADER}<x-frame></x-frame>`);
    await page.evaluate(() => {
      customElements.define(
        'x-frame',
        class extends HTMLElement {
          constructor() {
            super();
            this.attachShadow({ mode: 'open' });
          }
        },
      );
    });
    await page.evaluate((form) => {
      const { shadowRoot } = document.querySelector('x-frame') as Element;
      (shadowRoot as ShadowRoot).innerHTML = form;
    }, FORM);
    await page.getByRole('button', { name: 'Add plant' }).waitFor();
    expect(await litsOf(page)).toBe(1);
  });

  it.for([
    ['de', 'Hinzufügen'],
    ['de-AT', 'Hinzufügen'],
    ['ja', '追加'],
    ['pl-PL', 'Dodaj roślinę'],
    ['zh', 'Add plant'],
  ] as const)('speaks the language of the page: %s', async ([lang, name]) => {
    const { page } = await open(LOADER + FORM, { lang });
    await page.getByRole('button', { name, exact: true }).waitFor();
    expect(await litsOf(page)).toBe(1);
  });

  it('writes Arabic to the left on a page that has forgotten to', async () => {
    const { page } = await open(LOADER + FORM, { lang: 'ar' });
    const button = page.getByRole('button', { name: 'إضافة', exact: false }).first();
    await button.waitFor();
    expect(await button.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
    expect(await page.locator('html').getAttribute('dir')).toBeNull();
  });

  describe('with localize.js in its place', () => {
    const LOCALIZE = '<script type="module" src="/cdn/localize.js"></script>';

    /** Calls a function of localize.js in the page. */
    const call = (page: Page, name: string, ...values: unknown[]): Promise<unknown> =>
      // As text, since an import in a function would be the test's instead of the page's.
      page.evaluate(`import('/cdn/localize.js').then((all) => all.${name}(...${JSON.stringify(values)}))`);

    it('shows words of the page’s own in an element that is there, and in one that comes later', async () => {
      const { page, complaints, asked } = await open(`${LOCALIZE}${FORM}<main></main>`, { lang: 'de-AT' });
      await page.getByRole('button', { name: 'Hinzufügen' }).waitFor();
      await call(page, 'setMessages', 'de', {
        'Add plant': 'Pflanze anlegen',
        'No endpoints yet.': 'Hier ist noch nichts.',
      });
      await page.getByRole('button', { name: 'Pflanze anlegen' }).waitFor();
      await page.evaluate((webhooks) => {
        (document.querySelector('main') as HTMLElement).innerHTML = webhooks;
      }, WEBHOOKS);
      await page.getByText('Hier ist noch nichts.').waitFor();
      expect(await litsOf(page)).toBe(1);
      expect(asked.filter((file) => /^(?:trellis|language-(?!de))/.test(file))).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it('speaks each language around an element, and follows <html lang>', async () => {
      const { page } = await open(`${LOCALIZE}${FORM}<div lang="ar">${FORM}</div>`, { lang: '' });
      await page.getByRole('button', { name: 'Add plant' }).waitFor();
      const arabic = page.getByRole('button', { name: 'إضافة', exact: true });
      await arabic.waitFor();
      expect(await arabic.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
      await page.evaluate(() => (document.documentElement.lang = 'fr'));
      await page.getByRole('button', { name: 'Ajouter la plante' }).waitFor();
      await arabic.waitFor();
    });

    it('leaves elements in English where their language can’t be loaded', async () => {
      await context.route('**/cdn/language-*', (route) => route.abort());
      const { page } = await open(LOCALIZE + FORM, { lang: 'fr' });
      await page.getByRole('button', { name: 'Add plant' }).waitFor();
      expect(await page.locator('trellis-create-plant').getAttribute('dir')).toBeNull();
    });
  });

  it('leaves an element alone that the page has defined', async () => {
    const { page, asked } = await open(
      `<script type="module" src="/cdn/session.js"></script><script type="module" src="/cdn/create-plant.js"></script>${LOADER}${FORM}`,
    );
    await page.getByRole('button', { name: 'Add plant' }).waitFor();
    expect(await litsOf(page)).toBe(1);
    expect(asked.filter((name) => name.startsWith('create-plant-'))).toHaveLength(1);
  });

  it('asks for all files of an element at once', async () => {
    const files = elementFiles()['en']?.['trellis-create-plant'] ?? [];
    expect(files.length).toBeGreaterThan(1);
    const asked = new Set<string>();
    let all = (): void => {};
    const askedForAll = new Promise<void>((done) => (all = done));
    // None comes before all were asked for: a chain of requests would wait for ever.
    for (const file of files)
      await context.route(`**/cdn/${file}`, async (route) => {
        if (asked.add(file).size === files.length) all();
        await askedForAll;
        await route.continue();
      });
    const { page } = await open(LOADER + FORM);
    await page.getByRole('button', { name: 'Add plant' }).waitFor();
    expect(await litsOf(page)).toBe(1);
  });

  it.for(["'nonce-n1'", "'nonce-n1' 'strict-dynamic'"])(
    'works in silence under script-src %s',
    async (script) => {
      const tag = LOADER.replace('<script', '<script nonce="n1"');
      const { page, complaints } = await open(tag + FORM, { script });
      await page.getByRole('button', { name: 'Add plant' }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('tries an element again when the device is back online', async () => {
    await context.route('**/cdn/session-*', (route) => route.abort());
    const { page } = await open(LOADER + FORM);
    expect(await page.evaluate(() => !!customElements.get('trellis-create-plant'))).toBe(false);
    await context.unroute('**/cdn/session-*');
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Add plant' }).waitFor();
    expect(await litsOf(page)).toBe(1);
  });

  it('has brought along what it says once the network is gone', async () => {
    const { page } = await open(LOADER + FORM);
    await page.getByRole('textbox', { name: 'Plant number' }).fill('41');
    await page.getByRole('textbox', { name: 'Name' }).fill('Fern');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add plant' }).click();
    await page.getByText('You’re offline.').waitFor();
    await page.getByText('What you typed is kept.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Add plant' }).click();
    await page.getByText('Fern was added.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Plant number' }).inputValue()).toBe('');
  });

  it('keeps what was typed where the rest of the form can’t be loaded, and sends it once it can', async () => {
    await context.route('**/cdn/plant-news-*', (route) => route.abort());
    const { page } = await open(LOADER + FORM);
    await page.getByRole('textbox', { name: 'Plant number' }).fill('41');
    await page.getByRole('textbox', { name: 'Name' }).fill('Fern');
    await page.getByRole('button', { name: 'Add plant' }).click();
    await page.getByText('This isn’t available right now.').waitFor();
    await context.unroute('**/cdn/plant-news-*');
    await page.getByRole('button', { name: 'Add plant' }).click();
    await page.getByText('Fern was added.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Plant number' }).inputValue()).toBe('');
  });
});
