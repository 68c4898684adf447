import { Type, type TUnsafe } from 'typebox';
import { CheckedText, PlainText } from '../../../core/contract/text-fields.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull } from '../../../core/contract/fields.ts';
import { isEmail, isLanguage } from '../../../core/contract/field-rules.ts';
import {
  AnyPhone,
  HOW_PHONES_ARE_READ,
  PhoneNumber,
} from '../../../accounts/merchants/contract/merchant-fields.ts';
import { addressFields, printedAddressFields } from '../../../accounts/merchants/contract/merchant.ts';

export const ORDER_STATUSES = ['draft', 'open', 'completed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const FULFILLMENT_STATES = [
  'proposed',
  'accepted',
  'preparing',
  'ready',
  'completed',
  'rejected',
  'canceled',
] as const;
export type FulfillmentState = (typeof FULFILLMENT_STATES)[number];

export const PAYMENT_STATES = ['unpaid', 'authorized', 'captured', 'partially_refunded', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const DISCOUNT_SOURCES = ['promo', 'manual', 'reward'] as const;
/** Sources that a request can name; discounts of rewards follow from the rewards. */
export const DISCOUNT_SOURCES_SENT = ['promo', 'manual'] as const;
export const CHARGE_TYPES = ['delivery', 'service', 'packaging'] as const;
/** The delivery fee is the location's. */
export const CHARGE_TYPES_SENT = ['service', 'packaging'] as const;

export const ORDER_LIMITS = {
  lines: 100,
  quantity: 99,
  /** For one line. */
  modifiers: 100,
  modifierQuantity: 20,
  discounts: 20,
  charges: 10,
  rewards: 1,
  minutesToReady: 240,
} as const;

/** A field of one of these values, in a record or a request. */
export const Word = <const Words extends readonly string[]>(words: Words, description: string) =>
  OneOf(words, {
    description,
    examples: [words[0]],
    'x-rule': `must be one of ${words.join(', ')}`,
  });

export const Whole = (minimum: number, maximum: number, description: string, example: number) =>
  Type.Integer({
    minimum,
    maximum,
    description,
    examples: [example],
    'x-rule': `must be an integer from ${minimum} to ${maximum}`,
  });

/** The id of a record that another one names; what it belongs to is checked where that is known. */
export function Reference(record: keyof typeof EXAMPLE_ID, description: string): TUnsafe<string> {
  return Type.Unsafe<string>({
    type: 'string',
    pattern: String.raw`^\w{1,100}$`,
    description,
    examples: [EXAMPLE_ID[record]],
    'x-rule': `must be the id of ${/^[aeiou]/.test(record) ? 'an' : 'a'} ${record.replace('_', ' ')}`,
  });
}

/** The caller's name for a part of an order. */
export const Uid = (of: string) =>
  CheckedText(
    'must be 1–20 letters, digits, hyphens and underscores',
    (text) => /^[A-Za-z0-9_-]{1,20}$/.test(text),
    {
      description: `Your name for the ${of}, unique in the order. Default: its position, from \`1\`.`,
      examples: ['1'],
      pattern: '^[A-Za-z0-9_\\-]{1,20}$',
    },
  );

export const Note = (maxLength: number, description: string, example?: string): TUnsafe<string> =>
  PlainText(maxLength, description, example);

export const CustomerName = PlainText(80, "The customer's name, 1–80 characters.", 'Ada Byron');
export const CustomerPhone = PhoneNumber("The customer's phone number, in E.164 format.");
export const CustomerPhoneInput = AnyPhone(`The customer's phone number. ${HOW_PHONES_ARE_READ}`);
export { AnyPhone };
export const CustomerEmail = CheckedText('must be an email address, such as ada@example.com', isEmail, {
  description: "The customer's email address.",
  examples: ['ada@example.com'],
  maxLength: 254,
});

export const CustomerLanguage = CheckedText(
  'must be a BCP 47 language tag, such as en or de-CH',
  isLanguage,
  {
    description: "The language of the customer's receipt, a BCP 47 tag, stored in canonical form.",
    examples: ['en-GB'],
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$',
  },
);

export const AddressInput = Type.Partial(Type.Object(addressFields), {
  title: 'OrderAddressInput',
  'x-rule': 'must be an object',
});

export const Address = orNull(Type.Object(printedAddressFields, { title: 'OrderAddress' }), {
  description: 'Where to deliver. `null` unless it is a delivery.',
  examples: [null],
});
