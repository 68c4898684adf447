import type { ConsoleSection } from '../../../core/feature.ts';
import { listPriceSheets } from '../../../money/pricing/contract/price-operations.ts';
import { PRICING } from './paths.ts';

/** The console's entry. The pages of one rule come before it: their paths are longer. */
export const pricingSection: ConsoleSection = {
  path: PRICING,
  name: 'Pricing',
  needs: listPriceSheets,
  pages: async () => {
    const [{ mountPricingPage }, { mountNewRulePage }, { mountEndRulePage }] = await Promise.all([
      import('./pricing-page.ts'),
      import('./new-rule-page.ts'),
      import('./end-rule-page.ts'),
    ]);
    return [mountNewRulePage, mountEndRulePage, mountPricingPage];
  },
};
