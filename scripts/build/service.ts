import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh, ROOT, SERVICE, sourcesHash, STAMP } from './freshness.ts';

const FOLDER = join(ROOT, SERVICE.folder);

/**
 * Bundles the service, packages included. `dist/service/main.js` keeps compiled code, as `bff/main.ts` does,
 * and then imports `run.js`, which is all the rest: a process that has started reads neither of them again.
 * @returns whether anything was built; `ifStale`: nothing, where it is up to date
 */
export async function buildService({ ifStale = false } = {}): Promise<boolean> {
  const hash = sourcesHash(SERVICE);
  if (ifStale && isFresh(SERVICE, hash)) return false;
  const { build } = await import('vite');
  const stage = join(FOLDER, `.stage-${process.pid}`);
  const { NODE_ENV } = process.env;
  // Packages are taken as they are for production, whatever the caller's environment says.
  process.env['NODE_ENV'] = 'production';
  try {
    const configFile = join(ROOT, 'vite.config.ts');
    for (const mode of ['service', 'service-main'])
      await build({ root: ROOT, configFile, mode, build: { outDir: stage } });
    writeFileSync(join(stage, STAMP), hash);
    mkdirSync(FOLDER, { recursive: true });
    for (const name of ['run.js', 'main.js', STAMP]) renameSync(join(stage, name), join(FOLDER, name));
  } finally {
    rmSync(stage, { recursive: true, force: true });
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  return true;
}
