import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../bff/app/config.ts';
import { ROOT } from '../build/freshness.ts';
import { PROGRAMS } from './image/contents.ts';
import { SAMPLE_VALUES, unreadSettings } from './unread.ts';

const UNIT = readFileSync(join(ROOT, 'deploy/systemd/trellis@.service'), 'utf8');
const ANALYZE = '/usr/bin/systemd-analyze';
const isInstalled = existsSync(ANALYZE);
if (!isInstalled) console.log('systemd-analyze is missing: the unit is not verified');

/** Settings of Node and of the operating system, which the service doesn't read. */
const OTHERS = ['NODE_ENV', 'NODE_COMPILE_CACHE'];

test('the unit sets only what the service reads, and starts Node of the image', () => {
  const pairs = [...UNIT.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const env = Object.fromEntries(
    pairs.map((pair) => pair.replaceAll('%i', '8080').split('=', 2) as [string, string]),
  );
  expect(unreadSettings(readConfig, env)).toEqual(OTHERS);
  expect(UNIT).toContain(`ExecStart=/opt/trellis/${PROGRAMS.node} dist/service/main.js`);
});

test('docs/deploy.md has settings that the service reads, and a Caddyfile with the ports of the unit', () => {
  const docs = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
  const [, settings = ''] = /```ini\n([^`]+)```/.exec(docs) ?? [];
  const env = Object.fromEntries(
    settings
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s, 2) as [string, string])
      .map(([name, value]) => [
        name,
        value === '…' ? (SAMPLE_VALUES[name] ?? '') : value.replace('…', 'secret'),
      ]),
  );
  expect(unreadSettings(readConfig, env)).toEqual([]);

  const [, command = ''] = /```sh\n(sed [^`]+?) > \/etc\/caddy\/Caddyfile/.exec(docs) ?? [];
  const { status, stdout } = spawnSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stdout.match(/node-\d|\{\$/)]).toEqual([0, null]);
  const [, operator = '', cards = ''] = /OPERATOR_PORT=(\d)%i SANDBOX_PROCESSOR_PORT=(\d)%i/.exec(UNIT) ?? [];
  const ports = new Set(stdout.match(/(?<=127\.0\.0\.1:)\d+/g));
  const nodes = ['8080', '8081'].flatMap((port) => [port, operator + port, cards + port]);
  // And Caddy's own, which asks a node whether a host may have a certificate.
  expect([...ports].toSorted()).toEqual([...nodes, '9000'].toSorted());
});

test.skipIf(!isInstalled)('systemd accepts the unit, and finds it well isolated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-unit-'));
  try {
    const unit = join(folder, 'trellis@8080.service');
    const here = UNIT.replace(`/opt/trellis/${PROGRAMS.node}`, process.execPath).replace(
      '/opt/trellis/app',
      folder,
    );
    writeFileSync(unit, here);
    const analyze = (...args: string[]): { status: number | null; said: string } => {
      const { status, stdout, stderr } = spawnSync(ANALYZE, [...args, unit], { encoding: 'utf8' });
      return { status, said: stdout + stderr };
    };
    expect(analyze('verify', '--man=no')).toEqual({ status: 0, said: '' });
    // Its score goes from 0 to 100; a service without any of this has 96.
    const { status, said } = analyze('security', '--offline=true', '--threshold=20', '--no-pager');
    expect([status, said.match(/exposure level.+: ([\d.]+)/)?.[1]]).toEqual([0, expect.any(String)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
