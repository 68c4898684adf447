import { FakeNetwork, json } from '../../../testing/fake-network.ts';
import type { Dispute, Order, Payment, PaymentSummary, Refund } from '../records.ts';

export const gbp = (amount: number) => ({ amount, currency: 'GBP' });

const ALL_SCOPES = [
  'payments:read',
  'payments:refund',
  'orders:read',
  'payouts:read',
  'reports:read',
  'reports:export',
];

const NOW = '2026-11-26T12:00:00Z';

/** A payment that was charged; `number` tells them apart, and is the number of its order. */
export const payment = (number: number, more: Partial<Payment> = {}): Payment => ({
  id: `pay_${number}`,
  order: `ord_${number}`,
  pay_link: null,
  amount: gbp(2_140),
  tip: gbp(100),
  captured: gbp(2_140),
  refunded: gbp(0),
  dispute: null,
  dispute_state: null,
  card: { brand: 'visa', last4: '4242' },
  status: 'captured',
  failure_code: null,
  decline_code: null,
  fee: { total: gbp(52), platform: gbp(40), partner: gbp(12), price_sheet: null },
  authorized_at: '2026-11-26T11:00:00Z',
  captured_at: '2026-11-26T11:02:00Z',
  canceled_at: null,
  created_at: '2026-11-26T11:00:00Z',
  purchase: {
    order_number: number,
    business_date: '2026-11-26',
    description: null,
    customer_name: `Noor ${number}`,
  },
  ...more,
});

export const order = (more: object = {}): Order =>
  ({
    id: 'ord_1',
    number: 1,
    customer: {
      name: 'Noor 1',
      phone: '+442079460000',
      email: 'noor@example.com',
      language: null,
      allergies: [],
    },
    lines: [
      line('1', 'Soup of the day', 1, 620),
      line('2', 'Carrot cake', 1, 420, 1),
      line('3', 'Tea', 3, 1_000),
    ],
    charges: [],
    tip: gbp(100),
    total: gbp(2_140),
    closed_at: '2026-11-26T11:30:00Z',
    status: 'completed',
    payment_state: 'captured',
    ...more,
  }) as unknown as Order;

const line = (uid: string, name: string, quantity: number, total: number, refunded = 0) => ({
  uid,
  name,
  variation_name: null,
  quantity,
  unavailable_quantity: 0,
  refunded_quantity: refunded,
  total: gbp(total),
});

export const refund = (more: Partial<Refund> = {}): Refund => ({
  id: 'rfd_1',
  amount: gbp(420),
  reason: 'item_problem',
  note: 'The cake was missing.',
  status: 'succeeded',
  created_at: '2026-11-26T11:40:00Z',
  ...more,
});

export const dispute = (more: Partial<Dispute> = {}): Dispute => ({
  id: 'dsp_1',
  amount: gbp(2_140),
  reason: 'product_not_received',
  status: 'needs_response',
  respond_by: '2026-12-03T23:59:00Z',
  evidence: {
    explanation: null,
    customer_name: null,
    customer_email: null,
    service_date: null,
    receipt: null,
    refund_policy: null,
    refund_refusal_explanation: null,
    files: [],
  },
  evidence_submitted_at: null,
  sending: null,
  fee: gbp(1_500),
  funds_withdrawn: true,
  closed_at: null,
  created_at: '2026-11-26T11:50:00Z',
  ...more,
});

export const summary = (more: Partial<PaymentSummary> = {}): PaymentSummary => ({
  timezone: 'Europe/London',
  from: '2026-11-01',
  today: '2026-11-26',
  paid: { amount: gbp(421_840), count: 24 },
  refunded: { amount: gbp(4_610), count: 5 },
  held: { amount: gbp(3_182), count: 2 },
  disputed: { amount: gbp(6_475), count: 1, respond_by: '2026-12-03T23:59:00Z' },
  ...more,
});

/** The part of the service that the element talks to, as a merchant with four payments finds it. */
export class FakePayments extends FakeNetwork {
  payments: Payment[] = [
    payment(1),
    payment(2, { status: 'authorized', captured: null, captured_at: null, fee: null }),
    payment(3, { status: 'partially_refunded', refunded: gbp(420), created_at: '2026-11-25T17:12:00Z' }),
    payment(4, { dispute: 'dsp_1', dispute_state: 'open', created_at: '2025-11-09T12:00:00Z' }),
  ];
  refunds: Refund[] = [];
  dispute = dispute();
  order = order();
  summary = summary();

  constructor() {
    super();
    this.session(ALL_SCOPES);
    this.route('/v1/payments/summary', () => json(200, this.summary));
    this.route('/v1/payments', ({ query }) => {
      const status = query.get('status');
      const found = this.payments.filter((one) => !status || one.status === status);
      return json(200, { data: found, has_more: false, next_cursor: null });
    });
    this.route('/v1/refunds', () => json(200, { data: this.refunds, has_more: false, next_cursor: null }));
    this.route('/v1/disputes/dsp_1', () => json(200, this.dispute));
    this.route('/v1/payouts', () =>
      json(200, {
        data: [{ id: 'po_1', arrival_date: '2026-11-27', status: 'in_transit' }],
        has_more: false,
        next_cursor: null,
      }),
    );
    for (const number of [1, 2, 3, 4]) {
      this.route(`/v1/payments/pay_${number}`, () =>
        json(
          200,
          this.payments.find(({ id }) => id === `pay_${number}`),
        ),
      );
      this.route(`/v1/orders/ord_${number}`, () => json(200, this.order));
      this.route(`/v1/orders/ord_${number}/refund/quote`, () => json(200, { amount: gbp(620) }));
      this.route(`/v1/orders/ord_${number}/refund`, () => json(201, refund({ amount: gbp(620) })));
      this.route(`/v1/payments/pay_${number}/refund`, () => json(201, refund({ amount: gbp(620) })));
    }
  }

  /** The scopes of the session. */
  session(scopes: readonly string[]): void {
    this.route('/v1/sessions/current', () =>
      json(200, {
        object: 'session',
        merchant: 'mer_1',
        scopes,
        environment: 'sandbox',
        expires_in: 900,
        now: NOW,
      }),
    );
  }
}
