import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';

/** How many orders are under way. */
export interface OpenOrders {
  readonly open: number;
  /** Not accepted yet. */
  readonly waiting: number;
  /** Not ready, although they should be. */
  readonly late: number;
}

/** @param of a merchant, or one of its locations */
export async function countOpenOrders(
  db: Db,
  of: { readonly merchantId: string; readonly locationId: string | null },
  now: Date,
): Promise<OpenOrders> {
  const row = await db
    .selectFrom('orders')
    .select([
      sql<string>`count(*)`.as('open'),
      sql<string>`count(*) filter (where fulfillment_state = 'proposed')`.as('waiting'),
      sql<string>`count(*) filter (where ready_at < ${now}
        and fulfillment_state in ('proposed', 'accepted', 'preparing'))`.as('late'),
    ])
    .where('merchant_id', '=', of.merchantId)
    .where('status', '=', 'open')
    .$if(of.locationId !== null, (query) => query.where('location_id', '=', of.locationId ?? ''))
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), waiting: Number(row.waiting), late: Number(row.late) };
}
