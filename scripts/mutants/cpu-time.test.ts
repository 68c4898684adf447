import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cpuTimeOf } from './cpu-time.ts';

/** Where the system says nothing, nothing is counted. */
const isTold = existsSync('/proc/self/stat');

test('counts a group’s processes, also those that have ended', async () => {
  const busy = `const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);`;
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]);
    console.log('done'); process.stdin.resume();`;
  const group = spawn(process.execPath, ['-e', parent], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(group, 'exit');
  await once(group.stdout, 'data');
  expect(cpuTimeOf(group.pid ?? 0)).toBeGreaterThanOrEqual(isTold ? 300 : 0);
  expect(cpuTimeOf(group.pid ?? 0)).toBeLessThan(30_000);
  group.stdin.end();
  await ended;
  expect(cpuTimeOf(group.pid ?? 0)).toBe(0);
});
