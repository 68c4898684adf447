import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openHttpProcessor } from './processor.ts';
import { testProcessor, type Subject } from './testing/contract-suite.ts';

const SCRIPT = fileURLToPath(new URL('../../../examples/processor/processor.mjs', import.meta.url));
const GUIDE = new URL('../../../docs/worked-processor.md', import.meta.url);

/** The adapter of the documentation, in its own process. */
async function start(): Promise<Subject> {
  const env = { PATH: process.env['PATH'], TOKEN: 'a-secret', PORT: '0' };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const processor = openHttpProcessor({ url, token: 'a-secret' });
  return {
    processor,
    merchant: 'mer_1',
    card: (behavior) => `tok_${behavior}`,
    async answerChallenge(page, answer) {
      await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer }) });
    },
    fail: () => false,
    lose: (act) => act(),
    async close() {
      await processor.close();
      child.kill();
      await once(child, 'exit');
    },
  };
}

testProcessor('the worked adapter', start);

test('its guide shows it as it is', async () => {
  expect(await readFile(GUIDE, 'utf8')).toContain(await readFile(SCRIPT, 'utf8'));
});
