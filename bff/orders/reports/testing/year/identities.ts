import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../core/database/database.ts';
import { FEES } from './fees-in-sql.ts';

/**
 * The identities that hold after any history, each as a query for violations, which should find none. They
 * are plain SQL, with dates by the database's time zones, and share no code with what wrote the rows.
 */
const IDENTITIES: Readonly<Record<string, string>> = {
  'a payment is what the processor has captured, less what it has refunded': `
    select p.id, p.status, p.amount, p.refunded, x.status as there, x.refunded as refunded_there
    from payments p left join processor_payments x on x.reference = p.id
    where p.captured_at is not null and (x.status is distinct from 'captured' or x.amount <> p.amount or x.refunded <> p.refunded
        or coalesce(x.captured, x.amount) <> coalesce(p.capture_amount, p.amount))
      or p.captured_at is null and x.status = 'captured'`,

  'a payment has given back what its refunds are, and never more than it took': `
    select p.id, p.amount, p.refunded, sum(r.amount) from payments p
    left join refunds r on r.payment_id = p.id and r.status = 'succeeded'
    group by p.id having p.refunded <> coalesce(sum(r.amount), 0) or p.refunded > coalesce(p.capture_amount, p.amount) or p.refund_pending <> 0`,

  'an order was charged what it costs: quoted and authorized are one amount, and captured is that of its rest': `
    select o.id, p.amount, p.capture_amount, o.content #>> '{quote,total}' as total from orders o join payments p on p.order_id = o.id
    where p.captured_at is not null and (coalesce(p.capture_amount, p.amount) <> (o.content #>> '{quote,total}')::bigint
      or p.amount <> coalesce(o.content #>> '{leftOut,ordered,total}', o.content #>> '{quote,total}')::bigint)`,

  'the parts of an order are its total, line by line': `
    select o.id from orders o, lateral (select o.content -> 'quote' as q) one,
      lateral (select sum((l ->> 'net')::bigint) as net, sum((l ->> 'gross')::bigint) as gross, sum((l ->> 'discount')::bigint) as off,
        sum((l ->> 'unitPrice')::bigint * (l ->> 'quantity')::bigint) as units from jsonb_array_elements(q -> 'lines') l) lines
    where units <> gross or gross - off <> net or gross <> (q ->> 'subtotal')::bigint or off <> (q ->> 'discountTotal')::bigint
      or net + (q ->> 'chargeTotal')::bigint + (q ->> 'addedTax')::bigint + (q ->> 'tip')::bigint <> (q ->> 'total')::bigint`,

  'the allocations of a refund are its amount': `
    select r.id, r.amount, sum((a #>> '{total,amount}')::bigint) from refunds r
    cross join lateral jsonb_array_elements(r.allocations) a where r.status = 'succeeded'
    group by r.id having r.amount <> sum((a #>> '{total,amount}')::bigint)`,

  'each capture, refund and dispute is in the ledger once, with its amount': `
    with moved as (
      select id, 'payment' as type, coalesce(capture_amount, amount) as gross from payments where captured_at is not null
      union all select id, 'refund', -amount from refunds where status = 'succeeded'
      union all select id, 'dispute', -amount from disputes where withdrawn_at is not null
      union all select id, 'dispute_reversal', amount from disputes where reinstated_at is not null)
    select coalesce(m.id, e.source) as id, m.gross, e.gross as entered, e.times from moved m
    full join (select source, type, sum(gross) as gross, count(*) as times from ledger_entries
      where tender = 'card' group by source, type) e on e.source = m.id and e.type = m.type
    where m.gross is distinct from e.gross or e.times <> 1`,

  'the lines of an entry are what it sold': `
    select e.id, e.sale_gross - e.discounts as sold, sum(i.net) from ledger_entries e
    left join ledger_items i on i.entry_id = e.id where e.type in ('payment', 'refund')
    group by e.id having e.sale_gross - e.discounts <> coalesce(sum(i.net), 0)`,

  'a fee is by the sheet and the rules of the moment of the capture': FEES,

  'the entries of a payout are its amount, and it took that from the balance': `
    select p.id, p.amount, p.status, held.amount as held, own.amount as own from payouts p
    left join (select h.payout_id, sum(e.amount) as amount from payout_entries h join ledger_entries e on e.id = h.entry_id
      group by 1) held on held.payout_id = p.id
    left join (select source, sum(amount) as amount from ledger_entries where type in ('payout', 'payout_return')
      group by 1) own on own.source = p.id
    where p.amount <> coalesce(held.amount, 0) or p.amount = 0
      or own.amount <> case when p.status in ('failed', 'canceled') then 0 else -p.amount end`,

  'an entry that moves the balance is in one payout, or in none yet': `
    select e.id, e.type, count(h.payout_id) as held, count(u.entry_id) as open from ledger_entries e
    left join payout_entries h on h.entry_id = e.id left join ledger_unpaid u on u.entry_id = e.id
    group by e.id having count(h.payout_id) + count(u.entry_id)
      <> case when e.type = 'payout' or e.tender in ('counter', 'none') then 0 else 1 end`,

  'the balance is what was collected by card, less fees, disputes and what was paid out': `
    with sums as (select
      (select sum(coalesce(capture_amount, amount) - refunded) from payments where captured_at is not null) as kept,
      (select sum((fee ->> 'total')::bigint) from payments where captured_at is not null) as fees,
      (select coalesce(sum(amount + fee_platform + fee_partner), 0) from payouts
        where status not in ('failed', 'canceled')) as paid_out,
      (select coalesce(sum(fee_platform + fee_partner), 0) from payouts where status in ('failed', 'canceled')) as fees_kept,
      (select coalesce(sum(fee_platform + fee_partner), 0) from monthly_charges) as months,
      (select coalesce(sum(amount + coalesce(fee_platform + fee_partner, 0)), 0) from disputes
        where withdrawn_at is not null and reinstated_at is null) as disputed,
      (select coalesce(sum(amount), 0) from ledger_unpaid) as balance)
    select * from sums where kept - fees - paid_out - fees_kept - months - disputed <> balance`,

  'a month in which something was sold is charged once, and no other': `
    select m.id, s.sold, c.times, c.entered from merchants m
    cross join generate_series(0, 11) as n
    cross join lateral (select (m.created_at at time zone m.timezone)::date as first) f
    left join lateral (select count(*) as sold from ledger_entries e where e.merchant_id = m.id and e.type = 'payment'
      and e.occurred_at >= (f.first + n * interval '1 month') at time zone m.timezone
      and e.occurred_at < (f.first + (n + 1) * interval '1 month') at time zone m.timezone) s on true
    left join lateral (select count(*) as times, count(e.id) as entered from monthly_charges c
      left join ledger_entries e on e.source = c.id and e.type = 'subscription_fee' and e.amount = -(c.fee_platform + c.fee_partner)
      where c.merchant_id = m.id and c.period = n and c.line = 'platform.subscription') c on true
    where (f.first + (n + 1) * interval '1 month') at time zone m.timezone < (select max(occurred_at) from ledger_entries)
      and (c.times <> c.entered or c.times <> case when s.sold > 0 then 1 else 0 end)`,

  'the balance of points is the sum of events, and of the lots unless it is below 0': `
    select a.id, a.balance, e.points, l.points as lots from loyalty_accounts a
    left join (select account_id, sum(points) as points from loyalty_events group by 1) e on e.account_id = a.id
    cross join lateral (select coalesce(sum((lot ->> 'points')::int), 0) as points from jsonb_array_elements(a.lots) lot) l
    where a.balance <> coalesce(e.points, 0) or l.points <> greatest(a.balance, 0)`,

  'each event of an account says the balance after it': `
    select * from (select id, balance, sum(points) over (partition by account_id order by id) as runs from loyalty_events) e
    where balance <> runs`,

  'a completed order has earned a point for each whole pound that is left of it': `
    with left_of as (
      select o.id, o.status, (select sum((l ->> 'net')::bigint - (l ->> 'includedTax')::bigint)
          from jsonb_array_elements(o.content #> '{quote,lines}') l)
        - coalesce((select sum((a #>> '{total,amount}')::bigint - (a #>> '{tax,amount}')::bigint) from refunds r
            cross join lateral jsonb_array_elements(r.allocations) a
            where r.order_id = o.id and r.status = 'succeeded' and a ->> 'target' = 'line'), 0) as net
      from orders o where o.content ? 'member')
    select l.id, l.net, e.points from left_of l
    left join (select order_id, sum(points) as points from loyalty_events where type in ('earn', 'reverse') group by 1) e
      on e.order_id = l.id
    where coalesce(e.points, 0) <> case when l.status = 'completed' then floor(greatest(l.net, 0) / 100) else 0 end`,

  'a reward is taken once, and redeemed or given back as it says': `
    select w.id, w.status, e.* from loyalty_rewards w left join lateral (select
        count(*) filter (where type = 'reward_created' and points = -(w.tier ->> 'points')::int) as made,
        count(*) filter (where type = 'reward_redeemed' and points = 0) as redeemed,
        count(*) filter (where type = 'reward_deleted' and points = (w.tier ->> 'points')::int) as back,
        count(*) as all_of_it
      from loyalty_events where reward_id = w.id) e on true
    where made <> 1 or (w.status = 'issued' and (redeemed <> 0 or back <> 0)) or (w.status = 'redeemed' and (redeemed <> 1 or back <> 0))
      or (w.status = 'deleted' and back <> 1) or all_of_it <> made + redeemed + back`,

  'an order with a reward has it off its price, and only one order has it': `
    select d ->> 'reward' as reward, count(*) from orders o
    cross join lateral jsonb_array_elements(o.content -> 'discounts') d
    where d ->> 'source' = 'reward' and o.payment_state not in ('unpaid') group by 1 having count(*) > 1`,
};

