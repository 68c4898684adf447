import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { KeyPrincipal } from '../../core/api/principal.ts';
import {
  MOST_MERCHANTS,
  type MerchantsQuery,
  type MerchantsReport,
  type WeekComparison,
} from './contract/merchants-report.ts';
import { SALES_FIGURES } from './contract/sales-report.ts';
import { comparedPeriod, datesOf, lengthOf, shifted, type Period } from './periods.ts';
import { readHours, type KeyedSums } from './read-hours.ts';
import { changesOf, inOneState } from './report.ts';
import { checkedPeriod, type ScopeDeps } from './report-scope.ts';
import { salesFigures } from './sales-report.ts';

const WEEK = 7;
const DAY_MS = 86_400_000;

/**
 * Returns the sales of a partner's merchants with one currency, by merchant or by day. A comparison ends as
 * long ago as its period is: where the present one hasn't ended, the other is cut off too.
 * @throws {ApiError} field_invalid
 */
export async function merchantsReport(
  { db, keys }: ScopeDeps,
  principal: KeyPrincipal,
  { currency, group = 'merchant', compare, ...wish }: MerchantsQuery,
): Promise<MerchantsReport> {
  const period = checkedPeriod(wish);
  const now = new Date(await keys.clocks.now(principal));
  const compared = compare && comparedWith(compare, period, now);
  const scope = {
    merchantId: await merchantsWith(db, principal, currency),
    currency,
    location: null,
    surface: null,
  };
  const { present, before } = await inOneState(db, async (trx) => ({
    present: await readHours(trx, group, { scope, period }),
    before: compared && (await readHours(trx, group, { scope, ...compared })),
  }));
  const shown = byMerchant(present).slice(0, MOST_MERCHANTS);
  const ids = new Set(shown.map(({ merchant }) => merchant));
  const totals = totalsOf(present);
  return {
    object: 'merchants_report',
    currency,
    generated_at: now.toISOString(),
    ...period,
    group,
    rows: group === 'day' ? byDay(period, present) : shown,
    totals,
    compare:
      compare && compared && before
        ? {
            with: compare,
            ...compared.period,
            until: compared.until.toISOString(),
            rows:
              group === 'day'
                ? byDay(compared.period, before)
                : byMerchant(before).filter(({ merchant }) => ids.has(merchant)),
            totals: totalsOf(before),
            changes: changesOf(SALES_FIGURES, totals, totalsOf(before)),
          }
        : null,
  };
}

function comparedWith(compare: WeekComparison, period: Period, now: Date) {
  const days = compare === 'last_week' ? WEEK : lengthOf(period);
  const before =
    compare === 'last_week'
      ? { from: shifted(period.from, -WEEK), to: shifted(period.to, -WEEK) }
      : comparedPeriod(period, 'previous');
  return { period: before, until: new Date(now.getTime() - days * DAY_MS) };
}

async function merchantsWith(db: Db, owner: Owner, currency: string): Promise<string[]> {
  const merchants = await db
    .selectFrom('merchants')
    .select('id')
    .where(ownedBy('merchants', owner))
    .where('currency', '=', currency)
    .execute();
  return merchants.map(({ id }) => id);
}

const totalsOf = (read: readonly KeyedSums[]) => salesFigures(read.map(({ sums }) => sums));

function byMerchant(read: readonly KeyedSums[]) {
  return read
    .map(({ key, sums }) => ({ merchant: key, ...salesFigures([sums]) }))
    .toSorted((one, other) => other.collected - one.collected || one.merchant.localeCompare(other.merchant));
}

function byDay(period: Period, read: readonly KeyedSums[]) {
  return datesOf(period).map((date) => ({
    business_date: date,
    through: date,
    ...totalsOf(read.filter(({ key }) => key === date)),
  }));
}
