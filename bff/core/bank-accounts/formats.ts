/** A component of a bank account's identification; each country uses some of them. */
export type AccountPart =
  | 'iban'
  | 'sort_code'
  | 'routing_number'
  | 'bsb'
  | 'institution_number'
  | 'transit_number'
  | 'bank_code'
  | 'branch_code'
  | 'bic'
  | 'account_number'
  | 'account_type'
  | 'holder';

export const ACCOUNT_TYPES = ['checking', 'savings', 'ordinary', 'current'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export interface AccountField {
  readonly name: AccountPart;
  /** Matches the value without spaces and hyphens, in capitals. */
  readonly form: RegExp;
  /** The rule in English: “must be a sort code of six digits”. */
  readonly rule: string;
  readonly isRequired: boolean;
  /** Whether it is only required since version 2026-11-26. */
  readonly isNew: boolean;
  readonly choices?: readonly AccountType[];
}

/** Length of an IBAN by country (SWIFT's IBAN registry). */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 ' +
    'QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Countries with IBANs. */
export const IBAN_COUNTRIES: readonly string[] = [...IBAN_LENGTHS.keys()];

const field = (
  name: AccountPart,
  form: RegExp,
  rule: string,
  more: Partial<AccountField> = {},
): AccountField => ({ name, form, rule: `must be ${rule}`, isRequired: true, isNew: false, ...more });

const NEW = { isNew: true };
const digits = (name: AccountPart, count: number, words: string, more: Partial<AccountField> = NEW) =>
  field(name, new RegExp(`^\\d{${count}}$`), words, more);

const IBAN = field('iban', /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/, 'a valid IBAN');
const NAME = /[\p{L}\p{N}]/u;
const HOLDER = field('holder', NAME, 'the name of the account holder', { isRequired: false });
const US_TYPES = ['checking', 'savings'] as const;
const JP_TYPES = ['ordinary', 'current', 'savings'] as const;

/** Katakana, capitals, digits and the signs of Japanese transfers, in full width. */
const KATAKANA = /^[\u30A1-\u30FA\u30FC・A-Z0-9().,/「」\u3000 -]+$/;

const FORMATS: Readonly<Record<string, readonly AccountField[]>> = {
  GB: [
    digits('sort_code', 6, 'a sort code of six digits', {}),
    digits('account_number', 8, 'an account number of eight digits', {}),
    HOLDER,
  ],
  US: [
    digits('routing_number', 9, 'a routing number of nine digits, with a valid check digit', {}),
    field('account_number', /^\d{4,17}$/, 'an account number of 4–17 digits'),
    field('account_type', /^(?:CHECKING|SAVINGS)$/, 'checking or savings', {
      isRequired: false,
      choices: US_TYPES,
    }),
    HOLDER,
  ],
  JP: [
    digits('bank_code', 4, 'a bank code of four digits'),
    digits('branch_code', 3, 'a branch code of three digits'),
    field('account_type', /^(?:ORDINARY|CURRENT|SAVINGS)$/, 'ordinary, current or savings', {
      ...NEW,
      choices: JP_TYPES,
    }),
    digits('account_number', 7, 'an account number of seven digits', {}),
    field('holder', KATAKANA, 'the account holder in katakana', NEW),
  ],
  AU: [
    digits('bsb', 6, 'a BSB of six digits'),
    field('account_number', /^\d{4,9}$/, 'an account number of 4–9 digits'),
    HOLDER,
  ],
  CA: [
    digits('institution_number', 3, 'an institution number of three digits'),
    digits('transit_number', 5, 'a transit number of five digits'),
    field('account_number', /^\d{4,12}$/, 'an account number of 4–12 digits'),
    HOLDER,
  ],
};

const ELSEWHERE: readonly AccountField[] = [
  field('bic', /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'a BIC of 8 or 11 letters and digits', NEW),
  field('account_number', /^[A-Z0-9]{4,20}$/, 'an account number of 4–20 letters and digits'),
  field('holder', NAME, 'the name of the account holder', NEW),
];

/**
 * Returns the fields of a bank account in a country, in the order in which forms show them. @param country
 * ISO 3166-1
 */
export function accountFields(country: string): readonly AccountField[] {
  return FORMATS[country] ?? (IBAN_LENGTHS.has(country) ? [IBAN, HOLDER] : ELSEWHERE);
}

/** Whether a number consists of digits only, so that a phone can show its numeric keypad. */
export const isNumericPart = ({ form }: AccountField): boolean => /^\^\\d\{[\d,]+\}\$$/.test(form.source);

/** Returns a number without spaces and hyphens, in capitals and ASCII; a holder in full width. */
export function compactPart(name: AccountPart, text: string): string {
  const plain = text.normalize('NFKC').trim();
  return name === 'holder' ? plain : plain.replace(/[ -]/g, '').toUpperCase();
}

/** Whether a part is valid in its country. @param text as from {@link compactPart} */
export function isAccountPart({ name, form }: AccountField, text: string, country: string): boolean {
  if (name === 'holder') return form.test(country === 'JP' ? text.toUpperCase() : text);
  if (!form.test(text)) return false;
  if (name === 'iban') return isIban(text) && text.startsWith(country);
  return name !== 'routing_number' || isRoutingNumber(text);
}

/** Checks the check digit of the American Bankers Association: weights 3, 7, 1. */
export function isRoutingNumber(text: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0);
  return /^\d{9}$/.test(text) && sum > 0 && sum % 10 === 0;
}

/** Checks ISO 13616: the country's length, and a remainder of 1 modulo 97 (ISO 7064). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) || IBAN_LENGTHS.get(text.slice(0, 2)) !== text.length)
    return false;
  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
