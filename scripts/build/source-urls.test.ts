import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceUrls } from './source-urls.ts';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'trellis-bundle-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

const CODE = 'export const here = import.meta.url;';
const FOLDER = '/checkout/bff/';

/** What a bundle in `outDir` has of a module. */
function bundled(id: string): string {
  const { transform } = sourceUrls(FOLDER, outDir) as { transform(code: string, id: string): unknown };
  const changed = transform(CODE, id) as { code: string } | undefined;
  return changed?.code ?? CODE;
}

test.each([
  '/checkout/bff/main.ts',
  '/checkout/bff/pages/shell/styles/style-sheet.ts',
  '/checkout/bff/a b/“c”.ts',
])('in a bundle, %s has its own address', async (id) => {
  const file = join(outDir, 'bundle.js');
  writeFileSync(file, bundled(id));
  const { here } = (await import(pathToFileURL(file).href)) as { here: string };
  expect(here).toBe(pathToFileURL(id).href);
});

test('a module of a package keeps the address of the bundle', () => {
  expect(bundled('/checkout/node_modules/some/index.js')).toBe(CODE);
});
