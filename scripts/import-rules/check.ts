import { glob, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { findCycles } from './cycles.ts';
import { describeFigures, findFullFolders } from './figures.ts';
import { importsOf, type Import, type SourceFile } from './imports.ts';
import { findUndeclared, readDeclared } from './packages.ts';
import { startOf, type Place } from './place.ts';
import { DISTRICTS, isRising } from './places/districts.ts';

const AREAS = ['bff', 'bench', 'cli', 'components', 'demo', 'e2e', 'scripts'];

/**
 * Checks every source file under `root`.
 * @returns violations, which read `file:line imports X: rule`, and figures for a person to read
 */
export async function checkTree(
  root: string,
  places: readonly Place[],
): Promise<{ files: number; violations: readonly string[]; figures: readonly string[] }> {
  const sources = new Map<string, string>();
  const pattern = `{${AREAS.join(',')}}/**/*.{ts,tsx,js,mjs}`;
  for await (const path of glob(pattern, { cwd: root, exclude: isInstalled })) {
    sources.set(path, await readFile(join(root, path), 'utf8'));
  }
  const files = readAll(sources);
  const violations = [
    ...checkFiles(files, places),
    ...findUndeclared(files, await readDeclared(root), isTest),
    ...findFullFolders(sources.keys()),
  ];
  return { files: sources.size, violations, figures: describeFigures(sources, files) };
}

/** Packages and builds, which a folder may have of its own. */
const isInstalled = (path: string): boolean => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path);

/** Checks texts by path. */
export function checkSources(sources: ReadonlyMap<string, string>, places: readonly Place[]): string[] {
  return checkFiles(readAll(sources), places);
}

function readAll(sources: ReadonlyMap<string, string>): readonly SourceFile[] {
  return [...sources].toSorted(([a], [b]) => a.localeCompare(b)).map(([path, text]) => read(path, text));
}

function checkFiles(files: readonly SourceFile[], places: readonly Place[]): string[] {
  return [...files.flatMap((file) => checkFile(file, places)), ...findCycles(files)];
}

function read(path: string, text: string): SourceFile {
  const imports = importsOf(path, text).map((one) =>
    one.specifier.startsWith('.') ? { ...one, target: posix.join(posix.dirname(path), one.specifier) } : one,
  );
  return { path, imports };
}

function checkFile(file: SourceFile, places: readonly Place[]): string[] {
  const place = places.find(({ files }) => startOf(files, file.path));
  if (!place) return [`${file.path}:1 has no place in the tables of scripts/import-rules/places`];
  return file.imports.flatMap((one) => {
    const isUpward = !isTest(file.path) && one.target !== undefined && isRising(file.path, one.target);
    if (!isUpward && isAllowed(file.path, one, place)) return [];
    const rule = isUpward ? `imports lead down: ${DISTRICTS.toReversed().join(' → ')}` : place.rule;
    return [`${file.path}:${one.line} imports ${one.target ?? one.specifier}: ${rule}`];
  });
}

function isAllowed(path: string, one: SourceFile['imports'][number], place: Place): boolean {
  const test = isTest(path);
  const { target } = one;
  if (target === undefined) return test || isPackageAllowed(one, place);
  const own = startOf(place.files, path);
  if (own?.endsWith('/') && target.startsWith(own)) return true;
  const allowed = [...(place.uses ?? []), ...(one.kind === 'type' ? (place.types ?? []) : [])];
  if (test) allowed.push(`${path.split('/')[0]}/`);
  return allowed.some((pattern) => startOf(pattern, target));
}

function isPackageAllowed({ specifier }: Import, { packages }: Place): boolean {
  if (packages === undefined) return true;
  return packages.some((name) =>
    name.endsWith(':') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  );
}

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || path.includes('/testing/');
