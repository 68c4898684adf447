import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPackage } from '../../../scripts/build.mjs';
import { FRAMEWORKS } from '../../../scripts/build/elements.ts';
import { installFolder } from '../../../scripts/setup/install-folder.ts';
import { packInto } from '../packed.ts';

const root = resolve(import.meta.dirname, '../../..');
const SAMPLES = resolve(import.meta.dirname, '../../entries/frameworks/samples');
const tool = (name: string): string => join(SAMPLES, 'node_modules', name);
const JSX = { react: 'react', 'react-18': 'react', preact: 'preact', solid: 'solid-js' };

let folder: string;

/** A folder with a sample, the packed package, and the framework's types, as in a partner's project. */
function projectOf(framework: (typeof FRAMEWORKS)[number]): string {
  const project = join(folder, framework);
  const modules = join(project, 'node_modules');
  const put = (name: string, from: string): void => {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(from, join(modules, name));
  };
  for (const name of ['vue', 'svelte', 'preact', 'solid-js', 'csstype']) put(name, tool(name));
  put('@types/react', tool(framework === 'react-18' ? '@types/react-18' : '@types/react'));
  put('lit', join(root, 'node_modules/lit'));
  cpSync(join(folder, 'package'), join(modules, 'trellis'), { recursive: true });
  const sample = readdirSync(SAMPLES).find((name) => name.startsWith(`${framework}.`)) ?? '';
  cpSync(join(SAMPLES, sample), join(project, sample));
  const jsx = Object.entries(JSX).find(([name]) => name === framework)?.[1];
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    ...(jsx !== undefined && { jsx: 'preserve', jsxImportSource: jsx }),
  };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, vueCompilerOptions: { strictTemplates: true }, include: [sample] }),
  );
  return project;
}

/** Runs the framework's own type checker on its sample. */
function check(framework: (typeof FRAMEWORKS)[number]): string {
  const checkers: Record<string, string[]> = {
    vue: [tool('vue-tsc/bin/vue-tsc.js')],
    svelte: [tool('svelte-check/bin/svelte-check'), '--tsconfig', 'tsconfig.json', '--fail-on-warnings'],
  };
  const args = checkers[framework] ?? [join(root, 'node_modules/typescript/bin/tsc'), '--singleThreaded'];
  const run = spawnSync(process.execPath, args, { cwd: projectOf(framework), encoding: 'utf8' });
  return run.status === 0 ? '' : `${run.stdout}${run.stderr}`;
}

beforeAll(async () => {
  await Promise.all([buildPackage({ ifStale: true }), installFolder(SAMPLES)]);
  folder = mkdtempSync(join(tmpdir(), 'framework-types-'));
  execFileSync('tar', ['-xzf', packInto(folder), '-C', folder]);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.for(FRAMEWORKS)('has types for raw elements in %s, and refuses what they are not', (framework) => {
  expect(check(framework)).toBe('');
});
