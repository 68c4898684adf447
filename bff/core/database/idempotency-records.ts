import { sql, type Selectable } from 'kysely';
import { type Db, mayBeOfOneRow } from './database.ts';
import { deleteSome } from './prepared.ts';
import { reserveAll, takeOver, type Asked } from './reserve-keys.ts';
import type { IdempotencyRecordsTable } from './tables.ts';
import { rowOf, writeAtEnd, type RowToWrite, type WrittenAtEnd, BatchedWrites } from './write-at-end.ts';
import { BatchWriter } from './batch-writer.ts';

const PRUNE_EVERY_MS = 10 * 60 * 1000;
const PRUNED_AT_ONCE = 2_000;

/** The stored form of a finished request: enough to send its response again. */
export interface StoredResponse {
  readonly status: number;
  readonly body: unknown;
}

export type Reservation =
  /** `heldUntil` identifies the reservation: another request that takes it over holds it for longer. */
  | { readonly state: 'taken'; readonly heldUntil: Date }
  | { readonly state: 'running'; readonly fingerprint: string }
  | { readonly state: 'stored'; readonly fingerprint: string; readonly response: StoredResponse };

/**
 * The gateway's store of idempotent responses, exact across several nodes: the row's primary key decides
 * which request is first.
 */
export class IdempotencyRecords {
  readonly #db: Db;
  readonly #clock: { now(): number };
  /** `undefined` inside a transaction */
  readonly #batches: IdempotencyBatches | undefined;
  #prunedAt = 0;

  constructor(db: Db, clock: { now(): number }, { isTransaction = false } = {}) {
    this.#db = db;
    this.#clock = clock;
    this.#batches = isTransaction ? undefined : new IdempotencyBatches(db, clock);
  }

