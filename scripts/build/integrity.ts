import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `sha384-…` of each script in the folder, for the attribute `integrity`. */
export function integrityOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const hash = createHash('sha384').update(readFileSync(join(folder, name)));
      return [name, `sha384-${hash.digest('base64')}`];
    }),
  );
}
