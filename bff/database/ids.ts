import { randomFillSync } from 'node:crypto';
import { encodeTime, monotonicFactory } from 'ulid';

/** The kinds of records, by the three letters of their ids. A feature adds its own by merging this interface (its `tables.ts`). */
export interface IdPrefixes {}

/** Three letters for each kind of record, such as `mer`. Ids are opaque to clients: prefix, `_`, a 26-character ULID. */
export type IdPrefix = keyof IdPrefixes & string;

/** Ids made by one process in one millisecond are still ordered, so lists show records in the order of creation. */
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

/**
 * A ULID with its own randomness, for ids that are no record's: requests, tokens. Made here and not by the library, which takes
 * three times as long: each request has one.
 */
export function newUlid(): string {
  let id = timeNow();
  for (let count = 0; count < RANDOM_CHARACTERS; count += 1) id += ALPHABET[randomByte() & LAST_5_BITS];
  return id;
}

/** Crockford's Base32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LAST_5_BITS = 0x1f;
const RANDOM_CHARACTERS = ULID_CHARACTERS - TIME_CHARACTERS;

/** Spelled once a millisecond: under load many ids share it. */
function timeNow(): string {
  const now = Date.now();
  if (now !== spelledAt) {
    spelledAt = now;
    spelled = encodeTime(now, TIME_CHARACTERS);
  }
  return spelled;
}
let spelledAt = 0;
let spelled = '';

/**
 * Random bytes of the system, fetched in blocks: one by one, as the library does it, costs more than the rest of an
 * id.
 */
const pool = new Uint8Array(4096);
let used = pool.length;

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  used += 1;
  return byte;
}

/** From 0 to below 1, in steps of 1/256: a ULID takes 5 bits of it. */
function random(): number {
  return randomByte() / 256;
}
