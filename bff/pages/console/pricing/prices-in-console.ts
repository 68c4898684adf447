import type { ConsoleContext } from '../context.ts';
import type { PageVisit } from '../partner-api.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { listPriceRules, listPriceSheets } from '../../../money/pricing/contract/pricing.ts';
import type { PriceRule } from '../../../money/pricing/contract/price-rule.ts';
import type { PriceSheet } from '../../../money/pricing/contract/price-sheet.ts';

/** Nobody reads more on one page. */
export const MOST = 100;

/** The prices in one currency. */
export interface PricesView {
  readonly currency: string;
  /** The currencies of the merchants, and the one that is shown. */
  readonly currencies: readonly string[];
  /** The first merchants, in any currency. */
  readonly merchants: readonly Merchant[];
  readonly inForce: PriceSheet | undefined;
  /** Published, and not in effect yet; the soonest first. */
  readonly coming: readonly PriceSheet[];
  /** Rules that haven't ended, newest first. */
  readonly rules: readonly PriceRule[];
  readonly hasMoreRules: boolean;
}

/** @param wanted the currency in the address; the first merchant's where it names none */
export async function pricesView(
  { api }: Pick<ConsoleContext, 'api'>,
  visit: PageVisit,
  wanted: string,
): Promise<PricesView> {
  const { data: merchants } = await api.call(listMerchants, { ...visit, query: { limit: MOST } });
  const known = new Set(merchants.map((merchant) => merchant.currency));
  const [first = 'GBP'] = known;
  const currency = wanted === '' ? first : wanted;
  const [sheets, rules] = await Promise.all([
    api.call(listPriceSheets, { ...visit, query: { currency, status: 'published', limit: MOST } }),
    api.call(listPriceRules, { ...visit, query: { currency, status: 'active', limit: MOST } }),
  ]);
  const isComing = ({ effective_at: at }: PriceSheet): boolean => Date.parse(at) > visit.session.nowMs;
  return {
    currency,
    currencies: [...known.add(currency)].toSorted(),
    merchants,
    inForce: sheets.data.find((sheet) => !isComing(sheet)),
    coming: sheets.data
      .filter(isComing)
      .toSorted((one, other) => Date.parse(one.effective_at) - Date.parse(other.effective_at)),
    rules: rules.data,
    hasMoreRules: rules.has_more,
  };
}
