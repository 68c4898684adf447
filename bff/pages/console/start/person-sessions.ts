import { readPartner } from '../../../accounts/identity/partners/change-partner.ts';
import { hashOf, newSecret } from '../../../core/http/secrets.ts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import {
  consoleSignIn,
  isIdle,
  replaceSession,
  type ConsoleSessionDeps,
  type ConsoleSessionRow,
} from '../console-session.ts';

/** A person's session ends after 30 days in any case. */
const PERSON_SESSION_MS = 30 * 24 * 60 * 60_000;
/**
 * One that an identity provider opened ends after a day: whom the provider knows no more comes in no more.
 */
const SSO_SESSION_MS = 24 * 60 * 60_000;

/** A session to open for a person who has signed in. */
export interface PersonSession {
  readonly personId: string;
  readonly partnerId: string;
  /** The browser's name for itself. */
  readonly browser: string | undefined;
  /** The address that it has. */
  readonly network: string;
  /** The cookie of the browser's session before, which ends. */
  readonly previous: string | undefined;
  /** The partner whose identity provider the person signed in by; left out for other ways in. */
  readonly ssoPartnerId?: string;
  /** When the person proved who they are, in milliseconds since the epoch; defaults to now. */
  readonly provedAt?: number | undefined;
}

/** The time that a browser keeps a person's cookie, in milliseconds. */
export const PERSON_COOKIE_MS = PERSON_SESSION_MS;

/** Opens a session of a person, in production if it is open. */
export async function openPersonSession(
  { db, clock }: Pick<ConsoleSessionDeps, 'db' | 'clock'>,
  { personId, partnerId, browser, network, ssoPartnerId, previous, ...session }: PersonSession,
): Promise<{ readonly cookie: string; readonly environment: EnvironmentName }> {
  const now = new Date(clock.now());
  const provedAt = 'provedAt' in session ? session.provedAt : now.getTime();
  const environment = await openEnvironment(db, partnerId);
  const cookie = newSecret();
  await db.deleteFrom('console_sessions').where('expires_at', '<=', now).execute();
  if (previous !== undefined) await consoleSignIn.endSession(db, previous);
  await db
    .insertInto('console_sessions')
    .values({
      hash: hashOf(cookie),
      id: newId('con'),
      partner_id: partnerId,
      environment,
      opened_in: 'sandbox',
      person_id: personId,
      seen_at: null,
      browser: browser?.slice(0, 300) ?? null,
      network,
      proved_at: provedAt === undefined ? null : new Date(Math.min(provedAt, now.getTime())),
      sso_partner_id: ssoPartnerId ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + (ssoPartnerId === undefined ? PERSON_SESSION_MS : SSO_SESSION_MS)),
    })
    .execute();
  return { cookie, environment };
}

/** Returns the environment that a person's session begins in. */
export async function openEnvironment(db: Db, partnerId: string): Promise<EnvironmentName> {
  const { status } = await readPartner(db, partnerId, 'sandbox');
  return status === 'published' ? 'production' : 'sandbox';
}

/**
 * Puts a session that has been proved by the identity provider in another's place.
 * @returns `undefined` if the session has ended
 */
export async function proveSession(
  { db, clock }: Pick<ConsoleSessionDeps, 'db' | 'clock'>,
  hash: string,
): Promise<{ readonly cookie: string; readonly row: ConsoleSessionRow } | undefined> {
  const now = new Date(clock.now());
  const row = await db
    .selectFrom('console_sessions')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const cookie = await replaceSession(db, row, { environment: row.environment, proved_at: now });
  return { cookie, row };
}

/**
 * Returns the sessions of a session's person that haven't ended, the newest first: to one that a team's
 * identity provider opened, those of that provider alone.
 */
export async function sessionsOfPerson(
  { db, clock }: Pick<ConsoleSessionDeps, 'db' | 'clock'>,
  { person_id, sso_partner_id: by }: ConsoleSessionRow,
): Promise<readonly ConsoleSessionRow[]> {
  const now = new Date(clock.now());
  const rows = await db
    .selectFrom('console_sessions')
    .selectAll()
    .where('person_id', '=', person_id)
    .$if(by !== null, (rest) => rest.where('sso_partner_id', '=', by))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.filter((row) => !isIdle(row, now));
}

/**
 * Ends one session of the person who is signed in, or all but the present one. One that a team's identity
 * provider opened ends those of that provider alone.
 */
export async function endPersonSessions(
  db: Db,
  { person_id, hash, sso_partner_id: by }: ConsoleSessionRow,
  which: 'others' | { readonly id: string },
): Promise<void> {
  if (person_id === null) return;
  await db
    .deleteFrom('console_sessions')
    .where('person_id', '=', person_id)
    .$if(by !== null, (rest) => rest.where('sso_partner_id', '=', by))
    .$if(which === 'others', (rest) => rest.where('hash', '!=', hash))
    .$if(which !== 'others', (rest) => rest.where('id', '=', which === 'others' ? '' : which.id))
    .execute();
}
