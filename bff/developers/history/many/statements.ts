import { sql, type RawBuilder } from 'kysely';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const digit = (shift: number): string => `substr('${DIGITS}', (ms >> ${shift} & 31)::integer + 1, 1)`;

/** An ID like those of `newId`: a prefix, the time in ten digits, and sixteen random ones. */
const MAKE_ID = `create function pg_temp.seed_id(prefix text,
  at timestamptz) returns text language sql volatile as $$
  select prefix || '_' || ${[45, 40, 35, 30, 25, 20, 15, 10, 5, 0].map(digit).join(' || ')}
    || upper(substr(md5(random()::text), 1, 16))
  from (select floor(extract(epoch from at) * 1000)::bigint as ms) as moment $$`;

/** Statements that prepare the copied data, which lives as long as the connection's work. */
export const PREPARE: readonly string[] = [
  MAKE_ID,
  `create temporary table seed_templates (
    merchant_no integer not null,
    n integer not null,
    partner_id text not null,
    environment text not null,
    merchant_id text not null,
    delay_days integer not null,
    template jsonb not null)`,
  `create temporary table seed_orders (
    merchant_no integer not null,
    n integer not null,
    partner_id text not null,
    environment text not null,
    merchant_id text not null,
    delay_days integer not null,
    location_id text not null,
    timezone text not null,
    lead interval not null,
    shape jsonb not null,
    content jsonb not null,
    payment jsonb,
    refund jsonb,
    sale jsonb,
    back jsonb,
    primary key (merchant_no, n))`,
  `create temporary table seed_items (
    merchant_no integer not null,
    n integer not null,
    is_back boolean not null,
    position integer not null,
    item jsonb not null)`,
  `create temporary table seed_counts (merchant_no integer primary key, orders integer not null)`,
];

/** Splits the templates into rows, once. */
export const FILL: readonly string[] = [
  `insert into seed_orders select merchant_no, n, partner_id, environment, merchant_id, delay_days,
      template -> 'order' ->> 'location', template -> 'order' ->> 'timezone',
      make_interval(mins => (template -> 'order' ->> 'lead')::integer),
      (template -> 'order') - 'content', template -> 'order' -> 'content',
      nullif(template -> 'payment', 'null'), nullif(template -> 'refund', 'null'),
      nullif(template -> 'sale', 'null'), nullif(template -> 'back', 'null')
    from seed_templates`,
  `insert into seed_items select merchant_no, n, false, place - 1, item
    from seed_templates, jsonb_array_elements(template -> 'sold') with ordinality as part (item, place)
    union all select merchant_no, n, true, place - 1, item
    from seed_templates, jsonb_array_elements(template -> 'returned') with ordinality as part (item, place)`,
  `create index on seed_items (merchant_no, n)`,
  `insert into seed_counts select merchant_no, count(*) from seed_orders group by 1`,
  `analyze seed_orders`,
  `analyze seed_items`,
  `analyze seed_counts`,
];

export const CLEAN: readonly string[] = [
  `drop table if exists seed_templates, seed_orders, seed_items, seed_counts`,
  `drop function if exists pg_temp.seed_id(text, timestamptz)`,
];

/** Each hour of a day, repeated by its share of sales. */
const HOURS = Object.entries({
  8: 3,
  9: 5,
  10: 5,
  11: 7,
  12: 12,
  13: 10,
  14: 5,
  15: 5,
  16: 4,
  17: 3,
  18: 2,
  19: 1,
}).flatMap(([hour, weight]) => Array.from({ length: weight }, () => hour));

/** Some merchants sell more than others. */
const SKEW = 1.4;

const moneyIn = (part: string, names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `(${part} ->> '${name}')::bigint`).join(', '));
const PARTS = ['sale_gross', 'discounts', 'charges', 'tax_added', 'tax_included', 'tips', 'orders'];
const ITEM_MONEY = ['gross', 'discounts', 'net', 'tax_added', 'tax_included'];

