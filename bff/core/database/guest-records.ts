import { sql, type RawBuilder } from 'kysely';
import type { GuestRecordName } from '../contract/feature.ts';
import type { Owner } from './owner.ts';
import type { Work } from './unit-of-work.ts';

/** A guest, as people are known who have no account: by a phone number, an email address or both. */
export interface Guest {
  /** E.164. */
  readonly phone: string | null;
  /** In lower case. */
  readonly email: string | null;
}

/** The records of one kind that name guests, for a guest's right to see and to erase them. */
export interface GuestRecords<Deps> {
  /** The member of the answers that lists or counts them, such as `orders`. */
  readonly name: GuestRecordName;
  /** Returns up to `most` of them as the API presents them, newest first. */
  readonly find: (deps: Deps, owner: Owner, guest: Guest, most: number) => Promise<readonly unknown[]>;
  /**
   * Erases the guest from all of them.
   * @returns how many there were
   * @throws {ApiError} state_forbids: one of them still needs its guest
   */
  readonly erase: (work: Work, deps: Deps, guest: OwnedGuest) => Promise<number>;
}

export interface OwnedGuest extends Guest, Owner {
  /** The environment's time. */
  readonly at: Date;
}

/** Returns the filter for rows of a guest, from the columns that hold a number and an address. */
export function isOfGuest(
  { phone, email }: Guest,
  columns: { readonly phone?: string; readonly email?: string },
): RawBuilder<boolean> {
  const filters = [
    ...(phone === null || columns.phone === undefined ? [] : [sql`${sql.ref(columns.phone)} = ${phone}`]),
    ...(email === null || columns.email === undefined
      ? []
      : [sql`lower(${sql.ref(columns.email)}) = ${email}`]),
  ];
  return filters.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(filters, sql` or `)})`;
}

/** Returns the filter for rows whose JSON has the guest's number or address anywhere as a text. */
export function namesGuest({ phone, email }: Guest, column: string): RawBuilder<boolean> {
  const texts = [phone, email].filter((text) => text !== null);
  const held = texts.map(
    (text) => sql`position(${JSON.stringify(text).toLowerCase()} in lower(${sql.ref(column)}::text)) > 0`,
  );
  return sql<boolean>`(${sql.join(held, sql` or `)})`;
}
