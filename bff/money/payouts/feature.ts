import { sql } from 'kysely';
import { PAYOUT_DUE } from '../../accounts/merchants/merchants.ts';
import type { Db } from '../../core/database/database.ts';
import type { Invariant } from '../../core/database/invariant.ts';
import type { Feature } from '../../core/feature.ts';
import { BALANCE_OWED } from '../ledger/ledger.ts';
import { payoutRoutes } from './payout-routes.ts';
import { payOutLeft, payoutRun } from './payout-run.ts';
import { payoutSteps } from './payout-steps.ts';
import { PAYOUT_STEP } from './payout-times.ts';
import type { Closing } from './payouts.ts';
import { recordOwed } from './read-balance.ts';
import { payoutSimulations } from './simulations.ts';
import { payoutMigrations } from './tables.ts';

const HELD = sql`(
  select payout_id, sum(amount) as amount
  from (
    select h.payout_id, e.amount from payout_entries h join ledger_entries e on e.id = h.entry_id
    union all select payout_id, amount from archived_sums where payout_id <> ''
  ) as one group by payout_id) as held`;

export const payoutInvariants: readonly Invariant[] = [
  {
    rule: 'The entries of a payout, or of one that is still collecting, add up to its amount.',
    faults: sql`
      select p.id, coalesce(held.amount, 0) || ' in entries, ' || p.amount || ' paid out' as fault
      from (
        select id, amount from payouts
        union all select payout_id, amount from payout_collections
      ) as p left join ${HELD} on held.payout_id = p.id
      where coalesce(held.amount, 0) <> p.amount`,
  },
  {
    rule: 'Entries are held by a payout that there is.',
    faults: sql`
      select distinct h.payout_id as id, 'holds entries, and is unknown' as fault
      from payout_entries h
      where not exists (select from payouts p where p.id = h.payout_id)
        and not exists (select from payout_collections c where c.payout_id = h.payout_id)`,
  },
  {
    rule: 'A payout is entered once, and once more when its money comes back.',
    faults: sql`
      select p.id, p.status || ' with ' || count(e.id) || ' entries of its own' as fault
      from payouts p
      left join ledger_entries e on e.source = p.id and e.type in ('payout', 'payout_return')
      group by p.id having count(e.id) <> case when p.status in ('failed', 'canceled') then 2 else 1 end`,
  },
];

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    /**
     * Whether a merchant can be closed, from what it was before: nothing moves its money. @throws {ApiError}
     * state_forbids
     */
    readonly requireSettled: (trx: Db, before: Closing) => Promise<void>;
  }
}

/** The interval for closed merchants without anything due. */
const LOOK_EVERY_MS = 60 * 60_000;

export const payouts: Feature = {
  routes: payoutRoutes,
  migrations: payoutMigrations,
  invariants: payoutInvariants,
  simulations: payoutSimulations,
  timers: { [PAYOUT_DUE]: payoutRun, [PAYOUT_STEP]: payoutSteps, [BALANCE_OWED]: recordOwed },
  chores: [{ name: 'payouts.closed_merchants', everyMs: LOOK_EVERY_MS, run: payOutLeft }],
};
