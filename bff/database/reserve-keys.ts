import { sql } from 'kysely';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

/** A reservation that a request asks for. */
export interface Asked {
  readonly id: string;
  /** The same key with another one is refused. */
  readonly fingerprint: string;
}

export interface Reserved {
  /** Those that were free. */
  readonly ids: Set<string>;
  readonly heldUntil: Date;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer than any request may run: an older reservation was left by a process that died. */
const HELD_MS = 15_000;

/** Reserves those that are free; of several with one id, the first. @param now milliseconds since 1970 */
export async function reserveAll(db: Db, asked: readonly Asked[], now: number): Promise<Reserved> {
  const firsts = new Map<string, string>();
  for (const { id, fingerprint } of asked) if (!firsts.has(id)) firsts.set(id, fingerprint);
  const heldUntil = new Date(now + HELD_MS);
  const ids = [...firsts.keys()];
  const rows = await reserving(
    db,
    ids,
    [...firsts.values()],
    heldUntil,
    new Date(now + KEPT_MS),
    new Date(now),
  );
  return { ids: new Set(rows.map(({ id }) => id)), heldUntil };
}

/**
 * One that has expired, or that the same request has left behind, is taken over. In the order of ids, so that two nodes that reserve the
 * same ones don't wait for each other.
 */
const reserving = prepared(
  (
    _,
    ids: readonly string[],
    fingerprints: readonly string[],
    heldUntil: Date,
    expiresAt: Date,
    now: Date,
  ) => sql<{ id: string }>`
    insert into idempotency_records as record (id, fingerprint, status, body, held_until, expires_at)
    select id, fingerprint, null, null, ${heldUntil}::timestamptz, ${expiresAt}::timestamptz
    from unnest(${ids}::text[], ${fingerprints}::text[]) as asked (id, fingerprint) order by id
    on conflict (id) do update set fingerprint = excluded.fingerprint, status = null, body = null,
      held_until = excluded.held_until, expires_at = excluded.expires_at
    where record.expires_at <= ${now} or
      (record.status is null and record.held_until <= ${now} and record.fingerprint = excluded.fingerprint)
    returning id`,
);
