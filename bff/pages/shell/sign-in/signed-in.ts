import type { IncomingMessage } from 'node:http';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { LinkColumns, OneTimeSignIn, SessionColumns } from './one-time-sign-in.ts';
import type { SessionCookie } from '../../../core/http/session-cookie.ts';

export interface SignedInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly cookie: SessionCookie;
}

/** The session of the request's cookie. @throws {ApiError} credential_missing, credential_invalid */
export async function signedIn<Link extends LinkColumns, Session extends SessionColumns>(
  req: IncomingMessage,
  deps: SignedInDeps,
  signIn: OneTimeSignIn<Link, Session>,
): Promise<{ readonly cookie: string; readonly row: Session }> {
  const cookie = deps.cookie.read(req);
  if (cookie === undefined) throw new ApiError('credential_missing', { message: 'There is no session.' });
  return { cookie, row: await sessionOf(cookie, deps, signIn) };
}

/** @throws {ApiError} credential_invalid */
export async function sessionOf<Link extends LinkColumns, Session extends SessionColumns>(
  cookie: string,
  { db, clock }: Pick<SignedInDeps, 'db' | 'clock'>,
  signIn: OneTimeSignIn<Link, Session>,
): Promise<Session> {
  const row = await signIn.findSession(db, cookie, new Date(clock.now()));
  if (!row) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  return row;
}

/** For pages that don't need a session: undefined where there is none, or none that may see anything. */
export async function ifSignedIn<Session>(session: Promise<Session>): Promise<Session | undefined> {
  try {
    return await session;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}
