import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { findMerchant } from '../../accounts/merchants/merchants.ts';
import { PRICED_SURFACES } from './contract/price-fields.ts';
import type { NewPriceRule } from './contract/price-rule.ts';

/** The target of a new rule, and its currency. */
export interface RuleTarget {
  readonly target: string | null;
  readonly currency: string;
}

const PLAN = /^[a-z0-9-]{1,63}$/;

/**
 * The target that a layer takes: none, a plan, a merchant or a surface. A merchant's rule has its currency.
 * @throws {ApiError} field_missing, field_invalid; not_found: the merchant
 */
export async function targetOfNew(
  trx: Db,
  owner: Owner,
  { layer, target, currency }: NewPriceRule,
): Promise<RuleTarget> {
  if (layer === 1) {
    if (target !== undefined) throw invalid('target', 'target is only for layers 2–4.');
    return { target: null, currency: required('currency', currency) };
  }
  const named = required('target', target);
  if (layer === 3) return { target: named, currency: await currencyOf(trx, owner, named, currency) };
  if (layer === 2 && !PLAN.test(named)) {
    throw invalid('target', 'target must be a plan: 1–63 lowercase letters, digits and hyphens.');
  }
  if (layer === 4 && !PRICED_SURFACES.some((surface) => surface === named)) {
    throw invalid('target', `target must be a surface: ${PRICED_SURFACES.join(', ')}.`);
  }
  return { target: named, currency: required('currency', currency) };
}

async function currencyOf(
  trx: Db,
  owner: Owner,
  merchantId: string,
  sent: string | undefined,
): Promise<string> {
  const merchant = await findMerchant(trx, { ...owner, only: undefined }, merchantId);
  if (!merchant)
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'target' });
  if (sent === undefined || sent === merchant.currency) return merchant.currency;
  throw invalid('currency', `currency must be the merchant's, ${merchant.currency}.`);
}

function required(param: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new ApiError('field_missing', { message: `${param} is required in this layer.`, param });
}

function invalid(param: string, message: string): ApiError {
  return new ApiError('field_invalid', { message, param });
}
