import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';

/**
 * The earliest business date that hasn't ended: of a merchant's locations, or of its own calendar if it has none.
 * @param now the environment's time
 */
export async function runningDateOf(
  db: Db,
  merchant: { readonly merchantId: string; readonly timezone: string },
  now: Date,
): Promise<string> {
  const places = await db
    .selectFrom('locations')
    .select(['timezone', sql<string>`settings->>'day_starts_at'`.as('day_starts_at')])
    .distinct()
    .where('merchant_id', '=', merchant.merchantId)
    .execute();
  const { businessDate } = await import('./hours/business-date.ts');
  const days = places.length > 0 ? places : [{ timezone: merchant.timezone, day_starts_at: '00:00' }];
  const [earliest = ''] = days.map((of) => businessDate(of, now.getTime()).toString()).toSorted();
  return earliest;
}
