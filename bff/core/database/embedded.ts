import { mkdirSync, rmSync, closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { EmbeddedSocket } from './embedded-socket.ts';
import { overPool, TYPES } from './over-pool.ts';
import { tryLock } from 'fs-native-extensions';
import { DatabaseError } from './database-error.ts';

/**
 * How much of a WebAssembly function runs before V8 optimizes it, roughly in bytes; its default is 13 MB. A start runs much of
 * PostgreSQL a little: optimizing that on other threads costs more CPU than it saves (docs/decisions/database.md#0260).
 */
const OPTIMIZE_AFTER_BYTES = 100_000_000;

/**
 * PostgreSQL inside this process, its files under `dataDir`. It writes through the operating system without fsync:
 * acknowledged changes survive the death of the process (kill -9), not of the machine.
 * @throws {DatabaseError} if another process has locked the folder
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    // PostgreSQL refuses an empty lock file, which a process leaves that is killed while it starts. Our lock is the
    // one that counts.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    setFlagsFromString(`--wasm-tiering-budget=${OPTIMIZE_AFTER_BYTES}`);
    const pglite = new PGlite(folder);
    await pglite.waitReady;
    return overEmbedded(pglite, async () => {
      await pglite.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** @param end of what it runs on, after its last statement */
export function overEmbedded(pglite: PGlite, end: () => Promise<void>): Database {
  // It has one connection, so requests and the sender of webhooks wait for a transaction that the other has open.
  const pool = new Pool({
    max: 1,
    stream: () => new EmbeddedSocket(pglite),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    idleTimeoutMillis: 0,
    types: TYPES,
  });
  const db = overPool(pool);
  return {
    db,
    exclusive: true,
    async close() {
      await db.destroy();
      if (!pool.ending) await pool.end();
      await end();
    },
  };
}

interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process. It is a lock of the operating system, which ends with the process in any case,
 * so there is never a stale one to remove.
 * @throws {DatabaseError} at once if another process has it
 */
function lockFolder(folder: string): FolderLock {
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
