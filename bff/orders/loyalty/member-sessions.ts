import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { hashOf } from '../../core/http/secrets.ts';

/** A member stays signed in for 30 days, however often they come. */
export const MEMBER_MS = 30 * 24 * 60 * 60_000;
/** A browser's secret, and the merchant whose pages it visits. */
export interface MemberVisit extends Owner {
  readonly merchantId: string;
  readonly secret: string;
}

/**
 * The account that a browser is signed in to: while the session lasts, the member hasn't left and the number
 * is still the one that a code was sent to.
 */
export async function accountOfSession(
  db: Db,
  { secret, partnerId, environment, merchantId }: MemberVisit,
  nowMs: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('loyalty_sessions')
    .innerJoin('loyalty_accounts', 'loyalty_accounts.id', 'loyalty_sessions.account_id')
    .select('loyalty_accounts.id')
    .where('loyalty_sessions.secret_hash', '=', hashOf(secret))
    .where('loyalty_sessions.merchant_id', '=', merchantId)
    .where('loyalty_sessions.partner_id', '=', partnerId)
    .where('loyalty_sessions.environment', '=', environment)
    .where('loyalty_sessions.expires_at', '>', new Date(nowMs))
    .where('loyalty_accounts.status', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Signs a browser in under a secret. Its sign-ins at other merchants of the host move to this secret, and the
 * previous secret becomes invalid.
 * @param before the previous secret, if there was one
 */
export function startSession(
  db: Db,
  { partnerId, environment, merchantId }: Owner & { readonly merchantId: string },
  {
    account,
    secret,
    before,
  }: { readonly account: string; readonly secret: string; readonly before?: string | undefined },
  nowMs: number,
): Promise<void> {
  const secret_hash = hashOf(secret);
  const setting = { account_id: account, expires_at: new Date(nowMs + MEMBER_MS) };
  return inTransaction(db, async (work) => {
    if (before !== undefined) {
      await endSession(work.db, { secret: before, merchantId });
      await work.db
        .updateTable('loyalty_sessions')
        .set({ secret_hash })
        .where('secret_hash', '=', hashOf(before))
        .execute();
    }
    await work.db
      .insertInto('loyalty_sessions')
      .values({
        secret_hash,
        partner_id: partnerId,
        environment,
        merchant_id: merchantId,
        ...setting,
      })
      .onConflict((conflict) => conflict.columns(['secret_hash', 'merchant_id']).doUpdateSet(setting))
      .execute();
  });
}

export async function endSession(
  db: Db,
  { secret, merchantId }: Pick<MemberVisit, 'secret' | 'merchantId'>,
): Promise<void> {
  await db
    .deleteFrom('loyalty_sessions')
    .where('secret_hash', '=', hashOf(secret))
    .where('merchant_id', '=', merchantId)
    .execute();
}

/** Everywhere: the member has left, or has another number. */
export async function endSessionsOf(trx: Db, account: string): Promise<void> {
  await trx.deleteFrom('loyalty_sessions').where('account_id', '=', account).execute();
}

/** @returns whether there may be more */
export async function forgetOldSessions(db: Db, nowMs: number): Promise<boolean> {
  return deleteSome(db, 'loyalty_sessions', { where: sql`expires_at < ${new Date(nowMs)}` });
}
