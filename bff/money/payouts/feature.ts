import type { Db } from '../../core/database/database.ts';
import type { Feature } from '../../core/feature.ts';
import { PAYOUT_DUE } from '../../accounts/merchants/merchants.ts';
import { BALANCE_OWED } from '../ledger/ledger.ts';
import { payoutInvariants } from './invariants.ts';
import { payoutMigrations } from './tables.ts';
import { payoutRoutes } from './payout-routes.ts';
import { payOutLeft, payoutRun } from './payout-run.ts';
import { payoutSteps } from './payout-steps.ts';
import { PAYOUT_STEP } from './payout-times.ts';
import { recordOwed } from './read-balance.ts';
import type { Closing } from './payouts.ts';
import { payoutSimulations } from './simulations.ts';

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