/** Inserts the orders of one business date, with everything that belongs to them, in one statement. */
export function insertDay(date: string, orders: number, merchants: number): RawBuilder<unknown> {
  const hours = sql.raw(HOURS.join(', '));
  return sql`
  with drawn as materialized (
    select o.*, r.hour, (${date}::date + make_time(r.hour, r.minute, r.second)) at time zone o.timezone as at
    from (select floor(power(random(), ${sql.lit(SKEW)}) * ${merchants})::integer as merchant_no,
      floor(random() * 1000000)::integer as lot,
        (array[${hours}])[1 + floor(random() * ${sql.lit(HOURS.length)})::integer] as hour,
        floor(random() * 60)::integer as minute, random() * 60 as second
      from generate_series(1, ${orders})) as r
    join seed_counts as c on c.merchant_no = r.merchant_no
    join seed_orders as o on o.merchant_no = r.merchant_no and o.n = r.lot % c.orders),
  made as materialized (
    select drawn.*, (row_number() over (partition by location_id order by at) - 1)::integer % 9999 + 1
      as number,
      (row_number() over (partition by location_id order by at) - 1)::integer / 9999 + 1 as number_round,
      pg_temp.seed_id('ord', at) as order_id,
      case when payment is not null then pg_temp.seed_id('pay', at + interval '1 minute') end as payment_id,
      case when refund is not null then pg_temp.seed_id('rfd', at + interval '1 hour') end as refund_id,
      pg_temp.seed_id('ble', at + interval '3 minutes') as entry_id,
      pg_temp.seed_id('ble', at + interval '1 hour') as back_id,
      shape ->> 'status' as status, shape ->> 'currency' as currency,
      case when at > now() - interval '90 days' then shape -> 'customer' end as customer
    from drawn order by at),
  new_orders as (insert into orders (id, partner_id, environment, merchant_id, location_id, source, number,
    number_round, business_date,
      currency, status, fulfillment_type, fulfillment_state, payment_state, ready_at, customer_name,
      customer_phone,
      customer_email, address, reason, content, refunds, payment_id, at_pickup, placed_at, closed_at,
      version, created_at, updated_at)
    select order_id, partner_id, environment, merchant_id, location_id, shape ->> 'source', number,
      number_round, ${date},
      currency, status, shape ->> 'type', shape ->> 'state', shape ->> 'payment_state',
      case when status <> 'draft' then at + lead end, customer ->> 'name', customer ->> 'phone',
      customer ->> 'email',
      nullif(shape -> 'address', 'null'), shape ->> 'reason', content,
      case when refund_id is null then '[]'
        else jsonb_build_array(jsonb_set(shape -> 'refund', '{id}', to_jsonb(refund_id))) end,
      case when payment ->> 'status' <> 'failed' then payment_id end, (shape ->> 'at_pickup')::boolean,
      case when status <> 'draft' then at + interval '1 minute' end,
      case status when 'completed' then at + interval '27 minutes' when 'canceled' then at
      + interval '8 minutes' end,
      case status when 'draft' then 1 when 'canceled' then 4 else 7 end, at,
      at + case when refund_id is not null then interval '1 hour' when status = 'completed'
      then interval '27 minutes'
        when status = 'canceled' then interval '8 minutes' else interval '0' end
    from made),
  new_payments as (insert into payments (id, partner_id, environment, merchant_id, order_id, amount, tip,
    currency, status, brand,
      last4, failure_code, decline_code, refunded, wanted_at, authorized_at, captured_at, canceled_at,
      version, created_at, updated_at)
    select payment_id, partner_id, environment, merchant_id, order_id,
      ${moneyIn('payment', ['amount', 'tip'])}, currency,
      payment ->> 'status', payment ->> 'brand', payment ->> 'last4', payment ->> 'failure_code',
      payment ->> 'decline_code',
      ${moneyIn('payment', ['refunded'])}, at,
      case when payment ->> 'status' <> 'failed' then at + interval '1 minute' end,
      case when sale is not null then at + interval '3 minutes' end,
      case when payment ->> 'status' = 'canceled' then at + interval '8 minutes' end, 3,
      at + interval '1 minute',
      at + case when refund_id is null then interval '3 minutes' else interval '1 hour' end
    from made where payment_id is not null returning id),
  new_refunds as (insert into refunds (id, partner_id, environment, merchant_id, order_id, payment_id,
    amount, tip, currency, lines,
      charges, allocations, reason, status, version, created_at, updated_at)
    select refund_id, partner_id, environment, merchant_id, order_id, payment_id,
      ${moneyIn('refund', ['amount', 'tip'])}, currency,
      '[]', '{}', refund -> 'allocations', 'requested', 'succeeded', 2, at + interval '1 hour',
      at + interval '1 hour'
    from made where refund_id is not null),
  entries as materialized (
    select made.*, entry_id as id, false as is_back, 'payment' as type,
      at + interval '3 minutes' as occurred_at, sale as parts,
      hour as local_hour, coalesce(payment_id, order_id) as source, ${date}::date + delay_days as available_on
    from made where sale is not null
    union all select made.*, back_id, true, 'refund', at + interval '1 hour', back, least(hour + 1, 23),
      refund_id, ${date}::date
    from made where back is not null),
  valued as materialized (
    select *, (parts ->> 'sale_gross')::bigint - (parts ->> 'discounts')::bigint
      + (parts ->> 'charges')::bigint
      + (parts ->> 'tax_added')::bigint + (parts ->> 'tips')::bigint as gross,
      case when payment_id is null then 'counter' else 'card' end as tender
    from entries),
  new_entries as (insert into ledger_entries (id, partner_id, environment, merchant_id, location_id, type,
    currency, gross, fee,
      fee_platform, fee_partner, amount, source, order_id, payment_id, surface, tender, order_number,
      card_brand, card_last4,
      business_date, local_hour, available_on, occurred_at, ${sql.raw(PARTS.join(', '))})
    select id, partner_id, environment, merchant_id, location_id, type, currency, gross, 0, 0, 0,
      case tender when 'card' then gross else 0 end, source, order_id, payment_id, shape ->> 'source',
      tender, number,
      payment ->> 'brand', payment ->> 'last4', ${date}::date, local_hour, available_on, occurred_at,
      ${moneyIn('parts', PARTS)}
    from valued order by occurred_at returning id),
  new_unpaid as (insert into ledger_unpaid (entry_id, merchant_id, available_on, amount)
    select id, merchant_id, available_on, gross from valued where tender = 'card'),
  new_items as (insert into ledger_items (entry_id, position, merchant_id, location_id, type, surface,
    business_date, currency, item_id,
      variation_id, item_name, variation_name, section, quantity, ${sql.raw(ITEM_MONEY.join(', '))})
    select v.id, i.position, v.merchant_id, v.location_id, v.type, v.shape ->> 'source', ${date}::date,
      v.currency, item ->> 'item_id',
      item ->> 'variation_id', item ->> 'item_name', item ->> 'variation_name', item ->> 'section',
      (item ->> 'quantity')::integer,
      ${moneyIn('item', ITEM_MONEY)}
    from valued as v join seed_items as i on i.merchant_no = v.merchant_no and i.n = v.n
      and i.is_back = v.is_back),
  new_numbers as (insert into order_numbers (location_id, business_date, last)
    select location_id, ${date}, max((number_round - 1) * 9999 + number) from made group by 1
    on conflict (location_id, business_date) do update set last = greatest(order_numbers.last, excluded.last))
  select count(*) from made`;
}
