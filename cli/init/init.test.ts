import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../bff/testing/service/free-port.ts';
import { signUp, startService, type Service, type SignedUp } from '../../bff/testing/service/service.ts';
import { buildPackage } from '../../scripts/build.mjs';
import { Computer } from '../testing/command.ts';
import { diffOf } from './diff.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let computer: Computer;
let project: string;
let servers: ChildProcess[];
beforeEach(() => {
  computer = new Computer();
  project = join(computer.folder, 'project');
  mkdirSync(project);
  servers = [];
});
afterEach(async () => {
  for (const server of servers) server.kill();
  await computer.leave();
});

function put(path: string, content: string | object): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const files = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(project, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(project.length + 1), readFileSync(path, 'utf8')]),
  );

const init = (...args: readonly string[]) => computer.run(['init', '--dir', project, ...args]);

/** Writes twice: the second time, there is nothing to do. */
async function initTwice(): Promise<Record<string, string>> {
  const first = await init('--yes');
  expect([first.code, first.stderr]).toEqual([0, expect.stringContaining('project')]);
  const written = files();
  const second = await init('--yes');
  expect([second.code, second.stderr]).toEqual([0, expect.stringContaining('there already')]);
  expect(files()).toEqual(written);
  return written;
}

const EXPRESS = `import express from 'express';

const app = express();
app.get('/', (request, response) => response.send('Till'));
app.listen(process.env.PORT);
`;

