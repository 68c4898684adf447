/**
 * Whether what was built is what the sources as they are would give: nothing of the builds is loaded to tell.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SAMPLE_PAGES } from './sample-pages.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** File of a build with the hash of its sources. */
export const STAMP = '.built-from';

interface Build {
  /** Where its stamp is. */
  readonly folder: string;
  readonly sources: readonly string[];
}

/** The elements and what is built with them. */
export const PACKAGE: Build = {
  folder: 'dist',
  sources: [
    'components/**/*.ts',
    '{components,bff}/package.json',
    'cli/**/*.ts',
    'bff/core/money/*.ts',
    'bff/core/{http,text}/**/*.ts',
    'bff/developers/themes/**/*.ts',
    'bff/**/contract/**/*.ts',
    'bff/catalog/images/drawings/*.ts',
    ...SAMPLE_PAGES,
    'bff/pages/docs/{search,search-box}/*.ts',
    'scripts/build.mjs',
    'scripts/build/*.ts',
    'vite.config.ts',
    'tsconfig*.json',
    'package-lock.json',
  ],
};

/** The guides that the package brings along: those of its version, as they are written. */
export const GUIDES: Build = {
  folder: 'components/dist/guides',
  sources: ['docs/*.{md,json,mjs,sh}', 'docs/{samples,pictures}/**/*.*', 'CHANGELOG.md', 'SECURITY.md'],
};

/** The service, whose pages hydrate some elements and say what they say. */
export const SERVICE: Build = {
  folder: 'dist/service',
  sources: [
    'bff/**/*.ts',
    'components/**/*.ts',
    'scripts/build/{freshness,licenses,service,source-urls}.ts',
    'vite.config.ts',
    'package-lock.json',
  ],
};

/** One hash over all that a build reads. */
export function sourcesHash({ sources }: Build): string {
  const hash = createHash('sha256');
  // Some folders have packages of their own, which tests install.
  for (const path of globSync(sources, { cwd: ROOT, exclude: ['**/{node_modules,dist}/**'] }).toSorted()) {
    if (path.endsWith('.test.ts')) continue;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(resolve(ROOT, path)));
  }
  return hash.digest('hex');
}

/** Whether a build is there that was made from sources with this hash, by default those of now. */
export function isFresh(build: Build, hash = sourcesHash(build)): boolean {
  try {
    return readFileSync(resolve(ROOT, build.folder, STAMP), 'utf8') === hash;
  } catch {
    return false;
  }
}
