import type { IncomingMessage } from 'node:http';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { NEWEST_VERSION } from '../../core/contract/versions/versions.ts';
import type { Partner } from '../../accounts/identity/contract/partners/partner.ts';
import type { KeyPrincipal } from '../../core/api/principal.ts';
import { PROOF_MS } from '../../core/api/proof.ts';
import type { KeyDirectory } from '../../accounts/identity/keys/key-directory.ts';
import { scopesOfRole } from '../../accounts/people/contract/roles.ts';
import {
  membershipOf,
  noteActivity,
  type MemberRow,
  type RelyingParty,
} from '../../accounts/people/people.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import { sessionOf, signedIn, type SignedInDeps, OneTimeSignIn } from '../shell/one-time-sign-in.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
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
  const principal = await principalOf(row, deps);
  const partner = await readPartner(deps.db, row.partner_id, row.environment);
  const nowMs = await deps.keys.clocks.now(principal);
  const aheadMs = Math.max(0, nowMs - deps.clock.now());
  return { cookie, csrf: csrfOf(cookie), row, principal, partner, nowMs, aheadMs };
}

/**
 * Authenticates requests of the elements, with the cookie in place of a key.
 * @throws {ApiError} credential_invalid
 */
export async function principalOfCookie(
  cookie: string,
  deps: Pick<ConsoleSessionDeps, 'db' | 'clock'>,
): Promise<KeyPrincipal> {
  return principalOf(await sessionOf(cookie, deps, consoleSignIn), deps);
}

/**
 * Returns the principal: to the API it is the partner, as for a key with a separate quota. A person has
 * the scopes of the role, read on each request, so that a change of role or a removal applies at once and
 * on every node. The operator's link has all scopes.
 * @throws {ApiError} credential_invalid: not on the team anymore, idle for too long, or not opened by the
 * identity provider that the team requires
 */
async function principalOf(
  row: ConsoleSessionRow,
  { db, clock }: Pick<ConsoleSessionDeps, 'db' | 'clock'>,
): Promise<KeyPrincipal> {
  const { id, partner_id: partnerId, environment, person_id: personId } = row;
  const common = {
    kind: 'key',
    keyId: id,
    lineage: id,
    partnerId,
    environment,
    apiVersion: NEWEST_VERSION,
    keyLimit: null,
  } as const;
  if (personId === null) return { ...common, scopes: EVERYTHING };
  const now = new Date(clock.now());
  const entering = { partnerId, personId, by: row.sso_partner_id, openedAt: row.created_at };
  const member = isIdle(row, now) ? undefined : await membershipOf(db, entering);
  if (!member) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  await noteUse(db, row, member, now);
  const { email, name, role } = member;
  const scopesIn = (where: EnvironmentName) => scopesOfRole(role, where);
  const isProved = row.proved_at !== null && now.getTime() - row.proved_at.getTime() <= PROOF_MS;
  const person = { id: personId, email, name, role, isProved, scopesIn };
  return { ...common, scopes: scopesIn(environment), person };
}

/** A person's session ends after 12 hours without a request. */
const IDLE_MS = 12 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** Whether a person's session was unused for too long. */
export const isIdle = ({ seen_at, created_at }: ConsoleSessionRow, now: Date): boolean =>
  now.getTime() - (seen_at ?? created_at).getTime() > IDLE_MS;

/** Notes at most once a minute that a session is used. */
async function noteUse(db: Db, row: ConsoleSessionRow, member: MemberRow, now: Date): Promise<void> {
  if (row.seen_at && now.getTime() - row.seen_at.getTime() < MINUTE_MS) return;
  await db.updateTable('console_sessions').set({ seen_at: now }).where('hash', '=', row.hash).execute();
  await noteActivity(db, member, now);
}

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
    person_id: null,
    seen_at: null,
    browser: null,
    network: null,
    proved_at: null,
    sso_partner_id: null,
  }),
});

/**
 * Puts a session in another's place: the same person, in another environment, on another team or with a new
 * proof, until the same hour.
 * @returns its cookie
 * @throws {ApiError} credential_invalid: it has ended, or another has taken its place already
 */
export async function replaceSession(
  db: Db,
  old: ConsoleSessionRow,
  change: { readonly environment: EnvironmentName; readonly partner_id?: string; readonly proved_at?: Date },
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
      .values({ ...old, ...change, id: newId('con'), hash: hashOf(cookie) })
      .execute();
  });
  return cookie;
}

/** The cookie of the console's sessions. */
export const consoleCookie = (publicUrl: string): SessionCookie =>
  new SessionCookie({ publicUrl, name: 'trellis_console', path: '/console', sameSite: 'strict' });

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
  /** `null` for a session that the operator's link opened. */
  person_id: string | null;
  /** A person's last request, to the minute. */
  seen_at: Date | null;
  browser: string | null;
  network: string | null;
  /** When the person last proved who they are: by signing in, or for a change that asks for it. */
  proved_at: Date | null;
  /** The partner whose identity provider the person signed in by; `null` for other ways in. */
  sso_partner_id: string | null;
  created_at: Date;
  expires_at: Date;
}

/** Returns the console as a site of passkeys. */
export function consoleSite(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'Trellis' };
}
