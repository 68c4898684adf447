import { sql, type Selectable } from 'kysely';
import type { Stripe } from 'stripe';
import type { Db } from '../../core/database/database.ts';
import type { StripeClient } from './client.ts';
import type { StripeAccountsTable } from './feature.ts';

type StripeAccount = Selectable<StripeAccountsTable>;

/** Returns a merchant's connected account with what is known of it, if it has one. */
export function findAccount(db: Db, merchantId: string): Promise<StripeAccount | undefined> {
  return db
    .selectFrom('stripe_accounts')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
}

/** Returns the merchant of a connected account. */
export async function merchantOf(db: Db, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stripe_accounts')
    .select('merchant_id')
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.merchant_id;
}

/** Stores a merchant's account, in place of one of another country. */
export async function recordAccount(
  db: Db,
  row: { readonly merchant_id: string; readonly account: string; readonly country: string },
  now: Date,
): Promise<void> {
  const { account, country } = row;
  const unknown = { may_charge: false, may_pay_out: false };
  await db
    .insertInto('stripe_accounts')
    .values({ ...row, ...unknown, created_at: now })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet({ account, country, ...unknown }))
    .execute();
}

/**
 * Reads an account at Stripe, and records whether it may take payments and be paid out. Reads can overtake
 * each other: the answer of one that began before the recorded one is dropped, because whatever changed after
 * that has a notice of its own.
 * @returns the account, and the number of this read
 */
export async function readAccount(
  db: Db,
  client: StripeClient,
  account: string,
): Promise<{ readonly there: Stripe.Account; readonly read: number }> {
  const begun = await db
    .updateTable('stripe_accounts')
    .set({ reads: sql`reads + 1` })
    .where('account', '=', account)
    .returning('reads')
    .executeTakeFirst();
  const read = Number(begun?.reads ?? 0);
  const there = await client.ask((stripe, options) => stripe.accounts.retrieve(account, {}, options));
  const { charges_enabled: mayCharge, payouts_enabled: mayPayOut } = there;
  await db
    .updateTable('stripe_accounts')
    .set({ may_charge: mayCharge, may_pay_out: mayPayOut, recorded_read: read })
    .where('account', '=', account)
    .where('recorded_read', '<', String(read))
    .execute();
  return { there, read };
}

/** Returns whether no later read of the merchant's account has been recorded. */
export async function isLatestRead(db: Db, merchantId: string, read: number): Promise<boolean> {
  const row = await findAccount(db, merchantId);
  return row === undefined || Number(row.recorded_read) <= read;
}

/** Returns Stripe's IDs of the people of an account, by ours. */
export async function peopleOf(db: Db, account: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('stripe_people')
    .select(['person', 'stripe_person'])
    .where('account', '=', account)
    .execute();
  return new Map(rows.map(({ person, stripe_person: theirs }) => [person, theirs]));
}

export async function recordPerson(
  db: Db,
  account: string,
  person: string,
  stripe_person: string,
): Promise<void> {
  await db
    .insertInto('stripe_people')
    .values({ account, person, stripe_person })
    .onConflict((conflict) => conflict.columns(['account', 'person']).doUpdateSet({ stripe_person }))
    .execute();
}

export async function forgetPerson(db: Db, account: string, person: string): Promise<void> {
  await db.deleteFrom('stripe_people').where('account', '=', account).where('person', '=', person).execute();
}
