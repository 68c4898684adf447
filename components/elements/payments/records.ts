import type { Dispute as WholeDispute } from '../../../bff/money/disputes/contract/dispute.ts';
import type {
  ListedPayment,
  PaymentSummary as WholeSummary,
} from '../../../bff/money/payments/contract/payment.ts';
import type { Refund as WholeRefund } from '../../../bff/money/payments/contract/refund.ts';
import type { Payout as WholePayout } from '../../../bff/money/payouts/contract/payout.ts';
import type { Order as WholeOrder } from '../../../bff/orders/orders/contract/order.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';

/**
 * The parts of the API's records that the element uses, from the contract's types. Enums are strings here: a
 * newer service has values that the element doesn't know.
 */
export type Payment = Pick<
  ListedPayment,
  | 'id'
  | 'order'
  | 'pay_link'
  | 'amount'
  | 'tip'
  | 'captured'
  | 'refunded'
  | 'dispute'
  | 'fee'
  | 'authorized_at'
  | 'captured_at'
  | 'canceled_at'
  | 'created_at'
  | 'purchase'
> & {
  status: string;
  card: { brand: string; last4: string } | null;
  failure_code: string | null;
  decline_code: string | null;
  dispute_state: string | null;
};

export type Money = Payment['amount'];
export type PaymentSummary = Pick<
  WholeSummary,
  'timezone' | 'from' | 'today' | 'paid' | 'refunded' | 'held' | 'disputed'
>;
export type Refund = Pick<WholeRefund, 'id' | 'amount' | 'note' | 'created_at'> & {
  reason: string;
  status: string;
};
export type Dispute = Pick<
  WholeDispute,
  | 'id'
  | 'amount'
  | 'respond_by'
  | 'evidence'
  | 'evidence_submitted_at'
  | 'fee'
  | 'funds_withdrawn'
  | 'closed_at'
  | 'created_at'
> & { reason: string; status: string; sending: string | null };
export type Order = Pick<
  WholeOrder,
  'id' | 'number' | 'customer' | 'lines' | 'charges' | 'tip' | 'total' | 'closed_at' | 'payment_state'
> & { status: string };
export type OrderLine = Order['lines'][number];
export type Payout = Pick<WholePayout, 'id' | 'arrival_date'> & { status: string };

/** A payment with what belongs to it, as far as the session may read it. */
export interface PaymentDetail {
  payment: Payment;
  /** Oldest first. */
  refunds: readonly Refund[];
  dispute: Dispute | undefined;
  order: Order | undefined;
  payout: Payout | undefined;
}

/**
 * Reads a payment with its refunds, its latest dispute, its order and the payout that has its money.
 * @param may whether the session has a scope
 * @throws {TrellisError}
 */
export async function readDetail(
  api: SessionApi,
  id: string,
  may: (scope: string) => boolean,
): Promise<PaymentDetail> {
  const payment = await api.get<Payment>(`/v1/payments/${id}`);
  const { order, dispute, captured_at: captured } = payment;
  const [refunds, disputed, sold, payouts] = await Promise.all([
    api.page<Refund>(`/v1/refunds?payment=${id}&limit=100`),
    dispute ? api.get<Dispute>(`/v1/disputes/${dispute}`) : undefined,
    order && may('orders:read') ? api.get<Order>(`/v1/orders/${order}`) : undefined,
    captured && may('payouts:read') ? api.page<Payout>(`/v1/payouts?payment=${id}&limit=1`) : undefined,
  ]);
  return {
    payment,
    refunds: refunds.data.toReversed(),
    dispute: disputed,
    order: sold,
    payout: payouts?.data[0],
  };
}

/** Returns what was taken of a payment, or else what is held. */
export const takenOf = ({ captured, amount }: Payment): Money => captured ?? amount;

/** Returns what is left to refund: refunds that are under way have taken their part already. */
export function leftOf({ payment, refunds }: PaymentDetail): Money {
  const taken = takenOf(payment);
  const pending = refunds.filter(({ status }) => status === 'pending');
  const back = pending.reduce((sum, { amount }) => sum + amount.amount, payment.refunded.amount);
  return { ...taken, amount: Math.max(0, taken.amount - back) };
}

/** Whether something of a payment can be given back: not while the bank has the money. */
export const isRefundable = (detail: PaymentDetail): boolean => {
  const { status, dispute_state: state } = detail.payment;
  return /^(captured|partially_refunded)$/.test(status) && !state && leftOf(detail).amount > 0;
};

/** The texts of evidence, in the order of the form. */
export const EVIDENCE_TEXTS = [
  'explanation',
  'customer_name',
  'customer_email',
  'service_date',
  'receipt',
  'refund_policy',
  'refund_refusal_explanation',
] as const;
export type EvidenceText = (typeof EVIDENCE_TEXTS)[number];
