import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from './imports.ts';

/** Packages that a workspace's sources may import, by the workspace's folder. */
export type Declared = ReadonlyMap<string, ReadonlySet<string>>;

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

/** Workspaces that run with their `dependencies` alone: elements are bundled first, and the others are only tools. */
const DEPLOYED = new Set(['bff', 'demo']);

/** Folders whose packages are installed by their user, or by a lock file of their own. */
const APART = ['components/entries/frameworks/', 'e2e/browsers/'];

/**
 * Reads the manifests of all workspaces.
 * @param root folder of the repository
 */
export async function readDeclared(root: string): Promise<Declared> {
  const readManifest = async (folder: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const { workspaces = [] } = await readManifest('.');
  return new Map(
    await Promise.all(
      workspaces.map(async (folder) => {
        const { name, dependencies, peerDependencies, devDependencies } = await readManifest(folder);
        const further = DEPLOYED.has(folder) ? {} : devDependencies;
        const all = Object.keys({ ...dependencies, ...peerDependencies, ...further });
        return [folder, new Set([name, ...all])] as const;
      }),
    ),
  );
}

/** One message for each import of a package that the file's workspace doesn't depend on. Tests may use the root's tools. */
export function findUndeclared(
  files: readonly SourceFile[],
  declared: Declared,
  isTest: (path: string) => boolean,
): readonly string[] {
  return files.flatMap(({ path, imports }) => {
    const workspace = path.split('/')[0] ?? '';
    const packages = declared.get(workspace);
    if (!packages || isTest(path) || APART.some((folder) => path.startsWith(folder))) return [];
    return imports
      .filter(({ specifier }) => !/^(?:\.|\/|node:)/.test(specifier) && !packages.has(nameOf(specifier)))
      .map(
        ({ specifier, line }) =>
          `${path}:${line} imports ${specifier}: ${workspace}/package.json doesn't depend on it`,
      );
  });
}

/** The package of a specifier: `@lit/react` of `@lit/react/use-controller.js`. */
const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
