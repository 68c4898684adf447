import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isFresh, PACKAGE, SERVICE } from '../build/freshness.ts';
import { sayWaiting, withLock } from '../setup/lock.mjs';
import { StartFailure } from './start-failure.ts';

/**
 * Builds dist/ unless it is up to date. Two concurrent runs build one after the other.
 * @throws {StartFailure} with the build's own message
 */
export async function buildIfStale(root: string): Promise<void> {
  if (isFresh(PACKAGE) && isFresh(SERVICE)) return;
  await withLock(root, sayWaiting, async () => {
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
