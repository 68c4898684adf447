import { Type, type Static } from 'typebox';
import { OneOf, Timestamp } from '../../../core/contract/fields.ts';

export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'other',
] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

export const CardBrand = OneOf(CARD_BRANDS, { description: 'Brand of the card.', examples: ['visa'] });
export const Last4 = Type.String({
  pattern: '^[0-9]{4}$',
  description: 'Last four digits of the card number.',
  examples: ['4242'],
});

/**
 * The shape of a card's token: a processor's behind HTTP, or a provider's own, such as Stripe's
 * ConfirmationTokens and PaymentMethods.
 */
export const CARD_TOKEN = '^(?:tok|ctoken|pm)_[A-Za-z0-9_]{1,100}$';

/** A card that only the processor reads: a browser sends it there. */
export const CardEntry = Type.Object(
  {
    form: Type.String({
      pattern: String.raw`^frm_\w{1,100}$`,
      description: 'Id of the card form that the card was entered in.',
      examples: ['frm_01M7YV68Z5S0A4K7D2H9J3V6XC'],
      'x-rule': 'must be the id of a card form',
    }),
    number: Type.String({
      pattern: '^[0-9 -]{12,30}$',
      description: 'The card number. Spaces and hyphens are ignored.',
      examples: ['4242 4242 4242 4242'],
      'x-rule': 'must be a card number',
    }),
    exp_month: Type.Integer({
      minimum: 1,
      maximum: 12,
      description: 'Month in which the card expires.',
      examples: [12],
      'x-rule': 'must be a month from 1 to 12',
    }),
    exp_year: Type.Integer({
      minimum: 2000,
      maximum: 2100,
      description: 'Year in which the card expires.',
      examples: [2040],
      'x-rule': 'must be a year of four digits',
    }),
    cvc: Type.String({
      pattern: '^[0-9]{3,4}$',
      description: 'The security code on the card.',
      examples: ['123'],
      'x-rule': 'must be three or four digits',
    }),
  },
  { title: 'CardEntry' },
);
export type CardEntry = Readonly<Static<typeof CardEntry>>;

export const CardToken = Type.Object(
  {
    token: Type.String({
      description: 'The card, for one payment.',
      examples: ['tok_01M7YV6904T1B5M8E3K0Q4W7YD'],
    }),
    brand: CardBrand,
    last4: Last4,
    expires_at: Timestamp('When the token stops working, as RFC 3339 in UTC.'),
  },
  { title: 'CardToken' },
);
export type CardToken = Readonly<Static<typeof CardToken>>;

export const NewCardForm = Type.Object(
  {
    return_url: Type.String({
      maxLength: 2000,
      pattern: '^https?://',
      description:
        'Where a form without script comes back to. Scripts may send a card from pages of this origin only.',
      examples: ['https://shop.example/checkout'],
      'x-rule': 'must be an http or https URL',
    }),
  },
  { title: 'NewCardForm' },
);

export const CardForm = Type.Object(
  {
    id: Type.String({ description: 'Goes into the page.', examples: ['frm_01M7YV68Z5S0A4K7D2H9J3V6XC'] }),
    secret: Type.String({
      description: 'Signs the address that the browser comes back to. It stays on the server.',
      examples: ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    }),
    expires_at: Timestamp('When the form stops working, as RFC 3339 in UTC.'),
  },
  { title: 'CardForm' },
);
export type CardForm = Readonly<Static<typeof CardForm>>;
