import { randomFillSync } from 'node:crypto';
import { encodeTime, monotonicFactory, ulid } from 'ulid';

/**
 * The kinds of records, by the three letters of their IDs. A feature adds its own by merging this interface
 * (its `tables.ts`).
 */
export interface IdPrefixes {}

/**
 * Three letters for each kind of record, such as `mer`. Ids are opaque to clients: prefix, `_`, a
 * 26-character ULID.
 */
export type IdPrefix = keyof IdPrefixes & string;

/**
 * Ids made by one process in one millisecond are still ordered, so lists show records in the order of
 * creation.
 */
const ulidInOrder = monotonicFactory(random);

export function newId(prefix: IdPrefix): string {
  return `${prefix}_${ulidInOrder()}`;
}

/** Less than every id made from this moment on. @param ms since the epoch */
export function firstId(prefix: IdPrefix, ms: number): string {
  return `${prefix}_${encodeTime(Math.max(0, ms), TIME_CHARACTERS).padEnd(ULID_CHARACTERS, '0')}`;
}

const TIME_CHARACTERS = 10;
export const ULID_CHARACTERS = 26;

/** Returns a ULID with its own randomness, for IDs that aren't of records: requests, tokens. */
export function newUlid(): string {
  return ulid(undefined, random);
}

/**
 * Random bytes of the system, fetched in blocks: one by one, as the library does it, costs more than the rest
 * of an id.
 */
const pool = new Uint8Array(4096);
let used = pool.length;

/** Returns a number from 0 to below 1, in steps of 1/256: a ULID takes 5 bits of it. */
function random(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  used += 1;
  return byte / 256;
}

const ID_LIKE = /^\w{1,100}$/;

/**
 * Whether a caller's text has the form of an ID: a prefix, `_` and a ULID. Any other text is unknown without
 * a lookup, and never reaches the database, which accepts no NUL.
 */
export function isIdLike(text: string): boolean {
  return ID_LIKE.test(text);
}
