import { sql } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView } from '../../core/database/owner.ts';
import { pageOf, type PageRequest, isWithin, pageRequestOf } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import { requireNotArchived } from '../archives/archives.ts';
import type { ListedPayment, Payment } from './contract/payment.ts';
import {
  type PaymentQuery,
  type RefundQuery,
  getPayment,
  getPaymentSummary,
  getRefund,
  listPayments,
  listRefunds,
  refundPayment,
} from './contract/payments.ts';
import type { Refund } from './contract/refund.ts';
import { presentPayment } from './payment-records.ts';
import { readPaymentSummary } from './payment-summary.ts';
import { presentRefund } from './refund-records.ts';
import { isFoundBy, purchasesOf } from './search-payments.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import { merchantOfCall } from '../../accounts/merchants/merchants.ts';
import { route, type Route } from '../../core/api/route.ts';

/**
 * Returns payments, newest first.
 * @param maySeeOrders whether the caller may read orders
 */
export async function pageOfPayments(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: PaymentQuery,
  maySeeOrders = false,
): Promise<Page<ListedPayment>> {
  const { last4, brand, dispute_state: state, q } = query;
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where(visibleTo('payments', view))
    .where(isWithin('payments', query))
    .where(matching(query, page))
    .$if(last4 !== undefined, (rest) => rest.where('last4', '=', last4 ?? ''))
    .$if(brand !== undefined, (rest) => rest.where('brand', '=', brand ?? null))
    .$if(state !== undefined, (rest) => rest.where('disputed', '=', state ?? null))
    .$if(q !== undefined, (rest) => rest.where(isFoundBy(view, q ?? '', maySeeOrders)))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  if (query.expand === undefined) return pageOf(rows, page, presentPayment);
  const purchaseOf = await purchasesOf(db, rows);
  return pageOf(rows, page, (row) => ({ ...presentPayment(row), purchase: purchaseOf(row.id) }));
}

/** Newest first. */
export async function pageOfRefunds(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: RefundQuery,
): Promise<Page<Refund>> {
  const { payment } = query;
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where(visibleTo('refunds', view))
    .where(isWithin('refunds', query))
    .where(matching(query, page))
    .$if(payment !== undefined, (rest) => rest.where('payment_id', '=', payment ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentRefund);
}

/** The filters that both lists share. */
function matching(query: PaymentQuery | RefundQuery, { after }: PageRequest) {
  const filters = [
    query.merchant !== undefined && sql`merchant_id = ${query.merchant}`,
    query.order !== undefined && sql`order_id = ${query.order}`,
    query.pay_link !== undefined && sql`pay_link_id = ${query.pay_link}`,
    query.status !== undefined && sql`status = ${query.status}`,
    after !== undefined && sql`id < ${after}`,
  ].filter((filter) => filter !== false);
  return sql<boolean>`${sql.join([sql`true`, ...filters], sql` and `)}`;
}

/** @throws {ApiError} not_found, archived */
async function visiblePayment(db: Db, view: MerchantView, id: string): Promise<Payment> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo('payments', view))
    .executeTakeFirst();
  if (!row) {
    await requireNotArchived(db, view, id);
    throw new ApiError('not_found');
  }
  return presentPayment(row);
}

/** @throws {ApiError} not_found, archived */
export async function visibleRefund(db: Db, view: MerchantView, id: string): Promise<Refund> {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo('refunds', view))
    .executeTakeFirst();
  if (!row) {
    await requireNotArchived(db, view, id);
    throw new ApiError('not_found');
  }
  return presentRefund(row);
}

type PaymentDeps = Pick<FeatureDeps, 'db' | 'fromReplica' | 'keys' | 'payments'>;

/** Whether a caller may read the orders that were paid, with their customers. */
const maySeeOrders = ({ scopes }: Principal): boolean => scopes.has('orders:read');

export function paymentRoutes({ db, fromReplica, keys, payments }: PaymentDeps): Route[] {
  return [
    route(listPayments, async ({ principal, query }) => {
      const isAllowed = maySeeOrders(principal);
      if (query.expand !== undefined && !isAllowed) {
        throw new ApiError('scope_insufficient', {
          message: 'expand requires the scope orders:read.',
          param: 'expand',
        });
      }
      return {
        body: await fromReplica((reading) =>
          pageOfPayments(reading, viewOf(principal), pageRequestOf(query), query, isAllowed),
        ),
      };
    }),
    route(getPaymentSummary, async ({ principal, query }) => {
      const merchant = await merchantOfCall(db, principal, query.merchant);
      const now = new Date(await keys.clocks.now(principal));
      return {
        body: await fromReplica((reading) => readPaymentSummary(reading, viewOf(principal), merchant, now)),
      };
    }),
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
