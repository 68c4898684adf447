import type { IncomingMessage } from 'node:http';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { NEWEST_VERSION } from '../../core/contract/versions/versions.ts';
import type { Partner } from '../../accounts/identity/contract/partners/partner.ts';
import type { KeyPrincipal } from '../../core/api/principal.ts';
import type { KeyDirectory } from '../../accounts/identity/keys/key-directory.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import { sessionOf, signedIn, type SignedInDeps } from '../shell/sign-in/one-time-sign-in.ts';
import { csrfOf } from '../../core/http/secrets.ts';
import { consoleSignIn, type ConsoleSessionRow } from './console-records.ts';

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
