import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../bff/app/config.ts';
import { ROOT } from '../build/freshness.ts';
import { environmentOf, readCompose, VARIABLE, type ComposeService } from './compose.ts';
import { readDockerfile } from './test-image/dockerfile.ts';
import { SAMPLE_VALUES, unreadSettings } from './unread.ts';

const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const compose = readCompose('compose.yaml');
const services = Object.entries(compose.services);

test.each(['compose.yaml', 'compose.dev.yaml'])('%s has each image in a version', (path) => {
  for (const { image } of Object.values(readCompose(path).services))
    expect(image.replaceAll(VARIABLE, (_, _name, _kind, rest: string) => rest)).toMatch(
      /^[a-z/]+:v?\d[\w.-]*$/,
    );
});

test('every node’s settings are read by the service, which accepts them', () => {
  for (const name of ['node-1', 'node-2']) {
    const node = compose.services[name];
    expect(node && unreadSettings(readConfig, environmentOf(node, SAMPLE_VALUES))).toEqual([]);
  }
  const { migrate } = compose.services;
  expect(migrate && unreadSettings(readConfig, environmentOf(migrate, SAMPLE_VALUES))).toEqual([]);
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
    const isChecked = ({ healthcheck, image }: ComposeService): boolean =>
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