/** The violations of each identity; there should be none. */
export async function brokenIdentities(db: Db): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(IDENTITIES)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) broken[name] = rows.slice(0, 3);
  }
  return broken;
}

/**
 * The keys by which reports group a moment at a place: `local` is the local time, `day` the business date.
 */
const KEYS = {
  day: `to_char(day, 'YYYY-MM-DD')`,
  month: `to_char(day, 'YYYY-MM')`,
  hour: 'extract(hour from local)::int::text',
  surface: 'surface',
  tender: 'tender',
  location: 'location',
} as const;
export type Grouping = keyof typeof KEYS;
export const GROUPINGS = Object.keys(KEYS) as readonly Grouping[];

const MOVES = `
  with moves as (
    select p.captured_at as at, coalesce(p.capture_amount, p.amount) as amount, 'card' as tender, p.order_id from payments p where p.captured_at is not null
    union all
    select r.updated_at, -r.amount, 'card', r.order_id from refunds r where r.status = 'succeeded'
    union all
    select o.closed_at, (o.content #>> '{quote,total}')::bigint, 'counter', o.id from orders o
      where o.at_pickup and o.status = 'completed' and o.content #>> '{quote,total}' <> '0'),
  placed as (
    select m.*, coalesce(o.source, 'pay_link') as surface, coalesce(l.id, '') as location,
      m.at at time zone coalesce(l.timezone, mer.timezone) as local,
      coalesce(l.settings ->> 'day_starts_at', '00:00')::interval as begins
    from moves m left join orders o on o.id = m.order_id left join locations l on l.id = o.location_id
    cross join (select timezone from merchants where id = $merchant) mer),
  dated as (select *, (local - begins)::date as day from placed)`;

