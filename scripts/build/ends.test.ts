import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What keeps a process alive, as the thread of a package may. */
const STAYS = 'data:text/javascript,setInterval(() => {}, 1000)';

test('a build ends, whatever its packages leave behind', { timeout: 300_000 }, async () => {
  const args = ['--import', STAYS, 'scripts/build.mjs', '--if-stale'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: resolve(import.meta.dirname, '../..'),
    timeout: 290_000,
  });
  expect(stdout).toMatch(/^dist\/ is (?:fresh|built)\.\n$/);
});
