import { monotonicFactory } from 'ulid';

/** Prefix of each kind of record. Ids are opaque to clients: prefix, `_`, a 26-character ULID. */
export type IdPrefix = 'par' | 'mer' | 'key' | 'evt';

/** Ids made by one process in one millisecond still come in order, so that lists show records as they were made. */
const ulid = monotonicFactory();

export function newId(prefix: IdPrefix): string {
  return `${prefix}_${ulid()}`;
}
