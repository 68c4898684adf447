import type { Db } from '../../core/database/database.ts';
import type { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import type { Owner } from '../../core/database/owner.ts';
import { Cache } from '../../core/api/cache.ts';
import type { FindMerchant } from '../../accounts/identity/sessions/mint.ts';
import type { PriceLine } from './contract/price-fields.ts';
import { quotePrice, type Tariff } from './quote-price.ts';
import { rulesOfSubject } from './rule-records.ts';
import type { Rule, Sheet } from './rules-in-force.ts';
import { sheetsOfSubject } from './sheet-records.ts';
import { ruleSubject, sheetSubject, type SheetScope } from './subjects.ts';

export { PRICE_LINES, type PriceLine } from './contract/price-fields.ts';
export { quotePrice, type Tariff } from './quote-price.ts';
export { createSheet, publishSheet } from './publish-sheet.ts';
export { type SheetRow } from './sheet-records.ts';
export { linesOf, type SheetLines } from './tables.ts';
export { effectiveRate, pricedSurfaces, type EffectiveRate } from './quote-price.ts';
export { previewReplaced, replaceRule, withReplaced, type RuleReplacement } from './preview-rule.ts';

const MAX_SHEETS = 10_000;
const MAX_RULES = 100_000;

/** The merchant whose prices apply, and the currency. */
interface Payer {
  readonly merchantId: string;
  readonly currency: string;
}

/** A sale to the merchant: `surface` is `null` if unknown. */
interface Sale {
  readonly line: PriceLine;
  readonly surface: string | null;
}

/** A fee as records keep it: minor units of the payer's currency. */
export interface Fee {
  readonly total: number;
  readonly platform: number;
  readonly partner: number;
  readonly price_sheet: string;
}

/** The fee for an amount at a moment; `null` if no price sheet applies, so nothing is charged. */
export type FeeAt = (base: number, at: Date) => Fee | null;

/** The parts of prices, cached until they change; every node sees a change within a second. */
export class PriceDirectory {
  readonly #findMerchant: FindMerchant;
  readonly #sheets: Cache<readonly Sheet[]>;
  readonly #rules: Cache<readonly Rule[]>;

  constructor(deps: { db: Db; invalidations: InvalidationFeed; findMerchant: FindMerchant }) {
    const { db, invalidations } = deps;
    this.#findMerchant = deps.findMerchant;
    this.#sheets = new Cache({
      invalidations,
      kind: 'price_sheet',
      maxEntries: MAX_SHEETS,
      load: (subject) => sheetsOfSubject(db, subject),
    });
    this.#rules = new Cache({
      invalidations,
      kind: 'price_rule',
      maxEntries: MAX_RULES,
      load: (subject) => rulesOfSubject(db, subject),
    });
  }

  /** Sheets and rules of every moment. Not inside a transaction: it may have to be read. */
  async tariffOf(owner: Owner, { merchantId, currency }: Payer): Promise<Tariff> {
    const { environment } = owner;
    const [own = [], everyones = [], shared = [], ofMerchant = [], merchant] = await Promise.all([
      this.#sheets.get(sheetSubject({ ...owner, currency })),
      this.#sheets.get(sheetSubject({ partnerId: null, environment, currency })),
      this.#rules.get(ruleSubject(owner, currency, null)),
      this.#rules.get(ruleSubject(owner, currency, merchantId)),
      this.#findMerchant(merchantId),
    ]);
    return {
      sheets: [...own, ...everyones],
      rules: [...shared, ...ofMerchant],
      merchantId,
      plan: merchant?.plan ?? null,
    };
  }

  /**
   * Reads what the fees of a sale are made of, so that a transaction can compute them without a query: the
   * moment is that of the call. Not inside a transaction.
   */
  async feesOf(owner: Owner, payer: Payer, sale: Sale): Promise<FeeAt> {
    const tariff = await this.tariffOf(owner, payer);
    return (base, at) => {
      const quoted = quotePrice(tariff, { ...sale, base, at: at.getTime() });
      if (!quoted) return null;
      const { price, platform, partner, sheet } = quoted;
      return { total: price, platform, partner, price_sheet: sheet.id };
    };
  }

  /** Call it when this node has published a price sheet. */
  invalidateSheets(scope: SheetScope): void {
    this.#sheets.invalidate(sheetSubject(scope));
  }

  /** Call it when this node has changed a price rule. @param merchantId of a rule of one merchant */
  invalidateRules(owner: Owner, currency: string, merchantId: string | null): void {
    this.#rules.invalidate(ruleSubject(owner, currency, merchantId));
  }
}

/** The base of a fee. */
interface FeeBase {
  readonly base: number;
  readonly at: Date;
}

/**
 * Reads the fee of a rarely sold line uncached, also inside a transaction. For frequent sales use
 * `PriceDirectory.feesOf`.
 * @returns `null` if no price sheet applies, so nothing is charged
 */
export async function readFee(
  db: Db,
  owner: Owner,
  payer: PayerWithPlan,
  { line, surface, base, at }: Sale & FeeBase,
): Promise<Fee | null> {
  const tariff = await readTariff(db, owner, payer);
  const quoted = quotePrice(tariff, { line, surface, base, at: at.getTime() });
  if (!quoted) return null;
  const { price, platform, partner, sheet } = quoted;
  return { total: price, platform, partner, price_sheet: sheet.id };
}

type PayerWithPlan = Payer & { readonly plan: string | null };

/** Sheets and rules of every moment, read afresh, also inside a transaction. */
export async function readTariff(
  db: Db,
  owner: Owner,
  { merchantId, currency, plan }: PayerWithPlan,
): Promise<Tariff> {
  const { environment } = owner;
  const own = await sheetsOfSubject(db, sheetSubject({ ...owner, currency }));
  const everyones = await sheetsOfSubject(db, sheetSubject({ partnerId: null, environment, currency }));
  const shared = await rulesOfSubject(db, ruleSubject(owner, currency, null));
  const ofMerchant = await rulesOfSubject(db, ruleSubject(owner, currency, merchantId));
  return { sheets: [...own, ...everyones], rules: [...shared, ...ofMerchant], merchantId, plan };
}
