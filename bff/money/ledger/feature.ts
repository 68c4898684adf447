import { sql } from 'kysely';
import type { Invariant } from '../../core/database/invariant.ts';
import type { Feature } from '../../core/feature.ts';
import { ledgerMigrations } from './migrations.ts';

/** Entries that are part of a balance: money that we received or sent, but for what a payout takes out. */
const IN_BALANCE = sql`e.type <> 'payout' and (e.tender is null or e.tender = 'card')`;

export const ledgerInvariants: readonly Invariant[] = [
  {
    rule: 'Each ledger entry of a balance is unpaid or in one payout, and no other entry is.',
    faults: sql`
      select e.id, 'is ' || coalesce(places.count, 0) || ' times unpaid or in a payout' as fault
      from ledger_entries e
      left join (
        select entry_id, count(*) as count
        from (select entry_id from ledger_unpaid union all select entry_id from payout_entries) as held
        group by entry_id
      ) as places on places.entry_id = e.id
      where coalesce(places.count, 0) <> case when ${IN_BALANCE} then 1 else 0 end`,
  },
  {
    rule: 'What is unpaid of an entry is its amount.',
    faults: sql`
      select e.id, u.amount || ' is unpaid of ' || e.amount as fault
      from ledger_unpaid u join ledger_entries e on e.id = u.entry_id
      where u.amount <> e.amount or u.merchant_id <> e.merchant_id`,
  },
  {
    rule: 'A merchant’s balance is the sum of its ledger.',
    faults: sql`
      select merchant_id as id, sum(entered) || ' in the ledger, ' || sum(open) || ' unpaid' as fault
      from (
        select merchant_id, amount as entered, 0 as open from ledger_entries
        union all select merchant_id, amount, 0 from archived_sums
        union all select merchant_id, 0, amount from unpaid_amounts
      ) as sides
      group by merchant_id having sum(entered) <> sum(open)`,
  },
  {
    rule: 'The lines of a sale add up to it.',
    faults: sql`
      select e.id, 'lines of ' || sum(i.gross) || ' less ' || sum(i.discounts) || ' for ' || e.sale_gross ||
        ' less ' || e.discounts as fault
      from ledger_entries e join ledger_items i on i.entry_id = e.id
      group by e.id having sum(i.gross) <> e.sale_gross or sum(i.discounts) <> e.discounts`,
  },
];

export const ledger: Feature = { migrations: ledgerMigrations, invariants: ledgerInvariants };
