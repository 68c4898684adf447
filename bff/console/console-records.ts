import type { Selectable } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';
import type { Db } from '../database/database.ts';
import type { ConsoleLinksTable, ConsoleSessionsTable } from './tables.ts';
import { ApiError } from '../gateway/errors.ts';

export type ConsoleSessionRow = Selectable<ConsoleSessionsTable>;

/** Stores a link, and on the way forgets those that have run out, and the sessions too. */
export async function insertLink(
  db: Db,
  row: Omit<Selectable<ConsoleLinksTable>, 'used_at'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('console_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('console_sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('console_links')
    .values({ ...row, used_at: null })
    .execute();
}

/** Whether a link would still work. Looking does not use it up. */
export async function isOpen(db: Db, linkHash: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('console_links')
    .select('hash')
    .where('hash', '=', linkHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** What a new session has of its own. */
export interface NewSession {
  readonly id: string;
  /** Of the cookie. */
  readonly hash: string;
  readonly expiresAt: Date;
}

/**
 * Uses a link up and makes its session, both or neither. Of several requests at the same moment one wins: the row is
 * changed only where nobody has changed it before.
 * @returns false when the link is unknown, used or has run out
 */
export async function useLink(db: Db, linkHash: string, session: NewSession, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .updateTable('console_links')
      .set({ used_at: now })
      .where('hash', '=', linkHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!link) return false;
    const { partner_id, environment } = link;
    const { id, hash, expiresAt: expires_at } = session;
    await trx
      .insertInto('console_sessions')
      .values({ id, hash, partner_id, environment, opened_in: environment, expires_at, created_at: now })
      .execute();
    return true;
  });
}

/**
 * Puts a session in another's place: the same person, in another environment, until the same hour.
 * @throws {ApiError} credential_invalid: it has ended, or another has taken its place already
 */
export async function replaceSession(
  db: Db,
  old: ConsoleSessionRow,
  { id, hash }: Pick<NewSession, 'id' | 'hash'>,
  environment: EnvironmentName,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteSession(trx, old.hash))) {
      throw new ApiError('credential_invalid', { message: 'The session has ended.' });
    }
    await trx
      .insertInto('console_sessions')
      .values({ ...old, id, hash, environment })
      .execute();
  });
}

export async function findSession(db: Db, hash: string, now: Date): Promise<ConsoleSessionRow | undefined> {
  return db
    .selectFrom('console_sessions')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** @returns false when there was none */
export async function deleteSession(db: Db, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('console_sessions')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
