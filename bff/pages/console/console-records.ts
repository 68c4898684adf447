import type { Selectable } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { ApiError } from '../../core/api/errors.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import { OneTimeSignIn } from '../shell/sign-in/one-time-sign-in.ts';

export type ConsoleSessionRow = Selectable<ConsoleSessionsTable>;

/** A link opens the console of one partner in one environment. */
export const consoleSignIn = new OneTimeSignIn<Selectable<ConsoleLinksTable>, ConsoleSessionRow>({
  links: 'console_links',
  sessions: 'console_sessions',
  sessionOf: ({ partner_id, environment }) => ({
    id: newId('con'),
    partner_id,
    environment,
    opened_in: environment,
  }),
});

/**
 * Puts a session in another's place: the same person, in another environment, until the same hour.
 * @returns its cookie
 * @throws {ApiError} credential_invalid: it has ended, or another has taken its place already
 */
export async function replaceSession(
  db: Db,
  old: ConsoleSessionRow,
  environment: EnvironmentName,
): Promise<string> {
  const cookie = newSecret();
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('console_sessions')
      .where('hash', '=', old.hash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) {
      throw new ApiError('credential_invalid', { message: 'The session has ended.' });
    }
    await trx
      .insertInto('console_sessions')
      .values({ ...old, id: newId('con'), hash: hashOf(cookie), environment })
      .execute();
  });
  return cookie;
}

declare module '../../core/database/tables.ts' {
  interface Tables {
    console_links: ConsoleLinksTable;
    console_sessions: ConsoleSessionsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    con: true;
  }
}

interface ConsoleLinksTable {
  /** SHA-256 of the code in the link. */
  hash: string;
  partner_id: string;
  environment: EnvironmentName;
  expires_at: Date;
  used_at: Date | null;
}

interface ConsoleSessionsTable {
  /** SHA-256 of the cookie. */
  hash: string;
  /** Names it in the log and counts its quota. */
  id: string;
  partner_id: string;
  /** The current environment. */
  environment: EnvironmentName;
  /**
   * The environment of the sign-in link. A sandbox link can lead on to production, as a sandbox key can, but
   * not the other way.
   */
  opened_in: EnvironmentName;
  created_at: Date;
  expires_at: Date;
}
