import type { Db } from '../../core/database/database.ts';
import { NO_FEE, type EntryFee } from '../ledger/ledger.ts';
import type { MerchantRow } from '../../accounts/merchants/merchants.ts';
import { readFee } from '../pricing/pricing.ts';
import type { PayoutMethod } from './contract/payout.ts';

/** What a payout of an amount costs by the price sheet of the moment: an instant one its own line, any other nothing. */
export async function payoutFee(
  trx: Db,
  { id, partner_id: partnerId, environment, currency, plan }: MerchantRow,
  method: PayoutMethod,
  amount: number,
  at: Date,
): Promise<EntryFee> {
  if (method !== 'instant' || amount <= 0) return NO_FEE;
  const payer = { merchantId: id, currency, plan };
  const sold = { line: 'payout.instant', surface: null, base: amount, at } as const;
  return (await readFee(trx, { partnerId, environment }, payer, sold)) ?? NO_FEE;
}
