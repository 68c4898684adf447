import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import {
  endOfPeriod,
  startOfPeriod,
  type ChargePeriod,
  type MerchantRow,
} from '../../accounts/merchants/merchants.ts';
import { priceOf, type LineRates, type Price, type Rate } from '../../core/arithmetic/fees.ts';
import { quotePrice, type Tariff } from '../pricing/pricing.ts';

/** The lines of a price sheet that are charged by the month. */
export const CHARGED_LINES = ['platform.subscription', 'loyalty.active_member'] as const;
export type ChargedLine = (typeof CHARGED_LINES)[number];

/** The usage that a month is charged for. */
interface MonthUse {
  /** Total sales, in minor units. */
  readonly sold: number;
  /** Members who earned points or used a reward. */
  readonly members: number;
}

/** The cost of one line of a month. */
export interface MonthPrice {
  readonly line: ChargedLine;
  readonly base: number;
  readonly price: Price;
  readonly sheet: string;
}

/**
 * The cost of a month by the sheet and the rules in force at a moment. The subscription depends on the amount
 * sold, so that a month without a sale costs nothing. A member has no amount: only the fixed part of that
 * line applies, once per member.
 */
export function monthPrices(tariff: Tariff, { sold, members }: MonthUse, at: Date): MonthPrice[] {
  const bases: Readonly<Record<ChargedLine, number>> = {
    'platform.subscription': sold,
    'loyalty.active_member': sold === 0 ? 0 : members,
  };
  return CHARGED_LINES.flatMap((line) => {
    const base = bases[line];
    const quoted = quotePrice(tariff, { line, surface: null, base, at: at.getTime() });
    if (!quoted) return [];
    const rate = quoted.steps.at(-1)?.rate ?? quoted.rates.wholesale;
    const price = line === 'platform.subscription' ? quoted : eachOf(base, quoted.rates, rate);
    return price.price === 0 ? [] : [{ line, base, price, sheet: quoted.sheet.id }];
  });
}

/** The fixed part, once per member; no members cost nothing. */
function eachOf(count: number, { wholesale, floor }: LineRates, rate: Rate): Price {
  const times = ({ fixed }: Rate): Rate => ({ bps: 0, fixed: fixed * count });
  return priceOf(count, { wholesale: times(wholesale), floor: times(floor) }, times(rate));
}

/** A merchant's usage in a month, and whether it has sold anything since. Refunded sales count: fees stay. */
export async function useOf(
  db: Db,
  merchant: MerchantRow,
  period: ChargePeriod,
): Promise<MonthUse & { readonly goesOn: boolean }> {
  const [from, to] = [await startOfPeriod(merchant, period), await endOfPeriod(merchant, period)];
  // A business day may begin hours after midnight.
  const { rows } = await sql<{ sold: string; goes_on: boolean }>`
    select coalesce(sum(gross) filter (where occurred_at < ${to}), 0)::bigint as sold,
      coalesce(bool_or(occurred_at >= ${to}), false) as goes_on
    from ledger_entries where merchant_id = ${merchant.id} and type = 'payment'
      and business_date >= ${period.from}::date - 1 and occurred_at >= ${from}`.execute(db);
  const [row] = rows;
  const sold = Number(row?.sold ?? 0);
  const members = sold === 0 ? 0 : await activeMembers(db, merchant.id, from, to);
  return { sold, members, goesOn: row?.goes_on ?? false };
}

/**
 * The number of a merchant's members who earned points or used a reward, from one time until before another.
 */
async function activeMembers(db: Db, merchantId: string, from: Date, to: Date): Promise<number> {
  const { members } = await db
    .selectFrom('loyalty_events')
    .select((eb) => eb.fn.count<string>('account_id').distinct().as('members'))
    .where('merchant_id', '=', merchantId)
    .where('type', 'in', ['earn', 'reward_redeemed'])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return Number(members);
}
