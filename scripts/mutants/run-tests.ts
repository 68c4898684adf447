import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** `passed`: nothing was noticed. A run that takes too long has been noticed too: it does not end as it should. */
export type Verdict = 'passed' | 'failed' | 'late';

/** Runs tests of the copy, until one fails. */
export async function runTests(root: string, tests: readonly string[], withinMs: number): Promise<Verdict> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['run', '--project', 'node', '--bail', '1', '--reporter', 'dot'];
  const child = spawn(process.execPath, [vitest, ...options, ...tests], {
    cwd: root,
    stdio: 'ignore',
    // A group of its own: what the tests have started ends with it.
    detached: true,
  });
  const endToo = (): void => end(child.pid);
  process.once('exit', endToo);
  const timer = setTimeout(() => end(child.pid), withinMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  process.off('exit', endToo);
  end(child.pid);
  if (code === null) return 'late';
  return code === 0 ? 'passed' : 'failed';
}

function end(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already, with all it started.
  }
}