  /** Returns the records inside a transaction. */
  within(trx: Db): IdempotencyRecords {
    return new IdempotencyRecords(trx, this.#clock, { isTransaction: true });
  }

  async reserve(id: string, fingerprint: string, partnerId: string | null = null): Promise<Reservation> {
    const heldUntil = await this.#take({ id, fingerprint, partnerId });
    return heldUntil ? { state: 'taken', heldUntil } : this.#read({ id, fingerprint, partnerId });
  }

  /**
   * Stores the response, unless another request has taken the reservation over. Inside a transaction, at its
   * end.
   * @param rows the other rows that the request writes, committed with the response
   */
  async keep(
    id: string,
    heldUntil: Date,
    { status, body }: StoredResponse,
    rows: readonly RowToWrite[] = [],
  ): Promise<void> {
    await this.commit([...rows, rowOf(KEPT, { id, heldUntil, status, body: JSON.stringify(body) })]);
  }

  /** Commits the rows that a request writes; inside a transaction, at its end. */
  async commit(rows: readonly RowToWrite[]): Promise<void> {
    if (this.#batches) return this.#batches.commit(rows);
    for (const { kind, row } of rows) await writeAtEnd(this.#db, kind, [row as never]);
  }

  async #take(asked: Asked): Promise<Date | undefined> {
    if (this.#batches) return this.#batches.reserve(asked);
    const { ids, heldUntil } = await reserveAll(this.#db, [asked], this.#clock.now());
    return ids.has(asked.id) ? heldUntil : undefined;
  }

  async release(id: string, heldUntil: Date): Promise<void> {
    await this.#db
      .deleteFrom('idempotency_records')
      .where('id', '=', id)
      .where('status', 'is', null)
      .where('held_until', '=', heldUntil)
      .execute();
  }

  /**
   * Releases all reservations at the start of a process that has the database to itself, when no request can
   * be running.
   */
  async releaseAll(): Promise<void> {
    await this.#db.deleteFrom('idempotency_records').where('status', 'is', null).execute();
  }

  async #read({ id, fingerprint, partnerId }: Asked): Promise<Reservation> {
    const row = await this.#db
      .selectFrom('idempotency_records')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    // The key was released between the two statements: the other request has ended, and this one takes its
    // place.
    if (!row) return this.reserve(id, fingerprint, partnerId);
    if (this.#isLeft(row, fingerprint)) {
      const heldUntil = await takeOver(this.#db, { id, fingerprint }, this.#clock.now());
      return heldUntil ? { state: 'taken', heldUntil } : this.reserve(id, fingerprint, partnerId);
    }
    if (row.status === null) return { state: 'running', fingerprint: row.fingerprint };
    const response = { status: row.status, body: JSON.parse(row.body ?? 'null') as unknown };
    return { state: 'stored', fingerprint: row.fingerprint, response };
  }

  /** Whether a record is older than a day, or was abandoned by the same request. */
  #isLeft(row: Selectable<IdempotencyRecordsTable>, fingerprint: string): boolean {
    const now = this.#clock.now();
    const isAbandoned = row.status === null && row.held_until.getTime() <= now;
    return row.expires_at.getTime() <= now || (isAbandoned && row.fingerprint === fingerprint);
  }

  /** Deletes some rows older than a day, occasionally; not inside a transaction that others may wait for. */
  async prune(): Promise<void> {
    const now = this.#clock.now();
    if (now - this.#prunedAt < PRUNE_EVERY_MS) return;
    this.#prunedAt = now;
    await this.pruneNow();
  }

  /** Deletes some rows older than a day. @returns whether there may be more */
  async pruneNow(): Promise<boolean> {
    const now = new Date(this.#clock.now());
    return deleteSome(this.#db, 'idempotency_records', {
      where: sql`expires_at <= ${now}`,
      by: 'expires_at',
      most: PRUNED_AT_ONCE,
    });
  }
}

interface Reserving extends Asked {
  heldUntil: Date | undefined;
}

/** The most rows of one statement. */
const LARGEST = 200;

/**
 * Writes reservations and responses of requests without a transaction, where each row is committed by itself.
 * The rows of many requests share a statement and its commit, which cost more than a row.
 */
export class IdempotencyBatches {
  readonly #reserving: BatchWriter<Reserving>;
  readonly #writes: BatchedWrites;

  constructor(db: Db, clock: { now(): number }) {
    this.#reserving = new BatchWriter({
      largest: LARGEST,
      isOfOne: mayBeOfOneRow,
      write: async (asked) => {
        const { ids, heldUntil } = await reserveAll(db, asked, clock.now());
        // If several have the same ID, the first one gets it.
        for (const one of asked) if (ids.delete(one.id)) one.heldUntil = heldUntil;
      },
    });
    this.#writes = new BatchedWrites(db);
  }

  /**
   * Resolves when it is committed. @returns the end of the reservation; `undefined` if another request has
   * the key
   */
  async reserve(asked: Asked): Promise<Date | undefined> {
    const reserving: Reserving = { ...asked, heldUntil: undefined };
    await this.#reserving.add(reserving);
    return reserving.heldUntil;
  }

  /** Resolves when the rows of one request are committed. */
  commit(rows: readonly RowToWrite[]): Promise<void> {
    return this.#writes.commit(rows);
  }
}

/** A row of a finished request. */
interface KeptResponse {
  readonly id: string;
  readonly heldUntil: Date;
  readonly status: number;
  /** JSON */
  readonly body: string;
}

/**
 * Stored responses of one or many requests: the same number of values, however many rows. An insert finds
 * each row by the primary key, regardless of its plan; an update joined with the values would continue to
 * scan the whole table if that was small when the statement was prepared. The row exists: otherwise an
 * expired one would be inserted.
 */
export const KEPT: WrittenAtEnd<KeptResponse> = {
  statementsOf: (kept) => [
    {
      name: 'kept responses',
      values: [
        kept.map(({ id }) => id),
        kept.map(({ heldUntil }) => heldUntil),
        kept.map(({ status }) => status),
        kept.map(({ body }) => body),
      ],
      build: ([ids, heldUntil, statuses, bodies]) => sql`
        insert into idempotency_records as record (id, fingerprint, status, body, held_until, expires_at)
        select id, '', status, body, held_until, held_until
        from unnest(${ids}::text[], ${heldUntil}::timestamptz[], ${statuses}::integer[], ${bodies}::text[])
          as kept (id, held_until, status, body) order by id
        on conflict (id) do update set status = excluded.status, body = excluded.body
        where record.status is null and record.held_until = excluded.held_until`,
    },
  ],
};
