import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes a run into `results/` and returns its date. */
export function keep(run: object): string {
  const date = new Date().toISOString();
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = fileURLToPath(new URL(`${date.slice(0, 19).replaceAll(':', '-')}.json`, folder));
  writeFileSync(file, `${JSON.stringify({ date, ...run }, null, 2)}\n`);
  return date;
}
