import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '../../components/i18n/catalogue.ts';

/**
 * All that the elements say in a language, read as components/i18n/load-catalogue.ts does, but without a
 * bundler.
 */
export async function catalogueOf(language: string, components: string): Promise<Catalogue> {
  const files = globSync(`**/languages/${language}.ts`, {
    cwd: components,
    exclude: ['**/node_modules/**'],
  }).toSorted();
  const parts = await Promise.all(files.map((file) => import(pathToFileURL(resolve(components, file)).href)));
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as Catalogue;
}
