import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import type { Owner } from '../../core/database/owner.ts';
import { hashOf } from '../../core/http/secrets.ts';

/** Longer than a code works, so that a page can say that it has expired. */
const KEPT_MS = 60 * 60_000;
/** A browser at a merchant's pages. */
export interface Beginner extends Owner {
  readonly merchantId: string;
  /** The browser's secret. */
  readonly guest: string;
}

/** This browser has asked for a code to a number: only it is shown how that goes on. */
export async function beginSignIn(
  db: Db,
  { guest, partnerId, environment, merchantId }: Beginner,
  phone: string,
  nowMs: number,
): Promise<void> {
  const setting = { phone, expires_at: new Date(nowMs + KEPT_MS) };
  await db
    .insertInto('loyalty_sign_ins')
    .values({
      guest_hash: hashOf(guest),
      partner_id: partnerId,
      environment,
      merchant_id: merchantId,
      ...setting,
    })
    .onConflict((conflict) => conflict.columns(['guest_hash', 'merchant_id']).doUpdateSet(setting))
    .execute();
}

/** The number, in E.164; undefined: no sign-in was begun, or long ago. */
export async function begunSignIn(
  db: Db,
  { guest, merchantId }: Pick<Beginner, 'guest' | 'merchantId'>,
  nowMs: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('loyalty_sign_ins')
    .select('phone')
    .where('guest_hash', '=', hashOf(guest))
    .where('merchant_id', '=', merchantId)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  return row?.phone;
}

export async function endSignIn(
  db: Db,
  { guest, merchantId }: Pick<Beginner, 'guest' | 'merchantId'>,
): Promise<void> {
  await db
    .deleteFrom('loyalty_sign_ins')
    .where('guest_hash', '=', hashOf(guest))
    .where('merchant_id', '=', merchantId)
    .execute();
}

/** Of a member who leaves. */
export async function forgetSignIns(trx: Db, merchantId: string, phone: string): Promise<void> {
  await trx
    .deleteFrom('loyalty_sign_ins')
    .where('merchant_id', '=', merchantId)
    .where('phone', '=', phone)
    .execute();
}

/** @returns whether there may be more */
export async function forgetOldSignIns(db: Db, nowMs: number): Promise<boolean> {
  return deleteSome(db, 'loyalty_sign_ins', { where: sql`expires_at < ${new Date(nowMs)}` });
}
