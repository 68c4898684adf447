import { createHash } from 'node:crypto';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { CardEntry, CardToken } from '../contract/card.ts';
import { countAttempt, useForm } from './card-forms.ts';
import { FIXED_TOKENS, testCardOf, type TestCard } from './test-cards.ts';

const LIVES_MS = 15 * 60 * 1000;

/**
 * Creates a token for an entered card. Only four digits of the number are stored.
 * @throws {ApiError} card_declined (incorrect_number), field_invalid (expired; none of the test cards),
 * state_forbids: the form is used, expired, or was tried too often
 */
export async function createToken(db: Db, entry: CardEntry, nowMs: number): Promise<CardToken> {
  if (!(await countAttempt(db, entry.form, nowMs))) throw formIsOver();
  const card = checkedCard(entry, nowMs);
  const token = newId('tok');
  const expires_at = new Date(nowMs + LIVES_MS);
  const { brand, last4, outcome } = card;
  await inTransaction(db, async (work) => {
    if (!(await useForm(work.db, entry.form))) throw formIsOver();
    const row = { hash: hashOf(token), brand, last4, outcome, used_by: null, expires_at };
    await work.db.insertInto('processor_tokens').values(row).execute();
  });
  return { token, brand, last4, expires_at: expires_at.toISOString() };
}

function checkedCard({ number, exp_month, exp_year }: CardEntry, nowMs: number): TestCard {
  const card = testCardOf(number);
  if (card === 'incorrect_number') {
    throw new ApiError('card_declined', {
      message: "The card number isn't right. Check its digits.",
      param: 'number',
      details: { decline_code: card },
    });
  }
  if (card === 'test_card_required') {
    throw new ApiError('field_invalid', {
      message: 'The sandbox takes only test cards, such as 4242 4242 4242 4242.',
      param: 'number',
    });
  }
  // A card is valid to the end of its month.
  if (Date.UTC(exp_year, exp_month) <= nowMs) {
    throw new ApiError('field_invalid', { message: 'The card has expired.', param: 'exp_year' });
  }
  return card;
}

function formIsOver(): ApiError {
  return new ApiError('state_forbids', {
    message: 'This card form was used or has expired. Reload the page.',
    param: 'form',
  });
}

/**
 * Returns the card of a token that this payment may use; `undefined` if it is unknown, expired or used by
 * another one.
 */
export async function claimToken(
  trx: Db,
  token: string,
  reference: string,
  nowMs: number,
): Promise<TestCard | undefined> {
  const fixed = FIXED_TOKENS.get(token);
  if (fixed) return fixed;
  return trx
    .updateTable('processor_tokens')
    .set({ used_by: reference })
    .where('hash', '=', hashOf(token))
    .where('used_by', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .returning(['brand', 'last4', 'outcome'])
    .executeTakeFirst();
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Deletes expired rows. */
export async function pruneExpired(db: Db, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  await db.deleteFrom('processor_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('processor_card_forms').where('expires_at', '<', now).execute();
}
