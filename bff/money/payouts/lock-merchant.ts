import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { MerchantRow } from '../../accounts/merchants/merchants.ts';

/** Two payouts at once don't share what is there: the second one waits here. @throws {ApiError} not_found */
export async function lockMerchant(trx: Db, owner: Owner, id: string): Promise<MerchantRow> {
  const row = await trx
    .selectFrom('merchants')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy('merchants', owner))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  return row;
}
