import { mkdirSync, rmSync, closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { type Database, DatabaseError } from './database.ts';
import { overPool, TYPES } from './postgres-pool.ts';
import { tryLock } from 'fs-native-extensions';
import { Duplex } from 'node:stream';

/**
 * A stand-in for the socket between pg and a server: the PostgreSQL inside this process answers what is
 * written, and reads together what is written together (`cork`). As with a server, the answer comes after
 * `write` has returned.
 */
export class EmbeddedSocket extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // Does nothing: pg's network options have no meaning here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#ask(chunk, done);
  }

  override _writev(
    chunks: readonly { readonly chunk: Uint8Array }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#ask(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    process.nextTick(() => this.push(null));
    done();
  }

  #ask(message: Uint8Array, done: (error?: Error | null) => void): void {
    try {
      const { buffer, byteOffset, byteLength } = this.#pglite.execProtocolRawSync(message);
      const answer = Buffer.from(buffer, byteOffset, byteLength);
      if (byteLength > 0) process.nextTick(() => this.push(answer));
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

/**
 * The amount of a WebAssembly function that runs before V8 optimizes it, roughly in bytes; the default is 13
 * MB. A start runs much of PostgreSQL a little: optimizing that on other threads costs more CPU than it saves
 * (docs/decisions/database.md#0260).
 */
const OPTIMIZE_AFTER_BYTES = 100_000_000;

/**
 * Opens PostgreSQL inside this process, with its files under `dataDir`. Unless it is durable, it writes
 * through the operating system without waiting for the disk: acknowledged changes survive the death of the
 * process (kill -9), but not of the machine.
 * @throws {DatabaseError} if another process has locked the folder
 */
export async function openEmbedded(dataDir: string, { isDurable = false } = {}): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    // PostgreSQL refuses an empty lock file, which remains if a process is killed while starting. The lock of
    // this folder is the one that counts.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    setFlagsFromString(`--wasm-tiering-budget=${OPTIMIZE_AFTER_BYTES}`);
    const pglite = await createEmbedded(folder, isDurable);
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

async function createEmbedded(folder: string, isDurable: boolean): Promise<PGlite> {
  if (!isDurable) return new PGlite(folder);
  const { DURABLE_PARAMS, DurableFiles } = await import('./durable-files.ts');
  return new PGlite({ fs: new DurableFiles(folder), startParams: [...DURABLE_PARAMS] });
}

/** @param end closes the resources underneath, after the last statement */
export function overEmbedded(pglite: PGlite, end: () => Promise<void>): Database {
  // There is one connection, so requests and the sender of webhooks wait for each other's open transactions.
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
 * Locks the folder for this process. It is a lock of the operating system, which ends with the process in any
 * case, so there is never a stale one to remove.
 * @throws {DatabaseError} at once if another process has the lock
 */
function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock');
  const descriptor = openSync(path, 'a+', 0o600);
  if (!tryLock(descriptor)) {
    const holder = readFileSync(path, 'utf8').trim();
    closeSync(descriptor);
    const who = /^\d+$/.test(holder) ? ` (pid ${holder})` : '';
    throw new DatabaseError(
      `the data folder ${folder} is in use by another process${who}: stop it, or set DATA_DIR to ` +
        'another folder',
    );
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, `${process.pid}\n`);
  return { release: () => closeSync(descriptor) };
}
