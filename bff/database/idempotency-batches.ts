import { sql } from 'kysely';
import { BatchWriter } from './batch-writer.ts';
import { DatabaseAway } from './database-error.ts';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';
import { reserveAll, type Asked } from './reserve-keys.ts';

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
  readonly #keeping: BatchWriter<KeptResponse>;

  constructor(db: Db, clock: { now(): number }) {
    // A deadlock with another node may be that of one row. Without the database, none can be written.
    const options = { largest: LARGEST, isOfOne: (error: unknown) => !(error instanceof DatabaseAway) };
    this.#reserving = new BatchWriter({
      ...options,
      write: async (asked) => {
        const { ids, heldUntil } = await reserveAll(db, asked, clock.now());
        // Of several with one id, the first is the one that gets it.
        for (const one of asked) if (ids.delete(one.id)) one.heldUntil = heldUntil;
      },
    });
    this.#keeping = new BatchWriter({ ...options, write: (kept) => keepAll(db, kept) });
  }

  /** Resolves when it is committed. @returns until when it is held; undefined: another request has the key */
  async reserve(asked: Asked): Promise<Date | undefined> {
    const reserving: Reserving = { ...asked, heldUntil: undefined };
    await this.#reserving.add(reserving);
    return reserving.heldUntil;
  }

  /** Resolves when the response is committed, or another request has taken the reservation over. */
  keep(kept: KeptResponse): Promise<void> {
    return this.#keeping.add(kept);
  }
}

async function keepAll(db: Db, kept: readonly KeptResponse[]): Promise<void> {
  await keeping(
    db,
    kept.map(({ id }) => id),
    kept.map(({ heldUntil }) => heldUntil),
    kept.map(({ status }) => status),
    kept.map(({ body }) => body),
  );
}

const keeping = prepared(
  (
    _,
    ids: readonly string[],
    heldUntil: readonly Date[],
    statuses: readonly number[],
    bodies: readonly string[],
  ) => sql`
    update idempotency_records record set status = kept.status, body = kept.body
    from unnest(${ids}::text[], ${heldUntil}::timestamptz[], ${statuses}::integer[], ${bodies}::text[])
      as kept (id, held_until, status, body)
    where record.id = kept.id and record.status is null and record.held_until = kept.held_until`,
);
