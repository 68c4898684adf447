import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a build ends by itself, also where colours are wished for', { timeout: 60_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-stale'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, FORCE_COLOR: '1' },
    timeout: 50_000,
  });
  expect(stdout).toMatch(/^dist\/ is (?:fresh|built)\.\n$/);
});
