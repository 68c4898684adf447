import type { Rate } from '../../core/arithmetic/fees.ts';
import type { Money } from '../../core/contract/money.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import {
  CHARGE_DUE,
  chargePeriodAt,
  endOfPeriod,
  type MerchantRow,
  merchantOfCall,
} from '../../accounts/merchants/merchants.ts';
import {
  effectiveRate,
  previewReplaced,
  pricedSurfaces,
  readTariff,
  replaceRule,
  withReplaced,
  type EffectiveRate,
  type RuleReplacement,
  type Tariff,
} from '../pricing/pricing.ts';
import { RuleChangeToPreview } from '../pricing/contract/price-rule.ts';
import {
  getRates,
  MOST_CHARGES,
  previewPriceRuleChange,
  RATED_LINES,
  type MerchantRate,
  type MerchantRates,
  type PriceRuleChangePreview,
} from './contract/rates.ts';
import { CHARGED_LINES, monthPrices, useOf } from './month-use.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { route, type Route } from '../../core/api/route.ts';

/**
 * Returns a merchant's present rates and its next charge.
 * @param now the environment's time
 * @param forPartner with the sheet, layer and rule that make each rate
 */
async function readRates(
  db: Db,
  merchant: MerchantRow,
  now: Date,
  forPartner: boolean,
): Promise<MerchantRates> {
  const { id, partner_id: partnerId, environment, currency, plan } = merchant;
  const tariff = await readTariff(db, { partnerId, environment }, { merchantId: id, currency, plan });
  return {
    object: 'merchant_rates',
    environment,
    merchant: id,
    timezone: merchant.timezone,
    currency,
    rates: ratesNow(tariff, merchant, now, forPartner),
    next_charge: merchant.status === 'closed' ? null : await nextCharge(db, merchant, tariff, now),
  };
}

/** Each line's rate, and that of each surface where it is another one. */
function ratesNow(tariff: Tariff, merchant: MerchantRow, now: Date, forPartner: boolean): MerchantRate[] {
  const at = now.getTime();
  return RATED_LINES.flatMap((line) => {
    const everywhere = effectiveRate(tariff, { line, surface: null, at });
    if (!everywhere || (line === 'payment.dispute' && isFree(everywhere))) return [];
    const present = (rate: EffectiveRate, surface: string | null): MerchantRate =>
      presentRate({ line, surface, rate, merchant, forPartner });
    return [
      present(everywhere, null),
      ...pricedSurfaces(tariff, line, at).flatMap((surface) => {
        const there = effectiveRate(tariff, { line, surface, at });
        return there && !isSame(there, everywhere) ? [present(there, surface)] : [];
      }),
    ];
  });
}

function presentRate(of: {
  readonly line: MerchantRate['line'];
  readonly surface: string | null;
  readonly rate: EffectiveRate;
  readonly merchant: MerchantRow;
  readonly forPartner: boolean;
}): MerchantRate {
  const { line, surface, rate, merchant, forPartner } = of;
  const share = (one: Rate) => ({
    // A member has no amount that a share could be of.
    bps: line === 'loyalty.active_member' ? 0 : one.bps,
    fixed: { amount: one.fixed, currency: merchant.currency },
  });
  return {
    line,
    surface: surface as MerchantRate['surface'],
    ...share(rate.rate),
    at_least: rate.least ? share(rate.least) : null,
    since: new Date(Math.max(rate.since, merchant.created_at.getTime())).toISOString(),
    ...(forPartner && {
      made_by: {
        price_sheet: rate.sheetId,
        layer: rate.step?.layer ?? null,
        rule: rate.step?.rule?.id ?? null,
      },
    }),
  };
}

/** Whether a member changes the rule. Older versions ignore unknown ones. */
const isRuleMember = (name: string): boolean =>
  name !== 'end' && Object.hasOwn(RuleChangeToPreview.properties, name);

/**
 * Returns the rates and next charges of merchants once a rule is changed or ended.
 * @throws {ApiError} field_invalid; and as changing or ending it
 */
