import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { type Browser, chromium, type Page } from '@playwright/test';
import { html } from 'lit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../../../scripts/build.mjs';
import { ELEMENTS, elementEntries, packageExports, reactEntries } from '../../../scripts/build/elements.ts';
import { catalogOf } from '../../../scripts/build/catalogs.ts';
import { others } from '../../i18n/catalog.ts';
import { speaking, speechOf } from '../../i18n/speech.ts';
import { nodesOnPath } from '../nodes-on-path.ts';
import { budgetIn, BUDGETS, elementFiles, measureFirstLoad } from '../../../scripts/size.mjs';
import '../../entries/trellis.ts';

const root = resolve(import.meta.dirname, '../../..');
const built = (name: string): string => readFileSync(resolve(root, 'components/dist/cdn', name), 'utf8');
const info = {
  object: 'session',
  merchant: 'mer_1',
  scopes: ['plants:write', 'webhooks:read'],
  environment: 'sandbox',
};

const embedded = `<!doctype html><html lang="en"><title>Embedded</title><link rel="stylesheet" href="/page.css">
<script type="module" src="/cdn/trellis.js"></script>
<trellis-session endpoint="/mint"><trellis-create-plant></trellis-create-plant></trellis-session><p>Below</p>`;

const partners = `<!doctype html><html lang="en"><title>Partners</title><script type="module" src="/cdn/webhooks.js"></script>
<trellis-session cookie csrf="c1"><trellis-webhooks></trellis-webhooks></trellis-session>`;
const endpoints = [{ id: 'whe_1', url: 'https://pos.example/hooks', status: 'enabled', version: 1 }];
const list = (data: object[]): string => JSON.stringify({ data, has_more: false, next_cursor: null });

const hosted = `<!doctype html><html lang="en"><title>Hosted</title>
<script type="module" src="/cdn/hosted.js"></script>
${collectResultSync(
  render(
    html`<trellis-session cookie csrf="c1"
      ><trellis-create-plant action="/plain" csrf="c1" plant-id="7" server-ready></trellis-create-plant
    ></trellis-session>`,
  ),
)}`;
const german = speaking(speechOf('de', await catalogOf('de', resolve(root, 'components'))), () =>
  collectResultSync(
    render(
      html`<trellis-session cookie csrf="c1"
        ><trellis-create-plant action="/plain" csrf="c1" plant-id="7" server-ready></trellis-create-plant
      ></trellis-session>`,
    ),
  ),
);
const hashes = [...hosted.matchAll(/<style>(.*?)<\/style>/gs)].map(
  ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
);

const answers: Record<string, [type: string, body: string]> = {
  '/embedded': ['text/html', embedded],
  '/hosted': ['text/html', hosted],
  '/hosted.de': [
    'text/html',
    `<!doctype html><html lang="de"><title>Hosted</title><script type="module" src="/cdn/hosted.de.js"></script>${german}`,
  ],
  '/partners': ['text/html', partners],
  '/v1/webhook_endpoints?limit=100': ['application/json', list(endpoints)],
  '/v1/webhook_endpoints/whe_1/deliveries?': ['application/json', list([])],
  '/page.css': [
    'text/css',
    'trellis-session:not(:defined){display:contents}trellis-create-plant:not(:defined){display:block;min-height:390px}',
  ],
  '/mint': ['application/json', '{"token":"t","expires_in":900}'],
  '/v1/sessions/current': ['application/json', JSON.stringify(info)],
  '/plants': ['application/json', '{"name":"Fern"}'],
  '/favicon.ico': ['image/x-icon', ''],
};

