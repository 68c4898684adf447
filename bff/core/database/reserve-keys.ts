import { sql } from 'kysely';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

/** A reservation that a request asks for. */
export interface Asked {
  readonly id: string;
  /** A hash of the request: the same key with a different one is refused. */
  readonly fingerprint: string;
  /** Whose request it is; `null` for a caller without a partner. */
  readonly partnerId?: string | null;
}

export interface Reserved {
  /** The IDs that were free. */
  readonly ids: Set<string>;
  readonly heldUntil: Date;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer than any request may run: an older reservation was left by a process that died. */
const HELD_MS = 15_000;

/**
 * Reserves the free IDs; for several with the same ID, the first. Locks no row of another request, even
 * temporarily, because the holder of a key may be waiting for a lock of the caller's transaction. @param now
 * milliseconds since 1970
 */
export async function reserveAll(db: Db, asked: readonly Asked[], now: number): Promise<Reserved> {
  const firsts = new Map<string, Asked>();
  for (const one of asked) if (!firsts.has(one.id)) firsts.set(one.id, one);
  const all = [...firsts.values()];
  const { heldUntil, expiresAt } = termsAt(now);
  const rows = await reserving(
    db,
    all.map(({ id }) => id),
    all.map(({ fingerprint }) => fingerprint),
    all.map(({ partnerId = null }) => partnerId),
    heldUntil,
    expiresAt,
  );
  return { ids: new Set(rows.map(({ id }) => id)), heldUntil };
}

/**
 * Takes over a reservation that has expired, or that the same request has abandoned.
 * @returns the end of the reservation; `undefined` if another request has taken or released it
 */
export async function takeOver(db: Db, { id, fingerprint }: Asked, now: number): Promise<Date | undefined> {
  const { heldUntil, expiresAt } = termsAt(now);
  const rows = await takingOver(db, id, fingerprint, heldUntil, expiresAt, new Date(now));
  return rows.length > 0 ? heldUntil : undefined;
}

function termsAt(now: number): { readonly heldUntil: Date; readonly expiresAt: Date } {
  return { heldUntil: new Date(now + HELD_MS), expiresAt: new Date(now + KEPT_MS) };
}

/**
 * Waits for a request that is about to reserve the same key, but not for one that has. Inserts in the order
 * of IDs, so that two nodes that reserve the same ones don't wait for each other.
 */
const reserving = prepared(
  (
    _,
    ids: readonly string[],
    fingerprints: readonly string[],
    partners: readonly (string | null)[],
    heldUntil: Date,
    expiresAt: Date,
  ) => sql<{ id: string }>`
    insert into idempotency_records (id, fingerprint, partner_id, status, body, held_until, expires_at)
    select id, fingerprint, partner_id, null, null, ${heldUntil}::timestamptz, ${expiresAt}::timestamptz
    from unnest(${ids}::text[], ${fingerprints}::text[], ${partners}::text[])
      as asked (id, fingerprint, partner_id) order by id
    on conflict (id) do nothing
    returning id`,
);

const takingOver = prepared(
  (_, id: string, fingerprint: string, heldUntil: Date, expiresAt: Date, now: Date) => sql<{ id: string }>`
    update idempotency_records set fingerprint = ${fingerprint}, status = null, body = null,
      held_until = ${heldUntil}::timestamptz, expires_at = ${expiresAt}::timestamptz
    where id = ${id} and (expires_at <= ${now}::timestamptz or
      (status is null and held_until <= ${now}::timestamptz and fingerprint = ${fingerprint}))
    returning id`,
);
