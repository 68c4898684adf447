import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { prepared } from '../../../core/database/prepared.ts';
import { PLANT_CREATED } from '../contract/plants.ts';

/** The columns to insert for one request. */
export interface PlantToInsert {
  readonly merchant: string;
  /** int64 as digits, which the database parses. */
  readonly id: string;
  readonly name: string;
  readonly tag: string | null;
  /** The ID of its event. */
  readonly eventId: string;
  /** The event's data, JSON text. */
  readonly data: string;
  /** `null` if the caller sent no idempotency key. */
  readonly key: string | null;
  readonly fingerprint: string | null;
  /** JSON text of the response if the plant is stored. */
  readonly body: string;
}

/** A key that was free, or a plant whose ID was: by merchant and key, or by merchant and ID. */
export interface Inserted {
  readonly kind: 'key' | 'plant';
  readonly merchant: string;
  readonly of: string;
}

/**
 * Writes the free plants of many requests with one statement; no two have the same plant or the same key. The
 * rows of the keys come first and are the lock: a second request with a key waits there for the first to
 * commit. A plant whose key was free is stored with its event, unless its ID is taken: the primary key
 * decides, not an earlier read. An unknown merchant has no partner to notify.
 * @param expired keys that were used before are free again
 */
export function insertPlants(
  db: Db,
  plants: readonly PlantToInsert[],
  { now, expired }: { readonly now: Date; readonly expired: Date },
): Promise<readonly Inserted[]> {
  return inserting(
    db,
    plants.map(({ merchant }) => merchant),
    plants.map(({ id }) => id),
    plants.map(({ name }) => name),
    plants.map(({ tag }) => tag),
    plants.map(({ eventId }) => eventId),
    plants.map(({ data }) => data),
    plants.map(({ key }) => key),
    plants.map(({ fingerprint }) => fingerprint),
    plants.map(({ body }) => body),
    now,
    expired,
  );
}

type Texts = readonly (string | null)[];

/** Rows are written in one order, so that two nodes that write the same ones don't wait for each other. */
const inserting = prepared(
  (
    _,
    merchants: Texts,
    ids: Texts,
    names: Texts,
    tags: Texts,
    events: Texts,
    data: Texts,
    keys: Texts,
    fingerprints: Texts,
    bodies: Texts,
    now: Date,
    expired: Date,
  ) => sql<Inserted>`
    with asked as (
      select * from unnest(${merchants}::text[], ${ids}::bigint[], ${names}::text[], ${tags}::text[],
        ${events}::text[],
        ${data}::text[], ${keys}::text[], ${fingerprints}::text[], ${bodies}::text[])
      as asked (merchant, id, name, tag, event, data, key, fingerprint, body)),
    claim as (
      insert into plant_answers as answer (merchant, idempotency_key, fingerprint, status, body, created_at)
      select merchant, key, fingerprint, 200, body, ${now}::timestamptz from asked
      where key is not null order by merchant, key
      on conflict (merchant, idempotency_key) do update set fingerprint = excluded.fingerprint,
        status = excluded.status, body = excluded.body, created_at = excluded.created_at
      where answer.created_at < ${expired}::timestamptz
      returning merchant, idempotency_key as key),
    plant as (
      insert into plants (merchant, id, name, tag, created_at)
      select merchant, id, name, tag, ${now}::timestamptz from asked
      where key is null or (merchant, key) in (select merchant, key from claim) order by merchant, id
      on conflict (merchant, id) do nothing
      returning merchant, id),
    event as (
      insert into events (id, type, partner_id, environment, merchant_id, data, created_at)
      select asked.event, ${sql.lit(PLANT_CREATED)}, merchants.partner_id, merchants.environment,
        merchants.id, asked.data,
        ${now}::timestamptz
      from plant join asked using (merchant, id) join merchants on merchants.id = plant.merchant)
    select 'key' as kind, merchant, key as of from claim
    union all select 'plant', merchant, id::text from plant`,
);
