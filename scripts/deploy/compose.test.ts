import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../bff/app/config.ts';
import { ROOT } from '../build/freshness.ts';
import { readDockerfile } from './test-image/dockerfile.ts';
import { SAMPLE_VALUES, unreadSettings } from './unread.ts';

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly networks: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly ports?: readonly string[];
  readonly healthcheck?: unknown;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes?: object;
  readonly configs?: object;
}

const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const read = (path: string): Compose => parse(text(path), { merge: true }) as Compose;
const compose = read('compose.yaml');
const services = Object.entries(compose.services);
const VARIABLE = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

/** Puts values in place of variables, as Compose does: the sample's, or the default in the file. */
function interpolate(value: string): string {
  return value.replaceAll(VARIABLE, (whole, name: string, kind?: string, rest?: string) => {
    const found = kind === '-' ? rest : SAMPLE_VALUES[name];
    if (found === undefined) throw new Error(`${whole} has neither a default nor a sample`);
    return found;
  });
}

const interpolated = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolate(value)]));

test.each(['compose.yaml', 'compose.dev.yaml'])('%s has each image in a version', (path) => {
  for (const { image } of Object.values(read(path).services))
    expect(image.replaceAll(VARIABLE, (_, _name, _kind, rest: string) => rest)).toMatch(
      /^[a-z/]+:v?\d[\w.-]*$/,
    );
});

test('every node’s settings are read by the service, which accepts them', () => {
  for (const name of ['node-1', 'node-2']) {
    const node = compose.services[name];
    expect(node && unreadSettings(readConfig, interpolated(node))).toEqual([]);
  }
  const { migrate } = compose.services;
  expect(migrate && unreadSettings(readConfig, interpolated(migrate))).toEqual([]);
});

test('no secret has a default, and env.example lists each variable that is needed', () => {
  const all = [...text('compose.yaml').matchAll(VARIABLE)];
  const isSecret = /PASSWORD|SECRET|_KEY|TOKEN/;
  const optional = all.filter(([, name = '', kind]) => isSecret.test(name) && kind !== '?');
  const written = services.flatMap(([, { environment = {} }]) =>
    Object.entries(environment).filter(
      ([name, value]) => isSecret.test(name) && !/^\$\{[A-Z_]+:\?[^}]+\}$/.test(value),
    ),
  );
  expect([optional, written]).toEqual([[], []]);
  const example = text('deploy/compose/env.example');
  const needed = new Set(all.filter(([, , kind]) => kind === '?').map(([, name]) => name));
  expect([...example.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name).toSorted()).toEqual(
    [...needed].toSorted(),
  );
});

test('what a service refers to is there, and only nodes are in both networks', () => {
  const missing = services.flatMap(([name, { networks, depends_on = {}, volumes = [], configs = [] }]) => {
    const has = (known: object | undefined, other = ''): boolean => other in (known ?? {});
    const named = volumes.filter((volume) => !volume.startsWith('./')).map((volume) => volume.split(':')[0]);
    const isChecked = ({ healthcheck, image }: Service): boolean =>
      healthcheck !== undefined || image.startsWith('trellis:');
    return [
      ...networks.filter((network) => !has(compose.networks, network)),
      ...named.filter((volume) => !has(compose.volumes, volume)),
      ...configs.map(({ source }) => source).filter((source) => !has(compose.configs, source)),
      ...Object.entries(depends_on)
        .filter(([other, { condition }]) => {
          const service = compose.services[other];
          return !service || (condition === 'service_healthy' && !isChecked(service));
        })
        .map(([other]) => other),
    ].map((what) => `${name}: ${what}`);
  });
  expect(missing).toEqual([]);
  const inBoth = services.filter(([, { networks }]) => networks.length > 1).map(([name]) => name);
  expect(inBoth).toEqual(['node-1', 'node-2']);
  expect(compose.networks?.['back']?.internal).toBe(true);
});

test('what runs the image can’t write to it, and runs what is in it', () => {
  const { env } = readDockerfile(ROOT);
  expect(env['HOST']).toBe('0.0.0.0');
  for (const [name, service] of services.filter(([, { image }]) => image.startsWith('trellis:'))) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
    expect(service.command?.[0] ?? 'dist/service/main.js').toMatch(/^dist\/service\/(?:main|operator)\.js$/);
  }
});

test('Caddy leads to nodes, at the ports of their settings', () => {
  const caddyfile = text('deploy/caddy/Caddyfile');
  const targets = new Set(caddyfile.match(/node-\d:\d+/g));
  const { SANDBOX_PROCESSOR_PORT: cards, OPERATOR_PORT: operator } =
    compose.services['node-1']?.environment ?? {};
  const ports = [readDockerfile(ROOT).env['PORT'], cards, operator];
  const nodes = Object.keys(compose.services).filter((name) => name.startsWith('node-'));
  expect([...targets].toSorted()).toEqual(
    nodes.flatMap((node) => ports.map((port) => `${node}:${port}`)).toSorted(),
  );
  const passed = Object.keys(compose.services['caddy']?.environment ?? {});
  const wanted = new Set([...caddyfile.matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name));
  expect(passed.toSorted()).toEqual([...wanted].toSorted());
});
