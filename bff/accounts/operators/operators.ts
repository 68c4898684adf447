import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { PROOF_MS } from '../../core/api/proof.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { csrfOf, hashOf, newSecret } from '../../core/http/secrets.ts';
import type { OperatorRow, OperatorSessionRow } from './tables.ts';

/** The people who run the platform, their sessions, and the sign-ups that they decide, for other features. */
export { operatorCode, operatorDoor, operatorLetter } from './operator-door.ts';
export {
  inviteOperator,
  listOperators,
  operatorOfPerson,
  PLATFORM,
  removeOperator,
  type Operator,
} from './operator-records.ts';
export {
  decideSignUp,
  inviteSignUp,
  listSignUps,
  readSignUp,
  signUpGate,
  signUpLetter,
  type SignUpRequest,
} from './sign-ups.ts';

/** A session ends after an hour without a request, and in any case after twelve. */
const IDLE_MS = 60 * 60_000;
export const OPERATOR_SESSION_MS = 12 * 60 * 60_000;
const MINUTE_MS = 60_000;

interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** A person of the operator who is signed in, as one request sees it. */
export interface OperatorSession {
  readonly cookie: string;
  readonly csrf: string;
  readonly row: OperatorSessionRow;
  readonly operatorId: string;
  readonly personId: string;
  readonly email: string;
  /** Whether the person has proved who they are in the last ten minutes. */
  readonly isProved: boolean;
}

interface NewSession {
  readonly operatorId: string;
  /** The browser's name for itself. */
  readonly browser: string | undefined;
  readonly network: string;
  /** The cookie of the browser's session before, which ends. */
  readonly previous: string | undefined;
}

/** Opens a session. @returns its cookie */
export async function openOperatorSession({ db, clock }: SessionDeps, from: NewSession): Promise<string> {
  const now = new Date(clock.now());
  const cookie = newSecret();
  await db
    .deleteFrom('operator_sessions')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        ...(from.previous === undefined ? [] : [eb('hash', '=', hashOf(from.previous))]),
      ]),
    )
    .execute();
  await db
    .insertInto('operator_sessions')
    .values({
      hash: hashOf(cookie),
      id: newId('ops'),
      operator_id: from.operatorId,
      seen_at: now,
      browser: from.browser?.slice(0, 300) ?? null,
      network: from.network,
      proved_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + OPERATOR_SESSION_MS),
    })
    .execute();
  await db.updateTable('operators').set({ last_active_at: now }).where('id', '=', from.operatorId).execute();
  return cookie;
}

/**
 * Returns the session of a cookie. The person is read with it, so removing one applies to the next request on
 * every node.
 * @throws {ApiError} credential_missing, credential_invalid
 */
export async function operatorSessionOf(
  { db, clock }: SessionDeps,
  cookie: string | undefined,
): Promise<OperatorSession> {
  if (cookie === undefined) throw new ApiError('credential_missing', { message: 'There is no session.' });
  const now = new Date(clock.now());
  const row = await db
    .selectFrom('operator_sessions')
    .selectAll()
    .where('hash', '=', hashOf(cookie))
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .executeTakeFirst();
  const operator = row && (await activeOperator(db, row.operator_id));
  if (!row || !operator) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  if (now.getTime() - row.seen_at.getTime() >= MINUTE_MS) await noteUse(db, row, now);
  return {
    cookie,
    csrf: csrfOf(cookie),
    row,
    operatorId: operator.id,
    personId: operator.person_id,
    email: operator.email,
    isProved: now.getTime() - row.proved_at.getTime() <= PROOF_MS,
  };
}

async function activeOperator(
  db: Db,
  id: string,
): Promise<(OperatorRow & { readonly person_id: string }) | undefined> {
  const row = await db
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.person_id ? { ...row, person_id: row.person_id } : undefined;
}

async function noteUse(db: Db, { hash, operator_id }: OperatorSessionRow, now: Date): Promise<void> {
  await db.updateTable('operator_sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
  await db.updateTable('operators').set({ last_active_at: now }).where('id', '=', operator_id).execute();
}

/**
 * Puts a session with a new proof in the place of another, so that a copy of the old cookie has none.
 * @returns its cookie
 * @throws {ApiError} credential_invalid: it has ended
 */
export async function proveOperatorSession(
  { db, clock }: SessionDeps,
  { row }: OperatorSession,
): Promise<string> {
  const cookie = newSecret();
  const changed = await db
    .updateTable('operator_sessions')
    .set({ hash: hashOf(cookie), proved_at: new Date(clock.now()) })
    .where('hash', '=', row.hash)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  return cookie;
}

/** Returns the sessions of a person that haven't ended, the newest first. */
export async function sessionsOfOperator(
  { db, clock }: SessionDeps,
  operatorId: string,
): Promise<readonly OperatorSessionRow[]> {
  const now = clock.now();
  return db
    .selectFrom('operator_sessions')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('expires_at', '>', new Date(now))
    .where('seen_at', '>', new Date(now - IDLE_MS))
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends a session, or all others of its person. */
export async function endOperatorSessions(
  db: Db,
  { row }: OperatorSession,
  which: 'this' | 'others',
): Promise<void> {
  await db
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', row.operator_id)
    .where('hash', which === 'this' ? '=' : '!=', row.hash)
    .execute();
}
