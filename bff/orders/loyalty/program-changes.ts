import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { type MerchantView, type Owner, visibleTo } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { publishedMenus } from '../../catalog/menus/menus.ts';
import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import type { LoyaltyProgramChange, NewLoyaltyProgram } from './contract/program-requests.ts';
import type { LoyaltyProgram } from './contract/program.ts';
import { changedTerms, NEW_TERMS, type TermsScope } from './program-terms.ts';
import { presentProgram, programOf, requireOpen, withMerchant } from './program-records.ts';

/**
 * Creates the program of a merchant, whose row is held: there is one at most.
 * @throws {ApiError} not_found (the merchant), state_forbids, and what is wrong with the terms
 */
export async function createProgram(
  trx: Db,
  owner: Owner,
  merchantId: string,
  { metadata, ...fields }: Omit<NewLoyaltyProgram, 'merchant'>,
  now: Date,
): Promise<LoyaltyProgram> {
  const merchant = await lockMerchant(trx, owner, merchantId);
  requireOpen(merchant.status);
  if (await programOf(trx, merchantId)) {
    throw new ApiError('state_forbids', {
      message: 'The merchant has a loyalty program already. Change that one.',
      param: 'merchant',
    });
  }
  const { currency, country, language, status } = merchant;
  const terms = changedTerms(NEW_TERMS, fields, await scopeOf(trx, owner, merchantId, currency));
  const row = await trx
    .insertInto('loyalty_programs')
    .values({
      id: newId('prg'),
      partner_id: owner.partnerId,
      environment: owner.environment,
      merchant_id: merchantId,
      status: 'active',
      terms: JSON.stringify(terms),
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentProgram({ ...row, currency, country, language, merchant_status: status });
}

/** @throws {ApiError} not_found, version_stale, state_forbids, and what is wrong with the terms */
export async function updateProgram(
  trx: Db,
  view: MerchantView,
  id: string,
  { version, status, metadata, ...change }: LoyaltyProgramChange,
  now: Date,
): Promise<LoyaltyProgram> {
  const row = await withMerchant(trx)
    .where('loyalty_programs.id', '=', id)
    .where(visibleTo('loyalty_programs', view))
    .forNoKeyUpdate(['loyalty_programs'])
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  const terms = changedTerms(row.terms, change, await scopeOf(trx, view, row.merchant_id, row.currency));
  const changed = { status: status ?? row.status, terms, metadata: { ...(metadata ?? row.metadata) } };
  const { status: statusNow, terms: termsNow, metadata: metadataNow } = row;
  if (isDeepStrictEqual(changed, { status: statusNow, terms: termsNow, metadata: metadataNow })) {
    return presentProgram(row);
  }
  requireOpen(row.merchant_status);
  const saved = await trx
    .updateTable('loyalty_programs')
    .set({
      status: changed.status,
      terms: JSON.stringify(terms),
      metadata: JSON.stringify(changed.metadata),
      updated_at: now,
      version: row.version + 1,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentProgram({ ...row, ...saved });
}

async function scopeOf(trx: Db, owner: Owner, merchantId: string, currency: string): Promise<TermsScope> {
  const menus = await publishedMenus(trx, owner, merchantId);
  return { currency, isOnMenu: (item) => menus.item(item) !== undefined };
}
