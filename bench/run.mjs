// @ts-check
/** `npm run bench`: installs the peers that the product is compared with, bundles the service as for production, then measures. The steps are in main.ts. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from '../scripts/setup.mjs';

const bench = fileURLToPath(new URL('./', import.meta.url));

/** npm writes its own record last; if the lock file is newer, the installation is outdated. */
function isInstalled() {
  const [lock, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
    statSync(join(bench, file), { throwIfNoEntry: false }),
  );
  return lock !== undefined && installed !== undefined && installed.mtimeMs >= lock.mtimeMs;
}

if (await setUp(import.meta.url)) {
  if (!isInstalled())
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, stdio: 'inherit' });
  const { buildService } = await import('../scripts/build/service.ts');
  await buildService({ ifStale: true });
  await import('./main.ts');
}
