import { COUNTRIES } from '../../../core/contract/iso-codes.ts';
import { BUSINESS_TYPES } from '../../../accounts/merchants/contract/merchant.ts';
import type { Choice } from '../../shell/forms/field.ts';
import type {
  Onboarding,
  Person,
  StepName,
} from '../../../accounts/onboarding/contract/onboarding-record.ts';

/** One field of a step's form. */
export interface Asked {
  /** Of the property in a change: `business.tax_id`; of a person, below the person. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  readonly choices?: () => readonly Choice[];
  /** It is never shown again; left empty, what was saved stays. @returns its last four characters */
  readonly masked?: (onboarding: Onboarding, person?: Person) => string | null;
}

/** The steps with a form, in words. People have a form each. */
export const STEP_TITLES: Readonly<Record<StepName, string>> = {
  business: 'Business',
  address: 'Address',
  people: 'People',
  bank: 'Bank account',
  terms: 'Terms',
  review: 'Review',
};

let countries: readonly Choice[] | undefined;

/** Looked up when the first form is shown. */
function countryChoices(): readonly Choice[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  countries ??= [
    { value: '', label: 'Choose a country' },
    ...[...COUNTRIES]
      .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
  return countries;
}

const addressOf = (path: string): readonly Asked[] => [
  { path: `${path}.line1`, label: 'Street and number' },
  { path: `${path}.line2`, label: 'Flat, floor or building', hint: 'Optional.' },
  { path: `${path}.city`, label: 'Town or city' },
  { path: `${path}.region`, label: 'State, county or province', hint: 'Optional.' },
  { path: `${path}.postal_code`, label: 'Postal code' },
  { path: `${path}.country`, label: 'Country', choices: countryChoices },
];

export const ASKED: Readonly<Record<'business' | 'address' | 'bank' | 'terms', readonly Asked[]>> = {
  business: [
    { path: 'business.legal_name', label: 'Legal name', hint: 'The name it is registered under.' },
    {
      path: 'business.type',
      label: 'Type',
      choices: () => [
        { value: '', label: 'Choose a type' },
        ...BUSINESS_TYPES.map((value) => ({ value, label: value.replaceAll('_', '-') })),
      ],
    },
    {
      path: 'business.tax_id',
      label: 'Tax number',
      masked: ({ business }) => business.tax_id_last4,
    },
    {
      path: 'business.tax_registration.number',
      label: 'Tax registration',
      hint: 'Optional. Shown in full on receipts: a VAT number, a T-number, an ABN.',
    },
    { path: 'business.mcc', label: 'Category code', hint: 'The four digits of ISO 18245.' },
    { path: 'business.url', label: 'Website', hint: 'Optional. An https address.' },
    { path: 'business.founded_on', label: 'Founded on', hint: 'Optional. As YYYY-MM-DD.' },
    {
      path: 'business.document',
      label: 'Document',
      hint: 'Only if one is due: its token. In the sandbox, doc_test.',
      masked: () => null,
    },
  ],
  address: addressOf('address'),
  bank: [
    { path: 'bank_account.country', label: 'Country of the bank', choices: countryChoices },
    { path: 'bank_account.iban', label: 'IBAN', hint: 'Where the country has one.', masked: () => null },
    {
      path: 'bank_account.sort_code',
      label: 'Sort code',
      hint: 'In the United Kingdom, without an IBAN.',
      masked: () => null,
    },
    {
      path: 'bank_account.routing_number',
      label: 'Routing number',
      hint: 'In the United States.',
      masked: () => null,
    },
    { path: 'bank_account.bsb', label: 'BSB', hint: 'In Australia.', masked: () => null },
    {
      path: 'bank_account.institution_number',
      label: 'Institution number',
      hint: 'In Canada.',
      masked: () => null,
    },
    {
      path: 'bank_account.transit_number',
      label: 'Transit number',
      hint: 'In Canada.',
      masked: () => null,
    },
    { path: 'bank_account.bank_code', label: 'Bank code', hint: 'In Japan.', masked: () => null },
    { path: 'bank_account.branch_code', label: 'Branch code', hint: 'In Japan.', masked: () => null },
    {
      path: 'bank_account.bic',
      label: 'BIC',
      hint: 'Where the country has no IBANs.',
      masked: () => null,
    },
    {
      path: 'bank_account.account_number',
      label: 'Account number',
      hint: 'Without an IBAN.',
      masked: ({ bank_account }) => bank_account.last4,
    },
    {
      path: 'bank_account.account_type',
      label: 'Account type',
      hint: 'In Japan and the United States.',
      choices: () => [
        { value: '', label: 'Not set' },
        ...['checking', 'savings', 'ordinary', 'current'].map((value) => ({ value, label: value })),
      ],
      masked: () => null,
    },
    {
      path: 'bank_account.holder',
      label: 'Account holder',
      hint: 'In Japan in katakana. Elsewhere the registered name, if left empty.',
      masked: () => null,
    },
  ],
  terms: [
    { path: 'terms.version', label: 'Version of the terms', hint: 'Which terms were accepted.' },
    {
      path: 'terms.ip',
      label: 'IP address',
      hint: 'Of whoever accepted them at the merchant.',
      masked: () => null,
    },
  ],
};

export const ASKED_OF_PERSON: readonly Asked[] = [
  { path: 'name', label: 'Full name' },
  { path: 'birth_date', label: 'Date of birth', hint: 'As YYYY-MM-DD, at least 18 years ago.' },
  { path: 'email', label: 'Email' },
  { path: 'phone', label: 'Phone', hint: 'With the country code: +442079460018.' },
  { path: 'id_number', label: 'Identity number', masked: (_, person) => person?.id_last4 ?? null },
  { path: 'ownership', label: 'Share of the business in %', hint: 'Of an owner: 25–100.' },
  ...addressOf('address'),
];

const LABELS: ReadonlyMap<string, string> = new Map([
  ...Object.values(ASKED)
    .flat()
    .map(({ path, label }) => [path, label] as const),
  ...ASKED_OF_PERSON.map(({ path, label }) => [`person.${path}`, label] as const),
  ['bank_account', 'Bank account'],
  ['terms', 'Acceptance of the terms'],
  ['people.representative', 'A representative'],
]);

/** The same within a sentence: “tax number, a representative”. */
export function dueList(paths: readonly string[], people: readonly Person[]): string {
  return paths
    .map((path) => dueWords(path, people))
    .map((words) => `${words[0]?.toLowerCase()}${words.slice(1)}`)
    .join(', ');
}

/** What is due, as people read it: `people.psn_….birth_date` → “Date of birth of Alex Morgan”. */
export function dueWords(path: string, people: readonly Person[]): string {
  const person = people.find(({ id }) => path.startsWith(`people.${id}.`));
  if (!person) return LABELS.get(path) ?? path;
  const field = path.slice(`people.${person.id}.`.length);
  return `${LABELS.get(`person.${field}`) ?? field} of ${person.name}`;
}
