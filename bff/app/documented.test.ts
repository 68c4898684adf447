import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Env } from './config/setting.ts';
import { COMMANDS } from './operator/commands.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Environments that, together, have every setting read: some are only looked at once others are set. */
const ENVIRONMENTS: readonly Env[] = [
  { OPERATOR_PORT: '9464' },
  {
    PROCESSOR: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_a',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
    STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
  },
  {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: '0'.repeat(32),
    TWILIO_FROM: 'Trellis',
  },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
];

/** What the service itself doesn't read: settings of `npm start` and Node, and the line that leads to docs/observe.md. */
const OTHERS = ['DEMO_PORT', 'NODE_COMPILE_CACHE', 'OTEL_…'];

/** Returns the names of all settings that the service reads. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  for (const env of ENVIRONMENTS) {
    const get = (target: Env, name: string): string | undefined => {
      names.add(name);
      return target[name];
    };
    readConfig(new Proxy(env, { get: (target, name) => get(target, String(name)) }));
  }
  return names;
}

/** Returns the code in the first column of the tables below a heading. */
function firstColumn(path: string, heading: string): string[] {
  const [, section = ''] = read(path).split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ', 1)[0] ?? '').matchAll(/^\| (`[^|]+)\|/gm);
  return [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
}

test('the environments have every setting read that the code names', () => {
  const sources = ['bff/app/config.ts', ...globSync('bff/app/config/*.ts', { cwd: ROOT })];
  const named = sources
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(path).matchAll(/\benv, '([A-Z][A-Z0-9_]+)'/g)])
    .map(([, name = '']) => name);
  const names = namesRead();
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !names.has(name) && !['PLANT_API', 'BANK'].includes(name))).toEqual([]);
});

test('docs/running.md has one table with every setting; those of OpenTelemetry are in docs/observe.md', () => {
  const table = new Set(firstColumn('docs/running.md', 'Settings'));
  const telemetry = new Set(firstColumn('docs/observe.md', 'Traces'));
  const names = namesRead();
  const missing = [...names].filter((name) => !(name.startsWith('OTEL_') ? telemetry : table).has(name));
  expect(missing).toEqual([]);
  expect([...table].filter((name) => !names.has(name)).toSorted()).toEqual(OTHERS);
});

test('docs/operator.md lists every command', () => {
  const listed = firstColumn('docs/operator.md', 'Commands');
  expect(listed.toSorted()).toEqual(COMMANDS.map(({ name }) => name).toSorted());
});

test('ARCHITECTURE names files that are there', () => {
  const [, house = ''] = read('ARCHITECTURE.md').split('\n## The house\n');
  const named = (house.split('\n## ', 1)[0] ?? '').matchAll(/`([\w/.-]+\.ts)`/g);
  const paths = globSync('{bff,components,cli,scripts}/**/*.ts', { cwd: ROOT, exclude: ['**/node_modules'] });
  const isThere = (name: string): boolean => paths.some((path) => `/${path}`.endsWith(`/${name}`));
  const names = [...named].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
