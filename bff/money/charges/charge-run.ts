import type { Insertable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { recordEntries, type EntryType } from '../ledger/ledger.ts';
import {
  CHARGE_DUE,
  chargePeriodAt,
  endOfPeriod,
  periodBefore,
  type ChargePeriod,
  type MerchantRow,
} from '../../accounts/merchants/merchants.ts';
import { readTariff } from '../pricing/pricing.ts';
import type { DueTimers, TogetherHandler } from '../../core/timers/timer-handler.ts';
import { setTimers } from '../../core/timers/timers.ts';
import { monthPrices, type ChargedLine, type MonthPrice, useOf } from './month-use.ts';
import type { Tables } from '../../core/database/tables.ts';

/** Merchants of a partner whose months end on the same day. Each is read by some queries. */
const MERCHANTS_AT_ONCE = 100;

/** Charges merchants for their month that is over, and decides when each is due next. */
export const chargeRun: TogetherHandler<FeatureDeps> = { together: charge, most: MERCHANTS_AT_ONCE };

const ENTRY_OF: Readonly<Record<ChargedLine, EntryType>> = {
  'platform.subscription': 'subscription_fee',
  'loyalty.active_member': 'loyalty_fee',
};

async function charge(work: Work, { owner, records, dueAt }: DueTimers<FeatureDeps>): Promise<void> {
  for (const merchant of await openMerchants(work.db, owner, records)) {
    const current = chargePeriodAt(merchant, dueAt);
    const over = periodBefore(merchant, current);
    const { goesOn, ...use } = await useOf(work.db, merchant, over);
    if (over.number >= 0) {
      const payer = { merchantId: merchant.id, currency: merchant.currency, plan: merchant.plan };
      const prices = monthPrices(await readTariff(work.db, owner, payer), use, dueAt);
      await enter(work.db, merchant, over, prices, dueAt);
    }
    if (!goesOn) continue;
    const next = { kind: CHARGE_DUE, record: merchant.id, dueAt: await endOfPeriod(merchant, current) };
    await setTimers(work.db, owner, [next]);
  }
}

/**
 * Locks the open merchants, so that none is closed meanwhile. A closed merchant has settled its debts and is
 * no longer charged.
 */
function openMerchants(trx: Db, owner: Owner, ids: readonly string[]): Promise<MerchantRow[]> {
  return trx
    .selectFrom('merchants')
    .selectAll()
    .where('id', 'in', ids)
    .where(ownedBy('merchants', owner))
    .where('status', '<>', 'closed')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Charges each line of a month once, even on retries. */
async function enter(
  trx: Db,
  merchant: MerchantRow,
  period: ChargePeriod,
  prices: readonly MonthPrice[],
  at: Date,
): Promise<void> {
  if (prices.length === 0) return;
  const charged = await trx
    .insertInto('monthly_charges')
    .values(prices.map((price) => rowOf(merchant, period, price, at)))
    .onConflict((conflict) => conflict.columns(['merchant_id', 'period', 'line']).doNothing())
    .returningAll()
    .execute();
  await recordEntries(
    trx,
    charged.map((row) => ({
      partnerId: row.partner_id,
      environment: row.environment,
      merchantId: row.merchant_id,
      type: ENTRY_OF[row.line],
      currency: row.currency,
      gross: 0,
      fee: { platform: Number(row.fee_platform), partner: Number(row.fee_partner) },
      source: row.id,
      at,
    })),
  );
}

function rowOf(
  merchant: MerchantRow,
  { number, from, to }: ChargePeriod,
  { line, base, price, sheet }: MonthPrice,
  at: Date,
): Insertable<Tables['monthly_charges']> {
  return {
    id: newId('chg'),
    partner_id: merchant.partner_id,
    environment: merchant.environment,
    merchant_id: merchant.id,
    line,
    period: number,
    from_date: from,
    to_date: to,
    base: String(base),
    fee_platform: String(price.platform),
    fee_partner: String(price.partner),
    currency: merchant.currency,
    price_sheet: sheet,
    created_at: at,
  };
}
