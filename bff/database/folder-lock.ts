import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { DatabaseError } from './database-error.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder for this process. The lock is the operating system's: it goes with the process however that
 * ends, so there is never a stale one to clear away.
 * @throws {DatabaseError} at once when another process has it
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock');
  const descriptor = openSync(path, 'a+', 0o600);
  if (!tryLock(descriptor)) {
    const holder = readFileSync(path, 'utf8').trim();
    closeSync(descriptor);
    const who = /^\d+$/.test(holder) ? ` (pid ${holder})` : '';
    throw new DatabaseError(
      `the data folder ${folder} is in use by another process${who}: stop it, or set DATA_DIR to another folder`,
    );
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, `${process.pid}\n`);
  return { release: () => closeSync(descriptor) };
}
