import { resolve } from 'node:path';
import { buildPackage } from '../../build.mjs';
import { ROOT } from '../../build/freshness.ts';
import { buildService } from '../../build/service.ts';
import { assembleImage } from './assemble.ts';
import { MOST_BYTES } from './contents.ts';

const target = resolve(process.argv[2] ?? resolve(ROOT, 'dist/image'));
await buildPackage({ ifStale: true });
await buildService({ ifStale: true });
const { bytes, nodeBytes, installed, bundled } = assembleImage(ROOT, target);
const mebibytes = (count: number): string => `${(count / 2 ** 20).toFixed(1)} MiB`;
console.log(`${target}: ${mebibytes(bytes - nodeBytes)} beside Node, which takes ${mebibytes(nodeBytes)}`);
console.log(`${installed.length} packages in node_modules, ${bundled.length} in the bundle`);
if (bytes - nodeBytes > MOST_BYTES) {
  console.error(`trellis: the image may have ${mebibytes(MOST_BYTES)} beside Node`);
  process.exitCode = 1;
}
