import type { Dispute, Order, Payment, Refund } from '../../../elements/payments/records.ts';
import type { Routes, SampleRequest, SampleResponse } from '../routes.ts';

/**
 * A Trellis for the gallery of the payments: it returns what the element requests, always the same, and keeps
 * nothing. The shop's name in the URL selects how it behaves.
 */

const NOW = '2026-11-26T12:00:00.000Z';
const gbp = (amount: number) => ({ amount, currency: 'GBP' });

const READS = ['payments:read', 'orders:read', 'payouts:read'];
const ALL = [...READS, 'payments:refund', 'reports:read', 'reports:export'];
/** The scopes of a shop's session; those without an entry have all. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': READS,
  'cards-only': ['payments:read'],
  'no-scope': ['menus:read'],
};

interface Sample {
  readonly number: number | null;
  readonly name: string | null;
  readonly at: string;
  readonly amount: number;
  readonly card?: readonly [brand: string, last4: string];
  readonly more?: Partial<Payment>;
}

const HELD = { status: 'authorized', captured: null, captured_at: null, fee: null } as const;
const NOT_CHARGED = { captured: null, captured_at: null, fee: null } as const;

/** Payments in each state, the newest first. */
const SAMPLES: readonly Sample[] = [
  { number: 7, name: 'Jo Park', at: '2026-11-26T11:01:00Z', amount: 1785, more: HELD },
  { number: 6, name: 'Ada Byron', at: '2026-11-26T10:57:00Z', amount: 1397, more: HELD },
  { number: 2, name: 'ليلى منصور', at: '2026-11-26T10:51:00Z', amount: 860, card: ['jcb', '1881'] },
  { number: 1, name: 'Dev Anand', at: '2026-11-26T09:58:00Z', amount: 1155, card: ['mastercard', '4444'] },
  {
    number: 27,
    name: 'Noor Haddad',
    at: '2026-11-25T17:12:00Z',
    amount: 2140,
    more: { status: 'partially_refunded', refunded: gbp(420) },
  },
  {
    number: 26,
    name: 'Alex Marin',
    at: '2026-11-25T16:40:00Z',
    amount: 420,
    card: ['visa', '0077'],
    more: { status: 'refunded', refunded: gbp(420) },
  },
  { number: 25, name: 'Charlie Frost', at: '2026-11-25T15:02:00Z', amount: 3810, card: ['amex', '0005'] },
  {
    number: 24,
    name: 'Toni Varga',
    at: '2026-11-25T12:31:00Z',
    amount: 1550,
    card: ['visa', '9210'],
    more: { ...NOT_CHARGED, status: 'canceled', canceled_at: '2026-11-25T12:34:00Z' },
  },
  {
    number: 23,
    name: 'Kim Lindqvist-Bergström de la Cruz',
    at: '2026-11-25T12:02:00Z',
    amount: 128_450,
    card: ['visa', '9995'],
    more: {
      ...NOT_CHARGED,
      status: 'failed',
      authorized_at: null,
      failure_code: 'declined',
      decline_code: 'insufficient_funds',
    },
  },
  {
    number: 14,
    name: 'Lee Okoro',
    at: '2026-11-09T12:04:00Z',
    amount: 6475,
    card: ['visa', '5556'],
    more: { dispute: 'dsp_lee', dispute_state: 'open' },
  },
  { number: null, name: null, at: '2025-11-09T12:04:00Z', amount: 5000, card: ['other', '0019'] },
];

