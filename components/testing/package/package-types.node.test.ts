import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPackage } from '../../../scripts/build.mjs';
import { ELEMENTS } from '../../../scripts/build/elements.ts';

const root = resolve(import.meta.dirname, '../../..');
const inCapitals = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** A partner's code with an element and its React wrapper. */
const usesOf = ELEMENTS.map(({ name, isInMain }, at) => {
  const wrapper = inCapitals(name);
  return `import { Trellis${wrapper} } from 'trellis/${name}';
import { ${wrapper} } from 'trellis/react${isInMain ? '' : `/${name}`}';
export const element${at}: Trellis${wrapper} = document.createElement('trellis-${name}');
export const wrapper${at} = ${wrapper};`;
});

let folder: string;
beforeAll(async () => {
  await buildPackage({ ifStale: true });
  folder = mkdtempSync(join(tmpdir(), 'package-types-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve(root, 'components'), join(folder, 'node_modules/trellis'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the compiler's messages for a partner's file. */
function compile(name: string, code: string, resolution: string): string {
  writeFileSync(join(folder, `${name}.ts`), code);
  const module = resolution === 'nodenext' ? resolution : 'esnext';
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--singleThreaded'];
  const args = [...options, '--module', module, '--moduleResolution', resolution, `${name}.ts`];
  return spawnSync(resolve(root, 'node_modules/.bin/tsc'), args, { cwd: folder, encoding: 'utf8' }).stdout;
}

it.for(['bundler', 'nodenext'])('has types for each of its entries, found by %s', (resolution) => {
  expect(compile('uses', usesOf.join('\n'), resolution)).toBe('');
});

it('has types that refuse what an element is not', () => {
  const code = `import { TrellisSession } from 'trellis';\nexport const session: number = new TrellisSession();`;
  expect(compile('misuse', code, 'bundler')).toMatch("Type 'TrellisSession' is not assignable");
});
