import { sql, type RawBuilder } from 'kysely';
import { CHARGE_DUE } from '../../accounts/merchants/merchants.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';

/** A month of a partner, as instants. */
export interface MonthOfOwner {
  readonly owner: Owner;
  readonly from: Date;
  readonly to: Date;
  /** Orders with anything from this time or later stay. */
  readonly until: Date;
}

/** Why an order stays in the database, in words for the operator. */
const REASONS = {
  open: 'isn’t completed or canceled',
  customer: 'its customer isn’t erased yet (KEEP_CUSTOMERS_DAYS)',
  pay_link: 'is paid by a pay link',
  disputed: 'was disputed',
  payment: 'its payment or a refund isn’t final',
  reconciliation: 'has an open difference to the processor’s books',
  recent: 'has a payment, a refund or a ledger entry of the last 14 months',
  unusual: 'has ledger entries other than sales and refunds',
  unpaid: 'isn’t in a payout that was paid',
  report: 'isn’t in the sums of reports yet',
  timer: 'has work that is due later',
  charge: 'its merchant isn’t charged for that month yet',
} as const;
type Reason = keyof typeof REASONS;

const PAYMENTS = sql`select p.id from payments p where p.order_id = o.id`;
const FINAL = sql`('captured', 'partially_refunded', 'refunded', 'failed', 'canceled')`;

/** The ledger entries `e` of an order `o`, by indexes. */
const entries = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (exists (select from ledger_entries e where e.payment_id in (${PAYMENTS}) and ${condition})
    or exists (select from ledger_entries e where e.source = o.id and ${condition}))`;

/** The first reason for which an order `o` stays; null if it may be archived. */
const reasonOf = ({ until }: MonthOfOwner): RawBuilder<Reason | null> => {
  const when = (reason: Reason, condition: RawBuilder<unknown>) => sql`when ${condition} then ${reason}`;
  const cases = [
    when('open', sql`o.status not in ('completed', 'canceled')`),
    when(
      'customer',
      sql`coalesce(o.customer_name, o.customer_phone, o.customer_email, o.address::text, o.note) is not null`,
    ),
    when(
      'pay_link',
      sql`exists (select from pay_links l where l.order_id = o.id)
        or exists (select from payments p where p.order_id = o.id and p.pay_link_id is not null)
        or exists (select from refunds r where r.order_id = o.id and r.pay_link_id is not null)`,
    ),
    when(
      'disputed',
      sql`exists (select from payments p where p.order_id = o.id
        and (p.dispute_id is not null or p.disputed is not null))
        or exists (select from disputes d where d.payment_id in (${PAYMENTS}))`,
    ),
    when(
      'payment',
      sql`exists (select from payments p where p.order_id = o.id
        and (p.status not in ${FINAL} or p.wanted is not null or p.refund_pending > 0))
        or exists (select from refunds r where r.order_id = o.id and r.status = 'pending')`,
    ),
    when(
      'reconciliation',
      sql`exists (select from reconciliations c where c.merchant_id = o.merchant_id and c.status = 'open'
        and c.payment_id in (${PAYMENTS}))`,
    ),
    when(
      'recent',
      sql`exists (select from payments p where p.order_id = o.id and p.updated_at >= ${until})
        or exists (select from refunds r where r.order_id = o.id and r.updated_at >= ${until})
        or ${entries(sql`(e.occurred_at >= ${until}
          or e.business_date >= ${until.toISOString().slice(0, 10)}::date)`)}`,
    ),
    when(
      'unusual',
      entries(sql`(e.type not in ('payment', 'refund', 'refund_reversal')
        or e.order_id is distinct from o.id or e.pay_link_id is not null)`),
    ),
    when(
      'unpaid',
      entries(sql`((e.tender is null or e.tender = 'card') and not exists (
        select from payout_entries h join payouts p on p.id = h.payout_id
        where h.entry_id = e.id and p.status = 'paid'))`),
    ),
    when(
      'report',
      entries(sql`exists (select from report_queue q
        where q.merchant_id = e.merchant_id and q.entry_id = e.id)`),
    ),
    when('timer', sql`exists (select from timers t where t.record = o.id or t.record in (${PAYMENTS}))`),
    when(
      'charge',
      sql`exists (select from timers t where t.record = o.merchant_id and t.kind = ${CHARGE_DUE}
        and t.due_at <= ${until})`,
    ),
  ];
  return sql<Reason | null>`case ${sql.join(cases, sql` `)} end`;
};

const ofMonth = ({ owner: { partnerId, environment }, from, to }: MonthOfOwner): RawBuilder<unknown> =>
  sql`o.partner_id = ${partnerId} and o.environment = ${environment}
    and o.created_at >= ${from} and o.created_at < ${to}`;

/** The last order that was looked at. */
export interface Place {
  /** As PostgreSQL writes it, which is more exact than a `Date`. */
  readonly created_at: string;
  readonly id: string;
}

/** Orders of a month that were looked at, and are locked. */
export interface LockedOrders {
  /** Those that may be archived. */
  readonly ids: readonly string[];
  /** How many others there are, by why they stay. */
  readonly stays: ReadonlyMap<string, number>;
  /** The last one of all; `undefined` once there are no more. */
  readonly last: Place | undefined;
}

/**
 * Locks the next orders of a month, with their payments: everything that changes one of them locks these
 * first.
 */
export async function lockOrders(
  trx: Db,
  month: MonthOfOwner,
  after: Place | undefined,
  most: number,
): Promise<LockedOrders> {
  const rest = after
    ? sql`and (o.created_at, o.id) > (${after.created_at}::timestamptz, ${after.id})`
    : sql``;
  const { rows: locked } = await sql<Place>`
    select o.created_at::text as created_at, o.id from orders o where ${ofMonth(month)} ${rest}
    order by o.created_at, o.id limit ${most} for update`.execute(trx);
  const all = locked.map(({ id }) => id);
  await sql`select id from payments where order_id = any(${all}::text[]) order by id for update`.execute(trx);
  const { rows } = await sql<{ id: string; reason: Reason | null }>`
    select o.id, ${reasonOf(month)} as reason from orders o where o.id = any(${all}::text[])`.execute(trx);
  const stays = new Map<string, number>();
  for (const { reason } of rows)
    if (reason !== null) stays.set(REASONS[reason], (stays.get(REASONS[reason]) ?? 0) + 1);
  return {
    ids: rows.filter(({ reason }) => reason === null).map(({ id }) => id),
    stays,
    last: locked.at(-1),
  };
}
