import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { newUlid } from '../../../core/database/ids.ts';
import { localDateOf } from '../../../accounts/merchants/merchants.ts';

/** The number of rows per statement, to stay within the statement timeout. */
const AT_ONCE = 5_000;

/**
 * Entries of a merchant that are available on a day: 1.01, 1.02 and so on in its currency, and each tenth
 * takes as much as the one before it gave.
 * @returns what they come to, in minor units
 */
export async function manyEntries(db: Db, merchant: string, at: Date, count: number): Promise<number> {
  const today = localDateOf(at, 'Europe/London');
  const prefix = `ble_${newUlid().slice(0, 19)}`;
  const id = sql`${prefix}::text || lpad(place::text, 7, '0')`;
  const amount = sql`case when place % 10 = 0 then -(99 + place) else 100 + place end`;
  for (let from = 1; from <= count; from += AT_ONCE) {
    const places = sql`generate_series(${from}::int, ${Math.min(count, from + AT_ONCE - 1)}::int) as place`;
    await sql`
      with entered as (insert into ledger_entries (id, partner_id, environment, merchant_id, type, currency, gross, fee, fee_platform,
          fee_partner, amount, source, business_date, local_hour, available_on, occurred_at)
        select ${id}, partner_id, environment, id, 'adjustment', currency, ${amount}, 0, 0,
          0, ${amount}, 'seed', ${today}::date, 0, ${today}::date, ${at} from merchants, ${places} where id = ${merchant}
        returning id, merchant_id, available_on, amount)
      insert into ledger_unpaid (entry_id, merchant_id, available_on, amount) select * from entered`.execute(
      db,
    );
  }
  const all = Array.from({ length: count }, (_, place) => place + 1);
  return all.reduce((sum, place) => sum + (place % 10 === 0 ? -(99 + place) : 100 + place), 0);
}
