import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import {
  findMerchant,
  isInService,
  presentBusinessPart,
  presentPart,
  type MerchantRow,
} from '../../accounts/merchants/merchants.ts';
import type { Business } from './contract/receipt.ts';

/** The merchant that is paid. @throws {ApiError} not_found, state_forbids */
export async function requirePayee(db: Db, view: MerchantView, id: string): Promise<MerchantRow> {
  const row = await payeeOf(db, view, id);
  if (isInService(row)) return row;
  throw new ApiError('state_forbids', {
    message: `The merchant is ${row.status} and takes no payments.`,
    param: 'merchant',
  });
}

/** @throws {ApiError} not_found */
export async function payeeOf(db: Db, view: MerchantView, id: string): Promise<MerchantRow> {
  const row = await findMerchant(db, view, id);
  if (!row) throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  return row;
}

/** As its customers know it. */
export function presentBusiness(row: MerchantRow): Business {
  const { display_name, legal_name, support, address, business } = row;
  return {
    display_name,
    legal_name,
    support: presentPart('support', support),
    address: presentPart('address', address),
    tax_registration: presentBusinessPart(business).tax_registration,
  };
}
