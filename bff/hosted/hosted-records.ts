import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { HostedLinksTable, HostedSessionsTable } from './tables.ts';

export type HostedLinkRow = Selectable<HostedLinksTable>;
export type HostedSessionRow = Selectable<HostedSessionsTable>;

/** Stores a link, and on the way forgets those that have expired, and the sessions too. */
export async function insertLink(db: Db, row: Omit<HostedLinkRow, 'used_at'>, now: Date): Promise<void> {
  await db.deleteFrom('hosted_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('hosted_sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('hosted_links')
    .values({ ...row, used_at: null })
    .execute();
}

/** A link that can still be opened. Looking uses nothing up. */
export async function findLink(db: Db, hash: string, now: Date): Promise<HostedLinkRow | undefined> {
  return db
    .selectFrom('hosted_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Uses a link up and makes its session in the place of the one before, all or nothing. Of several requests at the same moment one wins: the row is
 * changed only where nobody has changed it before.
 * @returns the session; undefined when the link is unknown, used or has expired
 */
export async function useLink(
  db: Db,
  linkHash: string,
  session: { readonly hash: string; readonly expiresAt: Date; readonly insteadOf: string | undefined },
  now: Date,
): Promise<HostedSessionRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .updateTable('hosted_links')
      .set({ used_at: now })
      .where('hash', '=', linkHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!link) return undefined;
    const { used_at: _, ...grant } = link;
    if (session.insteadOf !== undefined) await deleteSession(trx, session.insteadOf);
    return trx
      .insertInto('hosted_sessions')
      .values({ ...grant, hash: session.hash, expires_at: session.expiresAt, created_at: now, notice: null })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export async function findSession(db: Db, hash: string, now: Date): Promise<HostedSessionRow | undefined> {
  return db
    .selectFrom('hosted_sessions')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteSession(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('hosted_sessions').where('hash', '=', hash).execute();
}

/** Leaves word for the next page. */
export async function leaveNotice(db: Db, hash: string, notice: string): Promise<void> {
  await db.updateTable('hosted_sessions').set({ notice }).where('hash', '=', hash).execute();
}

/** Takes the word that was left, so that it is said once. @returns false when another request took it first */
export async function takeNotice(db: Db, hash: string, notice: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosted_sessions')
    .set({ notice: null })
    .where('hash', '=', hash)
    .where('notice', '=', notice)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
