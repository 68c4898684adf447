import type { ConsoleSection } from '../../../core/feature.ts';
import { listLoyaltyAccounts } from '../../../orders/loyalty/contract/account-operations.ts';
import { LOYALTY } from './paths.ts';

export const loyaltySection: ConsoleSection = {
  path: LOYALTY,
  name: 'Loyalty',
  needs: listLoyaltyAccounts,
  pages: async () => {
    const [{ mountMembersPage }, { mountMemberPage }, { mountProgramsPage }] = await Promise.all([
      import('./members-page.ts'),
      import('./member-page.ts'),
      import('./programs-page.ts'),
    ]);
    return [mountMembersPage, mountMemberPage, mountProgramsPage];
  },
};
