import { sql } from 'kysely';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';
import { rowsAtEnd, writeAtEnd, type WrittenAtEnd } from './write-at-end.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer than any request may run: an older reservation was left by a process that died. */
const HELD_MS = 15_000;
const PRUNE_EVERY_MS = 10 * 60 * 1000;

/** What is kept of a finished request: enough to send its response again. */
export interface StoredResponse {
  readonly status: number;
  readonly body: unknown;
}

export type Reservation =
  /** `heldUntil` identifies the reservation: whoever takes it over holds it for longer. */
  | { readonly state: 'taken'; readonly heldUntil: Date }
  | { readonly state: 'running'; readonly fingerprint: string }
  | { readonly state: 'stored'; readonly fingerprint: string; readonly response: StoredResponse };

/**
 * The gateway's store of idempotent responses, exact on several nodes: the row's primary key decides which request is
 * first.
 */
export class IdempotencyRecords {
  readonly #db: Db;
  readonly #clock: { now(): number };
  #prunedAt = 0;

  constructor(db: Db, clock: { now(): number }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The same records inside a transaction. */
  within(trx: Db): IdempotencyRecords {
    return new IdempotencyRecords(trx, this.#clock);
  }

  async reserve(id: string, fingerprint: string): Promise<Reservation> {
    const now = this.#clock.now();
    const held = { held_until: new Date(now + HELD_MS), expires_at: new Date(now + KEPT_MS) };
    const [taken] = await reserving(
      this.#db,
      id,
      fingerprint,
      held.held_until,
      held.expires_at,
      new Date(now),
    );
    return taken ? { state: 'taken', heldUntil: held.held_until } : this.#read(id, fingerprint);
  }

  /** Keeps the response, unless another request has taken the reservation over. Inside a transaction, at its end. */
  async keep(id: string, heldUntil: Date, response: StoredResponse): Promise<void> {
    await writeAtEnd(this.#db, KEPT, [{ id, heldUntil, ...response }]);
  }

  async release(id: string, heldUntil: Date): Promise<void> {
    await this.#db
      .deleteFrom('idempotency_records')
      .where('id', '=', id)
      .where('status', 'is', null)
      .where('held_until', '=', heldUntil)
      .execute();
  }

  /** At the start of a process that has the database to itself, no request can be running. */
  async releaseAll(): Promise<void> {
    await this.#db.deleteFrom('idempotency_records').where('status', 'is', null).execute();
  }

  async #read(id: string, fingerprint: string): Promise<Reservation> {
    const row = await this.#db
      .selectFrom('idempotency_records')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    // Released between the two statements: the other request has ended, and this one takes its place.
    if (!row) return this.reserve(id, fingerprint);
    if (row.status === null) return { state: 'running', fingerprint: row.fingerprint };
    const response = { status: row.status, body: JSON.parse(row.body ?? 'null') as unknown };
    return { state: 'stored', fingerprint: row.fingerprint, response };
  }

  /** Deletes rows older than a day, now and then; not inside a transaction that others may wait for. */
  async prune(): Promise<void> {
    const now = this.#clock.now();
    if (now - this.#prunedAt < PRUNE_EVERY_MS) return;
    this.#prunedAt = now;
    await this.pruneNow();
  }

  /** Deletes all that are older than a day. */
  async pruneNow(): Promise<void> {
    const now = new Date(this.#clock.now());
    await this.#db.deleteFrom('idempotency_records').where('expires_at', '<=', now).execute();
  }
}

/** One that has expired, or that the same request has left behind, is taken over. */
const reserving = prepared(
  (_, id: string, fingerprint: string, heldUntil: Date, expiresAt: Date, now: Date) => sql<{ id: string }>`
    insert into idempotency_records as record (id, fingerprint, status, body, held_until, expires_at)
    values (${id}, ${fingerprint}, null, null, ${heldUntil}, ${expiresAt})
    on conflict (id) do update set fingerprint = excluded.fingerprint, status = null, body = null,
      held_until = excluded.held_until, expires_at = excluded.expires_at
    where record.expires_at <= ${now} or
      (record.status is null and record.held_until <= ${now} and record.fingerprint = excluded.fingerprint)
    returning id`,
);

interface Kept extends StoredResponse {
  readonly id: string;
  readonly heldUntil: Date;
}

const KEPT: WrittenAtEnd<Kept> = {
  statementsOf: (kept) => [
    rowsAtEnd(
      'responses',
      kept.map(({ id, heldUntil, status, body }) => [id, heldUntil, status, JSON.stringify(body)]),
      (id, heldUntil, status, body) =>
        sql`(${id}::text, ${heldUntil}::timestamptz, ${status}::integer, ${body}::text)`,
      (all) => sql`
        update idempotency_records record set status = kept.status, body = kept.body
        from (values ${all}) as kept (id, held_until, status, body)
        where record.id = kept.id and record.status is null and record.held_until = kept.held_until`,
    ),
  ],
};
