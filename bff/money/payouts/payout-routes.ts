import type { FeatureDeps } from '../../core/feature.ts';
import { pageRequestOf, pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { merchantOfCall } from '../../accounts/merchants/merchants.ts';
import { requireEntriesOfPayout, requireNotArchived } from '../archives/archives.ts';
import { cancelPayout } from './fail-payout.ts';
import { collectEntries } from './collect-entries.ts';
import {
  cancelPayout as cancelOperation,
  createPayout,
  getBalance,
  getPayout,
  listPayoutEntries,
  listPayouts,
  type PayoutOrder,
  type PayoutQuery,
} from './contract/payouts.ts';
import { payOutNow } from './pay-out-now.ts';
import { findPayout, presentPayout } from './payout-records.ts';
import { readBalance } from './read-balance.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView } from '../../core/database/owner.ts';
import type { BalanceEntry } from './contract/balance.ts';
import type { PaidBy, Payout } from './contract/payout.ts';
import type { Money } from '../../core/contract/money.ts';
import type { Tables } from '../../core/database/tables.ts';

/** The sort column of a list, before IDs, and the direction. */
const ORDERS: Readonly<
  Record<PayoutOrder, readonly ['amount' | 'arrival_date' | undefined, 'asc' | 'desc']>
> = {
  newest: [undefined, 'desc'],
  oldest: [undefined, 'asc'],
  largest: ['amount', 'desc'],
  smallest: ['amount', 'asc'],
  arrives_last: ['arrival_date', 'desc'],
  arrives_first: ['arrival_date', 'asc'],
};

/** Returns a page in the requested order; IDs break ties, in the same direction. */
async function pageOfPayouts(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: PayoutQuery,
): Promise<Page<Payout>> {
  const [column, direction] = ORDERS[query.order ?? 'newest'];
  const rows = await db
    .selectFrom('payouts')
    .selectAll()
    .where(visibleTo('payouts', view))
    .where(matching(query))
    .$if(page.after !== undefined, (rest) => rest.where(isPast(page.after ?? '', query, view)))
    .$if(column !== undefined, (rest) => rest.orderBy(column ?? 'id', direction))
    .orderBy('id', direction)
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentPayout);
}

/** Whether a payout comes after the last one of the page before, which is one that the caller sees. */
function isPast(after: string, { order = 'newest' }: PayoutQuery, view: MerchantView): RawBuilder<boolean> {
  const [column, direction] = ORDERS[order];
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  if (column === undefined) return sql`id ${sign} ${after}`;
  const by = sql.ref(column);
  return sql`(${by}, id) ${sign} (select ${by}, id from payouts
    where id = ${after} and ${visibleTo('payouts', view)})`;
}

/** The payouts with the entry of a payment, or with the return of a payout that had it. */
function payoutsOfPayment(payment: string): RawBuilder<unknown> {
  return sql`with recursive chain as (
      select e.payout_id from payout_entries e join ledger_entries l on l.id = e.entry_id
        where l.payment_id = ${payment} and l.type = 'payment'
      union
      select again.payout_id from chain
        join ledger_entries back on back.source = chain.payout_id and back.type = 'payout_return'
        join payout_entries again on again.entry_id = back.id)
    select payout_id from chain`;
}

function matching(query: PayoutQuery) {
  const filters = [
    query.merchant !== undefined && sql`merchant_id = ${query.merchant}`,
    query.status !== undefined && sql`status = ${query.status}`,
    query.method !== undefined && sql`method = ${query.method}`,
    query.payment !== undefined && sql`id = any (array(${payoutsOfPayment(query.payment)}))`,
    query.arrival_from !== undefined && sql`arrival_date >= ${query.arrival_from}::date`,
    query.arrival_to !== undefined && sql`arrival_date < ${query.arrival_to}::date`,
  ].filter((filter) => filter !== false);
  return sql<boolean>`${sql.join([isWithin('payouts', query), ...filters], sql` and `)}`;
}

/** Returns a page of an own payout's entries, oldest first. @throws {ApiError} archived: some of them were */
async function pageOfEntries(db: Db, payoutId: string, page: PageRequest): Promise<Page<BalanceEntry>> {
  const { after } = page;
  await requireEntriesOfPayout(db, payoutId);
  const rows = await db
    .selectFrom('payout_entries as held')
    .innerJoin('ledger_entries as entry', 'entry.id', 'held.entry_id')
    .selectAll('entry')
    .where('held.payout_id', '=', payoutId)
    .$if(after !== undefined, (rest) => rest.where('held.entry_id', '>', after ?? ''))
    .orderBy('held.entry_id')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentEntry);
}

