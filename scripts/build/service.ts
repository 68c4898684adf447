import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf, packageFoldersIn, readPackage } from './licenses.ts';
import { isFresh, ROOT, SERVICE, sourcesHash, STAMP } from './freshness.ts';

const FOLDER = join(ROOT, SERVICE.folder);

/** The packages that the bundle imports: those with native code, WebAssembly or data files. */
export const UNBUNDLED: readonly string[] = ['@electric-sql/pglite', 'sharp', 'fs-native-extensions'];

/** The files of the bundle, by the mode of vite.config.ts that builds each. */
export const SERVICE_FILES: Readonly<Record<string, string>> = {
  service: 'run.js',
  'service-telemetry': 'telemetry.js',
  'service-main': 'main.js',
  'service-operator': 'operator.js',
};

/** The packages whose code is in the bundle, and the licenses that they ask to pass on. */
export const BUNDLED_PACKAGES = 'packages.json';
const NOTICES = 'licenses.txt';

/**
 * Bundles the service, packages included. `dist/service/main.js` keeps compiled code, as `bff/main.ts` does,
 * and then imports `run.js`, which is all the rest: a process that has started reads neither of them again.
 * `operator.js` is the operator's command line, on the same `run.js`.
 * `telemetry.js` is loaded only where telemetry is exported.
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
    const folders: string[] = [];
    for (const mode of Object.keys(SERVICE_FILES)) {
      const built = await build({ root: ROOT, configFile, mode, build: { outDir: stage } });
      const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
      folders.push(...packageFoldersIn(output));
    }
    // A package can be in several files of the bundle.
    const packages = [...new Set(folders)].toSorted();
    const described = packages.map((folder) => readPackage(folder));
    writeFileSync(join(stage, BUNDLED_PACKAGES), JSON.stringify(described, null, 2));
    writeFileSync(join(stage, NOTICES), noticesOf(packages));
    writeFileSync(join(stage, STAMP), hash);
    mkdirSync(FOLDER, { recursive: true });
    for (const name of [...Object.values(SERVICE_FILES), BUNDLED_PACKAGES, NOTICES, STAMP])
      renameSync(join(stage, name), join(FOLDER, name));
  } finally {
    rmSync(stage, { recursive: true, force: true });
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  return true;
}
