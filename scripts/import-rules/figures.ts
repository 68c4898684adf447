import { posix } from 'node:path';
import type { SourceFile } from './imports.ts';

/** Entries of one folder, its tests not counted. */
export const MOST_ENTRIES = 30;

const SMALL_LINES = 30;
const LONG_LINES = 300;
const WIDEST_LINE = 110;

/** A source file of the service or the elements: no test, and no catalog of texts. */
const isSource = (path: string): boolean =>
  /^(?:bff|components)\//.test(path) && !isTest(path) && !/\/languages\//.test(path);
const isTest = (path: string): boolean => /\.test\.\w+$/.test(path) || /\/testing\//.test(path);

/**
 * Size and shape of the sources, as lines for a person to read. They are figures, not rules.
 * @param sources texts by path
 * @param files the same files with their imports
 */
export function describeFigures(
  sources: ReadonlyMap<string, string>,
  files: readonly SourceFile[],
): readonly string[] {
  const lines = new Map(
    [...sources].filter(([path]) => isSource(path)).map(([path, text]) => [path, text.trimEnd().split('\n')]),
  );
  const importers = countImporters(files);
  const count = (test: (lines: readonly string[], path: string) => boolean): number =>
    [...lines].filter(([path, one]) => test(one, path)).length;
  const countLines = (test: (line: string) => boolean): number =>
    [...lines.values()].reduce((sum, one) => sum + one.filter(test).length, 0);
  return [
    `source files: ${lines.size}, lines: ${countLines(() => true)}`,
    `below ${SMALL_LINES} lines: ${count((one) => one.length < SMALL_LINES)}`,
    `one importer and below ${SMALL_LINES} lines of code: ${count(
      (one, path) => importers.get(path) === 1 && one.filter(isCode).length < SMALL_LINES,
    )}`,
    `above ${LONG_LINES} lines: ${count((one) => one.length > LONG_LINES)}`,
    `lines wider than ${WIDEST_LINE}: ${countLines((line) => line.length > WIDEST_LINE)}`,
    `comment lines that begin with What, Of, By or With: ${countLines((line) =>
      /^\s*(?:\/\/|\/?\*+)\s*(?:What|Of|By|With)\b/.test(line),
    )}`,
  ];
}

/** One message for each folder of the service or the elements that has too many entries to be read at a glance. */
export function findFullFolders(paths: Iterable<string>): readonly string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    if (!/^(?:bff|components)\//.test(path) || /\.test\.\w+$/.test(path)) continue;
    for (let at = path; at.includes('/'); at = posix.dirname(at)) {
      const folder = posix.dirname(at);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(posix.basename(at)));
    }
  }
  return [...entries]
    .filter(([, names]) => names.size > MOST_ENTRIES)
    .map(([folder, { size }]) => `${folder} has ${size} entries: a folder has at most ${MOST_ENTRIES}`);
}

function countImporters(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, imports } of files) {
    if (isTest(path)) continue;
    const targets = new Set(imports.map(({ target }) => target));
    for (const target of targets) if (target !== undefined) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

const isCode = (line: string): boolean => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line);
