import { Type, type Static } from 'typebox';
import { IdFilter, ListQuery, orNull, ReadVersion } from '../../../core/contract/fields.ts';
import { Instant, TimeFilters } from '../../../core/contract/dates.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { CheckedText, isUrlText } from '../../../core/contract/text-fields.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { CARD_TOKEN } from '../../../providers/processor/contract/card.ts';
import { CustomerEmail, CustomerName, CustomerPhoneInput } from '../../orders/contract/order-fields.ts';
import { AmountInput, PositiveMoneyInput } from '../../../core/contract/money.ts';
import {
  collectFields,
  Description,
  InactiveMessage,
  MaxPayments,
  Minor,
  PAY_LINK_LIMITS,
  PAY_LINK_STATUSES,
  Presets,
  Word,
} from './pay-link-fields.ts';

const optional = Type.Optional;

export const GuestAmountInput = Type.Object(
  {
    min: Minor('The least that a guest can pay, in minor units.', 500),
    max: Minor('The most that a guest can pay, in minor units; at least `min`.', 50_000),
    presets: optional(Presets),
  },
  {
    title: 'GuestAmountInput',
    description: 'Between which amounts the guest chooses.',
    'x-rule': 'must be an object with min and max',
  },
);
export type GuestAmountInput = Static<typeof GuestAmountInput>;

/** Plain http is for origins of development machines, which only a sandbox can have. */
function isAddress(text: string): boolean {
  if (text.length > 2000 || !/^https?:\/\//i.test(text) || !isUrlText(text)) return false;
  const url = URL.parse(text);
  return url?.username === '' && url.password === '';
}

/** The fields shared by creating a link and changing it. */
const changeable = {
  tip_enabled: optional(
    Type.Boolean({
      description: 'Whether the guest may add a tip. Default: `false`.',
      'x-rule': 'must be true or false',
    }),
  ),
  collect: optional(
    Type.Partial(Type.Object(collectFields), {
      title: 'CollectInput',
      description: 'What a guest is asked for when paying. What you leave out is not asked for.',
      'x-rule': 'must be an object',
    }),
  ),
  max_payments: optional(orNull(MaxPayments)),
  expires_at: optional(
    orNull(
      Instant(
        `Until when it can be paid: in ${PAY_LINK_LIMITS.minMinutes} minutes to ` +
          `${PAY_LINK_LIMITS.maxDays} days. Required unless it is reusable.`,
      ),
    ),
  ),
  inactive_message: optional(orNull(InactiveMessage)),
  redirect_url: optional(
    orNull(
      CheckedText('must be a URL of one of your registered origins, of at most 2000 characters', isAddress, {
        description: 'Where the guest goes after paying: a page of one of your registered origins.',
        maxLength: 2000,
      }),
    ),
  ),
  metadata: optional(Metadata),
};

export const NewPayLink = Type.Object(
  {
    merchant: optional(
      IdFilter('a merchant', 'Id of the merchant. Required with a key; a session creates links of its own.'),
    ),
    order: optional(
      IdFilter('an order', 'Id of a draft order. The link pays what is due, and that places the order.'),
    ),
    amount: optional(PositiveMoneyInput),
    guest_amount: optional(GuestAmountInput),
    description: Description,
    reusable: optional(
      Type.Boolean({
        description: 'Whether it can be paid more than once. Default: `false`. Not with `order`.',
        'x-rule': 'must be true or false',
      }),
    ),
    ...changeable,
  },
  {
    title: 'NewPayLink',
    examples: [
      {
        merchant: EXAMPLE_ID.merchant,
        amount: { amount: 3648, currency: 'GBP' },
        description: 'Deposit for your table on 24 December',
        tip_enabled: true,
        collect: { email: 'optional' },
        expires_at: '2026-12-21T10:42:07Z',
      },
    ],
  },
);
export type NewPayLink = Static<typeof NewPayLink>;

export const PayLinkChange = Type.Object(
  { description: optional(Description), ...changeable, version: ReadVersion },
  {
    title: 'PayLinkChange',
    examples: [{ inactive_message: 'Please ask us for a new link.', version: 1 }],
  },
);
export type PayLinkChange = Static<typeof PayLinkChange>;

export const PayLinkQuery = Type.Object({
  ...ListQuery.properties,
  merchant: optional(IdFilter('a merchant', 'Return only links of this merchant.')),
  order: optional(IdFilter('an order', 'Return only links for this order.')),
  status: optional(Word(PAY_LINK_STATUSES, 'Return only links with this status.')),
  reusable: optional(
    Word(['true', 'false'], 'Return only links that can be paid more than once, or only once.'),
  ),
  ...TimeFilters('links'),
});
export type PayLinkQuery = Static<typeof PayLinkQuery>;

const source = Type.Object(
  {
    token: CheckedText(
      'must be a token of the payment processor, such as tok_paid',
      (text) => new RegExp(CARD_TOKEN).test(text),
      {
        description: 'A card token from the payment processor, for one use.',
        examples: ['tok_paid'],
        pattern: CARD_TOKEN,
      },
    ),
  },
  { title: 'CardSource', description: 'How it is paid.', 'x-rule': 'must be {token}' },
);

const ContactInput = Type.Object(
  {
    name: optional(orNull(CustomerName)),
    email: optional(orNull(CustomerEmail)),
    phone: optional(orNull(CustomerPhoneInput)),
  },
  {
    title: 'PayLinkContactInput',
    description: 'Who pays: what the link collects, and nothing else.',
    'x-rule': 'must be an object',
  },
);

export const LinkPayment = Type.Object(
  {
    amount: optional(
      AmountInput(
        'What the guest saw, without a tip. Required if the guest chooses it; otherwise another amount ' +
          'is refused.',
      ),
    ),
    tip: optional(AmountInput('The tip, at most the amount or 50 of the currency, whichever is more.')),
    source,
    contact: optional(ContactInput),
  },
  {
    title: 'LinkPayment',
    examples: [{ tip: { amount: 500, currency: 'GBP' }, source: { token: 'tok_paid' } }],
  },
);
export type LinkPayment = Static<typeof LinkPayment>;
