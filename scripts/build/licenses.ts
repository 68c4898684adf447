import { globSync, readFileSync } from 'node:fs';
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
