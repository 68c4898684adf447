import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MODULES = resolve(import.meta.dirname, '../../node_modules');
/** The name of a module's package, by its path. */
const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** What is used of a chunk of the bundler's output. */
interface Bundled {
  readonly type: string;
  readonly moduleIds?: readonly string[];
}

/** The packages whose code is in a bundle. */
export function packagesIn(output: readonly Bundled[]): string[] {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds);
  return modules.flatMap((path) => PACKAGE.exec(path)?.[1] ?? []);
}

/**
 * The licenses that bundled code asks us to pass on.
 * @param names of the packages, also more than once
 * @throws {Error} if one of them brings no license along
 */
export function licensesOf(names: Iterable<string>): string {
  return [...new Set(names)]
    .toSorted()
    .map((name) => `${name}\n\n${licenseOf(name)}`)
    .join('\n\n');
}

function licenseOf(name: string): string {
  const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: join(MODULES, name) });
  if (file === undefined) throw new Error(`${name} is bundled, but has no license to pass on.`);
  return readFileSync(join(MODULES, name, file), 'utf8');
}

/** A package whose code ships, as its package.json describes it. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression; empty if the package names none. */
  readonly license: string;
}

/** The folder of a module's package: the innermost one. */
const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Returns the folders of the packages whose code is in a bundle. */
export function packageFoldersIn(output: readonly Bundled[]): string[] {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds);
  const folders = modules.flatMap((id) => FOLDER.exec(id.replace(/^\0/, ''))?.[0] ?? []);
  return [...new Set(folders)].toSorted();
}

export function readPackage(folder: string): ShippedPackage {
  const {
    name,
    version,
    license = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ShippedPackage;
  return { name, version, license };
}

/** Returns the texts of the licenses that packages bring along, each under the name of its package. */
export function noticesOf(folders: readonly string[]): string {
  const notices = folders.map((folder) => {
    const { name, version, license } = readPackage(folder);
    const texts = readdirSync(folder)
      .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return [`${name} ${version} (${license})`, ...texts].join('\n\n');
  });
  return `${notices.join('\n\n---\n\n')}\n`;
}
