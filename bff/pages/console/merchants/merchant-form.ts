import type { Static } from 'typebox';
import { type Merchant, BUSINESS_TYPES } from '../../../accounts/merchants/contract/merchant.ts';
import type { NewMerchant } from '../../../accounts/merchants/contract/merchant-requests.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import { type FormFaults, selectField, textField, type Choice, putAt, type Form } from '../../shell/forms.ts';
import {
  fieldsOfCountry,
  movedTo,
  withPresent,
  addressParts,
  countryChoices,
  type CountryField,
} from '../parts/country-fields.ts';
import { faultText } from '../parts/form-pages.ts';
import { wordsOfName } from '../parts/pieces.ts';
import type { Unchecked } from '../../shell/page-api.ts';
import { CURRENCIES } from '../../../core/contract/iso-codes.ts';

interface Asked extends CountryField {
  /** A merchant cannot be without it. */
  readonly isRequired?: true;
  /** A country whose fields follow it. */
  readonly isCountry?: true;
}

interface Group {
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
const types = (): Choice[] => BUSINESS_TYPES.map((value) => ({ value, label: wordsOfName(value) }));

/**
 * The groups of the form, in the order of the record; the address in that of its country, or of the
 * merchant's.
 */
const groupsFor = (typed: Readonly<Record<string, string>>): Group[] => {
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

/** The typed values, by property path: `support.email`. */
export type TypedMerchant = Readonly<Record<string, string>>;

/** Every field that the form can have. */
const ASKED = groupsFor({}).flatMap(({ asked }) => asked);

export const NOTHING_TYPED: TypedMerchant = {};

export function typedIn(form: Form): TypedMerchant {
  return Object.fromEntries(ASKED.map(({ path }) => [path, form.get(path)?.trim() ?? '']));
}

/** The record, as it would have been typed. */
export function typedOf(merchant: Merchant): TypedMerchant {
  return Object.fromEntries(
    ASKED.map(({ path }) => {
      const value = path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), merchant);
      return [path, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Returns the form with the fields of the chosen country. */
export const redrawn = (typed: TypedMerchant): TypedMerchant =>
  movedTo('address', typed['address.country'] || typed['country'] || '', typed);

/** The body of a request. What was left empty is not known: null. */
export function bodyOf(typed: TypedMerchant): Unchecked<Static<typeof NewMerchant>> {
  const body: JsonObject = {};
  for (const { path, isRequired } of ASKED) {
    const value = typed[path] ?? '';
    putAt(body, path, value === '' && !isRequired ? null : value);
  }
  // The paths of the fields are those of its properties.
  return body as unknown as Unchecked<Static<typeof NewMerchant>>;
}

/** Renders the fields with the typed values, each with its error. */
export function merchantFields(typed: TypedMerchant, faults: FormFaults): Html[] {
  return groupsFor(typed).map(({ title, asked, isOptional }) => {
    const fields = html`<div class="pairs">${asked.map((one) => fieldOf(one, typed, faults))}</div>`;
    if (!isOptional)
      return html`<section class="group">
        <h2>${title}</h2>
        ${fields}
      </section>`;
    const isOpen = asked.some(({ path }) => (typed[path] ?? '') !== '' || faults.has(path));
    return html`<details class="group" ${isOpen && html` open`}>
      <summary>${title} <span class="hint">Optional</span></summary>
      ${fields}
    </details>`;
  });
}

function fieldOf(asked: Asked, typed: TypedMerchant, faults: FormFaults): Html {
  const { path, label, hint, choices, isNumeric, isCountry } = asked;
  const value = typed[path] ?? '';
  const fault = faults.get(path);
  const error = fault && (value === '' && asked.isRequired ? wordsOfEmpty(asked) : faultText(fault, path));
  const view = { name: path, label, hint, error, value };
  const control = choices
    ? selectField({ ...view, choices: withPresent(choices(), view.value) })
    : textField({ ...view, maxLength: 2_000, isNumeric });
  return isCountry ? html`${control} ${fieldsOfCountry(path)}` : control;
}

/** Whether a refusal is shown at a field of the form. */
export function isPlaced(refusal: ApiError | undefined): boolean {
  return ASKED.some(({ path }) => path === refusal?.param);
}

/** A required field that was left empty asks for what it wants: "Choose a country." */
function wordsOfEmpty({ label, choices }: Asked): string {
  const [empty] = choices?.() ?? [];
  return `${empty?.label ?? `Enter the ${label.toLowerCase()}`}.`;
}
