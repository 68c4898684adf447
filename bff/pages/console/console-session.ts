import type { IncomingMessage } from 'node:http';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { NEWEST_VERSION } from '../../core/contract/versions/versions.ts';
import type { Partner } from '../../accounts/identity/contract/partners/partner.ts';
import type { KeyPrincipal } from '../../core/api/principal.ts';
import type { KeyDirectory } from '../../accounts/identity/keys/key-directory.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import { sessionOf, signedIn, type SignedInDeps, OneTimeSignIn } from '../shell/one-time-sign-in.ts';
import { csrfOf, hashOf, newSecret } from '../../core/http/secrets.ts';
import type { Selectable } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { ApiError } from '../../core/api/errors.ts';

/** A signed-in session of a partner's console, as one request sees it. */
export interface ConsoleSession {
  readonly cookie: string;
  readonly csrf: string;
  readonly row: ConsoleSessionRow;
  /** The partner, in the session's environment. */
  readonly principal: KeyPrincipal;
  readonly partner: Partner;
  /** The time in the environment, in milliseconds since the epoch: a sandbox has a separate clock. */
  readonly nowMs: number;
  /** How far that is ahead of real time, which records are stamped with; 0 if it isn't. */
  readonly aheadMs: number;
}

export interface ConsoleSessionDeps extends SignedInDeps {
  readonly keys: Pick<KeyDirectory, 'lineageOf' | 'clocks'>;
}

const EVERYTHING: ReadonlySet<string> = new Set(ALL_SCOPES);

/** @throws {ApiError} credential_missing, credential_invalid */
export async function consoleSessionOf(
  req: IncomingMessage,
  deps: ConsoleSessionDeps,
): Promise<ConsoleSession> {
  const { cookie, row } = await signedIn(req, deps, consoleSignIn);
  const partner = await readPartner(deps.db, row.partner_id, row.environment);
  const principal = principalOf(row);
  const nowMs = await deps.keys.clocks.now(principal);
  const aheadMs = Math.max(0, nowMs - deps.clock.now());
  return { cookie, csrf: csrfOf(cookie), row, principal, partner, nowMs, aheadMs };
}

/**
 * Authenticates requests of the elements, with the cookie in place of a key.
 * @throws {ApiError} credential_invalid
 */
export async function sessionRowOf(
  cookie: string,
  deps: Pick<ConsoleSessionDeps, 'db' | 'clock'>,
): Promise<ConsoleSessionRow> {
  return sessionOf(cookie, deps, consoleSignIn);
}

/**
 * Returns the principal: to the API it is the partner, as for a key with all permissions, with a separate
 * quota.
 */
export function principalOf({ id, partner_id, environment }: ConsoleSessionRow): KeyPrincipal {
  return {
    kind: 'key',
    keyId: id,
    lineage: id,
    partnerId: partner_id,
    environment,
    scopes: EVERYTHING,
    apiVersion: NEWEST_VERSION,
    keyLimit: null,
  };
}

type ConsoleSessionRow = Selectable<ConsoleSessionsTable>;

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
