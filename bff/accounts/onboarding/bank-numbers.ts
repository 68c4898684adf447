import {
  accountFields,
  compactPart,
  isAccountPart,
  type AccountField,
} from '../../core/bank-accounts/formats.ts';
import type { AccountPart } from '../../core/bank-accounts/formats.ts';
import { asksForParts } from '../../core/contract/versions/versions.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { BankAccountInput } from './contract/onboarding-change.ts';

/** The numbers of a bank account, checked, without spaces and hyphens. */
export interface BankNumbers {
  readonly country: string;
  readonly iban?: string;
  /** Sort code, routing number, BSB, institution number, bank code or BIC. */
  readonly bankCode?: string;
  /** Branch code or transit number. */
  readonly branchCode?: string;
  readonly accountNumber?: string;
  readonly accountType?: string;
  readonly holder?: string;
}

const PARTS: readonly AccountPart[] = [
  'iban',
  'sort_code',
  'routing_number',
  'bsb',
  'institution_number',
  'transit_number',
  'bank_code',
  'branch_code',
  'bic',
  'account_number',
  'account_type',
  'holder',
];

const IN_ENGLISH: Readonly<Record<AccountPart, string>> = {
  iban: 'the IBAN',
  sort_code: 'the sort code',
  routing_number: 'the routing number',
  bsb: 'the BSB',
  institution_number: 'the institution number',
  transit_number: 'the transit number',
  bank_code: 'the bank code',
  branch_code: 'the branch code',
  bic: 'the BIC of the bank',
  account_number: 'the account number',
  account_type: 'the type of the account',
  holder: 'the account holder',
};

/**
 * Returns the numbers that the country uses (`bff/core/bank-accounts/formats.ts`), or an IBAN, also in the
 * United Kingdom.
 * @param version the caller's; defaults to the newest. Older ones accept an account number where there are no
 * IBANs
 * @throws {ApiError} field_missing, field_invalid
 */
export function bankNumbersOf(input: BankAccountInput, version?: string): BankNumbers {
  const { country } = input;
  const fields = fieldsOf(input);
  if (input.iban === undefined && fields.some(({ name }) => name === 'iban')) throw missing('iban', country);
  refuseOthers(input, fields);
  const values = new Map<AccountPart, string>();
  for (const field of fields) {
    const value = valueOf(input, field, version);
    if (value !== undefined) values.set(field.name, value);
  }
  const first = (...names: readonly AccountPart[]): string | undefined =>
    names.map((name) => values.get(name)).find((value) => value !== undefined);
  return {
    country,
    ...given('iban', first('iban')),
    ...given(
      'bankCode',
      first('sort_code', 'routing_number', 'bsb', 'institution_number', 'bank_code', 'bic'),
    ),
    ...given('branchCode', first('branch_code', 'transit_number')),
    ...given('accountNumber', first('account_number')),
    ...given('accountType', first('account_type')?.toLowerCase()),
    ...given('holder', first('holder')),
  };
}

/** The visible part of the number. */
export function lastFourOf({ iban, accountNumber = '' }: BankNumbers): string {
  return (iban ?? accountNumber).slice(-4);
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [One in Name]?: string };

/** The fields of a country; in the United Kingdom an IBAN may replace them. */
function fieldsOf({ country, iban }: BankAccountInput): readonly AccountField[] {
  return accountFields(country === 'GB' && iban !== undefined ? 'IE' : country);
}

/** @throws {ApiError} field_missing, field_invalid */
function valueOf(
  input: BankAccountInput,
  field: AccountField,
  version: string | undefined,
): string | undefined {
  const { name, isRequired, isNew, rule } = field;
  const text = input[name];
  if (text === undefined) {
    if (isRequired && (!isNew || asksForParts(version))) throw missing(name, input.country);
    return undefined;
  }
  const value = compactPart(name, text);
  if (isAccountPart(field, value, input.country)) return value;
  // In older versions, an account number of a country without a specific format could be any.
  const isLoose = name === 'account_number' && !asksForParts(version) && !OLD.has(input.country);
  if (isLoose && /^[A-Z0-9]{4,20}$/.test(value)) return value;
  throw invalid(name, name === 'iban' ? ibanRule(value, rule, input.country) : rule);
}

/** Countries whose numbers were checked in every version. */
const OLD: ReadonlySet<string> = new Set(['GB', 'US']);

function ibanRule(value: string, rule: string, country: string): string {
  const field = accountFields('IE')[0];
  const isOther = field !== undefined && isAccountPart(field, value, value.slice(0, 2));
  return isOther && !value.startsWith(country) ? 'must be of the country of the bank account' : rule;
}

function refuseOthers(input: BankAccountInput, fields: readonly AccountField[]): void {
  const used = new Set(fields.map(({ name }) => name));
  for (const name of PARTS) {
    if (input[name] === undefined || used.has(name)) continue;
    const needed = fields.filter(({ isRequired }) => isRequired).map((field) => field.name);
    throw invalid(name, `must be left out: this account is named by ${needed.join(' and ')}`);
  }
}

function invalid(field: string, rule: string): ApiError {
  const param = `bank_account.${field}`;
  return new ApiError('field_invalid', { message: `${param} ${rule}.`, param });
}

function missing(field: AccountPart, country: string): ApiError {
  const param = `bank_account.${field}`;
  const message = `${param} is required for accounts in ${country}: ${IN_ENGLISH[field]}.`;
  return new ApiError('field_missing', { message, param });
}
