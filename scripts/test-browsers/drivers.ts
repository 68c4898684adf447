import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what drives the browsers, from the lock file in e2e/browsers, unless it is there. */
export function installDrivers(root: string): void {
  const folder = join(root, 'e2e', 'browsers');
  // npm writes its own record last: if the lock file is newer, the installation is outdated.
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
    statSync(join(folder, file), { throwIfNoEntry: false }),
  );
  if (lock && installed && installed.mtimeMs >= lock.mtimeMs) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