describe('the built package', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    await buildPackage({ ifStale: true });
    server = createServer(({ url = '' }, response) => {
      const code = url.startsWith('/cdn/')
        ? readFileSync(resolve(root, `components/dist${url}`), 'utf8')
        : '';
      const [type, body] = answers[url] ?? ['text/javascript', code];
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' ${hashes.join(' ')}; connect-src 'self'`,
      });
      response.end(body);
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

  /** Opens a page, and collects whatever its console has to say. */
  async function open(
    path: string,
    element = 'trellis-create-plant',
  ): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.total += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    await page.locator(`${element}[state=ready]`).waitFor();
    return { page, complaints };
  }

  const code = (elements: readonly string[], language: string): string =>
    measureFirstLoad(elements, language).files.map(built).join('');

  it.for(BUDGETS)('loads $what within $budget bytes, in every language', ({ elements, budget }) => {
    const over = Object.keys(elementFiles()).filter(
      (language) => measureFirstLoad(elements, language).bytes > budgetIn(budget, language),
    );
    expect(over).toEqual([]);
  });

  it('has an entry in package.json for each element of the list', () => {
    const { exports } = JSON.parse(readFileSync(resolve(root, 'components/package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    const entries = Object.entries(exports).filter(([, file]) => file.startsWith('./dist/npm/'));
    expect(Object.fromEntries(entries)).toEqual(packageExports());
  });

  it('loads what elements share once, however many are on a page', () => {
    const names = ELEMENTS.map(({ name }) => `trellis-${name}`);
    for (const language of Object.keys(elementFiles()))
      for (const name of names) {
        const { files } = measureFirstLoad(['trellis-session', name], language);
        const both = measureFirstLoad(names, language).files;
        expect(files.filter((file) => !both.includes(file))).toEqual([]);
        // One core for all, whose file the session's element is in.
        expect(files).toContain(elementFiles()[language]?.['trellis-session']?.[0]);
      }
  });

  it('loads the webhooks without their forms, and the form without the webhooks', () => {
    const webhooks = code(['trellis-webhooks'], 'en');
    expect(webhooks).toContain('Add endpoint');
    expect(webhooks).not.toContain('New endpoint');
    expect(code(['trellis-create-plant'], 'en')).not.toContain('Add endpoint');
  });

  it('says everything in the language of its files', () => {
    expect(code(['trellis-create-plant'], 'de')).toContain('Pflanze hinzufügen');
    expect(code(['trellis-create-plant'], 'ja')).toContain('植物を追加');
    for (const language of others)
      expect(code(['trellis-create-plant'], language)).not.toContain('Add a plant');
  });

  it('has an integrity hash for each script', () => {
    const integrity = JSON.parse(built('integrity.json')) as Record<string, string>;
    const scripts = readdirSync(resolve(root, 'components/dist/cdn')).filter((name) => name.endsWith('.js'));
    expect(Object.keys(integrity).toSorted()).toEqual(scripts.toSorted());
    for (const name of scripts) {
      const hash = createHash('sha384').update(built(name)).digest('base64');
      expect(integrity).toHaveProperty([name], `sha384-${hash}`);
    }
  });

  describe('can be imported where there is no browser', () => {
    const entries = Object.values(packageExports()).map((entry) => resolve(root, 'components', entry));
    /** Imports each entry in a thread of its own, with globals of its own, and prints those that fail. */
    const failing = (node: string, ...before: string[]): string => {
      const code = `
        const { once } = require('node:events');
        const { Worker } = require('node:worker_threads');
        const importAll = async () => {
          for (const entry of ${JSON.stringify(entries)}) {
            const modules = ${JSON.stringify(before)}.concat(entry).map((one) => JSON.stringify(one));
            const steps = modules.map((one) => 'await import(' + one + ');').join('');
            const thread = new Worker('(async () => {' + steps + '})()', { eval: true });
            await once(thread, 'exit').catch((error) => console.log(entry, error));
          }
        };
        void importAll();`;
      return execFileSync(node, ['-e', code], { encoding: 'utf8' });
    };

    it('by the Node of these tests', () => {
      expect(entries.length).toBeGreaterThan(20);
      expect(failing(process.execPath)).toBe('');
    });
    it('without what Node has got since 20', () => {
      const older = resolve(import.meta.dirname, '../as-node-20.mjs');
      expect(failing(process.execPath, older)).toBe('');
    });

    // The pinned Node is newer; the one that the machine brings is often the oldest that `engines` allows.
    const others = nodesOnPath().filter((version) => version.path !== process.execPath);
    it.for(others)('by $version', ({ path }) => expect(failing(path)).toBe(''));
  });

  it('says first of all to React that its entries are for the browser', () => {
    for (const entry of ['react', ...Object.keys(reactEntries())])
      expect(readFileSync(resolve(root, `components/dist/npm/${entry}.js`), 'utf8')).toMatch(
        /^'use client';\n/,
      );
    for (const entry of ['trellis', ...Object.keys(elementEntries()), 'localize'])
      expect(readFileSync(resolve(root, `components/dist/npm/${entry}.js`), 'utf8')).not.toContain(
        'use client',
      );
  });

  it('works embedded under a strict policy, in silence, and moves nothing while it loads', async () => {
    const { page, complaints } = await open('/embedded');
    expect(await page.evaluate('globalThis.shifts.total')).toBe(0);
    await page.getByRole('textbox', { name: 'Plant number' }).fill('9223372036854775807');
    await page.getByRole('textbox', { name: 'Name' }).fill('Fern');
    const [request] = await Promise.all([
      page.waitForRequest('**/plants'),
      page.getByRole('button', { name: 'Add plant' }).click(),
    ]);
    expect(request.postData()).toBe('{"id":9223372036854775807,"name":"Fern"}');
    await page.getByText('Fern was added.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows the webhooks under a strict policy, in silence, their code line by line', async () => {
    const { page, complaints } = await open('/partners', 'trellis-webhooks');
    await page.getByText('Nothing has been sent yet.').waitFor();
    const lines = (await page.getByText("import express from 'express';").textContent())?.split('\n') ?? [];
    expect(lines.slice(0, 3)).toEqual([
      "import express from 'express';",
      "import { Webhook } from 'standardwebhooks';",
      '',
    ]);
    expect(lines).toContain('    webhook.verify(request.body, request.headers);');
    expect(complaints).toEqual([]);
  });

  it('hydrates what the server rendered: the same nodes, come alive', async () => {
    const { page, complaints } = await open('/hosted');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Fern');
    await Promise.all([page.waitForRequest('**/plants'), name.press('Enter')]);
    await page.getByText('Fern was added.').waitFor();
    expect(await page.locator('trellis-create-plant form').count()).toBe(1);
    expect(await page.getByRole('textbox', { name: 'Plant number' }).inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('hydrates what the server rendered in another language, and goes on in it', async () => {
    const { page, complaints } = await open('/hosted.de');
    await page.getByRole('textbox', { name: 'Name' }).fill('Farn');
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await page.getByText('Farn wurde hinzugefügt.').waitFor();
    expect(await page.locator('trellis-create-plant form').count()).toBe(1);
    expect(await page.getByRole('button').allTextContents()).not.toContain('Add plant');
    expect(complaints).toEqual([]);
  });

  it('keeps what was typed before the script arrived', async () => {
    const page = await browser.newPage();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/hosted.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hosted`, {
      waitUntil: 'commit',
    });
    await page.getByRole('textbox', { name: 'Name' }).fill('Early bird');
    release();
    await page.waitForFunction(
      () => document.querySelector('trellis-create-plant')?.plantName === 'Early bird',
    );
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Early bird');
    expect(await page.getByRole('textbox', { name: 'Plant number' }).inputValue()).toBe('7');
  });
});
