import { sql } from 'kysely';
import { BatchWriter } from './batch-writer.ts';
import { BatchedWrites } from './batched-writes.ts';
import { DatabaseAway } from './database-error.ts';
import type { Db } from './database.ts';
import { reserveAll, type Asked } from './reserve-keys.ts';
import { rowOf, type RowToWrite, type WrittenAtEnd } from './write-at-end.ts';

/** What is kept of a finished request, as it is stored. */
export interface KeptResponse {
  readonly id: string;
  readonly heldUntil: Date;
  readonly status: number;
  /** JSON */
  readonly body: string;
}

interface Reserving extends Asked {
  heldUntil: Date | undefined;
}

/** Rows of one statement at most. */
const LARGEST = 200;

/**
 * Reservations and responses of requests without a transaction of their own, where each row is committed by itself: those of many
 * requests share a statement and its commit, which cost more than the row.
 */
export class IdempotencyBatches {
  readonly #reserving: BatchWriter<Reserving>;
  readonly #writes: BatchedWrites;

  constructor(db: Db, clock: { now(): number }) {
    this.#reserving = new BatchWriter({
      largest: LARGEST,
      // A deadlock with another node may be that of one row. Without the database, none can be written.
      isOfOne: (error) => !(error instanceof DatabaseAway),
      write: async (asked) => {
        const { ids, heldUntil } = await reserveAll(db, asked, clock.now());
        // Of several with one id, the first is the one that gets it.
        for (const one of asked) if (ids.delete(one.id)) one.heldUntil = heldUntil;
      },
    });
    this.#writes = new BatchedWrites(db);
  }

  /** Resolves when it is committed. @returns until when it is held; undefined: another request has the key */
  async reserve(asked: Asked): Promise<Date | undefined> {
    const reserving: Reserving = { ...asked, heldUntil: undefined };
    await this.#reserving.add(reserving);
    return reserving.heldUntil;
  }

  /** Resolves when rows and response are committed, or only the rows, since another request has taken the reservation over. */
  keep(kept: KeptResponse, rows: readonly RowToWrite[]): Promise<void> {
    return this.#writes.commit([...rows, rowOf(KEPT, kept)]);
  }

  /** Resolves when the rows of a request without a key are committed. */
  commit(rows: readonly RowToWrite[]): Promise<void> {
    return this.#writes.commit(rows);
  }
}

/**
 * Responses of many requests: as many values, however many rows. An insert finds each row by the primary key, whatever its plan was made for;
 * an update joined with the values would go on reading the whole table if that was small when the statement was prepared. The row is there:
 * without it, one would be inserted that has expired.
 */
const KEPT: WrittenAtEnd<KeptResponse> = {
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
