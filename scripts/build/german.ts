import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from './messages.ts';

/** All that the elements say in German, read as components/localize/de.ts reads it, but without a bundler. */
export async function germanCatalogue(components: string): Promise<Catalogue> {
  const files = [...globSync('*/*.de.ts', { cwd: components })].toSorted();
  const parts = await Promise.all(files.map((file) => import(pathToFileURL(resolve(components, file)).href)));
  return Object.assign({}, ...parts.map(({ german }) => german)) as Catalogue;
}
