// @ts-check
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;

/**
 * Runs `work` while no other process on this machine does so for the same folder. A lock whose owner has died is
 * taken over. It is outside node_modules, which `npm ci` empties.
 * @param {string} folder
 * @param {() => void} onWait called once, if another process has the lock
 * @param {() => Promise<void>} work
 */
export async function withLock(folder, onWait, work) {
  const file = lockFileOf(folder);
  for (let told = false; !take(file); told = true) {
    if (!told) onWait();
    await pause(POLL_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** For `onWait`. */
export function sayWaiting() {
  console.error('Another run is setting up this folder. Waiting for it to finish…');
}

/** @param {string} folder */
export function lockFileOf(folder) {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  return join(tmpdir(), `trellis-setup-${name}.lock`);
}

/**
 * Linking a finished file is atomic: the lock never exists without its owner.
 * @param {string} file
 */
function take(file) {
  const own = `${file}.${process.pid}.own`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    clearIfAbandoned(file);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Moves a dead owner's lock aside; moving is atomic, so of several processes one does it.
 * @param {string} file
 */
function clearIfAbandoned(file) {
  const aside = `${file}.${process.pid}.old`;
  try {
    const owner = readFileSync(file, 'utf8');
    if (isAlive(Number(owner))) return;
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== owner) renameSync(aside, file); // another process took it over in between
  } catch {
    // removed meanwhile: the next attempt takes it
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
