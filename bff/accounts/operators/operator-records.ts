import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isEmail } from '../../core/contract/field-rules.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { emailOf, invitationEnd, isExpired } from '../people/people.ts';
import type { OperatorRow } from './tables.ts';

/** The owner of what concerns the whole platform. No partner has this ID, or sees what it owns. */
export const PLATFORM = { partnerId: 'platform', environment: 'production' } as const;

/** The timer that sends the email of an invitation to the operator's console. */
export const OPERATOR_LETTER = 'operator.letter';

/** A person of the operator, as commands print it. */
export interface Operator {
  readonly object: 'operator';
  readonly id: string;
  readonly email: string;
  readonly status: 'invited' | 'active';
  readonly expires_at: string | null;
  readonly last_active_at: string | null;
}

/**
 * Invites a person to the operator's console, who becomes one of its people by signing in within seven days.
 * An invitation that isn't accepted yet starts again.
 * @throws {ApiError} field_invalid (no address), state_forbids (the person is there already)
 */
export async function inviteOperator(
  { db }: Work,
  { clock }: { readonly clock: Clock },
  typed: string,
): Promise<Operator> {
  if (!isEmail(typed.trim())) {
    throw new ApiError('field_invalid', { message: 'email must be an email address.', param: 'email' });
  }
  const email = emailOf(typed);
  const now = new Date(clock.now());
  const row = await db
    .insertInto('operators')
    .values({
      id: newId('opr'),
      email,
      person_id: null,
      status: 'invited',
      expires_at: invitationEnd(now),
      last_active_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ expires_at: invitationEnd(now), updated_at: now })
        .where('operators.status', '=', 'invited'),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) {
    throw new ApiError('state_forbids', { message: 'This person is there already.', param: 'email' });
  }
  await setTimer(db, PLATFORM, { kind: OPERATOR_LETTER, record: row.id, dueAt: now, isRealTime: true });
  return presentOperator(row);
}

/**
 * Removes a person, whose sessions end with the next request, or withdraws an invitation.
 * @throws {ApiError} not_found, state_forbids (the last person stays)
 */
export async function removeOperator({ db }: Work, id: string): Promise<Operator> {
  // All are locked, so that two people who remove each other at once don't both succeed.
  const all = await db.selectFrom('operators').selectAll().orderBy('id').forUpdate().execute();
  const row = all.find((one) => one.id === id);
  if (!row) throw new ApiError('not_found', { message: 'This person doesn’t exist.' });
  const others = all.filter((one) => one.id !== id && one.status === 'active');
  if (row.status === 'active' && others.length === 0) {
    throw new ApiError('state_forbids', { message: 'The last person stays. Invite another one first.' });
  }
  await db.deleteFrom('operators').where('id', '=', id).execute();
  return presentOperator(row);
}

/** Oldest first. */
export async function listOperators(db: Db): Promise<readonly Operator[]> {
  const rows = await db.selectFrom('operators').selectAll().orderBy('id').execute();
  return rows.map(presentOperator);
}

/** Whether an address may sign in to the operator's console. */
export async function isOperator(db: Db, email: string, now: Date): Promise<boolean> {
  const row = await db.selectFrom('operators').selectAll().where('email', '=', email).executeTakeFirst();
  return row !== undefined && !isExpired(row, now);
}

/**
 * Accepts a person's open invitation, and returns the person's ID among the operator's people; `undefined`
 * for a stranger.
 */
export async function acceptOperator(
  trx: Db,
  { personId, email }: { readonly personId: string; readonly email: string },
  now: Date,
): Promise<string | undefined> {
  await trx
    .updateTable('operators')
    .set({ person_id: personId, status: 'active', expires_at: null, updated_at: now })
    .where('email', '=', email)
    .where('status', '=', 'invited')
    .where('expires_at', '>', now)
    .execute();
  return operatorOfPerson(trx, personId);
}

/** Returns the ID of a person among the operator's people. */
export async function operatorOfPerson(db: Db, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('operators')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}

function presentOperator({ id, email, status, expires_at, last_active_at }: OperatorRow): Operator {
  return {
    object: 'operator',
    id,
    email,
    status,
    expires_at: expires_at?.toISOString() ?? null,
    last_active_at: last_active_at?.toISOString() ?? null,
  };
}
