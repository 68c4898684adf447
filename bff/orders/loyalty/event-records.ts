import type { Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import type { LoyaltyEvent, LoyaltyEventQuery } from './contract/loyalty-event.ts';
import { matching } from './matching.ts';
import type { LoyaltyEventsTable } from './tables.ts';

export type EventRow = Selectable<LoyaltyEventsTable>;

/** Returns a page of an account's events, newest first. */
export async function pageOfEvents(
  db: Db,
  view: MerchantView,
  account: string,
  page: PageRequest,
  query: LoyaltyEventQuery,
): Promise<Page<LoyaltyEvent>> {
  const rows = await db
    .selectFrom('loyalty_events')
    .selectAll()
    .where(visibleTo('loyalty_events', view))
    .where(matching('loyalty_events', { ...query, account }, page))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentLoyaltyEvent);
}

/** The points that an order has earned so far, less those its refunds took back; `undefined` if none. */
export async function earnedBy(
  trx: Db,
  order: string,
): Promise<{ readonly earn: EventRow; readonly points: number } | undefined> {
  const rows = await trx
    .selectFrom('loyalty_events')
    .selectAll()
    .where('order_id', '=', order)
    .where('type', 'in', ['earn', 'reverse'])
    .execute();
  const earn = rows.find(({ type }) => type === 'earn');
  return earn && { earn, points: rows.reduce((sum, { points }) => sum + points, 0) };
}

export function presentLoyaltyEvent(row: EventRow): LoyaltyEvent {
  return {
    id: row.id,
    object: 'loyalty_event',
    environment: row.environment,
    merchant: row.merchant_id,
    account: row.account_id,
    type: row.type,
    points: row.points,
    balance: row.balance,
    reason: row.reason,
    order: row.order_id,
    reward: row.reward_id,
    refund: row.refund_id,
    created_at: row.created_at.toISOString(),
  };
}
