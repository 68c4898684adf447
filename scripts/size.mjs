/**
 * Measures what a browser loads first, with Lit: dist/cdn/trellis.js (the session and the plant form) and
 * dist/cdn/webhooks.js (the session and the webhooks), each with all that it imports statically, gzip -9. Prints a line
 * each; exits 1 when one is over its budget.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const cdn = resolve(import.meta.dirname, '../dist/cdn');
export const BUDGET_BYTES = 14_000;
export const WEBHOOKS_BUDGET_BYTES = 24_000;

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

/**
 * @param {string} entry a file of dist/cdn
 * @returns {{ files: string[], bytes: number }} what is loaded, and its bytes in gzip
 */
export function measureFirstLoad(entry = 'trellis.js') {
  const files = firstLoad(entry);
  return { files: [...files.keys()], bytes: [...files.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const number = new Intl.NumberFormat('en');
  const entries = [
    { entry: 'trellis.js', what: 'both elements', budget: BUDGET_BYTES },
    { entry: 'webhooks.js', what: 'the webhooks', budget: WEBHOOKS_BUDGET_BYTES },
  ];
  for (const { entry, what, budget } of entries) {
    const { files, bytes } = measureFirstLoad(entry);
    const sizes = `${number.format(bytes)} of ${number.format(budget)} bytes gzip`;
    console.log(`First load of ${what} with Lit: ${sizes} (${files.join(', ')})`);
    if (bytes > budget) process.exitCode = 1;
  }
}
