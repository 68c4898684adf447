import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';

/** One order in all examples, so that its numbers agree: two salads with avocado, VAT included. */

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

export const EXAMPLE_REQUEST = {
  location: EXAMPLE_ID.location,
  customer: { name: 'Ada Byron', phone: '+442079460018', email: 'ada@example.com', language: 'en-GB' },
  fulfillment: { type: 'pickup', note: 'I am cycling: a bag that closes, please.' },
  lines: [
    {
      item: EXAMPLE_ID.item,
      variation: EXAMPLE_ID.variation,
      quantity: 2,
      modifiers: [{ modifier: EXAMPLE_ID.modifier }],
    },
  ],
};

export const EXAMPLE_TOTAL = gbp(2000);

const EXAMPLE_COST = {
  lines: [
    {
      uid: '1',
      item: EXAMPLE_ID.item,
      variation: EXAMPLE_ID.variation,
      menu: EXAMPLE_ID.menu,
      menu_version: 1,
      name: 'Garden salad',
      variation_name: 'Large',
      quantity: 2,
      unavailable_quantity: 0,
      modifiers: [
        {
          modifier: EXAMPLE_ID.modifier,
          group: EXAMPLE_ID.modifier_group,
          name: 'Avocado',
          quantity: 1,
          unit_price: gbp(150),
        },
      ],
      note: null,
      unit_price: gbp(1000),
      gross: gbp(2000),
      discount: gbp(0),
      net: gbp(2000),
      tax: gbp(333),
      total: gbp(2000),
      refunded_quantity: 0,
      refunded: gbp(0),
    },
  ],
  discounts: [],
  charges: [],
  taxes: [{ name: 'VAT', rate_ppm: 200_000, inclusive: true, base: gbp(2000), amount: gbp(333) }],
  tip: gbp(0),
  subtotal: gbp(2000),
  discount_total: gbp(0),
  tax_total: gbp(333),
  total: EXAMPLE_TOTAL,
  loyalty_account: null,
  menu: EXAMPLE_ID.menu,
  menu_version: 1,
};

export const EXAMPLE_QUOTE = {
  object: 'order_quote',
  location: EXAMPLE_ID.location,
  fulfillment: { type: 'pickup', scheduled_at: null, ready_at: '2026-11-21T11:02:07.000Z' },
  ...EXAMPLE_COST,
};

export const EXAMPLE_ORDER = {
  id: EXAMPLE_ID.order,
  object: 'order',
  environment: 'sandbox',
  merchant: EXAMPLE_ID.merchant,
  location: EXAMPLE_ID.location,
  source: 'api',
  number: 17,
  business_date: '2026-11-21',
  status: 'draft',
  customer: { ...EXAMPLE_REQUEST.customer, allergies: [] },
  fulfillment: {
    type: 'pickup',
    state: 'proposed',
    scheduled_at: null,
    ready_at: null,
    address: null,
    table: null,
    note: EXAMPLE_REQUEST.fulfillment.note,
    reason: null,
  },
  ...EXAMPLE_COST,
  unavailable_total: gbp(0),
  refunded: gbp(0),
  due: EXAMPLE_TOTAL,
  payment_state: 'unpaid',
  payment: null,
  at_pickup: false,
  status_url: `https://trellis.example/order/${EXAMPLE_ID.order}-0cQ7mJ4yU1sXv9RkZ2wTnA`,
  placed_at: null,
  respond_by: null,
  closed_at: null,
  version: 1,
  metadata: {},
  created_at: EXAMPLE_TIME,
  updated_at: EXAMPLE_TIME,
};

/** The same once it is placed, at a location that answers within ten minutes. */
export const EXAMPLE_PLACED = {
  status: 'open',
  fulfillment: { ready_at: '2026-11-21T11:02:07.000Z' },
  due: gbp(0),
  payment_state: 'authorized',
  payment: EXAMPLE_ID.payment,
  placed_at: EXAMPLE_TIME,
  respond_by: '2026-11-21T10:52:07.000Z',
  version: 2,
};

export const EXAMPLE_REFUND = {
  amount: gbp(1000),
  tip: gbp(0),
  lines: [{ uid: '1', quantity: 1 }],
  allocations: [{ target: 'line', uid: '1', net: gbp(1000), tax: gbp(166), total: gbp(1000) }],
  reason: 'requested',
};
