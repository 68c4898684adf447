import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseError as ServerError } from 'pg';
import { type Database, type Db, DatabaseAway } from './database.ts';
import { openPostgres, type PostgresBounds } from './postgres.ts';

/**
 * Runs a large read without writes: on a replica, if one has caught up, or else on the primary. The data is
 * never older than the call. The read may be run again, on the primary.
 *
 * @example
 * const rows = await fromReplica((db) => ordersOf(db, view, page, filter));
 */
export type FromReplica = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/**
 * The primary’s own bounds are added if a replica goes silent: together under 5 s, unless the primary is
 * slow, too.
 */
const BOUNDS: PostgresBounds = { connectMs: 250, statementMs: 2_000 };
/** The time that a read waits for the replica to reach the primary's position at its start. */
const CATCHES_UP_MS = 100;
const LOOK_EVERY_MS = 2;
/** The pause between checks whether an unused replica can be used again. */
const TRY_EVERY_MS = 500;

/**
 * A streaming replica of the database, one server. Each read first asks the primary for the position of its
 * log on disk, which includes every acknowledged commit, and then the replica whether it has replayed that
 * much. Reads that begin together share the first query. While the replica is gone or behind, all reads go to
 * the primary, and only this class queries the replica.
 */
export class Replica {
  readonly #primary: Db;
  readonly #url: string;
  readonly #position: Coalesced<string>;
  readonly #closing = new AbortController();
  #database: Database | undefined;
  #isUsed = false;
  #watching: Promise<void>;

  constructor({ primary, url }: { readonly primary: Db; readonly url: string }) {
    this.#primary = primary;
    this.#url = url;
    this.#position = new Coalesced(() => positionOf(primary));
    this.#watching = this.#watch();
  }

  /** Whether reads currently go to it. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  /** @throws DatabaseAway if the primary is unavailable, because its acknowledged commits are unknown then */
  readonly read: FromReplica = async (read) => {
    const found = this.#isUsed ? await this.#try(read) : undefined;
    return found ? found.result : read(this.#primary);
  };

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#watching;
    await this.#database?.close();
  }

  async #try<Result>(read: (db: Db) => Promise<Result>): Promise<{ readonly result: Result } | undefined> {
    const position = await this.#position.get();
    try {
      // Uses one connection, so that its reported position holds for the read that follows.
      const found = await this.#database?.db.connection().execute(async (own) => {
        if (await catchesUp(own, position)) return { result: await read(own) };
        return undefined;
      });
      if (found) return found;
    } catch (error) {
      if (!isOfDatabase(error)) throw error;
    }
    if (this.#isUsed) {
      this.#isUsed = false;
      this.#watching = this.#watch();
    }
    return undefined;
  }

  /** Watches the replica until it can be used, or is closed. */
  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        this.#database ??= await openPostgres(this.#url, BOUNDS);
        this.#isUsed = await catchesUp(this.#database.db, await this.#position.get());
        if (this.#isUsed) return;
      } catch {
        // The replica or the primary is gone: it is tried again.
      }
      await delay(TRY_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Returns the primary's position; a commit is acknowledged once it is on disk. */
async function positionOf(primary: Db): Promise<string> {
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_flush_lsn()::text as position`.execute(primary);
  if (!rows[0]) throw new DatabaseAway('the database returned no position');
  return rows[0].position;
}

/** Whether the replica has caught up. A server that has never been a replica has no replay position. */
async function catchesUp(db: Db, position: string): Promise<boolean> {
  const startedMs = performance.now();
  for (;;) {
    const { rows } = await sql<{
      has: boolean | null;
    }>`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(db);
    if (rows[0]?.has === true) return true;
    if (rows[0]?.has !== false || performance.now() - startedMs > CATCHES_UP_MS) return false;
    await delay(LOOK_EVERY_MS);
  }
}

/**
 * Whether an error is of the database; a replica may also end a statement because the primary has removed the
 * rows that it reads.
 */
function isOfDatabase(error: unknown): boolean {
  return error instanceof DatabaseAway || error instanceof ServerError;
}

/**
 * A query shared by simultaneous callers: those that arrive while it is running share the next one, which
 * begins after they arrived.
 */
export class Coalesced<Answer> {
  readonly #ask: () => Promise<Answer>;
  #next: Promise<Answer> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
  }

  /** Returns an answer that is no older than this call. */
  get(): Promise<Answer> {
    this.#next ??= this.#underWay.then(() => {
      this.#next = undefined;
      const asking = this.#ask();
      this.#underWay = asking.catch(() => undefined);
      return asking;
    });
    return this.#next;
  }
}
