import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { Amount } from '../../../core/contract/money.ts';
import { CardBrand, Last4 } from '../../../providers/processor/contract/card.ts';

export const PAYMENT_STATUSES = [
  'unpaid',
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'canceled',
  'failed',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const FAILURE_CODES = ['declined', 'challenge_failed', 'expired'] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** Why an issuer refuses a card. A processor may have more; they are passed on as `generic_decline`. */
export const DECLINE_CODES = [
  'generic_decline',
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];

export const DISPUTE_STATES = ['open', 'lost'] as const;
/** `open`: the bank hasn't decided. `lost`: the cardholder has the money. */
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** All that is ever known of a card here. */
export const PaymentCard = Type.Object(
  {
    brand: CardBrand,
    last4: Last4,
  },
  { title: 'PaymentCard' },
);
export type PaymentCard = Readonly<Static<typeof PaymentCard>>;

export const NextAction = Type.Object(
  {
    type: Type.Literal('challenge', { description: 'The cardholder has to confirm the payment.' }),
    url: Type.String({
      description: "The processor's page for the payer. It leads back to the return URL.",
      examples: ['https://processor.example/challenges/chl_1'],
    }),
  },
  { title: 'NextAction' },
);

const PaymentFee = Type.Object(
  {
    total: Amount('The whole fee.'),
    platform: Amount("Trellis's share."),
    partner: Amount('Your share.'),
    price_sheet: orNull(Type.String({ description: 'Id of the price sheet the fee was computed with.' }), {
      description: 'Id of the price sheet the fee was computed with.',
      examples: [EXAMPLE_ID.price_sheet],
    }),
  },
  { title: 'PaymentFee' },
);

const EXAMPLE_FEE = {
  total: { amount: 103, currency: 'GBP' },
  platform: { amount: 90, currency: 'GBP' },
  partner: { amount: 13, currency: 'GBP' },
  price_sheet: EXAMPLE_ID.price_sheet,
};

const At = (description: string) => orNull(Timestamp(description), { description, examples: [null] });

export const Payment = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.payment),
    object: RecordType('payment'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    order: orNull(Type.String({ description: 'Id of the order it pays for.', examples: [EXAMPLE_ID.order] })),
    pay_link: orNull(Type.String({ description: 'Id of the pay link it pays for.' }), { examples: [null] }),
    amount: Amount('What is paid, with the tip: the amount that was authorized.'),
    tip: Amount('The tip in `amount`.'),
    card: orNull(PaymentCard, { description: 'The card; `null` until the processor has seen it.' }),
    status: OneOf(PAYMENT_STATUSES, {
      description:
        'Status of the payment. A payment is `authorized` when the order is placed and `captured` when ' +
        'the merchant accepts it.',
      examples: ['captured'],
    }),
    next_action: orNull(NextAction, {
      description: 'What the payer must do before the payment can continue.',
      examples: [null],
    }),
    failure_code: orNull(OneOf(FAILURE_CODES, { description: 'Why the payment failed.' }), {
      examples: [null],
    }),
    decline_code: orNull(OneOf(DECLINE_CODES), {
      description: 'Why the card was declined.',
      examples: [null],
    }),
    captured: orNull(Amount('What was taken.'), {
      description:
        'What was taken of `amount`: less, if an order was accepted without what isn’t available. `null` ' +
        'until the payment is captured. Refunds do not change it.',
      examples: [{ amount: 3648, currency: 'GBP' }],
    }),
    refunded: Amount('What has been refunded.'),
    dispute: orNull(Type.String(), {
      description:
        'Id of its latest dispute. While the bank has the money, and if the dispute was lost, the payment ' +
        'can’t be refunded. `null`: it was never disputed.',
      examples: [null],
    }),
    dispute_state: orNull(OneOf(DISPUTE_STATES), {
      description:
        'State of that dispute: `open` until the bank has decided, `lost` if the cardholder keeps the ' +
        'money. `null`: nothing is disputed, or the dispute was won.',
      examples: [null],
    }),
    fee: orNull(PaymentFee, {
      description:
        'What the payment costs the merchant, and how it is shared between the platform and you; `null` ' +
        'until the payment is captured. Refunds do not change it.',
      examples: [EXAMPLE_FEE],
    }),
    authorized_at: At('When the card was authorized, as RFC 3339 in UTC.'),
    captured_at: At('When the money was taken, as RFC 3339 in UTC.'),
    canceled_at: At('When the authorization was released, as RFC 3339 in UTC.'),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Payment' },
);
export type Payment = Static<typeof Payment>;

/** The purchase that a payment is for, as the merchant's list shows it. */
const Purchase = Type.Object(
  {
    order_number: orNull(Type.Integer(), {
      description: 'Number of the order. `null`: it pays for no order.',
      examples: [17],
    }),
    business_date: orNull(Type.String({ format: 'date' }), {
      description: 'Business date of the order.',
      examples: ['2026-11-21'],
    }),
    description: orNull(Type.String(), {
      description: 'Description of the pay link, if it was paid by one.',
      examples: [null],
    }),
    customer_name: orNull(Type.String(), {
      description: 'Name of the customer. `null`: not known, or erased.',
      examples: ['Ada Byron'],
    }),
  },
  { title: 'Purchase' },
);

/** A payment as a list returns it. */
export const ListedPayment = Type.Object(
  {
    ...Payment.properties,
    purchase: Type.Optional(Purchase),
  },
  {
    title: 'ListedPayment',
    description: 'A payment; with `expand=purchase`, with what it pays for and who paid.',
  },
);
export type ListedPayment = Static<typeof ListedPayment>;

const Count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });

const Sum = (title: string, what: string, example: number) =>
  Type.Object(
    { amount: Amount(`The sum of ${what}.`), count: Count(`The number of ${what}.`, example) },
    { title },
  );

/** A merchant's card payments at a glance. */
export const PaymentSummary = Type.Object(
  {
    object: RecordType('payment_summary'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    timezone: Type.String({ description: "The merchant's time zone.", examples: ['Europe/London'] }),
    from: Type.String({
      format: 'date',
      description: 'The first business date of `paid` and `refunded`: the first of this month.',
      examples: ['2026-11-01'],
    }),
    today: Type.String({
      format: 'date',
      description: "Today's date in the time zone of the merchant: the last business date.",
      examples: ['2026-11-21'],
    }),
    paid: Sum('PaidSum', 'payments that were captured in these days', 24),
    refunded: Sum('RefundedSum', 'refunds of these days', 2),
    held: Sum('HeldSum', 'payments that are authorized now, and not captured', 3),
    disputed: Type.Object(
      {
        amount: Amount('The sum of disputes that need a response now.'),
        count: Count('The number of disputes that need a response now.', 1),
        respond_by: orNull(Timestamp('The earliest time until which one of them takes evidence.'), {
          description: 'The earliest time until which one of them takes evidence, as RFC 3339 in UTC.',
        }),
      },
      { title: 'DisputedSum' },
    ),
  },
  { title: 'PaymentSummary' },
);
export type PaymentSummary = Static<typeof PaymentSummary>;
