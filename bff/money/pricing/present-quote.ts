import { feeOf, type Rate } from '../../core/arithmetic/fees.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { PriceQuote, PriceQuoteRequest } from './contract/price-quote.ts';
import { quotePrice, type QuotedPrice } from './quote-price.ts';

/**
 * The price by the sheet and the rules of now.
 * @throws {ApiError} not_found: the merchant; field_invalid: another currency than its own; state_forbids: no price sheet applies
 */
export async function quoteFor(
  { keys, prices, findMerchant }: Pick<FeatureDeps, 'keys' | 'prices' | 'findMerchant'>,
  owner: Owner,
  { merchant: merchantId, line, surface, amount: { amount, currency } }: PriceQuoteRequest,
): Promise<QuotedPrice> {
  const merchant = await findMerchant(merchantId);
  if (merchant?.partnerId !== owner.partnerId || merchant.environment !== owner.environment) {
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  if (currency !== merchant.currency) {
    throw new ApiError('field_invalid', {
      message: `amount.currency must be the merchant's, ${merchant.currency}.`,
      param: 'amount.currency',
    });
  }
  const tariff = await prices.tariffOf(owner, { merchantId, currency });
  const at = await keys.clocks.now(owner);
  const quoted = quotePrice(tariff, { line, surface: surface ?? null, base: amount, at });
  if (quoted) return quoted;
  throw new ApiError('state_forbids', { message: `No price sheet applies in ${currency}.` });
}

export function presentQuote(
  { environment }: Owner,
  { merchant, line, surface, amount }: PriceQuoteRequest,
  { sheet, rates, steps, price, platform, partner, floorApplied }: QuotedPrice,
): PriceQuote {
  const money = (value: number) => ({ amount: value, currency: amount.currency });
  const withFee = ({ bps, fixed }: Rate) => ({
    bps,
    fixed,
    fee: money(feeOf(amount.amount, { bps, fixed })),
  });
  return {
    object: 'price_quote',
    environment,
    merchant,
    surface: surface ?? null,
    line,
    amount: money(amount.amount),
    price_sheet: sheet.id,
    wholesale: withFee(rates.wholesale),
    steps: steps.map(({ layer, rule, rate }) => ({
      layer,
      rule: rule?.id ?? null,
      target: rule?.target ?? null,
      mode: rule?.mode ?? null,
      bps: rule?.bps ?? null,
      fixed: rule?.fixed ?? null,
      rate: withFee(rate),
    })),
    floor: withFee(rates.floor),
    price: money(price),
    platform: money(platform),
    partner: money(partner),
    floor_applied: floorApplied,
  };
}
