import type { Rate } from '../../core/arithmetic/fees.ts';
import type { Money } from '../../core/contract/money.ts';
import type { Db } from '../../core/database/database.ts';
import {
  chargePeriodAt,
  endOfPeriod,
  type MerchantRow,
  merchantOfCall,
} from '../../accounts/merchants/merchants.ts';
import {
  effectiveRate,
  pricedSurfaces,
  readTariff,
  type EffectiveRate,
  type Tariff,
} from '../pricing/pricing.ts';
import { RATED_LINES, type MerchantRate, type MerchantRates, getRates } from './contract/rates.ts';
import { monthPrices } from './month-price.ts';
import { useOf } from './month-use.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { route, type Route } from '../../core/api/route.ts';

/**
 * What a merchant pays now, and what it is charged next.
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
    if (!everywhere) return [];
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

/** What the running month will cost by what was sold so far. */
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
  ];
}
