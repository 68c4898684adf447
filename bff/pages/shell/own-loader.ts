import { readFileSync, statSync } from 'node:fs';
import { OWN_VERSION } from './released-elements.ts';

const DIST = new URL('../../../dist/', import.meta.url);
const NAME = 'trellis.js';

/** The script that finds the elements of a page, at the version of the package that the service runs with. */
export interface OwnLoader {
  /** Where `ReleasedElements` serves it, or leads to it while the version is not released. */
  readonly path: string;
  /** `sha384-…` of the bytes that a browser gets there. */
  readonly integrity: string;
}

/** As the newest build has it; undefined while there is none. */
export function ownLoader(): OwnLoader | undefined {
  // What was kept when it was released, or else what was built last: what the address leads to.
  const integrity = hashIn(`versions/${OWN_VERSION}/`) ?? hashIn('cdn/');
  return integrity === undefined ? undefined : { path: `/elements/${OWN_VERSION}/${NAME}`, integrity };
}

const known = new Map<string, { readonly writtenMs: number; readonly hash: string | undefined }>();

function hashIn(folder: string): string | undefined {
  const file = new URL(`${folder}integrity.json`, DIST);
  const writtenMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenMs === undefined) return undefined;
  const kept = known.get(folder);
  if (kept?.writtenMs === writtenMs) return kept.hash;
  const { [NAME]: hash }: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  known.set(folder, { writtenMs, hash });
  return hash;
}
