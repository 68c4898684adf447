/** base × bps ÷ 10,000, half to even, + fixed; of nothing nothing. */
const fee = (base: string, bps: string, fixed: string): string => `case when ${base} = 0 then 0 else
  ${base} * ${bps} / 10000 + case when ${base} * ${bps} % 10000 > 5000
    or (${base} * ${bps} % 10000 = 5000 and ${base} * ${bps} / 10000 % 2 = 1) then 1 else 0 end + ${fixed} end`;

/** The subject of a rule of a layer. */
const TARGETS = {
  1: 'null',
  2: 'm.plan',
  3: 'm.id',
  4: `case when p.pay_link_id is null then p.surface else 'pay_link' end`,
} as const;

/** The rule of a layer at the moment of a capture, and what it makes of the rate below it. */
function layer(number: 1 | 2 | 3 | 4, below: string): string {
  const rule = `r${number}`;
  const changed = (part: 'bps' | 'fixed'): string => `case ${rule}.mode when 'set' then ${rule}.${part}
    when 'add' then ${below}.${part} + ${rule}.${part} else ${below}.${part} end as ${part}`;
  return `left join lateral (select mode, bps::bigint as bps, fixed::bigint as fixed from price_rules
      where partner_id = p.partner_id and environment = p.environment and currency = p.currency and line = sold.line
        and layer = ${number} and target is not distinct from ${TARGETS[number]} and active_from <= p.captured_at and ended_at is null
      order by active_from desc, id desc limit 1) ${rule} on true
    cross join lateral (select ${changed('bps')}, ${changed('fixed')}) l${number}`;
}

const rate = (of: string, part: string): string =>
  `(s.lines -> sold.line -> '${of}' ->> '${part}')::bigint as ${part}`;

/** What was taken of a payment. */
const TAKEN = 'coalesce(p.capture_amount, p.amount)';

/** Payments whose fee differs from domain section 12, recomputed; and entries that differ from it. */
export const FEES = `
  select p.id, ${TAKEN} as taken, p.fee, worked.*, e.fee_platform, e.fee_partner from payments p join merchants m on m.id = p.merchant_id
    join ledger_entries e on e.source = p.id and e.type = 'payment'
    cross join lateral (select case when p.pay_link_id is null then 'order.online' else 'payment.pay_link' end as line) sold
    cross join lateral (select lines from price_sheets where published_at is not null and environment = p.environment
      and currency = p.currency and (partner_id = p.partner_id or partner_id is null) and effective_at <= p.captured_at
      order by partner_id is null, effective_at desc, published_at desc, id desc limit 1) s
    cross join lateral (select ${rate('wholesale', 'bps')}, ${rate('wholesale', 'fixed')}) w
    cross join lateral (select ${rate('floor', 'bps')}, ${rate('floor', 'fixed')}) f
    ${layer(1, 'w')} ${layer(2, 'l1')} ${layer(3, 'l2')} ${layer(4, 'l3')}
    cross join lateral (select greatest(${fee(TAKEN, 'l4.bps', 'l4.fixed')}, ${fee(TAKEN, 'f.bps', 'f.fixed')}) as price,
      ${fee(TAKEN, 'w.bps', 'w.fixed')} as platform) worked
  where (p.fee ->> 'total')::bigint is distinct from worked.price or (p.fee ->> 'platform')::bigint <> worked.platform
    or (p.fee ->> 'partner')::bigint <> worked.price - worked.platform or e.fee_platform <> worked.platform
    or e.fee_partner <> worked.price - worked.platform or e.amount <> ${TAKEN} - worked.price`;
