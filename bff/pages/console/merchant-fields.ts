import { CURRENCIES } from '../../core/money/currencies.ts';
import { BUSINESS_TYPES } from '../../accounts/merchants/contract/merchant.ts';
import type { Choice } from '../shell/forms/field.ts';
import { addressParts, countryChoices, type CountryField } from './parts/country-fields.ts';

export interface Asked extends CountryField {
  /** A merchant cannot be without it. */
  readonly isRequired?: true;
  /** A country whose fields follow it. */
  readonly isCountry?: true;
}

export interface Group {
  readonly title: string;
  readonly asked: readonly Asked[];
  /** Folded until something in it is known or wrong. */
  readonly isOptional?: true;
}

const chosen = (words: string, choices: () => readonly Choice[]): (() => readonly Choice[]) =>
  onDemand(() => [{ value: '', label: words }, ...choices()]);

/** Names of hundreds of places are looked up when the first form is shown, not when the service starts. */
function onDemand(make: () => readonly Choice[]): () => readonly Choice[] {
  let made: readonly Choice[] | undefined;
  return () => (made ??= make());
}

const currencies = (): Choice[] => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return [...CURRENCIES]
    .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
};
const timezones = (): Choice[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
const types = (): Choice[] => BUSINESS_TYPES.map((value) => ({ value, label: value.replaceAll('_', '-') }));

/** The groups of the form, in the order of the record; the address in that of its country, or of the merchant's. */
export const groupsFor = (typed: Readonly<Record<string, string>>): Group[] => {
  const country = typed['address.country'] || typed['country'] || '';
  return [
    ...BEFORE,
    {
      title: 'Address',
      isOptional: true,
      asked: [COUNTRY_OF_ADDRESS, ...addressParts('address', country, typed)],
    },
    ...AFTER,
  ];
};

const COUNTRY_OF_ADDRESS: Asked = {
  path: 'address.country',
  label: 'Country of the address',
  hint: 'Unless set, the country of the merchant.',
  choices: chosen('Not set', countryChoices),
  isCountry: true,
};

const BEFORE: readonly Group[] = [
  {
    title: 'Names',
    asked: [
      { path: 'display_name', label: 'Display name', hint: 'The name that customers see.', isRequired: true },
      { path: 'legal_name', label: 'Legal name', hint: 'The name it is registered under.', isRequired: true },
    ],
  },
  {
    title: 'Place and money',
    asked: [
      {
        path: 'country',
        label: 'Country',
        isRequired: true,
        choices: chosen('Choose a country', countryChoices),
      },
      {
        path: 'currency',
        label: 'Currency',
        hint: 'Fixed once the merchant is active.',
        isRequired: true,
        choices: chosen('Choose a currency', currencies),
      },
      {
        path: 'timezone',
        label: 'Time zone',
        isRequired: true,
        choices: chosen('Choose a time zone', timezones),
      },
      { path: 'language', label: 'Language', hint: 'Optional. A language tag, such as en or de-CH.' },
    ],
  },
  {
    title: 'Support',
    isOptional: true,
    asked: [
      { path: 'support.email', label: 'Email', hint: 'Where customers can write to.' },
      { path: 'support.phone', label: 'Phone', hint: 'With the country code: +442079460018.' },
    ],
  },
];

const AFTER: readonly Group[] = [
  {
    title: 'Business',
    isOptional: true,
    asked: [
      { path: 'business.type', label: 'Type', choices: chosen('Not set', types) },
      { path: 'business.url', label: 'Website', hint: 'An https address.' },
      { path: 'business.mcc', label: 'Category code', hint: 'The four digits of ISO 18245.' },
      {
        path: 'business.tax_registration.number',
        label: 'Tax registration',
        hint: 'Shown in full on receipts: a VAT number, a T-number, an ABN.',
      },
      { path: 'business.founded_on', label: 'Founded on', hint: 'As YYYY-MM-DD.' },
      {
        path: 'plan',
        label: 'Plan',
        hint: 'The group that prices it: lowercase letters, digits and hyphens.',
      },
    ],
  },
];
