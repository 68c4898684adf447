import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { noticesOf, readPackage, type ShippedPackage } from '../../build/licenses.ts';
import { BUNDLED_PACKAGES } from '../../build/service.ts';
import { APP, appFiles, FOLDERS, isRead, PACKAGES, PROGRAMS, SYSTEM_FILES, USER } from './contents.ts';
import { closureOf, filesOf } from './packages.ts';
import { describeImage, SBOM } from './sbom.ts';
import { findInit, librariesOf, statusOf } from './system.ts';

export interface Assembled {
  /** The bytes of the whole root, and of Node with the system's libraries. */
  readonly bytes: number;
  readonly nodeBytes: number;
  /** The packages in `node_modules`, and those whose code is in the bundle. */
  readonly installed: readonly ShippedPackage[];
  readonly bundled: readonly ShippedPackage[];
}

/**
 * Assembles the root of the image from what is built and installed here, for this machine's platform.
 * @param root of the checkout, after `npm run build`
 * @param target replaced if it exists
 * @throws {Error} if the machine can't: it isn't Linux, or something is missing
 */
export function assembleImage(root: string, target: string): Assembled {
  if (process.platform !== 'linux') throw new Error('the image is assembled on Linux: use the Dockerfile');
  rmSync(target, { recursive: true, force: true });
  const app = join(target, APP);
  for (const path of appFiles(root)) copy(join(root, path), join(app, path));

  const folders = closureOf(PACKAGES, join(root, 'bff'));
  const native: string[] = [];
  for (const { path, named } of folders.flatMap((folder) => filesOf(folder, root))) {
    if (!isRead(named, process)) continue;
    copy(join(root, path), join(app, path));
    if (/\.node$|\.so(?:\.|$)/.test(path)) native.push(join(root, path));
  }
  writeFileSync(join(app, 'LICENSES.txt'), noticesOf(folders));

  const programs = { node: realpathSync(process.execPath), init: findInit() };
  copy(programs.node, join(target, PROGRAMS.node));
  copy(programs.init, join(target, PROGRAMS.init));
  const libraries = librariesOf([programs.node, programs.init, ...native]);
  for (const path of libraries) copy(realpathSync(path), join(target, path));
  const status = statusOf([programs.init, ...libraries]);
  for (const [name, text] of status) write(join(target, 'var/lib/dpkg/status.d', name), text);
  for (const [path, text] of Object.entries(SYSTEM_FILES)) write(join(target, path), text);
  for (const [name, { mode, owner }] of Object.entries(FOLDERS)) makeFolder(join(target, name), mode, owner);

  const installed = folders.map((folder) => readPackage(folder));
  const bundled = readBundled(root);
  writeFileSync(join(app, SBOM), describeImage(root, [...installed, ...bundled], status));
  const nodeBytes = [PROGRAMS.node, ...libraries].reduce(
    (sum, path) => sum + statSync(join(target, path)).size,
    0,
  );
  return { bytes: bytesIn(target), nodeBytes, installed, bundled };
}

/** Returns the packages whose code is in the bundle, as its build found them. */
export function readBundled(root: string): readonly ShippedPackage[] {
  return JSON.parse(readFileSync(join(root, 'dist/service', BUNDLED_PACKAGES), 'utf8')) as ShippedPackage[];
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { dereference: true });
  // Nobody but root may change a file of the image, and everybody may read it.
  chmodSync(to, statSync(from).mode & 0o111 ? 0o755 : 0o644);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function makeFolder(path: string, mode: number, owner: number): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  // Without root, an assembled folder can be looked at, but not started as another user.
  if (process.getuid?.() === 0) chownSync(path, owner, owner === 0 ? 0 : USER.id);
}

/** Returns the sum of the sizes of all files below a folder. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(resolve(entry.parentPath, entry.name)).size, 0);
}
