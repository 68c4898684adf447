import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import type { PayoutOrder } from '../bank/bank.ts';
import type { StripePayoutsTable } from './feature.ts';

export type StripePayout = Selectable<StripePayoutsTable>;

/**
 * Records a payout before Stripe is asked for it, or returns the record of the same one.
 * @throws {PortRefusal} idempotency_reused: of another amount or bank account
 */
export async function recordPayout(
  db: Db,
  { reference, account: destination, amount, currency, method }: PayoutOrder,
  account: string,
  now: Date,
): Promise<StripePayout> {
  const row = { reference, account, destination, amount: String(amount), currency, method };
  await db
    .insertInto('stripe_payouts')
    .values({ ...row, attempt: 1, payout: null, created_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const known = await findPayout(db, reference);
  if (!known) throw new Error(`${reference} is recorded, and isn't`);
  const isSame = (['destination', 'amount', 'currency', 'method'] as const).every(
    (name) => known[name] === row[name],
  );
  if (isSame) return known;
  throw new PortRefusal('idempotency_reused', {
    detail: `${reference} is another payout`,
    about: undefined,
  });
}

export function findPayout(db: Db, reference: string): Promise<StripePayout | undefined> {
  return db.selectFrom('stripe_payouts').selectAll().where('reference', '=', reference).executeTakeFirst();
}

export async function recordPayoutId(db: Db, reference: string, payout: string): Promise<void> {
  await db.updateTable('stripe_payouts').set({ payout }).where('reference', '=', reference).execute();
}

/** Counts a refused attempt, once. */
export async function nextAttempt(db: Db, reference: string, attempt: number): Promise<void> {
  await db
    .updateTable('stripe_payouts')
    .set({ attempt: attempt + 1 })
    .where('reference', '=', reference)
    .where('attempt', '=', attempt)
    .execute();
}
