import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull } from '../../../core/contract/fields.ts';
import { MAX_AMOUNT } from '../../../core/money/amount.ts';
import { CardBrand, Last4 } from './card.ts';

/** `challenge`: the cardholder has to confirm it first. `declined` and `canceled` are final. */
export const PROCESSOR_STATUSES = ['challenge', 'authorized', 'declined', 'captured', 'canceled'] as const;
export type ProcessorStatus = (typeof PROCESSOR_STATUSES)[number];

const Reference = (record: string, example: string) =>
  Type.String({
    pattern: String.raw`^\w{1,100}$`,
    description: `The platform's own id of the ${record}. The same reference is always the same ${record}.`,
    examples: [example],
    'x-rule': 'must be 1–100 letters, digits and underscores',
  });
export const PaymentReference = Reference('payment', EXAMPLE_ID.payment);
const RefundReference = Reference('refund', EXAMPLE_ID.refund);

const Amount = (least: number, description: string) =>
  Type.Integer({
    minimum: least,
    maximum: MAX_AMOUNT,
    description,
    examples: [3648],
    'x-rule': `must be an integer from ${least} to ${MAX_AMOUNT}, in minor units`,
  });

const Currency = Type.String({
  pattern: '^[A-Z]{3}$',
  description: 'Currency code (ISO 4217).',
  examples: ['GBP'],
  'x-rule': 'must be an ISO 4217 currency code',
});

export const Authorization = Type.Object(
  {
    reference: PaymentReference,
    merchant: Type.String({
      pattern: String.raw`^\w{1,100}$`,
      description: 'Whose payment it is.',
      examples: [EXAMPLE_ID.merchant],
      'x-rule': 'must be the id of a merchant',
    }),
    token: Type.String({
      pattern: String.raw`^tok_\w{1,100}$`,
      description: 'The card, as its token.',
      examples: ['tok_paid'],
      'x-rule': 'must be a token of the processor, such as tok_paid',
    }),
    amount: Amount(1, 'What the card is charged, in minor units.'),
    currency: Currency,
    return_url: Type.String({
      maxLength: 2000,
      pattern: '^https?://',
      description: 'Where the payer comes back to from a challenge.',
      examples: ['https://shop.example/checkout'],
      'x-rule': 'must be an http or https URL',
    }),
  },
  { title: 'Authorization' },
);
export type Authorization = Readonly<Static<typeof Authorization>>;

export const ProcessorPayment = Type.Object(
  {
    reference: PaymentReference,
    status: OneOf(PROCESSOR_STATUSES, {
      description: 'What has become of it. `declined` and `canceled` are final.',
      examples: ['authorized'],
    }),
    amount: Amount(0, 'What the card is charged, in minor units; 0 if it was canceled before it was known.'),
    currency: orNull(Currency, { description: 'Currency code (ISO 4217).', examples: ['GBP'] }),
    card: orNull(Type.Object({ brand: CardBrand, last4: Last4 }, { title: 'Card' }), {
      description: 'The card; `null` if it was canceled before it was known.',
    }),
    decline_code: orNull(Type.String({ description: 'Why it was declined.' }), {
      description: 'Why it was declined. `challenge_failed`: the cardholder refused.',
      examples: [null],
    }),
    challenge_url: orNull(Type.String({ description: 'Page for the cardholder.' }), {
      description: 'With the status `challenge`: the page where the cardholder confirms the payment.',
      examples: [null],
    }),
    captured: Type.Optional(
      Amount(0, 'What was taken of it, in minor units. Left out of a captured payment: the whole amount.'),
    ),
    refunded: Amount(0, 'What was given back of it, in minor units.'),
    disputed: Type.Optional(
      Type.Boolean({
        description:
          'Whether the cardholder’s bank has disputed it: a reason for Trellis to ask for its disputes. ' +
          'Left out: it hasn’t.',
        examples: [false],
      }),
    ),
  },
  { title: 'ProcessorPayment' },
);
export type ProcessorPayment = Readonly<Static<typeof ProcessorPayment>>;

export const CaptureRequest = Type.Object(
  { amount: Amount(1, 'What is taken, in minor units: at most what was authorized.') },
  { title: 'CaptureRequest' },
);

export const RefundOrder = Type.Object(
  { reference: RefundReference, amount: Amount(1, 'What is given back, in minor units.') },
  { title: 'RefundOrder' },
);
export type RefundOrder = Readonly<Static<typeof RefundOrder>>;

export const ProcessorRefund = Type.Object(
  {
    reference: RefundReference,
    payment: PaymentReference,
    status: OneOf(['pending', 'succeeded', 'failed'], {
      description:
        'Whether the money was given back. Ask again while it is `pending`, with the same request.',
      examples: ['succeeded'],
    }),
    amount: Amount(1, 'What is given back, in minor units.'),
  },
  { title: 'ProcessorRefund' },
);
export type ProcessorRefund = Readonly<Static<typeof ProcessorRefund>>;
