import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import { findMerchant, type MerchantRow } from './merchant-records.ts';

/** Reads the merchant that a call is about: a session's own, or the one that a key names. @throws {ApiError} field_missing, not_found */
export async function merchantOfCall(
  db: Db,
  principal: Principal,
  named: string | undefined,
): Promise<MerchantRow> {
  const id = named ?? (principal.kind === 'session' ? principal.merchantId : undefined);
  if (id === undefined) {
    throw new ApiError('field_missing', { message: 'merchant is required with a key.', param: 'merchant' });
  }
  const row = await findMerchant(db, viewOf(principal), id);
  if (!row) throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  return row;
}
