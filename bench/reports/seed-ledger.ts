import type { Client } from 'pg';

/** Whose sales are written, straight into the ledger: a number of orders, day after day until a date. */
export interface SoldSoFar {
  /** In turn: each order is of the next merchant. */
  readonly merchants: readonly string[];
  readonly orders: number;
  readonly days: number;
  /** The last business date. */
  readonly until: string;
  /** The number of the first order: those before it are there. */
  readonly from?: number;
}

/** Written at a time: one statement for each, so that none takes minutes. */
const BATCH = 50_000;
const TENTH = 10;

/**
 * Orders of one to three of 200 items, over the hours from 8 to 21 of three locations and three surfaces, a
 * third of them with a tip and a tenth with a refund. Amounts follow from the order's number, so that each
 * run writes the same.
 */
export async function sell(client: Client, { from = 0, ...sold }: SoldSoFar): Promise<void> {
  const { merchants, orders, days, until } = sold;
  for (let first = from; first < orders; first += BATCH) {
    const numbers = [first, Math.min(first + BATCH, orders) - 1];
    await client.query(ENTRIES, [...numbers, merchants, days, until, orders]);
  }
}

/** Copies of a merchant under ids of their own. @returns these */
export async function addMerchants(client: Client, like: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into merchants (id, partner_id, environment, slug, display_name, legal_name, country, currency, timezone, status, created_at,
      updated_at)
    select 'mer_' || upper(lpad(to_hex(n), 26, '0')), partner_id, environment, 'other-' || n, 'Other ' || n, 'Other ' || n, country,
      currency, timezone, status, created_at, updated_at
    from merchants, generate_series(1, $2::int) n where merchants.id = $1 returning id`,
    [like, count],
  );
  return rows.map(({ id }) => id);
}

/** A number from 0 to below `below` that looks random: different for each `salt`. */
const drawn = (number: string, salt: number, below: number | string): string =>
  `((hashint8extended(${number}, ${salt}) & 2147483647) % ${below})::int`;

const ENTRIES = `
  with owners as (select m.id, m.partner_id, m.environment, m.currency, place.position - 1 as position
    from unnest($3::text[]) with ordinality as place(id, position) join merchants m on m.id = place.id),
  sold as (
    select n, m.id as merchant_id, m.partner_id, m.environment, m.currency,
      'loc_' || right(m.id, 25) || ${drawn('n', 1, 3)} as location_id,
      (array['ordering', 'dashboard', 'api'])[1 + ${drawn('n', 2, 3)}] as surface,
      $5::date - ($4::int - 1) + (n * $4::bigint / $6::bigint)::int as business_date,
      8 + ${drawn('n', 4, 14)} as local_hour,
      1 + n % 3 as lines, case when n % 3 = 0 then 250 else 0 end as tip,
      upper(lpad(to_hex(n), 19, '0')) || right(m.id, 6) as number
    from generate_series($1::int, $2::int) n
    join owners m on m.position = n % cardinality($3::text[])),
  parts as (
    select sold.*, part, 1 + ${drawn('(n * 3 + part)', 5, 200)} as item, 2 - least(part, 1) as quantity,
      case when part = 0 then 2900 else 395 end as gross
    from sold cross join lateral generate_series(0, lines - 1) part),
  moves as (
    select sold.*, move.*, case type when 'payment' then tip else 0 end as tips
    from sold join (select n, sum(gross)::bigint as gross from parts group by n) totals using (n)
    cross join lateral (values
      ('payment', gross, gross / ${TENTH}, (gross - gross / ${TENTH}) * 9 / 100, 60, 1),
      ('refund', -(gross / 2), 0, -(gross / 2 * 9 / 100), 0, 0)) as move(type, sale_gross, discounts, tax, fee, orders)
    where type = 'payment' or n % ${TENTH} = 0),
  entered as (
    insert into ledger_entries (id, partner_id, environment, merchant_id, location_id, type, currency, gross, fee, fee_platform,
      fee_partner, amount, source, order_id, payment_id, surface, tender, order_number, card_brand, card_last4,
      business_date, local_hour, available_on, occurred_at, sale_gross, discounts, charges, tax_added, tips, orders)
    select 'ble_' || number || left(upper(type), 1), partner_id, environment, merchant_id, location_id, type, currency,
      total, fee, fee, 0, total - fee, case type when 'payment' then 'pay_' else 'rfd_' end || number || '0',
      'ord_' || number || '0', 'pay_' || number || '0', surface, 'card', 1 + n % 9999, 'visa', '4242', business_date, local_hour,
      business_date + 2, business_date + make_interval(hours => local_hour, mins => n % 60),
      sale_gross, discounts, 0, tax, tips, orders
    from moves cross join lateral (select sale_gross - discounts + tax + tips as total) as own)
  insert into ledger_items (entry_id, position, merchant_id, location_id, type, surface, business_date, currency, item_id,
    variation_id, item_name, variation_name, section, quantity, gross, discounts, net, tax_added, tax_included)
  select 'ble_' || number || 'P', part, merchant_id, location_id, 'payment', surface, business_date, currency,
    'itm_' || lpad(item::text, 26, '0'), 'var_' || lpad(item::text, 26, '0'), 'Item ' || item, null, 'Food', quantity,
    gross, gross / ${TENTH}, gross - gross / ${TENTH}, (gross - gross / ${TENTH}) * 9 / 100, 0
  from parts`;
