import { Type, type Static } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { Amount } from '../../../core/contract/money.ts';
import { addressFields, supportFields } from '../../../accounts/merchants/contract/merchant.ts';
import { TaxRegistration } from '../../../accounts/merchants/contract/tax-registration.ts';
import { CHARGE_TYPES, Word } from '../../orders/contract/order-fields.ts';
import { PaymentCard, NextAction, Payment } from '../../../money/payments/contract/payment.ts';
import { payLinkFields } from './pay-link.ts';

/** The business that is paid, as its customers know it. */
export const Business = Type.Object(
  {
    display_name: Type.String({
      description: 'The name that customers see.',
      examples: ['Riverside Nursery'],
    }),
    legal_name: Type.String({
      description: 'The registered name of the business.',
      examples: ['Riverside Nursery Ltd'],
    }),
    support: Type.Object(supportFields, { title: 'BusinessSupport', description: 'How customers reach it.' }),
    address: Type.Object(addressFields, { title: 'BusinessAddress', description: 'Where it is.' }),
    tax_registration: TaxRegistration,
  },
  { title: 'Business' },
);
export type Business = Static<typeof Business>;

const ReceiptLine = Type.Object(
  {
    name: Type.String({ description: 'What was paid for.', examples: ['Deposit for your table'] }),
    variation_name: orNull(Type.String({ description: 'Which variation of it.' }), { examples: [null] }),
    quantity: Type.Integer({ description: 'How many units.', examples: [1] }),
    gross: Amount('What the units cost, before discounts.'),
  },
  { title: 'ReceiptLine' },
);

const part = {
  name: Type.String({ description: 'What it is.', examples: ['VAT'] }),
  amount: Amount('How much it is.'),
  included: Type.Boolean({
    description: 'Whether the prices of the lines contain it already.',
    examples: [true],
  }),
};

const ReceiptCharge = Type.Object(
  { ...part, type: Word(CHARGE_TYPES, 'What it is for.') },
  { title: 'ReceiptCharge' },
);

const ReceiptTax = Type.Object(
  {
    ...part,
    rate_ppm: Type.Integer({ description: 'The rate in parts per million.', examples: [200_000] }),
    net: Amount('What it is on, without the tax.'),
    gross: Amount('`net` and the tax.'),
  },
  { title: 'ReceiptTax' },
);

/** A guest's receipt: the items paid for, the business and the time; no fee, no contact. */
export const Receipt = Type.Object(
  {
    object: RecordType('receipt'),
    payment: Type.String({ description: 'Id of the payment.', examples: [EXAMPLE_ID.payment] }),
    business: Business,
    order_number: orNull(Type.Integer(), {
      description: 'The number of the order, for people.',
      examples: [null],
    }),
    lines: Type.Array(ReceiptLine, { description: 'What was paid for.' }),
    subtotal: Amount('The `gross` of all lines.'),
    discount_total: Amount('All discounts.'),
    charges: Type.Array(ReceiptCharge, { description: 'Charges on top of the lines.', examples: [[]] }),
    taxes: Type.Array(ReceiptTax, {
      description: 'Taxes, added or included, each with what it is on.',
      examples: [[]],
    }),
    tip: Amount('The tip.'),
    total: Amount('What was paid, tip included.'),
    refunded: Amount('What has been given back since.'),
    card: orNull(PaymentCard, { description: 'The card that paid.' }),
    paid_at: Timestamp('When the money was taken, as RFC 3339 in UTC.'),
    paid_at_local: Type.String({
      description: "The same in the merchant's time zone, with its offset.",
      examples: [EXAMPLE_TIME.replace('Z', '+00:00')],
    }),
    timezone: Type.String({ description: 'IANA time zone of the merchant.', examples: ['Europe/London'] }),
  },
  { title: 'Receipt' },
);
export type Receipt = Static<typeof Receipt>;

const Contact = Type.Object(
  {
    name: orNull(Type.String({ description: "The guest's name.", examples: ['Ada Byron'] })),
    email: orNull(Type.String({ description: "The guest's email address.", examples: ['ada@example.com'] })),
    phone: orNull(Type.String({ description: "The guest's phone number, in E.164 format." }), {
      examples: [null],
    }),
  },
  { title: 'PayLinkContact' },
);
export type Contact = Static<typeof Contact>;

/** One payment of a link, as the merchant sees it. */
export const PayLinkPayment = Type.Object(
  {
    object: RecordType('pay_link_payment'),
    payment: Payment,
    contact: orNull(Contact, {
      description:
        'What the guest was asked for. Erased 90 days after the payment, or after the period that the ' +
        'operator has set.',
      examples: [null],
    }),
    receipt: orNull(Receipt, { description: 'What the guest gets; `null` until the money was taken.' }),
  },
  { title: 'PayLinkPayment' },
);
export type PayLinkPayment = Static<typeof PayLinkPayment>;

export const PaidPayLink = Type.Object(
  {
    ...payLinkFields,
    next_action: orNull(NextAction, {
      description: 'What the guest has to do before it is paid. `null`: nothing.',
      examples: [null],
    }),
  },
  { title: 'PaidPayLink' },
);
export type PaidPayLink = Static<typeof PaidPayLink>;