/** Reads the payout that has the money of a returned one; `null` if there is none, or it didn't come back. */
async function retryOf(db: Db, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('ledger_entries as back')
    .innerJoin('payout_entries as held', 'held.entry_id', 'back.id')
    .select('held.payout_id')
    .where('back.source', '=', id)
    .where('back.type', '=', 'payout_return')
    .orderBy('held.payout_id', 'desc')
    .executeTakeFirst();
  return found?.payout_id ?? null;
}

/**
 * Reads the payout that has a payout's money now: itself, or its last retry. `null` if the money is in the
 * balance.
 */
async function payerOf(db: Db, id: string): Promise<PaidBy | null> {
  const { rows } = await sql<PaidBy>`
    with recursive tried (id, turn) as (
      select ${id}::text, 0
      union all
      select held.payout_id, turn + 1 from tried
        join ledger_entries back on back.source = tried.id and back.type = 'payout_return'
        join payout_entries held on held.entry_id = back.id)
    select payouts.id, arrival_date, status from tried join payouts on payouts.id = tried.id
    order by turn desc limit 1`.execute(db);
  const [last] = rows;
  return last && last.status !== 'failed' && last.status !== 'canceled' ? last : null;
}

function presentEntry(row: Selectable<Tables['ledger_entries']>): BalanceEntry {
  const money = (amount: string): Money => ({ amount: Number(amount), currency: row.currency });
  return {
    id: row.id,
    object: 'balance_entry',
    environment: row.environment,
    merchant: row.merchant_id,
    type: row.type,
    gross: money(row.gross),
    fee: money(row.fee),
    amount: money(row.amount),
    source: row.source,
    order: row.order_id,
    pay_link: row.pay_link_id,
    payment: row.payment_id,
    business_date: row.business_date,
    available_on: row.available_on,
    occurred_at: row.occurred_at.toISOString(),
  };
}

/** The page of entries expanded in a payout. */
const EXPANDED = { limit: 100, after: undefined };

export function payoutRoutes({ db, clock, keys, banks }: FeatureDeps): Route[] {
  return [
    route(getBalance, async ({ principal, query }) => {
      const merchant = await merchantOfCall(db, principal, query.merchant);
      const now = new Date(await keys.clocks.now(principal));
      return { body: await readBalance({ db, banks }, merchant, now) };
    }),
    route(
      createPayout,
      async ({ principal, work, body }) => {
        const { merchant: named, ...wish } = body;
        const { id } = await merchantOfCall(work.db, principal, named);
        const now = new Date(await nowIn(work.db, clock, principal));
        return { body: presentPayout(await payOutNow(work, principal, banks, id, wish, now)) };
      },
      {
        prepare: async ({ principal, body }) => {
          const merchant = await merchantOfCall(db, principal, body.merchant);
          const now = new Date(await keys.clocks.now(principal));
          await collectEntries({ db, banks }, principal, merchant, now);
        },
      },
    ),
    route(listPayouts, async ({ principal, query }) => {
      const view = viewOf(principal);
      if (query.payment !== undefined) await requireNotArchived(db, view, query.payment);
      return { body: await pageOfPayouts(db, view, pageRequestOf(query), query) };
    }),
    route(getPayout, async ({ principal, params, query }) => {
      const payout = presentPayout(await findPayout(db, viewOf(principal), params.id));
      if (query.expand === undefined) return { body: payout };
      const entries = await pageOfEntries(db, payout.id, EXPANDED);
      const [retried_by, paid_by] = [await retryOf(db, payout.id), await payerOf(db, payout.id)];
      return { body: { ...payout, entries, retried_by, paid_by } };
    }),
    route(listPayoutEntries, async ({ principal, params, query }) => {
      const { id } = await findPayout(db, viewOf(principal), params.id);
      return { body: await pageOfEntries(db, id, pageRequestOf(query)) };
    }),
    route(cancelOperation, async ({ principal, work, params }) => {
      const now = new Date(await nowIn(work.db, clock, principal));
      return { body: presentPayout(await cancelPayout(work, viewOf(principal), params.id, now)) };
    }),
  ];
}
