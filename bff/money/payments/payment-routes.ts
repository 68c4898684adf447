import type { FeatureDeps } from '../../core/feature.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import {
  getPayment,
  getRefund,
  listPayments,
  listRefunds,
  refundPayment,
} from './contract/payment-operations.ts';
import { pageOfPayments, pageOfRefunds, visiblePayment, visibleRefund } from './payment-lists.ts';

type PaymentDeps = Pick<FeatureDeps, 'db' | 'fromReplica' | 'payments'>;

export function paymentRoutes({ db, fromReplica, payments }: PaymentDeps): Route[] {
  return [
    route(listPayments, async ({ principal, query }) => ({
      body: await fromReplica((reading) =>
        pageOfPayments(reading, viewOf(principal), pageRequestOf(query), query),
      ),
    })),
    route(getPayment, async ({ principal, params }) => ({
      body: await visiblePayment(db, viewOf(principal), params.id),
    })),
    route(refundPayment, async ({ principal, params: { id }, body, idempotency }) => ({
      body: await payments.refundPart(viewOf(principal), { id, body, intent: idempotency?.id }),
    })),
    route(listRefunds, async ({ principal, query }) => ({
      body: await fromReplica((reading) =>
        pageOfRefunds(reading, viewOf(principal), pageRequestOf(query), query),
      ),
    })),
    route(getRefund, async ({ principal, params }) => ({
      body: await visibleRefund(db, viewOf(principal), params.id),
    })),
  ];
}
