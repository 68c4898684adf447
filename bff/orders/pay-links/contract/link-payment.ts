import { Type, type Static } from 'typebox';
import { orNull, RecordType } from '../../../core/contract/fields.ts';
import { NextAction, Payment } from '../../../money/payments/contract/payment.ts';
import { payLinkFields } from './pay-link.ts';
import { Receipt } from './receipt.ts';

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
      description: 'What the guest was asked for. Erased 90 days after the payment.',
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
