// @ts-check
/** `npm run keep-release`: keeps the built elements under the package's version, for `/elements/{version}/` of the service. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildPackage } from './build.mjs';

const root = resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(resolve(root, 'components/package.json'), 'utf8'));
const kept = resolve(root, 'dist/versions', version);
if (existsSync(kept)) {
  console.error(`trellis: ${version} is kept already, and never changes: give the package another version`);
  process.exit(1);
}
await buildPackage({ ifStale: true });
cpSync(resolve(root, 'components/dist/cdn'), kept, { recursive: true });
console.log(`dist/versions/${version} is kept.`);
