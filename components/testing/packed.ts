import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the package as it is built; building it is up to the caller. */
function pack(...args: string[]): Packed {
  const all = ['pack', '--json', '--ignore-scripts', ...args];
  const [packed] = JSON.parse(execFileSync('npm', all, { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  return packed;
}

/** The paths of all files that the published package has. */
export const packedFiles = (): string[] => pack('--dry-run').files.map(({ path }) => path);

/** Packs the package as it would be published; returns the tarball's path. */
export const packInto = (folder: string): string => join(folder, pack('--pack-destination', folder).filename);