describe('runs', () => {
  let service: Service;
  let partner: SignedUp;
  beforeAll(async () => {
    await buildPackage({ ifStale: true });
    service = await startService();
    partner = await signUp(service);
  }, 180_000);
  afterAll(() => service.stop());

  function install(...names: readonly string[]): void {
    mkdirSync(join(project, 'node_modules'));
    symlinkSync(join(ROOT, 'components'), join(project, 'node_modules/trellis'));
    for (const name of names)
      symlinkSync(join(ROOT, 'node_modules', name), join(project, 'node_modules', name));
  }

  /** Starts a server of the project, and gets a token and its page from it. */
  async function tryOut(args: (port: string) => readonly string[], page: string): Promise<string> {
    const port = String(await freePort());
    const server = spawn(process.execPath, args(port), {
      cwd: project,
      env: {
        PATH: process.env['PATH'],
        PORT: port,
        TRELLIS_URL: service.url,
        TRELLIS_KEY: partner.key,
        TRELLIS_MERCHANT: partner.active,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    servers.push(server);
    const origin = `http://localhost:${port}`;
    await expect.poll(async () => (await fetch(origin + page).catch(() => undefined))?.status).toBe(200);
    const headers = { origin, 'sec-fetch-site': 'same-origin' };
    const minted = await fetch(`${origin}/trellis-session`, { method: 'POST', headers });
    expect([minted.status, await minted.json()]).toEqual([200, expect.objectContaining({ expires_in: 900 })]);
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${origin}/trellis-session`, { method: 'POST', headers: foreign })).status).toBe(403);
    const html = await (await fetch(origin + page)).text();
    expect(html).toContain('<trellis-create-plant>');
    const script = /<script type="module" src="([^"@]*trellis[^"]*)"/.exec(html)?.[1] ?? '/none';
    expect((await fetch(origin + script)).status).toBe(200);
    return origin;
  }

  test('an app of Express', async () => {
    put('package.json', { type: 'module', dependencies: { express: '5' } });
    put('server.js', EXPRESS);
    install('express');
    await initTwice();
    expect(await tryOut(() => ['server.js'], '/trellis.html')).toContain('http');
  });

  test('an app of Express with require', async () => {
    put('package.json', { dependencies: { express: '5' }, scripts: { start: 'node src/main.js' } });
    put(
      'src/main.js',
      EXPRESS.replace("import express from 'express'", "const express = require('express')"),
    );
    install('express');
    await initTwice();
    expect(await tryOut(() => ['src/main.js'], '/trellis.html')).toContain('http');
  });

  test.each([
    ['without a configuration', undefined],
    [
      'with a list of plugins',
      "import { defineConfig } from 'vite';\nexport default defineConfig({ plugins: [] });\n",
    ],
    [
      'with others',
      "import { defineConfig } from 'vite';\n\nexport default defineConfig({\n  base: '/',\n});\n",
    ],
  ])('a project of Vite %s', async (_name, config) => {
    put('package.json', { type: 'module', devDependencies: { vite: '8' } });
    put('index.html', '<!doctype html><script type="module" src="/main.js"></script>');
    if (config !== undefined) put('vite.config.js', config);
    install('vite');
    await initTwice();
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const origin = await tryOut(
      (port) => [vite, '--port', port, '--strictPort', '--host', 'localhost'],
      '/trellis.html',
    );
    expect(origin).toContain('http');
  });

  test('a plain page, whose server serves no hidden file', async () => {
    put('index.html', '<!doctype html>\n<html lang="en">\n  <body>\n    <h1>Till</h1>\n  </body>\n</html>\n');
    install();
    await initTwice();
    const origin = await tryOut(() => ['trellis-server.mjs'], '/');
    for (const path of [
      '/.env',
      '/..%2f.env',
      '/%2e%2e/secret.js',
      '/node_modules/trellis/package.json',
      '/.git/config',
    ])
      expect((await fetch(origin + path)).status).toBe(404);
  });
});

test('a project of Next gets a route and a page, in the folder that it has', async () => {
  put('package.json', { dependencies: { next: '16' } });
  put('src/app/layout.tsx', 'export default function Layout() {}');
  const written = await initTwice();
  expect(Object.keys(written)).toEqual(
    expect.arrayContaining([
      'src/app/trellis-session/route.ts',
      'src/app/trellis/page.jsx',
      'src/app/trellis/elements.jsx',
      '.env.local',
      '.gitignore',
    ]),
  );
});

test('a project of Next with pages gets its route below api', async () => {
  put('package.json', { dependencies: { next: '12' } });
  put('pages/index.js', '');
  expect(Object.keys(await initTwice())).toContain('pages/api/trellis-session.js');
});

test('it shows what it would change, and writes nothing without a yes', async () => {
  put('index.html', '<body>\n</body>\n');
  const before = files();
  const dry = await init('--dry-run');
  expect([dry.code, dry.stdout]).toEqual([
    0,
    expect.stringContaining('+ <trellis-session'.replace('+ ', '+   ')),
  ]);
  const { code, stderr } = await init();
  expect([code, stderr]).toEqual([1, expect.stringContaining('nobody can be asked')]);
  expect(files()).toEqual(before);
});

test('what is there stays as it is', async () => {
  put('index.html', '<body></body>\n');
  put('trellis-server.mjs', '// mine\n');
  put('.env', 'TRELLIS_KEY=ppk_sandbox_mine');
  put('.gitignore', 'node_modules');
  await init('--yes');
  expect(files()).toMatchObject({
    'trellis-server.mjs': '// mine\n',
    '.env': 'TRELLIS_KEY=ppk_sandbox_mine\nTRELLIS_URL=http://localhost:8080\nTRELLIS_MERCHANT=\n',
    '.gitignore': 'node_modules\n.env\n',
  });
});

test('with --json, it says what it wrote, and what comes next', async () => {
  put('index.html', '<body></body>\n');
  const { stdout } = await init('--yes', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    kind: 'plain',
    written: true,
    changes: [{ path: 'index.html', action: 'edit' }, {}, {}, {}],
  });
  expect(existsSync(join(project, 'trellis-server.mjs'))).toBe(true);
});

test.each([
  [{}, [], 1, 'no index.html'],
  [{ 'package.json': '{' }, [], 1, 'isn’t JSON'],
  [{ 'package.json': '{"dependencies": {"express": "5"}}' }, [], 1, 'const app = express()'],
  [{}, ['--kind', 'angular'], 2, '--kind must be one of'],
])('%j with %j is refused', async (content, args, code, words) => {
  for (const [path, text] of Object.entries(content)) put(path, text);
  const ended = await init('--yes', ...args);
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(words)]);
});

test('a diff has the changed lines, and two around each', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].join('\n');
  expect(diffOf(`${before}\n`, `${before.replace('b', 'B').replace('h', 'h\ni')}\n`)).toEqual([
    '  a',
    '- b',
    '+ B',
    '  c',
    '  d',
    '  …',
    '  g',
    '  h',
    '+ i',
  ]);
  expect(diffOf(undefined, 'a\nb\n')).toEqual(['+ a', '+ b']);
});
