import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { ISO_4217, writtenBy } from '../../bff/core/money/testing/iso-4217.ts';
import { buildPackage } from '../../scripts/build.mjs';
import { nodesOnPath } from '../testing/nodes-on-path.ts';

const root = resolve(import.meta.dirname, '../..');
beforeAll(async () => void (await buildPackage({ ifStale: true })), 120_000);

/** Returns the external imports of a built entry, including transitive ones. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  const code = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of code.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)) {
    if (!specifier.startsWith('.')) seen.add(specifier);
    else importsOf(resolve(dirname(file), specifier), seen);
  }
  return seen;
}

test('the entry for servers runs anywhere: it has no part of Node, and none of the elements', () => {
  expect([...importsOf(resolve(root, 'components/dist/npm/server.js'))].toSorted()).toEqual([
    'lossless-json',
    'openapi-fetch',
  ]);
  expect([...importsOf(resolve(root, 'components/dist/npm/server-node.js'))]).toEqual([]);
  for (const name of ['server', 'server-node']) {
    const code = readFileSync(resolve(root, `components/dist/npm/${name}.js`), 'utf8');
    expect(code).not.toMatch(/\b(?:process|Buffer|__dirname|require|window|document)\b/);
  }
});

test('who only verifies webhooks bundles no client', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-entry-'));
  const entry = join(folder, 'entry.js');
  const server = JSON.stringify(resolve(root, 'components/dist/npm/server.js'));
  writeFileSync(entry, `export { verifyWebhook } from ${server};`);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'entry' } },
  });
  rmSync(folder, { recursive: true });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('webhook-signature');
  expect(code).not.toMatch(/Idempotency-Key|querySerializer|merchantOf/);
});

const NODES = [{ path: process.execPath, version: `Node ${process.version}` }, ...nodesOnPath()];
test.each(NODES)('amounts have the decimals of ISO 4217 in $version', ({ path }) => {
  const program = `
    const { decimalsOf, formatMoney } = await import(${JSON.stringify(resolve(root, 'components/dist/npm/server.js'))});
    const written = ${JSON.stringify(ISO_4217)}.map(([currency]) =>
      [decimalsOf(currency), formatMoney({ amount: 1234567, currency }, 'en-GB')]);
    console.log(JSON.stringify(written));`;
  const written = execFileSync(path, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  // Signs of currencies differ between versions.
  const digitsOf = (text: string): string => text.replace(/^\D+/, '');
  const found = (JSON.parse(written) as [number, string][]).map(([decimals, text]) => [
    decimals,
    digitsOf(text),
  ]);
  const expected = ISO_4217.map((one) => [one[1], digitsOf(writtenBy('en-GB', one, 1_234_567))]);
  expect(found).toEqual(expected);
});
