import { ulid } from 'ulid';

/** Prefix of each kind of record. Ids are opaque to clients: prefix, `_`, a 26-character ULID. */
export type IdPrefix = 'par' | 'mer' | 'key' | 'ses';

export function newId(prefix: IdPrefix): string {
  return `${prefix}_${ulid()}`;
}
