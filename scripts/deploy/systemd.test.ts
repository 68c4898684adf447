import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../bff/app/config.ts';
import { ROOT } from '../build/freshness.ts';
import { PROGRAMS } from './image/contents.ts';
import { unreadSettings } from './unread.ts';

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
