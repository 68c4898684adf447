import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
  ORDER_SOURCES,
} from '../../../core/contract/fields.ts';
import { Amount } from '../../../core/contract/money.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { ALLERGENS, SomeOf } from '../../../catalog/menus/contract/menu-fields.ts';
import {
  Address,
  CustomerEmail,
  CustomerLanguage,
  CustomerName,
  CustomerPhone,
  FULFILLMENT_STATES,
  ORDER_STATUSES,
  PAYMENT_STATES,
  Word,
} from './order-fields.ts';
import { EXAMPLE_ORDER, EXAMPLE_QUOTE, EXAMPLE_REFUND } from './order-example.ts';
import { OrderCharge, OrderDiscount, OrderLine, OrderTax } from './order-parts.ts';
import { RefundAllocation } from '../../../money/payments/contract/refund.ts';

const text = (description: string, example?: string) =>
  orNull(Type.String({ description }), { examples: [example ?? null] });
const at = (description: string) => orNull(Timestamp(description), { examples: [null] });

export const OrderCustomer = Type.Object(
  {
    name: CustomerName,
    phone: CustomerPhone,
    email: orNull(CustomerEmail),
    language: orNull(CustomerLanguage),
    allergies: SomeOf(ALLERGENS, 'What somebody who eats this is allergic to.', ['tree_nuts']),
  },
  { title: 'OrderCustomer' },
);
export type OrderCustomer = Static<typeof OrderCustomer>;

export const OrderFulfillment = Type.Object(
  {
    type: Word(FULFILLMENTS, 'How the order reaches the customer.'),
    state: Word(
      FULFILLMENT_STATES,
      'How far the merchant has got: `proposed` until accepted. It never goes back.',
    ),
    scheduled_at: at('When the customer wants it, as RFC 3339 in UTC. `null`: as soon as possible.'),
    ready_at: at('When it should be ready. Accepting the order can change it.'),
    address: Address,
    table: text('The table of a dine-in order.'),
    note: text("The customer's note on the whole order."),
    reason: text("Why it was rejected or canceled. `timeout`: the merchant didn't accept it in time."),
  },
  { title: 'OrderFulfillment' },
);
export type OrderFulfillment = Static<typeof OrderFulfillment>;

/** The cost of an order, as a quote and the record present it. */
const costFields = {
  lines: Type.Array(OrderLine, { description: 'What is ordered, 1–100 lines.' }),
  discounts: Type.Array(OrderDiscount, { description: 'Discounts.', examples: [[]] }),
  charges: Type.Array(OrderCharge, { description: 'Charges.', examples: [[]] }),
  taxes: Type.Array(OrderTax, { description: 'Each tax, summed over the order and rounded once.' }),
  tip: Amount('The tip.'),
  subtotal: Amount('The `gross` of all lines.'),
  discount_total: Amount('All discounts.'),
  tax_total: Amount('All taxes, included or added.'),
  total: Amount(
    'What the customer pays: `subtotal` − `discount_total`, with charges, added taxes and `tip`.',
  ),
  loyalty_account: text('Id of the loyalty account that earns points by it. `null`: none.'),
  menu: orNull(
    Type.String({
      description: 'Id of the menu its items are from. `null` if they are from more than one.',
      examples: [EXAMPLE_ID.menu],
    }),
  ),
  menu_version: orNull(
    Type.Integer({
      description: 'The published version of that menu whose names and prices the order has.',
      examples: [1],
    }),
  ),
};

export const orderFields = {
  id: RecordId(EXAMPLE_ID.order),
  object: RecordType('order'),
  environment: RecordEnvironment,
  merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
  location: Type.String({ description: 'Id of the location.', examples: [EXAMPLE_ID.location] }),
  source: Word(ORDER_SOURCES, 'Where it was placed.'),
  number: Type.Integer({
    description: 'A short number for people, 1–9999. Starts again at 1 on each business date.',
    examples: [17],
  }),
  business_date: Type.String({
    format: 'date',
    description: "The location's local date when it was created, from `day_starts_at` on.",
    examples: ['2026-11-21'],
  }),
  status: Word(
    ORDER_STATUSES,
    '`draft` until the payment is authorized, `open` until done, then `completed` or `canceled`.',
  ),
  customer: orNull(OrderCustomer, {
    description: 'The customer. `null` once erased.',
  }),
  fulfillment: OrderFulfillment,
  ...costFields,
  unavailable_total: Amount(
    'What the customer doesn’t pay, because the order was accepted without it: `total` was higher by this.',
  ),
  refunded: Amount('What has been refunded, or is about to be.'),
  due: Amount('What is still to be paid.'),
  payment_state: Word(PAYMENT_STATES, 'State of the payment. The card is charged on acceptance.'),
  payment: text('Id of the payment. `null`: none yet, or paid at the counter.'),
  at_pickup: Type.Boolean({
    description: 'Whether it is paid when it is handed over.',
    examples: [false],
  }),
  status_url: Type.String({
    description: "The order's page. Anyone with the URL can read it.",
    examples: [`https://trellis.example/order/${EXAMPLE_ID.order}-0cQ7mJ4yU1sXv9RkZ2wTnA`],
  }),
  placed_at: at('When its payment was authorized or agreed.'),
  respond_by: at('Until when the merchant can answer it, if it is new.'),
  closed_at: at(
    'When it was completed or canceled. 90 days later, or after the period that the operator has set, ' +
      '`customer` becomes `null`.',
  ),
  version: RecordVersion,
  metadata: RecordMetadata,
  created_at: CreatedAt,
  updated_at: UpdatedAt,
};

export const Order = Type.Object(orderFields, { title: 'Order', examples: [EXAMPLE_ORDER] });
export type Order = Static<typeof Order>;

/** The cost that an order would have now. Nothing is stored or reserved for the customer. */
export const OrderQuote = Type.Object(
  {
    object: RecordType('order_quote'),
    location: Type.String({ description: 'Id of the location.', examples: [EXAMPLE_ID.location] }),
    fulfillment: Type.Object(
      {
        type: Word(FULFILLMENTS, 'How the order reaches the customer.'),
        scheduled_at: orNull(Timestamp('When the customer wants it. `null`: as soon as possible.'), {
          examples: [null],
        }),
        ready_at: Timestamp('When it would be ready.', '2026-11-21T11:02:07.000Z'),
      },
      { title: 'QuotedFulfillment' },
    ),
    ...costFields,
  },
  { title: 'OrderQuote', examples: [EXAMPLE_QUOTE] },
);
export type OrderQuote = Static<typeof OrderQuote>;

/** The amounts that a refund would return now. Nothing is stored or reserved. */
export const RefundQuote = Type.Object(
  {
    object: RecordType('refund_quote'),
    order: Type.String({ description: 'Id of the order.', examples: [EXAMPLE_ID.order] }),
    amount: Amount('What would be refunded, with the tip.'),
    tip: Amount('The part of the tip in `amount`.'),
    allocations: Type.Array(RefundAllocation, {
      description: 'What each part of the order would get back. The totals add up to `amount`.',
      examples: [[]],
    }),
  },
  {
    title: 'RefundQuote',
    examples: [
      {
        object: 'refund_quote',
        order: EXAMPLE_ID.order,
        amount: EXAMPLE_REFUND.amount,
        tip: EXAMPLE_REFUND.tip,
        allocations: EXAMPLE_REFUND.allocations,
      },
    ],
  },
);
export type RefundQuote = Static<typeof RefundQuote>;
