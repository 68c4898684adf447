import type { ConsoleSection } from '../../../core/feature.ts';
import { listPayments } from '../../../money/payments/contract/payment-operations.ts';
import { PAYMENTS } from './paths.ts';

export const paymentsSection: ConsoleSection = {
  path: PAYMENTS,
  name: 'Payments',
  needs: listPayments,
  pages: async () => {
    const [{ mountPaymentsPage }, { mountPaymentPage }, { mountRefundAmountPage }] = await Promise.all([
      import('./payments-page.ts'),
      import('./payment-page.ts'),
      import('./refund-amount-page.ts'),
    ]);
    return [mountPaymentsPage, mountPaymentPage, mountRefundAmountPage];
  },
};
