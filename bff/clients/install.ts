import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * The generators have a folder with packages of their own: they need the compiler's JavaScript API, which the
 * project's TypeScript no longer has, and one of them has a script that reports installations, which this folder's
 * .npmrc disables.
 */
export const CLIENTS_FOLDER = import.meta.dirname;

const INSTALLED = 'node_modules/.package-lock.json';

/** Installs what the lock file of this folder says, unless it is there. */
export async function installGenerators(): Promise<void> {
  const [lock, installed] = ['package-lock.json', INSTALLED].map((file) =>
    statSync(join(CLIENTS_FOLDER, file), { throwIfNoEntry: false }),
  );
  if (lock && installed && installed.mtimeMs >= lock.mtimeMs) return;
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], {
    cwd: CLIENTS_FOLDER,
    // npm belongs to the machine's Node, not to the one of the checkout.
    env: { ...process.env, PATH: pathWithoutCheckout() },
  });
}

function pathWithoutCheckout(): string {
  const own = join(dirname(dirname(CLIENTS_FOLDER)), 'node_modules');
  return (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !folder.startsWith(own))
    .join(':');
}
