import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import {
  CHARGE_DUE,
  chargePeriodAt,
  endOfPeriod,
  periodBefore,
} from '../../../accounts/merchants/merchants.ts';
import type { SignedUp } from '../../../testing/service/service.ts';

const AMOUNT = 50_000;

/** The ID of the row at a place, distinct from those of `dueMerchants`. */
const id = (prefix: string) => sql`${`${prefix}_`}::text || '1' || lpad(place::text, 25, '0')`;

/** Merchants like the partner's active one, who sold something in their month that has just ended. */
export async function soldLastMonth(db: Db, { partnerId, active }: SignedUp, count: number): Promise<void> {
  const merchant = { timezone: 'Europe/London', created_at: new Date(Date.now() - 40 * 86_400_000) };
  const over = periodBefore(merchant, chargePeriodAt(merchant, new Date()));
  const dueAt = await endOfPeriod(merchant, over);
  const soldAt = new Date(dueAt.getTime() - 86_400_000);
  const soldOn = soldAt.toISOString().slice(0, 10);
  const places = sql`generate_series(1, ${count}::int) as place`;
  await db.transaction().execute(async (trx) => {
    await sql`insert into merchants select (jsonb_populate_record(one, jsonb_build_object(
        'id', ${id('mer')}, 'slug', 'n' || place, 'timezone', 'Europe/London', 'created_at', ${merchant.created_at.toISOString()}::text,
        'payout_schedule', '{"interval":"manual","delay_days":2}'::jsonb))).*
      from merchants one, ${places} where one.id = ${active}`.execute(trx);
    await sql`insert into ledger_entries (id, partner_id, environment, merchant_id, type, currency, gross, fee, fee_platform,
        fee_partner, amount, source, business_date, local_hour, available_on, occurred_at, sale_gross, tender, surface, orders)
      select ${id('ble')}, ${partnerId}, 'sandbox', ${id('mer')}, 'payment', 'GBP', ${AMOUNT}::int, 0, 0,
        0, ${AMOUNT}::int, ${id('pay')}, ${soldOn}::date, 0, ${soldOn}::date, ${soldAt}, ${AMOUNT}::int, 'card', 'api', 1
      from ${places}`.execute(trx);
    await sql`insert into ledger_unpaid select ${id('ble')}, ${id('mer')}, ${soldOn}::date, ${AMOUNT}::int from ${places}`.execute(
      trx,
    );
    await sql`insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time)
      select ${id('tmr')}, ${partnerId}, 'sandbox', ${CHARGE_DUE}, ${id('mer')}, ${dueAt}, false from ${places}`.execute(
      trx,
    );
  });
}

/** The number of charged months, their merchants and entries, and the number of months still due. */
export async function monthsState(
  db: Db,
): Promise<{ charges: number; merchants: number; entries: number; due: number }> {
  const { rows } = await sql<{ charges: number; merchants: number; entries: number; due: number }>`
    select count(*)::int as charges, count(distinct merchant_id)::int as merchants,
      (select count(*)::int from ledger_entries where type = 'subscription_fee') as entries,
      (select count(*)::int from timers where kind = ${CHARGE_DUE}) as due
    from monthly_charges where line = 'platform.subscription'`.execute(db);
  return rows[0] ?? { charges: 0, merchants: 0, entries: 0, due: 0 };
}
