import { Type, type Static } from 'typebox';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { OneOf, orNull } from '../../../core/contract/fields.ts';

export const REGISTRATION_TYPES = ['vat', 'gst', 'abn', 'invoice_issuer', 'other'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** The format and name of a country's registrations. */
interface Registration {
  readonly type: RegistrationType;
  /** Matches the number without spaces, dots, hyphens and slashes, in capitals. */
  readonly pattern: RegExp;
  /** `must be …` */
  readonly rule: string;
}

const known = (type: RegistrationType, pattern: RegExp, rule: string): Registration => ({
  type,
  pattern,
  rule: `must be ${rule}`,
});

/** The numbers after the prefix of the country (European Commission, VIES). */
const EU_VAT: Readonly<Record<string, string>> = {
  AT: 'U\\d{8}',
  BE: '[01]\\d{9}',
  BG: '\\d{9,10}',
  CY: '\\d{8}[A-Z]',
  CZ: '\\d{8,10}',
  DE: '\\d{9}',
  DK: '\\d{8}',
  EE: '\\d{9}',
  ES: '[A-Z0-9]\\d{7}[A-Z0-9]',
  FI: '\\d{8}',
  FR: '[A-HJ-NP-Z0-9]{2}\\d{9}',
  GR: '\\d{9}',
  HR: '\\d{11}',
  HU: '\\d{8}',
  IE: '(\\d{7}[A-W][A-I]?|\\d[A-Z+*]\\d{5}[A-W])',
  IT: '\\d{11}',
  LT: '(\\d{9}|\\d{12})',
  LU: '\\d{8}',
  LV: '\\d{11}',
  MT: '\\d{8}',
  NL: '\\d{9}B\\d{2}',
  PL: '\\d{10}',
  PT: '\\d{9}',
  RO: '\\d{2,10}',
  SE: '\\d{12}',
  SI: '\\d{8}',
  SK: '\\d{10}',
};

/** Greece uses its language code as the prefix. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

const REGISTRATIONS: Readonly<Record<string, Registration>> = {
  ...Object.fromEntries(
    Object.entries(EU_VAT).map(([country, digits]) => {
      const prefix = prefixOf(country);
      const rule = `a VAT number of ${country}, such as those that begin with ${prefix}`;
      return [country, known('vat', new RegExp(`^(${prefix})?${digits}$`), rule)];
    }),
  ),
  AE: known('vat', /^\d{15}$/, 'a TRN of 15 digits'),
  AU: known('abn', /^\d{11}$/, 'an ABN of 11 digits'),
  CA: known('gst', /^\d{9}RT\d{4}$/, 'a GST/HST number, such as 123456789 RT0001'),
  CH: known('vat', /^CHE\d{9}(MWST|TVA|IVA)?$/, 'a VAT number, such as CHE-123.456.789 MWST'),
  GB: known('vat', /^(GB|XI)?(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'a VAT number, such as GB 123 4567 89'),
  IN: known('gst', /^\d{2}[A-Z0-9]{13}$/, 'a GSTIN of 15 letters and digits'),
  JP: known('invoice_issuer', /^T\d{13}$/, 'T and 13 digits, such as T1234567890123'),
  NO: known('vat', /^(NO)?\d{9}(MVA)?$/, 'a VAT number, such as 123 456 789 MVA'),
  NZ: known('gst', /^\d{8,9}$/, 'a GST number of 8 or 9 digits'),
  SA: known('vat', /^\d{15}$/, 'a VAT number of 15 digits'),
  SG: known('gst', /^[A-Z0-9]{9,10}$/, 'a GST number of 9 or 10 letters and digits'),
};

/**
 * Countries where no registration is shown, since people might enter private numbers instead, such as an SSN.
 */
const WITHOUT: ReadonlySet<string> = new Set(['US']);

const WRITTEN = /^[A-Z0-9+*][A-Z0-9 ./+*-]{2,28}[A-Z0-9+*]$/;

/**
 * Normalizes a registration for storage and display: as written, in capitals and common characters, with
 * single spaces.
 */
export function writtenRegistration(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

/**
 * Returns the fault of a registration in a country; `undefined` if valid.
 * @param number as it is stored
 */
export function faultOfRegistration(country: string, number: string): string | undefined {
  if (WITHOUT.has(country)) return `must be null: receipts of ${country} show none`;
  const registration = REGISTRATIONS[country];
  const compact = number.replaceAll(/[ ./-]/g, '');
  return registration === undefined || registration.pattern.test(compact) ? undefined : registration.rule;
}

/** The country's name for a registration, if known. */
export const registrationType = (country: string): RegistrationType | undefined =>
  REGISTRATIONS[country]?.type;

const number = CheckedText(
  'must be 4–30 letters, digits, spaces and - . / + *',
  (text) => text.length <= 60 && WRITTEN.test(writtenRegistration(text)),
  {
    description:
      'The number, as it is shown. It has to be one of the country of the merchant: in the European Union ' +
      'and the United Kingdom a VAT number, in Japan T and 13 digits, in Australia an ABN. In the United ' +
      'States there is none.',
    examples: ['GB 362 4418 09'],
    maxLength: 60,
  },
);

const type = OneOf(REGISTRATION_TYPES, {
  description:
    'What it is. It follows from the country where that is known: `invoice_issuer` is the registration of ' +
    'issuers of qualified invoices in Japan. Elsewhere `other`, unless it is sent.',
  examples: ['vat'],
  'x-rule': `must be one of ${REGISTRATION_TYPES.join(', ')}`,
});

export const TaxRegistration = orNull(
  Type.Object(
    {
      type,
      number: Type.String({ description: 'The number, as it is shown.', examples: ['GB 362 4418 09'] }),
    },
    { title: 'TaxRegistration' },
  ),
  { description: 'The registration for taxes that receipts show in full.', examples: [null] },
);
export type TaxRegistration = Static<typeof TaxRegistration>;

export const TaxRegistrationInput = orNull(
  Type.Object(
    { type: Type.Optional(type), number: orNull(number) },
    { title: 'TaxRegistrationInput', 'x-rule': 'must be an object with number, or null' },
  ),
  {
    description:
      'The registration for taxes that receipts show in full. It is public, unlike `tax_id`. `null` ' +
      'removes it.',
    examples: [{ number: 'GB 362 4418 09' }],
  },
);
export type TaxRegistrationInput = Static<typeof TaxRegistrationInput>;
