import type { FeatureDeps } from '../../core/feature.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Owner } from '../../core/database/owner.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import * as operations from './contract/pricing.ts';
import { previewRule } from './preview-rule.ts';
import { pageOfRules, presentRule, readRule, type RuleRow } from './rule-records.ts';
import { createRule, endRule, updateRule } from './save-rule.ts';
import { pageOfSheets, readSheet } from './sheet-records.ts';
import { feeOf, type Rate } from '../../core/arithmetic/fees.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { PriceQuote, PriceQuoteRequest } from './contract/price-quote.ts';
import { quotePrice, type QuotedPrice } from './quote-price.ts';

export function priceRoutes(deps: FeatureDeps): Route[] {
  const { db, clock, keys, prices } = deps;
  const now = async (work: Work, owner: Owner): Promise<Date> => new Date(await nowIn(work.db, clock, owner));

  /** Invalidates this node's cache without waiting for the feed. */
  const saved = (work: Work, owner: Owner, row: RuleRow) => {
    const { layer, target, currency } = row;
    work.afterCommit(() => prices.invalidateRules(owner, currency, layer === 3 ? target : null));
    return { body: presentRule(row) };
  };

  return [
    route(operations.listPriceSheets, async ({ principal, query }) => {
      const at = new Date(await keys.clocks.now(principal));
      return { body: await pageOfSheets(db, principal, at, pageRequestOf(query), query) };
    }),
    route(operations.getPriceSheet, async ({ principal, params }) => {
      const at = new Date(await keys.clocks.now(principal));
      return { body: await readSheet(db, principal, at, params.id) };
    }),
    route(operations.createPriceRule, async ({ principal, work, body }) => {
      await requirePublished(work.db, principal);
      return saved(work, principal, await createRule(work.db, principal, body, await now(work, principal)));
    }),
    route(operations.previewPriceRule, async ({ principal, body }) => {
      const at = new Date(await keys.clocks.now(principal));
      return { body: await previewRule(db, principal, body, at) };
    }),
    route(operations.listPriceRules, async ({ principal, query }) => ({
      body: await pageOfRules(db, principal, pageRequestOf(query), query),
    })),
    route(operations.getPriceRule, async ({ principal, params }) => ({
      body: presentRule(await readRule(db, principal, params.id)),
    })),
    route(operations.updatePriceRule, async ({ principal, work, params, body }) => {
      const at = await now(work, principal);
      return saved(work, principal, await updateRule(work.db, principal, params.id, body, at));
    }),
    route(operations.endPriceRule, async ({ principal, work, params }) => {
      const at = await now(work, principal);
      return saved(work, principal, await endRule(work.db, principal, params.id, at));
    }),
    route(operations.quotePrice, async ({ principal, body }) => ({
      body: presentQuote(principal, body, await quoteFor(deps, principal, body)),
    })),
  ];
}

/**
 * Returns the price by the current sheet and rules.
 * @throws {ApiError} not_found: the merchant; field_invalid: a currency other than the merchant's;
 * state_forbids: no price sheet applies
 */
async function quoteFor(
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

function presentQuote(
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
