import type { FeatureDeps } from '../feature.ts';
import { pageRequestOf } from '../gateway/list-query.ts';
import { viewOf } from '../gateway/principal.ts';
import { route, type Route } from '../gateway/route.ts';
import {
  getPayment,
  getRefund,
  listPayments,
  listRefunds,
  refundPayment,
} from './contract/payment-operations.ts';
import { pageOfPayments, pageOfRefunds, visiblePayment, visibleRefund } from './payment-lists.ts';

export function paymentRoutes({ db, payments }: Pick<FeatureDeps, 'db' | 'payments'>): Route[] {
  return [
    route(listPayments, async ({ principal, query }) => ({
      body: await pageOfPayments(db, viewOf(principal), pageRequestOf(query), query),
    })),
    route(getPayment, async ({ principal, params }) => ({
      body: await visiblePayment(db, viewOf(principal), params.id),
    })),
    route(refundPayment, async ({ principal, params: { id }, body, idempotency }) => ({
      body: await payments.refundPart(viewOf(principal), { id, body, intent: idempotency?.id }),
    })),
    route(listRefunds, async ({ principal, query }) => ({
      body: await pageOfRefunds(db, viewOf(principal), pageRequestOf(query), query),
    })),
    route(getRefund, async ({ principal, params }) => ({
      body: await visibleRefund(db, viewOf(principal), params.id),
    })),
  ];
}
