import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { DatabaseError } from './database-error.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process. It is a lock of the operating system, which ends with the process in any case,
 * so there is never a stale one to remove.
 * @throws {DatabaseError} at once if another process has it
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