const paymentOf = ({ number, name, at, amount, card = ['visa', '4242'], more }: Sample): Payment => ({
  id: `pay_${number ?? 'link'}`,
  order: number === null ? null : `ord_${number}`,
  pay_link: number === null ? 'lnk_1' : null,
  amount: gbp(amount),
  tip: gbp(0),
  captured: gbp(amount),
  refunded: gbp(0),
  dispute: null,
  dispute_state: null,
  card: { brand: card[0], last4: card[1] },
  status: 'captured',
  failure_code: null,
  decline_code: null,
  fee: {
    total: gbp(Math.round(amount * 0.015) + 20),
    platform: gbp(20),
    partner: gbp(Math.round(amount * 0.015)),
    price_sheet: null,
  },
  authorized_at: at,
  captured_at: new Date(Date.parse(at) + 60_000).toISOString(),
  canceled_at: null,
  created_at: at,
  purchase: {
    order_number: number,
    business_date: number === null ? null : at.slice(0, 10),
    description: number === null ? 'Deposit for the garden party' : null,
    customer_name: name,
  },
  ...more,
});
const PAYMENTS = SAMPLES.map(paymentOf);

const REFUND: Refund = {
  id: 'rfd_1',
  amount: gbp(420),
  reason: 'item_problem',
  note: 'Carrot cake missing',
  status: 'succeeded',
  created_at: '2026-11-25T17:48:00Z',
};

const line = (uid: string, name: string, quantity: number, total: number, more: object = {}) => ({
  uid,
  name,
  variation_name: null,
  quantity,
  unavailable_quantity: 0,
  refunded_quantity: 0,
  total: gbp(total),
  ...more,
});

function orderOf(id: string): Order {
  const { purchase, amount } = PAYMENTS.find(({ order }) => order === id) ?? {};
  return {
    id,
    number: purchase?.order_number ?? 1,
    customer: {
      name: purchase?.customer_name ?? 'Ada Byron',
      phone: '+442079460000',
      email: 'guest@example.com',
      language: null,
    },
    lines: [
      line('1', 'Soup of the day', 1, 620),
      line('2', 'Carrot cake', 1, 420, { refunded_quantity: id === 'ord_27' ? 1 : 0 }),
      line('3', 'House white wine', 2, 1100, { variation_name: 'Glass' }),
    ],
    charges: [],
    tip: gbp(0),
    total: amount ?? gbp(2140),
    closed_at: '2026-11-25T17:40:00Z',
    status: 'completed',
    payment_state: id === 'ord_27' ? 'partially_refunded' : 'captured',
  } as unknown as Order;
}

const NO_EVIDENCE = {
  explanation: null,
  customer_name: null,
  customer_email: null,
  service_date: null,
  receipt: null,
  refund_policy: null,
  refund_refusal_explanation: null,
  files: [],
};
const SENT = {
  ...NO_EVIDENCE,
  explanation: 'Lee picked up two monsteras at 12:31 and signed for them.\nOur till shows the pickup.',
  customer_name: 'Lee Okoro',
  files: [{ id: 'dfl_1', name: 'Signed slip.jpg', media_type: 'image/jpeg' as const, size: 412_000 }],
};

/** The dispute by the shop that it is in. */
const DISPUTES: Readonly<Record<string, Partial<Dispute>>> = {
  'under-review': {
    status: 'under_review',
    evidence: SENT,
    evidence_submitted_at: '2026-11-26T11:00:00Z',
    respond_by: null,
  },
  won: { status: 'won', evidence: SENT, funds_withdrawn: false, closed_at: '2026-11-26T11:30:00Z' },
  lost: { status: 'lost', closed_at: '2026-11-26T11:30:00Z' },
  draft: { evidence: SENT },
};

const disputeOf = (shop: string): Dispute => ({
  id: 'dsp_lee',
  amount: gbp(6475),
  reason: 'product_not_received',
  status: 'needs_response',
  respond_by: '2026-12-03T23:59:00Z',
  evidence: NO_EVIDENCE,
  evidence_submitted_at: null,
  sending: null,
  fee: gbp(1500),
  funds_withdrawn: true,
  closed_at: null,
  created_at: '2026-11-24T09:00:00Z',
  ...DISPUTES[shop],
});

