import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('only tests without a database are left out, and those of the embedded one', () => {
  const files = leftOut(root, { isWhole: true });
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['bff/app/config.test.ts', 'bff/providers/plants/crash.test.ts']),
  );
  for (const file of ['bff/app/app.test.ts', 'bff/app/main.test.ts', 'bff/testing/security/tokens.test.ts']) {
    expect(files.has(file)).toBe(false);
  }
  for (const [file, reason] of files) {
    if (!reason.startsWith('has no database')) continue;
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\b(?:startService|ownDatabase|inject)\(/);
  }
});

test('in the short run, only tests that do several things at once are left', () => {
  const short = leftOut(root, { isWhole: false });
  const whole = leftOut(root, { isWhole: true });
  expect([...whole.keys()].filter((file) => !short.has(file))).toEqual([]);
  expect(short.get('bff/catalog/menus/menus.test.ts')).toMatch(/^does one thing at a time/);
  expect(short.has('bff/core/timers/timers.test.ts')).toBe(false);
});
