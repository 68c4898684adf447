import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const OWN_MODULES = resolve(import.meta.dirname, '../../node_modules');
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Installs what the lock file of a folder with packages of its own says, unless that is there.
 * @param folder its path
 * @throws {Error} with npm's own words, if that fails
 */
export async function installFolder(folder: string): Promise<void> {
  const [lock, installed] = ['package-lock.json', INSTALLED].map((file) =>
    statSync(join(folder, file), { throwIfNoEntry: false }),
  );
  if (lock && installed && installed.mtimeMs >= lock.mtimeMs) return;
  const args = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  await promisify(execFile)('npm', args, { cwd: folder, env: machinesEnvironment() });
}

/** The environment with the machine's Node instead of the checkout's: npm belongs to that one. */
export function machinesEnvironment(): NodeJS.ProcessEnv {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return { ...process.env, PATH: folders.filter((one) => !one.startsWith(OWN_MODULES)).join(delimiter) };
}
