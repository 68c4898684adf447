import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isFresh, PACKAGE, SERVICE } from '../build/freshness.ts';
import { sayWaiting, withLock } from '../setup/lock.mjs';
import { StartFailure } from './start-failure.ts';

const isBuilt = (): boolean => isFresh(PACKAGE) && isFresh(SERVICE);

/**
 * Builds dist/ unless it is up to date. Two concurrent runs build one after the other.
 * @throws {StartFailure} with the build's own message
 */
export async function buildIfStale(root: string): Promise<void> {
  if (isBuilt()) return;
  await withLock(root, sayWaiting, async () => {
    // Another run has built meanwhile.
    if (isBuilt()) return;
    console.error(isFresh(PACKAGE) ? 'Building the service…' : 'Building the elements and the service…');
    try {
      await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root });
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new StartFailure(
        `${stdout ?? ''}${stderr ?? ''}\ntrellis: the build failed; see its output above`,
      );
    }
  });
}
