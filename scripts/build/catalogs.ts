import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalog } from '../../components/i18n/catalog.ts';

/**
 * All that the elements say in a language, read as components/i18n/localize.ts does, but without a
 * bundler.
 */
export async function catalogOf(language: string, components: string): Promise<Catalog> {
  const files = globSync(`**/languages/${language}.ts`, {
    cwd: components,
    exclude: ['**/{node_modules,dist}/**'],
  }).toSorted();
  const parts = await Promise.all(files.map((file) => import(pathToFileURL(resolve(components, file)).href)));
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as Catalog;
}
