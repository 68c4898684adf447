import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import type { Authorization } from '../processor/contract/processor-payment.ts';
import { REDIRECT_TOKEN, type RefundRequest } from '../processor/processor.ts';
import type { StripePaymentsTable, StripeRefundsTable } from './feature.ts';

export type StripePayment = Selectable<StripePaymentsTable>;
export type StripeRefund = Selectable<StripeRefundsTable>;

/**
 * Records a payment before Stripe is asked for it, or returns the record of the same one.
 * @throws {PortRefusal} idempotency_reused: of another amount or card
 */
export async function recordPayment(
  db: Db,
  { reference, token, amount, currency, return_url }: Authorization,
  account: string,
  now: Date,
): Promise<StripePayment> {
  const token_hash = createHash('sha256').update(token).digest('base64url');
  const returns = token === REDIRECT_TOKEN ? return_url : null;
  const at = { return_url: returns, session: null, intent: null };
  const row = { reference, account, amount: String(amount), currency, token_hash, ...at };
  const added = await db
    .insertInto('stripe_payments')
    .values({ ...row, is_canceled: false, created_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  const known = await findRecord(db, reference);
  if (!known) throw new Error(`${reference} is recorded, and isn't`);
  const isSame =
    known.amount === row.amount && known.currency === currency && known.token_hash === token_hash;
  if (isSame || known.token_hash === null) return known;
  throw new PortRefusal('idempotency_reused', {
    detail: `${reference} is of another card`,
    about: undefined,
  });
}

export function findRecord(db: Db, reference: string): Promise<StripePayment | undefined> {
  return db.selectFrom('stripe_payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Returns our reference of a PaymentIntent. */
export async function referenceOf(db: Db, intent: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stripe_payments')
    .select('reference')
    .where('intent', '=', intent)
    .executeTakeFirst();
  return row?.reference;
}

/** Stores the PaymentIntent of a payment. @returns whether a card may be charged for it */
export async function recordIntent(db: Db, reference: string, intent: string): Promise<boolean> {
  const row = await db
    .updateTable('stripe_payments')
    .set({ intent })
    .where('reference', '=', reference)
    .returning('is_canceled')
    .executeTakeFirstOrThrow();
  return !row.is_canceled;
}

/** Records that a payment is canceled, known or not. @returns the record */
export function recordCancel(db: Db, reference: string, now: Date): Promise<StripePayment> {
  const none = { account: null, amount: '0', currency: null, token_hash: null };
  const nowhere = { return_url: null, session: null, intent: null };
  return db
    .insertInto('stripe_payments')
    .values({ reference, ...none, ...nowhere, is_canceled: true, created_at: now })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ is_canceled: true }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Records a refund before Stripe is asked for it. @returns it, and whether it was known before
 * @throws {PortRefusal} idempotency_reused: of another payment or amount
 */
export async function recordRefund(
  db: Db,
  payment: string,
  { reference, amount }: RefundRequest,
  now: Date,
): Promise<{ readonly row: StripeRefund; readonly isKnown: boolean }> {
  const added = await db
    .insertInto('stripe_refunds')
    .values({ reference, payment, amount: String(amount), refund: null, created_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return { row: added, isKnown: false };
  const row = await db
    .selectFrom('stripe_refunds')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  if (row.payment === payment && Number(row.amount) === amount) return { row, isKnown: true };
  throw new PortRefusal('idempotency_reused', {
    detail: `${reference} is of another amount`,
    about: undefined,
  });
}

export async function recordRefundId(db: Db, reference: string, refund: string): Promise<void> {
  await db.updateTable('stripe_refunds').set({ refund }).where('reference', '=', reference).execute();
}
