/**
 * Measures what a browser loads first for both elements with Lit: dist/cdn/trellis.js and all that it imports
 * statically, gzip -9. Prints one line; exits 1 when it is over the budget.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const cdn = resolve(import.meta.dirname, '../dist/cdn');
export const BUDGET_BYTES = 12_000;

/** The file and what it imports, and so on; `import()` is not followed, since it loads on need only. */
function firstLoad(name, found = new Map()) {
  if (found.has(name)) return found;
  const code = readFileSync(resolve(cdn, name));
  found.set(name, gzipSync(code, { level: 9 }).length);
  for (const [, next] of code.toString().matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    firstLoad(next, found);
  }
  return found;
}

/** @returns {{ files: string[], bytes: number }} what is loaded, and its bytes in gzip */
export function measureFirstLoad() {
  const files = firstLoad('trellis.js');
  return { files: [...files.keys()], bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, bytes } = measureFirstLoad();
  const number = new Intl.NumberFormat('en');
  console.log(
    `First load of both elements with Lit: ${number.format(bytes)} of ${number.format(BUDGET_BYTES)} bytes gzip (${files.join(', ')})`,
  );
  process.exitCode = bytes > BUDGET_BYTES ? 1 : 0;
}
