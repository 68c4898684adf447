// @ts-check
/**
 * Prepares a fresh clone to run anything: packages from the lock file, and the Node that the project pins. It runs
 * before any package is installed, so it is plain JavaScript on built-ins, for Node 20 and later.
 */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './setup/install.mjs';
import { isInstalled, pinnedNode } from './setup/installed.mjs';
import { sayWaiting, withLock } from './setup/lock.mjs';

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED_MAJOR = 24;

/**
 * Installs what is missing, then makes sure that `script` runs on a Node that is new enough.
 * @param {string} script file URL of the script that was started
 * @returns {Promise<boolean>} true: go on in this process. Otherwise the script has already run in a newer Node, and
 *   this process carries its exit code.
 */
export async function setUp(script) {
  if (!(await isInstalled(root))) {
    await withLock(root, sayWaiting, async () => {
      if (!(await isInstalled(root))) await installPackages(root);
    });
  }
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NEEDED_MAJOR) return true;
  process.exitCode = await handOver(fileURLToPath(script));
  return false;
}

/**
 * Runs `script` on the pinned Node in place of this process: same terminal, same signals, same exit code. The channel
 * tells the script when this process is gone, even if it was killed.
 * @param {string} script
 * @returns {Promise<number>}
 */
function handOver(script) {
  const args = [...process.execArgv, script, ...process.argv.slice(2)];
  const child = spawn(pinnedNode(root), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  process.on('SIGINT', () => {}); // the terminal sends it to the whole group: the script decides
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`trellis: Node ${NEEDED_MAJOR} couldn't be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
