import type { ConsoleSection } from '../../../core/feature.ts';
import { listPayouts } from '../../../money/payouts/contract/payout-operations.ts';
import { PAYOUTS } from './paths.ts';

export const payoutsSection: ConsoleSection = {
  path: PAYOUTS,
  name: 'Payouts',
  needs: listPayouts,
  pages: async () => {
    const [{ mountPayoutsPage }, { mountPayoutPage }] = await Promise.all([
      import('./payouts-page.ts'),
      import('./payout-page.ts'),
    ]);
    return [mountPayoutsPage, mountPayoutPage];
  },
};