export function paymentsAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
  routes.get(`${api}/sessions/current`, ({ params: { shop } }: SampleRequest, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: 'mer_gallery',
      scopes: SCOPES[shop] ?? ALL,
      environment: 'sandbox',
      expires_in: 900,
      now: NOW,
    });
  });
  routes.get(`${api}/payments/summary`, ({ params: { shop } }: SampleRequest, response) => {
    // The response never comes.
    if (shop === 'slow-list') return undefined;
    if (shop === 'failed') return refuse(response, 50301, 'The service is temporarily unavailable.');
    const isNew = shop === 'nothing';
    const sum = (amount: number, count: number) =>
      isNew ? { amount: gbp(0), count: 0 } : { amount: gbp(amount), count };
    return void response.json({
      timezone: 'Europe/London',
      from: '2026-11-01',
      today: '2026-11-26',
      paid: sum(421_840, 24),
      refunded: sum(4610, 5),
      held: sum(3182, 2),
      disputed: { ...sum(6475, 1), respond_by: isNew ? null : '2026-12-03T23:59:00Z' },
    });
  });
  routes.get(`${api}/payments`, ({ params: { shop }, query }: SampleRequest, response) => {
    if (shop === 'slow-list') return undefined;
    if (shop === 'failed') return refuse(response, 50301, 'The service is temporarily unavailable.');
    return void response.json(pageOf(shop === 'nothing' ? [] : found(query)));
  });
  routes.get(`${api}/payments/:id`, ({ params: { shop, id } }: SampleRequest, response) => {
    if (shop === 'slow-payment') return undefined;
    const payment = PAYMENTS.find((one) => one.id === id);
    const state = shop === 'lost' ? 'lost' : shop === 'won' ? null : payment?.dispute_state;
    return void response.json({ ...payment, dispute_state: state });
  });
  routes.get(`${api}/refunds`, ({ query }: SampleRequest, response) =>
    response.json(pageOf(query['payment'] === 'pay_27' || query['payment'] === 'pay_26' ? [REFUND] : [])),
  );
  routes.get(`${api}/disputes/:id`, ({ params: { shop } }: SampleRequest, response) =>
    response.json(disputeOf(shop)),
  );
  routes.get(`${api}/orders/:id`, ({ params: { id } }: SampleRequest, response) =>
    response.json(orderOf(id)),
  );
  routes.get(`${api}/payouts`, (_request, response) =>
    response.json(pageOf([{ id: 'po_1', arrival_date: '2026-11-27', status: 'in_transit' }])),
  );
  routes.post(`${api}/orders/:id/refund/quote`, (_request, response) => response.json({ amount: gbp(620) }));
  for (const path of [`${api}/orders/:id/refund`, `${api}/payments/:id/refund`])
    routes.post(path, ({ params: { shop } }: SampleRequest, response) => {
      if (shop === 'held-change') return undefined;
      if (shop === 'failed-change') return refuse(response, 50301, 'The service is temporarily unavailable.');
      if (shop === 'less') return refuse(response, 40022, 'Less than that is left to refund.');
      return void response.status(201).json({ ...REFUND, amount: gbp(620) });
    });
  routes.post(`${api}/disputes/:id/evidence`, (_request, response) => response.json(disputeOf('draft')));
  routes.post(`${api}/disputes/:id/accept`, (_request, response) => response.json(disputeOf('lost')));
  routes.get(`${api}/reports/payments`, (_request, response) =>
    response.type('text/csv').send('payment\r\n'),
  );
}

/** The payments of a state, of a brand, or with a text in their name or number. */
function found({ status, brand, dispute_state: state, q }: SampleRequest['query']): Payment[] {
  const text = String(q ?? '').toLowerCase();
  return PAYMENTS.filter(
    (one) =>
      (!status || one.status === status) &&
      (!brand || one.card?.brand === brand) &&
      (!state || one.dispute_state === state) &&
      (!text || `${one.purchase?.customer_name} ${one.purchase?.order_number}`.toLowerCase().includes(text)),
  );
}

const pageOf = (data: readonly object[]): object => ({ data, has_more: false, next_cursor: null });

function refuse(response: SampleResponse, error: number, message: string): void {
  response
    .status(Math.trunc(error / 100))
    .set('Request-Id', 'req_sample')
    .json({ error, message });
}
