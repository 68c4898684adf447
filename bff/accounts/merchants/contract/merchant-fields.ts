import { Type, type TUnsafe } from 'typebox';
import { isDate } from '../../../core/contract/dates.ts';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { COUNTRIES, CURRENCIES, currenciesWith } from '../../../core/contract/iso-codes.ts';
import {
  isEmail,
  isHttpsUrl,
  isLanguage,
  isTimezone,
  isTypedPhone,
} from '../../../core/contract/field-rules.ts';

export const Country = (description: string): TUnsafe<string> =>
  CheckedText(
    'must be an ISO 3166-1 country code of two capital letters, such as GB',
    (text) => COUNTRIES.has(text),
    { description, examples: ['GB'], pattern: '^[A-Z]{2}$' },
  );

export const Currency = CheckedText(
  'must be an ISO 4217 currency code of three capital letters, such as GBP',
  (text) => CURRENCIES.has(text),
  {
    description:
      "Currency code (ISO 4217). You can't change it after the merchant becomes active. Accepted is " +
      'money in use; amounts ' +
      `have two decimals, but none in ${currenciesWith(0)}, and three in ${currenciesWith(3)}.`,
    examples: ['GBP'],
    pattern: '^[A-Z]{3}$',
  },
);

export const Timezone = CheckedText('must be an IANA time zone, such as Europe/London', isTimezone, {
  description: 'IANA time zone, such as `Europe/London`.',
  examples: ['Europe/London'],
  pattern: '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z0-9_+\\-]*)+)$',
  maxLength: 64,
});

export const Language = CheckedText('must be a BCP 47 language tag, such as en or de-CH', isLanguage, {
  description:
    "The language of the merchant's customers, as a BCP 47 tag. Stored in canonical form, such as `en-GB`.",
  examples: ['en-GB'],
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$',
});

export const Email = CheckedText('must be an email address, such as help@riverside.example', isEmail, {
  description: 'Support email address for customers.',
  examples: ['help@riverside.example'],
  maxLength: 254,
});

export const PhoneNumber = (description: string): TUnsafe<string> =>
  CheckedText(
    'must be a phone number in E.164 format, such as +442071838750',
    (text) => /^\+[1-9][0-9]{6,14}$/.test(text),
    { description, examples: ['+442079460018'], pattern: '^\\+[1-9][0-9]{6,14}$' },
  );

/** The same as people write it; what country it is of is known later. */
export const AnyPhone = (description: string): TUnsafe<string> =>
  CheckedText(
    'must be a phone number, such as +44 20 7946 0018',
    isTypedPhone,
    { description, examples: ['+442079460018'], maxLength: 40 },
    { hidden: 'ignored' },
  );

/** The description in requests of a number that is stored in E.164. */
export const HOW_PHONES_ARE_READ =
  'Any spelling: it is stored in E.164 format. A number without a country code is read by the country of ' +
  'the location, or else of the merchant.';

export const Phone = PhoneNumber('Support phone number for customers, in E.164 format.');
export const PhoneInput = AnyPhone(`Support phone number for customers. ${HOW_PHONES_ARE_READ}`);

export const HttpsUrlTo = (description: string, example: string): TUnsafe<string> =>
  CheckedText('must be an https URL without a user or password', isHttpsUrl, {
    description,
    examples: [example],
    maxLength: 2000,
  });

export const HttpsUrl = HttpsUrlTo("The merchant's website, as an `https` URL.", 'https://riverside.example');

export const PastDate = CheckedText('must be a date in the past, as YYYY-MM-DD', isDate, {
  description: 'When the business was founded, as YYYY-MM-DD.',
  examples: ['1998-03-14'],
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
});

export const Mcc = CheckedText(
  'must be a merchant category code of four digits',
  (text) => /^\d{4}$/.test(text),
  {
    description: 'Merchant category code (ISO 18245), four digits.',
    examples: ['5261'],
    pattern: '^[0-9]{4}$',
  },
);

export const Listed = Type.Boolean({
  description:
    'Whether the start page of your site lists it. Unlisted, its pages work for those who have the ' +
    'address. Default `true`.',
  examples: [true],
  'x-rule': 'must be true or false',
});

export const Plan = (description: string): TUnsafe<string> =>
  CheckedText(
    'must be 1–63 lowercase letters, digits and hyphens',
    (text) => /^[a-z0-9-]{1,63}$/.test(text),
    {
      description,
      pattern: '^[a-z0-9-]{1,63}$',
    },
  );
