/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue } from './catalogue.ts';
import type { Language } from './languages.ts';

/** Each folder's catalogue of each language, loaded on demand. */
const parts = import.meta.glob<Catalogue>('../**/languages/*.ts', { import: 'messages' });

/** Loads a language's catalogue; empty for English, whose texts are in the sources. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const paths = Object.keys(parts).filter((path) => path.endsWith(`/${language}.ts`));
  return Object.assign({}, ...(await Promise.all(paths.map((path) => parts[path]?.()))));
}
