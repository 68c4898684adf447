import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 3 * 2 ** 30;
const PREFIX = 'trellis-tests-';

/**
 * A folder in memory for this run's temporary files, where there is enough of it: every started service
 * copies a database of 40 MB, which takes 0.04 s there and 0.6 s on a disk. It goes away with the process;
 * one of a run that was killed, with the next.
 * @returns `TMPDIR` for the programs of the run, or nothing
 */
export function temporaryFiles(): Readonly<Record<string, string>> {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    removeLeftBehind();
    if (bavail * bsize < NEEDED_BYTES) return {};
    const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
    // A PostgreSQL of the tests' own runs as another user, and has its folder in this one.
    chmodSync(folder, 0o711);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return { TMPDIR: folder };
  } catch {
    return {}; // no such file system here
  }
}

function removeLeftBehind(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^trellis-tests-(?<pid>\d+)-/.exec(name)?.groups?.['pid'];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
