import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../scripts/build.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMANDS = ['init', 'login', 'logout', 'listen', 'trigger', 'logs', 'doctor', 'theme'];

let folder: string;
beforeAll(async () => {
  await buildPackage({ ifStale: true });
  folder = mkdtempSync(join(tmpdir(), 'trellis-package-'));
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command of the package, with no more of Node than its release 20 has. */
function trellis(...args: readonly string[]) {
  const shim = join(ROOT, 'components/testing/as-node-20.mjs');
  const program = join(ROOT, 'components/dist/cli/trellis.js');
  return spawnSync(process.execPath, ['--import', shim, program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'], TRELLIS_CONFIG_DIR: folder, TRELLIS_URL: 'http://127.0.0.1:9' },
  });
}

test('the list of commands has each', () => {
  const { status, stdout } = trellis('--help');
  expect(status).toBe(0);
  for (const command of COMMANDS) expect(stdout).toContain(`  trellis ${command} `);
});

test.each(COMMANDS)('%s has help, takes --json, and refuses what it doesn’t know', (command) => {
  const help = trellis(command, '--help');
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('--json')]);
  const unknown = trellis(command, '--unheard-of');
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('--unheard-of')]);
  expect(unknown.stdout).toBe('');
});

test.each([
  [['logout', '--json'], 0],
  [['trigger', 'ping'], 1],
  [['listen', '--forward-to', 'localhost:4000'], 1],
  [['logs', 'tail'], 1],
  [['doctor', '--json'], 1],
  [['init', '--yes'], 1],
  [['none'], 2],
  [[], 2],
])('%j ends with %d, and without colors where nobody looks', (args, status) => {
  const ended = trellis(...args);
  expect(ended.status).toBe(status);
  expect(ended.stdout + ended.stderr).not.toContain('\u001B');
  expect(ended.stderr).not.toContain('    at ');
});