/** Σ captured − Σ refunded, counter included, by a grouping: without those that come to 0. */
export async function collectedBy(
  db: Db,
  merchant: string,
  grouping: Grouping,
): Promise<Map<string, number>> {
  const [before = '', after = ''] = MOVES.split('$merchant');
  const query: RawBuilder<{ key: string; sum: string }> = sql`${sql.raw(before)}${merchant}${sql.raw(after)}
    select ${sql.raw(KEYS[grouping])} as key, sum(amount)::text as sum from dated group by 1 having sum(amount) <> 0`;
  return asMap((await query.execute(db)).rows);
}

/** Σ of the ledger's entries of sales and refunds, by what they were written with. */
export async function enteredBy(db: Db, merchant: string, grouping: Grouping): Promise<Map<string, number>> {
  const columns: Record<Grouping, string> = {
    day: 'business_date::text',
    month: 'left(business_date::text, 7)',
    hour: 'local_hour::text',
    surface: 'surface',
    tender: 'tender',
    location: `coalesce(location_id, '')`,
  };
  const query: RawBuilder<{ key: string; sum: string }> = sql`
    select ${sql.raw(columns[grouping])} as key, sum(gross)::text as sum from ledger_entries
    where merchant_id = ${merchant} and type in ('payment', 'refund') group by 1 having sum(gross) <> 0`;
  return asMap((await query.execute(db)).rows);
}

const asMap = (rows: readonly { key: string; sum: string }[]): Map<string, number> =>
  new Map(rows.map(({ key, sum }) => [key, Number(sum)] as const).toSorted());
