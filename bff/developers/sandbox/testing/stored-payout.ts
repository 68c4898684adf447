import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import type { Owner } from '../../../core/database/owner.ts';

/** Stores an arrived payout, because nothing pays out in production. */
export async function storePayout(db: Db, owner: Owner, merchantId: string, at: Date): Promise<void> {
  await db
    .insertInto('payouts')
    .values({
      id: newId('po'),
      partner_id: owner.partnerId,
      environment: owner.environment,
      merchant_id: merchantId,
      currency: 'GBP',
      amount: '3648',
      fee_platform: '0',
      fee_partner: '0',
      method: 'standard',
      is_automatic: true,
      account_token: 'vault_test_GB_6789',
      account_country: 'GB',
      account_last4: '6789',
      status: 'paid',
      arrival_date: at.toISOString().slice(0, 10),
      created_at: at,
      updated_at: at,
    })
    .execute();
}
