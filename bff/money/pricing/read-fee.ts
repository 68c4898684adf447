import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Fee, Payer, Sale } from './price-directory.ts';
import { quotePrice, type Tariff } from './quote-price.ts';
import { rulesOfSubject } from './rule-records.ts';
import { sheetsOfSubject } from './sheet-records.ts';
import { ruleSubject, sheetSubject } from './subjects.ts';

/** What a fee is of. */
interface FeeBase {
  readonly base: number;
  readonly at: Date;
}

/**
 * The fee of something that is rarely sold, read afresh, also inside a transaction. What is sold often takes `PriceDirectory.feesOf`.
 * @returns null: no price sheet applies, so nothing is charged
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

export type PayerWithPlan = Payer & { readonly plan: string | null };

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
