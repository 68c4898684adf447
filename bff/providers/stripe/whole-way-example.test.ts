import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const EXAMPLES = new URL('../../../examples/stripe/', import.meta.url);
const GUIDE = new URL('../../../docs/stripe-whole-way.md', import.meta.url);

test('the program of the documentation ends with books that agree, and finds what was made to differ', async () => {
  const script = fileURLToPath(new URL('whole-way.mjs', EXAMPLES));
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 170_000 });
  expect(await readFile(GUIDE, 'utf8')).toContain(stdout);
  expect(stdout).toMatch(/^differences +0$/m);
});

test.each(['whole-way.mjs', 'days-ahead.mjs'])('its guide shows %s as it is', async (name) => {
  expect(await readFile(GUIDE, 'utf8')).toContain(await readFile(new URL(name, EXAMPLES), 'utf8'));
});
