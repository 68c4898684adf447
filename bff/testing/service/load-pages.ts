import { glob } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const BFF = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = '**/{site-pages,hosted-pages,console,render-pages}.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the code of pages, once in each process. The service leaves that to the first request for one; here,
 * where each module is transformed first, a busy machine would take longer than a test waits for its first
 * page.
 */
export function loadPages(): Promise<void> {
  return (loading ??= load());
}

async function load(): Promise<void> {
  for await (const file of glob(PAGES, { cwd: BFF })) await import(pathToFileURL(BFF + file).href);
}
