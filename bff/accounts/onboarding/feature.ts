import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { isAtWork } from '../../core/moves/move-gate.ts';
import { saveMerchant, scheduleAccount } from '../merchants/merchants.ts';
import { onboardingRoutes } from './onboarding-routes.ts';
import { documentTimers } from './documents.ts';
import { onboardingMigrations } from './tables.ts';
import { vaultOf } from './vault.ts';

/** A bank is connected by restarting the service, which looks at once. */
const ASK_EVERY_MS = 60 * 60_000;

export const onboarding: Feature = {
  routes: (deps) => onboardingRoutes(deps, vaultOf(deps.banks, deps.processors)),
  migrations: onboardingMigrations,
  timers: documentTimers,
  chores: [{ name: 'onboarding.ask_for_accounts', everyMs: ASK_EVERY_MS, run: askForAccounts }],
};

/** Merchants of one transaction. */
const AT_ONCE = 100;

/**
 * Asks production merchants for the bank account that was waived in their onboarding, once a bank is
 * connected, and opens their accounts at a processor that has some. None is restricted for it: their money
 * waits in the balance.
 * @returns whether there may be more
 */
export async function askForAccounts(deps: FeatureDeps): Promise<boolean> {
  const { db, banks, processors, clock, invalidateMerchant } = deps;
  if (!banks.production) return false;
  return inTransaction(db, async (work) => {
    const rows = await waivedMerchants(work.db);
    const now = new Date(clock.now());
    const change = {
      columns: { bank_waived: false },
      sent: [],
      event: 'merchant.onboarding_updated',
    } as const;
    for (const row of rows) {
      await saveMerchant(work.db, row, change, now);
      const owner = { partnerId: row.partner_id, environment: row.environment };
      await scheduleAccount(work.db, processors, owner, row.id, now);
      work.afterCommit(() => invalidateMerchant(row.id));
    }
    return rows.length === AT_ONCE;
  });
}

function waivedMerchants(trx: Db) {
  return trx
    .selectFrom('merchants')
    .selectAll()
    .where('bank_waived', '=', true)
    .where(isAtWork('merchants'))
    .where('environment', '=', 'production')
    .where('status', 'not in', ['closed', 'rejected'])
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
}
