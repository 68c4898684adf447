import { sql } from 'kysely';
import type { Invariant } from '../../core/database/invariant.ts';
import type { Feature } from '../../core/feature.ts';
import { archiveMigrations } from './tables.ts';

/** The ledger and payouts count what is archived in their own invariants. */
const archiveInvariants: readonly Invariant[] = [
  {
    rule: 'The books of an archive are those of its orders.',
    faults: sql`
      select p.id, p.orders || ' orders and ' || p.entries || ' entries, ' || coalesce(r.count, 0) ||
        ' orders in its records and ' || coalesce(s.count, 0) || ' entries in its sums' as fault
      from archive_parts p
      left join (
        select part_id, count(*) as count from archived_records where id = order_id group by part_id
      ) as r on r.part_id = p.id
      left join (
        select part_id, sum(entries) as count from archived_sums group by part_id
      ) as s on s.part_id = p.id
      where coalesce(r.count, 0) <> p.orders or coalesce(s.count, 0) <> p.entries`,
  },
  {
    rule: 'A record that was archived isn’t in the database too.',
    faults: sql`
      select a.id, 'is in part ' || a.part_id || ' and in the database' as fault
      from archived_records a
      join (
        select id from orders union all select id from payments union all select id from refunds
      ) as kept on kept.id = a.id`,
  },
  {
    rule: 'What a report says of a payout is the sum of its entries.',
    faults: sql`
      select held.payout_id as id, coalesce(r.net, 0) || ' in reports, ' || held.net || ' in entries' as fault
      from (
        select payout_id, sum(entries) as entries, sum(gross) as gross, sum(fee) as fee, sum(amount) as net
        from (
          select h.payout_id, 1 as entries, e.gross, e.fee, e.amount
          from payout_entries h join ledger_entries e on e.id = h.entry_id
          union all
          select payout_id, entries, gross, fee, amount from archived_sums where payout_id <> ''
        ) as one group by payout_id
      ) as held
      left join report_payouts r on r.payout_id = held.payout_id
      where (r.entries, r.gross, r.fee, r.net)
        is distinct from (held.entries, held.gross, held.fee, held.net)`,
  },
];

export const archives: Feature = { migrations: archiveMigrations, invariants: archiveInvariants };
