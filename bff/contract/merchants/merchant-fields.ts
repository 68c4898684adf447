import { Type, type TUnsafe } from 'typebox';
import { COUNTRIES, CURRENCIES } from '../iso-codes.ts';
import { isDate, isEmail, isHttpsUrl, isLanguage, isTimezone } from './field-rules.ts';

interface FieldOptions {
  readonly description: string;
  readonly examples?: readonly (string | null)[];
  /** What the document says of its form; the check is exact. */
  readonly pattern?: string;
  readonly format?: 'email' | 'uri' | 'date';
  readonly maxLength?: number;
}

/** Text with a rule of its own. @param rule `must be …`: what a caller reads when the field is wrong */
function Checked(
  rule: string,
  isValid: (text: string) => boolean,
  { description, ...published }: FieldOptions,
): TUnsafe<string> {
  return Type.Refine(
    Type.Unsafe<string>({ type: 'string', ...published, description, 'x-rule': rule }),
    (value) => typeof value === 'string' && isValid(value),
    () => rule,
  ) as TUnsafe<string>;
}

export const Country = (description: string): TUnsafe<string> =>
  Checked(
    'must be an ISO 3166-1 country code of two capital letters, such as GB',
    (text) => COUNTRIES.has(text),
    { description, examples: ['GB'], pattern: '^[A-Z]{2}$' },
  );

export const Currency = Checked(
  'must be an ISO 4217 currency code of three capital letters, such as GBP',
  (text) => CURRENCIES.has(text),
  {
    description: "Currency code (ISO 4217). You can't change it after the merchant becomes active.",
    examples: ['GBP'],
    pattern: '^[A-Z]{3}$',
  },
);

export const Timezone = Checked('must be an IANA time zone, such as Europe/London', isTimezone, {
  description: 'IANA time zone, such as `Europe/London`.',
  examples: ['Europe/London'],
  pattern: '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z0-9_+\\-]*)+)$',
  maxLength: 64,
});

export const Language = Checked('must be a BCP 47 language tag, such as en or de-CH', isLanguage, {
  description:
    "The language of the merchant's customers, as a BCP 47 tag. Stored in canonical form, such as `en-GB`.",
  examples: ['en-GB'],
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$',
});

export const Email = Checked('must be an email address, such as help@riverside.example', isEmail, {
  description: 'Support email address for customers.',
  examples: ['help@riverside.example'],
  maxLength: 254,
});

export const Phone = Checked(
  'must be a phone number in E.164 format, such as +442071838750',
  (text) => /^\+[1-9][0-9]{6,14}$/.test(text),
  {
    description: 'Support phone number for customers, in E.164 format.',
    examples: ['+442079460018'],
    pattern: '^\\+[1-9][0-9]{6,14}$',
  },
);

export const HttpsUrl = Checked('must be an https URL without a user or password', isHttpsUrl, {
  description: "The merchant's website, as an `https` URL.",
  examples: ['https://riverside.example'],
  maxLength: 2000,
});

export const PastDate = Checked('must be a date in the past, as YYYY-MM-DD', isDate, {
  description: 'When the business was founded, as YYYY-MM-DD.',
  examples: ['1998-03-14'],
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
});

export const Mcc = Checked(
  'must be a merchant category code of four digits',
  (text) => /^\d{4}$/.test(text),
  {
    description: 'Merchant category code (ISO 18245), four digits.',
    examples: ['5261'],
    pattern: '^[0-9]{4}$',
  },
);

export const Plan = (description: string): TUnsafe<string> =>
  Checked('must be 1–63 lowercase letters, digits and hyphens', (text) => /^[a-z0-9-]{1,63}$/.test(text), {
    description,
    pattern: '^[a-z0-9-]{1,63}$',
  });
