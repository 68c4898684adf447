import { ApiError } from '../gateway/errors.ts';
import type { BankAccountInput } from './contract/onboarding-change.ts';

/** The numbers of a bank account, checked, without spaces and hyphens. */
export interface BankNumbers {
  readonly country: string;
  readonly iban?: string;
  /** Sort code or routing number. */
  readonly bankCode?: string;
  readonly accountNumber?: string;
}

/** Length of an IBAN by country (SWIFT's IBAN registry). */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 ' +
    'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 ' +
    'LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 ' +
    'SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/**
 * The numbers that the country uses: in the United Kingdom a sort code with an account number or an IBAN, in the United States
 * a routing number with an account number, an IBAN wherever there are IBANs, and an account number elsewhere.
 * @throws {ApiError} field_missing, field_invalid
 */
export function bankNumbersOf(input: BankAccountInput): BankNumbers {
  const { country } = input;
  if (input.iban !== undefined) {
    refuseOthers(input, ['iban']);
    return { country, iban: checkedIban(compact(input.iban), country) };
  }
  if (country === 'GB') {
    refuseOthers(input, ['sort_code', 'account_number']);
    return {
      country,
      bankCode: checked(input, 'sort_code', /^\d{6}$/, 'must be a sort code of six digits'),
      accountNumber: checked(input, 'account_number', /^\d{8}$/, 'must be an account number of eight digits'),
    };
  }
  if (country === 'US') {
    refuseOthers(input, ['routing_number', 'account_number']);
    const bankCode = checked(input, 'routing_number', /^\d{9}$/, ROUTING_RULE);
    if (!isRoutingNumber(bankCode)) throw invalid('routing_number', ROUTING_RULE);
    const rule = 'must be an account number of 4–17 digits';
    return { country, bankCode, accountNumber: checked(input, 'account_number', /^\d{4,17}$/, rule) };
  }
  if (IBAN_LENGTHS.has(country)) throw missing('iban');
  refuseOthers(input, ['account_number']);
  const rule = 'must be an account number of 4–20 letters and digits';
  return { country, accountNumber: checked(input, 'account_number', /^[A-Z0-9]{4,20}$/, rule) };
}

/** What is shown of it. */
export function lastFourOf({ iban, accountNumber = '' }: BankNumbers): string {
  return (iban ?? accountNumber).slice(-4);
}

const ROUTING_RULE = 'must be a routing number of nine digits, with a valid check digit';

/** The check digit of the American Bankers Association: weights 3, 7, 1. */
export function isRoutingNumber(text: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0);
  return /^\d{9}$/.test(text) && sum > 0 && sum % 10 === 0;
}

/** ISO 13616: the country's length, and 1 as the remainder by 97 (ISO 7064). */
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

function checkedIban(iban: string, country: string): string {
  if (!isIban(iban)) throw invalid('iban', 'must be a valid IBAN');
  if (iban.slice(0, 2) !== country) throw invalid('iban', 'must be of the country of the bank account');
  return iban;
}

type NumberField = 'sort_code' | 'routing_number' | 'account_number';

function checked(input: BankAccountInput, field: NumberField, form: RegExp, rule: string): string {
  const text = input[field];
  if (text === undefined) throw missing(field);
  const value = compact(text);
  if (!form.test(value)) throw invalid(field, rule);
  return value;
}

function refuseOthers(input: BankAccountInput, used: readonly string[]): void {
  for (const field of ['iban', 'sort_code', 'routing_number', 'account_number'] as const) {
    if (input[field] === undefined || used.includes(field)) continue;
    throw invalid(field, `must be left out: this account is named by ${used.join(' and ')}`);
  }
}

function compact(text: string): string {
  return text.replace(/[ -]/g, '').toUpperCase();
}

function invalid(field: string, rule: string): ApiError {
  const param = `bank_account.${field}`;
  return new ApiError('field_invalid', { message: `${param} ${rule}.`, param });
}

function missing(field: string): ApiError {
  const param = `bank_account.${field}`;
  return new ApiError('field_missing', { message: `${param} is required.`, param });
}
