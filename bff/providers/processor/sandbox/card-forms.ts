import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { CardForm } from '../contract/card.ts';
import type { Tables } from '../../../core/database/tables.ts';

const LIVES_MS = 30 * 60 * 1000;
/** The most numbers that may be tried in one form. */
const MOST_ATTEMPTS = 10;

export type CardFormRow = Selectable<Tables['processor_card_forms']>;

/** @throws {ApiError} field_invalid */
export async function createForm(db: Db, returnUrl: string, nowMs: number): Promise<CardForm> {
  const url = URL.parse(returnUrl);
  if (!url || url.username || url.password) {
    throw new ApiError('field_invalid', {
      message: 'return_url must be an absolute http or https URL without user or password.',
      param: 'return_url',
    });
  }
  const form = {
    id: newId('frm'),
    secret: randomBytes(32).toString('base64url'),
    return_url: url.href,
    origin: url.origin,
    attempts: 0,
    is_used: false,
    expires_at: new Date(nowMs + LIVES_MS),
  };
  await db.insertInto('processor_card_forms').values(form).execute();
  return { id: form.id, secret: form.secret, expires_at: form.expires_at.toISOString() };
}

/** Finds a form that is still valid; `undefined` otherwise. */
export async function findForm(db: Db, id: string, nowMs: number): Promise<CardFormRow | undefined> {
  return db
    .selectFrom('processor_card_forms')
    .selectAll()
    .where('id', '=', id)
    .where('is_used', '=', false)
    .where('attempts', '<', MOST_ATTEMPTS)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
}

/**
 * Counts an attempt, before the card is checked. @returns `false` if there were too many, or the form has
 * ended
 */
export async function countAttempt(db: Db, id: string, nowMs: number): Promise<boolean> {
  const counted = await db
    .updateTable('processor_card_forms')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('is_used', '=', false)
    .where('attempts', '<', MOST_ATTEMPTS)
    .where('expires_at', '>', new Date(nowMs))
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Ends a form with its token. @returns `false` if another request has done so */
export async function useForm(trx: Db, id: string): Promise<boolean> {
  const used = await trx
    .updateTable('processor_card_forms')
    .set({ is_used: true })
    .where('id', '=', id)
    .where('is_used', '=', false)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