async function previewChange(
  db: Db,
  owner: Owner,
  id: string,
  change: RuleChangeToPreview,
  now: Date,
): Promise<PriceRuleChangePreview> {
  const param = change.end === true ? Object.keys(change).find(isRuleMember) : undefined;
  if (param !== undefined) {
    throw new ApiError('field_invalid', { message: `${param} must be left out to end the rule.`, param });
  }
  const replacement = await replaceRule(db, owner, id, change, now);
  return {
    ...(await previewReplaced(db, owner, replacement, now)),
    object: 'price_rule_change_preview',
    rule: id,
    ends: replacement.changed === undefined,
    next_charges: await changedCharges(db, owner, replacement, now),
  };
}

/** The next charges that become others. */
async function changedCharges(
  db: Db,
  owner: Owner,
  replacement: RuleReplacement,
  now: Date,
): Promise<PriceRuleChangePreview['next_charges']> {
  const { old } = replacement;
  if (!CHARGED_LINES.some((line) => line === old.line) || old.layer === 4) return [];
  const changed: PriceRuleChangePreview['next_charges'] = [];
  for (const merchant of await chargedMerchants(db, owner, replacement)) {
    const { id, currency, plan } = merchant;
    const tariff = await readTariff(db, owner, { merchantId: id, currency, plan });
    const other = { ...tariff, rules: withReplaced(tariff.rules, replacement) };
    const [before, after] = [
      await nextCharge(db, merchant, tariff, now),
      await nextCharge(db, merchant, other, now),
    ];
    if (before.amount.amount === after.amount.amount) continue;
    changed.push({ merchant: id, date: before.date, before: before.amount, after: after.amount });
  }
  return changed;
}

/** Merchants that a rule is for and that are charged at the end of their month: they have sold something. */
async function chargedMerchants(
  db: Db,
  owner: Owner,
  { old: { layer, target }, currency }: RuleReplacement,
): Promise<MerchantRow[]> {
  return db
    .selectFrom('merchants')
    .selectAll()
    .where(ownedBy('merchants', owner))
    .where('currency', '=', currency)
    .where('status', '<>', 'closed')
    .$if(layer === 2, (rest) => rest.where('plan', '=', target))
    .$if(layer === 3, (rest) => rest.where('id', '=', target ?? ''))
    .where(sql<boolean>`exists (select from timers where record = merchants.id and kind = ${CHARGE_DUE})`)
    .orderBy('id')
    .limit(MOST_CHARGES)
    .execute();
}

/** The charge for the running month, from its sales so far. */
async function nextCharge(
  db: Db,
  merchant: MerchantRow,
  tariff: Tariff,
  now: Date,
): Promise<NonNullable<MerchantRates['next_charge']>> {
  const period = chargePeriodAt(merchant, now);
  const use = await useOf(db, merchant, period);
  const money = (amount: number): Money => ({ amount, currency: merchant.currency });
  const items = monthPrices(tariff, use, await endOfPeriod(merchant, period));
  return {
    from: period.from,
    date: period.to,
    amount: money(items.reduce((sum, { price }) => sum + price.price, 0)),
    items: items.map(({ line, price }) => ({ line, amount: money(price.price) })),
  };
}

const isFree = ({ rate, least }: EffectiveRate): boolean =>
  rate.bps === 0 && rate.fixed === 0 && least === undefined;

const isSame = (one: EffectiveRate, other: EffectiveRate): boolean =>
  one.rate.bps === other.rate.bps &&
  one.rate.fixed === other.rate.fixed &&
  one.least?.bps === other.least?.bps &&
  one.least?.fixed === other.least?.fixed;

export function rateRoutes({ db, keys }: FeatureDeps): Route[] {
  return [
    route(getRates, async ({ principal, query }) => {
      const merchant = await merchantOfCall(db, principal, query.merchant);
      const now = new Date(await keys.clocks.now(principal));
      return { body: await readRates(db, merchant, now, principal.kind === 'key') };
    }),
    route(previewPriceRuleChange, async ({ principal, params, body }) => {
      const now = new Date(await keys.clocks.now(principal));
      const { partnerId, environment } = principal;
      return { body: await previewChange(db, { partnerId, environment }, params.id, body, now) };
    }),
  ];
}
