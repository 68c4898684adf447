import type { IncomingMessage } from 'node:http';
import { ALL_SCOPES } from '../contract/scopes.ts';
import { NEWEST_VERSION } from '../contract/versions/versions.ts';
import type { Partner } from '../contract/partners.ts';
import type { Db } from '../database/database.ts';
import type { Clock } from '../gateway/clock.ts';
import { ApiError } from '../gateway/errors.ts';
import type { KeyPrincipal } from '../gateway/principal.ts';
import { hashOf } from '../identity/keys/secret.ts';
import type { KeyDirectory } from '../identity/keys/key-directory.ts';
import { readPartner } from '../identity/partners/partner-records.ts';
import type { SessionCookie } from '../pages/cookie.ts';
import { csrfOf } from '../pages/secrets.ts';
import { findSession, type ConsoleSessionRow } from './console-records.ts';

/** Someone who is signed in to a partner's console. */
export interface Person {
  readonly cookie: string;
  readonly csrf: string;
  readonly session: ConsoleSessionRow;
  /** The partner, in the session's environment. */
  readonly principal: KeyPrincipal;
  readonly partner: Partner;
  /** The time in the environment, in milliseconds since the epoch: a sandbox has a clock of its own. */
  readonly nowMs: number;
  /** How far that is ahead of the real time, which records are stamped with; 0 where it is not. */
  readonly aheadMs: number;
}

export interface PersonDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly cookie: SessionCookie;
  readonly keys: Pick<KeyDirectory, 'lineageOf' | 'clocks'>;
}

const EVERYTHING: ReadonlySet<string> = new Set(ALL_SCOPES);

/** @throws {ApiError} credential_missing, credential_invalid */
export async function personOf(req: IncomingMessage, deps: PersonDeps): Promise<Person> {
  const cookie = deps.cookie.read(req);
  if (cookie === undefined) throw new ApiError('credential_missing', { message: 'There is no session.' });
  const session = await sessionOf(cookie, deps);
  const partner = await readPartner(deps.db, session.partner_id, session.environment);
  const principal = principalOf(session);
  const nowMs = await deps.keys.clocks.now(principal);
  const aheadMs = Math.max(0, nowMs - deps.clock.now());
  return { cookie, csrf: csrfOf(cookie), session, principal, partner, nowMs, aheadMs };
}

/** The same where nobody need be there. */
export async function personIfAny(req: IncomingMessage, deps: PersonDeps): Promise<Person | undefined> {
  try {
    return await personOf(req, deps);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

/** Looked up anew on each request: signing out ends it at once, on every node. @throws {ApiError} credential_invalid */
export async function sessionOf(
  cookie: string,
  { db, clock }: Pick<PersonDeps, 'db' | 'clock'>,
): Promise<ConsoleSessionRow> {
  const session = await findSession(db, hashOf(cookie), new Date(clock.now()));
  if (!session) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  return session;
}

/** To the API it is the partner, as a key of full capability would be, with a quota of its own. */
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
