import { spawn } from 'node:child_process';
import { sayWaiting, withLock } from '../setup/lock.mjs';

/** Builds dist/ if its sources are newer. Two runs at once build one after the other. @returns whether it worked */
export async function buildIfStale(root: string): Promise<boolean> {
  let code: number | null = 1;
  await withLock(root, sayWaiting, async () => {
    code = await runBuild(root);
  });
  return code === 0;
}

function runBuild(root: string): Promise<number | null> {
  const child = spawn(process.execPath, ['scripts/build.mjs', '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}
