import type { ConsoleSection } from '../../../core/feature.ts';
import { listOrders } from '../../../orders/orders/contract/order-operations.ts';
import { ORDERS } from './paths.ts';

/** The console's entry. The pages of one order come before it: their paths are longer. */
export const ordersSection: ConsoleSection = {
  path: ORDERS,
  name: 'Orders',
  needs: listOrders,
  pages: async () => {
    const [{ mountOrdersPage }, { mountOrderPage }, { mountEndOrderPage }, { mountRefundPage }] =
      await Promise.all([
        import('./orders-page.ts'),
        import('./order-page.ts'),
        import('./end-order-page.ts'),
        import('./refund-page.ts'),
      ]);
    return [
      mountOrdersPage,
      mountOrderPage,
      mountRefundPage,
      (router, context, pages) => mountEndOrderPage(router, context, pages, 'reject'),
      (router, context, pages) => mountEndOrderPage(router, context, pages, 'cancel'),
    ];
  },
};
