// @ts-check
import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean, devOptional?: boolean}} Entry one package
 * @typedef {Record<string, Entry>} Entries by their place, `node_modules/x`
 * @typedef {Record<string, unknown>} Manifest
 */

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * The Node that package.json pins.
 * @param {string} root
 */
export const pinnedNode = (root) => join(root, 'node_modules', 'node', 'bin', 'node');

/**
 * npm's own record of what it installed in node_modules; the last file that an installation writes.
 * @param {string} root
 */
export const installedRecord = (root) => join(root, 'node_modules', '.package-lock.json');

/**
 * Is node_modules exactly what package-lock.json says, and the lock file what package.json asks for?
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function isInstalled(root) {
  try {
    await access(pinnedNode(root));
    const [manifest, lock, installed] = await Promise.all(
      [join(root, 'package.json'), lockFile(root), installedRecord(root)].map(readJson),
    );
    if (!isLockOf(manifest, lock)) return false;
    for (const workspace of manifest.workspaces)
      if (!isLockOf(await readJson(join(root, workspace, 'package.json')), lock, workspace)) return false;
    return isTreeOf(lock.packages, installed.packages) || (await isStamped(root));
  } catch {
    return false;
  }
}

/**
 * Notes that the installation came from this lock file. Needed where another version of npm formats its record
 * differently from the lock file.
 * @param {string} root
 */
export async function stamp(root) {
  await writeFile(stampFile(root), await fingerprint(root));
}

/** @param {string} root */
async function isStamped(root) {
  const stamped = await readFile(stampFile(root), 'utf8').catch(() => '');
  return stamped === (await fingerprint(root));
}

/** @param {string} root */
async function fingerprint(root) {
  const texts = await Promise.all([lockFile(root), installedRecord(root)].map((file) => readFile(file)));
  return texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex');
}

/**
 * The lock file has every dependency of a package.json with the same range.
 * @param {Manifest} manifest
 * @param {{packages: Record<string, Manifest>}} lock
 * @param {string} [workspace] the folder of the package.json; the root's by default
 */
export function isLockOf(manifest, lock, workspace = '') {
  const locked = lock.packages[workspace] ?? {};
  return DEPENDENCY_FIELDS.every((field) => isDeepStrictEqual(manifest[field] ?? {}, locked[field] ?? {}));
}

/**
 * Every locked package is installed as locked, except those for other platforms, and nothing else is.
 * @param {Entries} locked
 * @param {Entries} installed
 */
export function isTreeOf(locked, installed) {
  /** @param {string} path */
  const same = (path) =>
    locked[path]?.version === installed[path]?.version &&
    locked[path]?.integrity === installed[path]?.integrity;
  return (
    Object.keys(installed).every(same) &&
    Object.keys(locked).every((path) => path === '' || path in installed || isOptional(locked[path]))
  );
}

/** @param {string} root */
const lockFile = (root) => join(root, 'package-lock.json');

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.trellis-stamp');

/** @param {Entry | undefined} entry */
const isOptional = (entry) => entry?.optional === true || entry?.devOptional === true;

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
