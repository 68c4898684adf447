import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the folders of packages and of all that they depend on, as they are installed from the lock file.
 * Optional dependencies for other platforms are not installed, and left out.
 * @param from the folder whose imports are resolved
 * @throws {Error} if one that isn't optional is missing
 */
export function closureOf(names: readonly string[], from: string): string[] {
  const found = new Set<string>();
  const add = (name: string, importer: string, isOptional: boolean): void => {
    const folder = resolvePackage(name, importer);
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(`${name} is not installed: run npm ci`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Dependencies;
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    for (const wanted of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(wanted, folder, wanted in optionalDependencies);
  };
  for (const name of names) add(name, from, false);
  return [...found].toSorted();
}

/** Looks for a package as Node does: in the `node_modules` of each folder on the way up. */
function resolvePackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Returns the files of an installed package, by their path in the checkout, without those of packages inside. */
export function filesOf(folder: string, root: string): { readonly path: string; readonly named: string }[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['node_modules/**'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(root, path),
      named: path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length),
    }));
}
