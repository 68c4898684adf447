import type { FeatureDeps } from '../../core/feature.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { merchantOfCall } from '../../accounts/merchants/merchants.ts';
import { cancelPayout } from './cancel-payout.ts';
import { collectEntries } from './collect-entries.ts';
import {
  cancelPayout as cancelOperation,
  createPayout,
  getBalance,
  getPayout,
  listPayoutEntries,
  listPayouts,
} from './contract/payout-operations.ts';
import { payOutNow } from './pay-out.ts';
import { pageOfEntries, pageOfPayouts, payerOf, retryOf } from './payout-lists.ts';
import { findPayout, presentPayout } from './payout-records.ts';
import { readBalance } from './read-balance.ts';

/** Of a payout that is returned with its entries. */
const EXPANDED = { limit: 100, after: undefined };

export function payoutRoutes({ db, clock, keys, banks }: FeatureDeps): Route[] {
  return [
    route(getBalance, async ({ principal, query }) => {
      const merchant = await merchantOfCall(db, principal, query.merchant);
      const now = new Date(await keys.clocks.now(principal));
      return { body: await readBalance({ db, banks }, merchant, now) };
    }),
    route(
      createPayout,
      async ({ principal, work, body }) => {
        const { merchant: named, ...wish } = body;
        const { id } = await merchantOfCall(work.db, principal, named);
        const now = new Date(await nowIn(work.db, clock, principal));
        return { body: presentPayout(await payOutNow(work, principal, banks, id, wish, now)) };
      },
      {
        prepare: async ({ principal, body }) => {
          const merchant = await merchantOfCall(db, principal, body.merchant);
          const now = new Date(await keys.clocks.now(principal));
          await collectEntries({ db, banks }, principal, merchant, now);
        },
      },
    ),
    route(listPayouts, async ({ principal, query }) => ({
      body: await pageOfPayouts(db, viewOf(principal), pageRequestOf(query), query),
    })),
    route(getPayout, async ({ principal, params, query }) => {
      const payout = presentPayout(await findPayout(db, viewOf(principal), params.id));
      if (query.expand === undefined) return { body: payout };
      const entries = await pageOfEntries(db, payout.id, EXPANDED);
      const [retried_by, paid_by] = [await retryOf(db, payout.id), await payerOf(db, payout.id)];
      return { body: { ...payout, entries, retried_by, paid_by } };
    }),
    route(listPayoutEntries, async ({ principal, params, query }) => {
      const { id } = await findPayout(db, viewOf(principal), params.id);
      return { body: await pageOfEntries(db, id, pageRequestOf(query)) };
    }),
    route(cancelOperation, async ({ principal, work, params }) => {
      const now = new Date(await nowIn(work.db, clock, principal));
      return { body: presentPayout(await cancelPayout(work, viewOf(principal), params.id, now)) };
    }),
  ];
}
