import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { localDateOf, PAYOUT_DUE, startOfDate } from '../../../accounts/merchants/merchants.ts';
import type { SignedUp } from '../../../testing/service/service.ts';

const AMOUNT = 4_200;

/** The ID of the row at a place. */
const id = (prefix: string) => sql`${`${prefix}_`}::text || lpad(place::text, 26, '0')`;

/**
 * Merchants like the partner's active one, each with an amount that is available and a payout that is due
 * since today began. A statement for each table writes all of them.
 * @param from the place of the first: ids follow from places
 */
export async function dueMerchants(
  db: Db,
  { partnerId, active }: SignedUp,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<void> {
  const today = localDateOf(new Date(), 'Europe/London');
  const dueAt = await startOfDate(today, 'Europe/London');
  const places = sql`generate_series(${from}::int, ${from + count - 1}::int) as place`;
  await db.transaction().execute(async (trx) => {
    await sql`insert into merchants select (jsonb_populate_record(one, jsonb_build_object(
        'id', ${id('mer')}, 'slug', 'm' || place, 'timezone', 'Europe/London'))).*
      from merchants one, ${places} where one.id = ${active}`.execute(trx);
    await sql`insert into ledger_entries (id, partner_id, environment, merchant_id, type, currency, gross, fee, fee_platform,
        fee_partner, amount, source, business_date, local_hour, available_on, occurred_at)
      select ${id('ble')}, ${partnerId}, 'sandbox', ${id('mer')}, 'adjustment', 'GBP', ${AMOUNT}::int, 0, 0,
        0, ${AMOUNT}::int, 'seed', ${today}::date, 0, ${today}::date, ${dueAt} from ${places}`.execute(trx);
    await sql`insert into ledger_unpaid select ${id('ble')}, ${id('mer')}, ${today}::date, ${AMOUNT}::int from ${places}`.execute(
      trx,
    );
    await sql`insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time)
      select ${id('tmr')}, ${partnerId}, 'sandbox', ${PAYOUT_DUE}, ${id('mer')}, ${dueAt}, false from ${places}`.execute(
      trx,
    );
  });
}

/** The number of payouts still due, and of merchants with a payout. */
export async function runState(db: Db): Promise<{ due: number; payouts: number; merchants: number }> {
  const { rows } = await sql<{ due: number; payouts: number; merchants: number }>`
    select (select count(*)::int from timers where kind = ${PAYOUT_DUE}) as due, count(*)::int as payouts,
      count(distinct merchant_id)::int as merchants from payouts`.execute(db);
  return rows[0] ?? { due: 0, payouts: 0, merchants: 0 };
}
