import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { StripeAccountsTable } from './tables.ts';

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

export async function recordAccountState(
  db: Db,
  account: string,
  state: Pick<StripeAccount, 'may_charge' | 'may_pay_out'>,
): Promise<void> {
  await db.updateTable('stripe_accounts').set(state).where('account', '=', account).execute();
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
