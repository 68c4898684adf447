import { Type, type Static, type TObject, type TString } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { Amount, Money } from '../../../core/contract/money.ts';
import { NextAction, PAYMENT_STATUSES, PaymentCard } from '../../../money/payments/contract/payment.ts';
import { PAY_LINK_STATUSES, Word } from './pay-link-fields.ts';
import { Collect, GuestAmount } from './pay-link.ts';
import { Business, Receipt } from './payment-receipt.ts';

/** A token that opens nothing. Its proof is 22 times `A`. */
export const EXAMPLE_LINK_TOKEN = `${EXAMPLE_ID.pay_link}-AAAAAAAAAAAAAAAAAAAAAA`;

/** The token of a link, in a path. A malformed token is not found. */
export const TokenInPath: TObject<{ token: TString }> = Type.Object({
  token: Type.String({
    pattern: '^lnk_[0-9A-Z]{26}-[A-Za-z0-9_\\-]{22}$',
    description: "The last part of the link's `url`.",
    examples: [EXAMPLE_LINK_TOKEN],
  }),
});

const GuestOrderLine = Type.Object(
  {
    name: Type.String({ description: 'The name of the item.', examples: ['Radish salad'] }),
    variation_name: orNull(Type.String({ description: 'The name of its variation.' })),
    quantity: Type.Integer({ description: 'How many units.', examples: [2] }),
    gross: Amount('What the units cost, before discounts.'),
  },
  { title: 'GuestOrderLine' },
);

const GuestOrder = Type.Object(
  {
    number: Type.Integer({ description: 'The number of the order, for people.', examples: [17] }),
    first_name: orNull(Type.String({ description: 'First name of the customer.' })),
    lines: Type.Array(GuestOrderLine, { description: 'What was ordered.' }),
    subtotal: Amount('The `gross` of all lines.'),
    discount_total: Amount('All discounts.'),
    tax_total: Amount('All taxes, included or added.'),
    tip: Amount('The tip that is in the order.'),
    total: Amount('What is to be paid, its tip included.'),
  },
  { title: 'GuestOrder' },
);
export type GuestOrder = Static<typeof GuestOrder>;

const GuestPayment = Type.Object(
  {
    id: Type.String({
      description: 'Id of the payment. Send it as `payment` to follow it.',
      examples: [EXAMPLE_ID.payment],
    }),
    status: OneOf(PAYMENT_STATUSES, { description: 'Status of the payment.', examples: ['captured'] }),
    amount: Amount('What the card is charged, tip included.'),
    tip: Amount('The part of it that is a tip.'),
    card: orNull(PaymentCard, { description: 'The card; `null` until the processor has seen it.' }),
  },
  { title: 'GuestPayment' },
);
export type GuestPayment = Static<typeof GuestPayment>;

const guestFields = {
  object: RecordType('guest_pay_link'),
  status: Word(PAY_LINK_STATUSES, 'Where the link is.'),
  payable: Type.Boolean({ description: 'Whether it can be paid now.', examples: [true] }),
  business: Business,
  currency: Type.String({ description: 'Currency code (ISO 4217).', examples: ['GBP'] }),
  description: Type.String({
    description: 'What is paid for.',
    examples: ['Deposit for your table on 24 December'],
  }),
  amount: orNull(Money, { description: 'What is to be paid, without a tip. `null`: the guest chooses.' }),
  guest_amount: orNull(GuestAmount, {
    description: 'Between which amounts the guest chooses.',
    examples: [null],
  }),
  order: orNull(GuestOrder, { description: 'The order that is paid.', examples: [null] }),
  tip_enabled: Type.Boolean({ description: 'Whether the guest may add a tip.', examples: [true] }),
  collect: Collect,
  expires_at: orNull(Timestamp('Until when it can be paid.'), {
    description: 'Until when it can be paid, as RFC 3339 in UTC.',
    examples: [null],
  }),
  inactive_message: orNull(Type.String(), {
    description: 'What to show if it can no longer be paid.',
    examples: [null],
  }),
  payment: orNull(GuestPayment, {
    description:
      'The payment that is under way or has succeeded: of a reusable link only the one that was asked for.',
    examples: [null],
  }),
  receipt: orNull(Receipt, { description: 'Once the money was taken.', examples: [null] }),
  redirect_url: orNull(Type.String(), {
    description: 'Where to go on to, once the payment has succeeded.',
    examples: [null],
  }),
};

/** A pay link as visible to anyone who has it. */
export const GuestPayLink = Type.Object(guestFields, { title: 'GuestPayLink' });
export type GuestPayLink = Static<typeof GuestPayLink>;

export const GuestPaidLink = Type.Object(
  {
    ...guestFields,
    next_action: orNull(NextAction, {
      description: 'What the guest has to do before it is paid. `null`: nothing.',
      examples: [null],
    }),
  },
  { title: 'GuestPaidLink' },
);
export type GuestPaidLink = Static<typeof GuestPaidLink>;
