// @ts-check
import { spawn } from 'node:child_process';
import { access, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { installedRecord, pinnedNode, stamp } from './installed.mjs';

/**
 * Installs from package-lock.json. Prints one line; exits with npm's own output if that fails.
 * @param {string} root
 */
export async function installPackages(root) {
  console.error('Installing packages from package-lock.json (once, about a minute)…');
  await rm(installedRecord(root), { force: true }); // so that an aborted installation is recognized
  const { code, output } = await npmCi(root);
  if (code !== 0) fail(`${output}\ntrellis: npm ci failed; see its output above`);
  await access(pinnedNode(root)).catch(() =>
    fail(
      `${output}\ntrellis: npm ci didn't install Node 24: check whether your npm configuration turns off install scripts (ignore-scripts)`,
    ),
  );
  await stamp(root);
}

/**
 * npm runs on the machine's Node, not on the one in node_modules, which it is about to take away.
 * @param {string} root
 * @returns {Promise<{code: number, output: string}>}
 */
function npmCi(root) {
  const own = join(root, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = spawn('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  /** @param {string} chunk */
  const keep = (chunk) => (output += chunk);
  npm.stdout.setEncoding('utf8').on('data', keep);
  npm.stderr.setEncoding('utf8').on('data', keep);
  let stopped = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    stopped = true;
    npm.kill(signal);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (stopped) process.exit(130);
      resolve({ code, output });
    };
    npm.on('error', (error) => {
      output += error.message;
      end(1);
    });
    npm.on('close', (code) => end(code ?? 1));
  });
}

/** @param {string} message */
function fail(message) {
  console.error(message.trim());
  process.exit(1);
}
