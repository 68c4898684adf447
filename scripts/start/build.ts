import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sayWaiting, withLock } from '../setup/lock.mjs';
import { StartFailure } from './start-failure.ts';

/** Only a real build takes longer than this. */
const SILENT_MS = 700;

/**
 * Builds dist/ unless it is up to date. Two concurrent runs build one after the other.
 * @throws {StartFailure} with the build's own message
 */
export async function buildIfStale(root: string): Promise<void> {
  await withLock(root, sayWaiting, async () => {
    const notice = setTimeout(() => console.error('Building the elements…'), SILENT_MS);
    try {
      await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root });
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new StartFailure(
        `${stdout ?? ''}${stderr ?? ''}\ntrellis: the build failed; see its output above`,
      );
    } finally {
      clearTimeout(notice);
    }
  });
}
