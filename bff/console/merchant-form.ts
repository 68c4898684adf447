import { BUSINESS_TYPES, type Merchant } from '../contract/merchants.ts';
import { COUNTRIES, CURRENCIES } from '../contract/iso-codes.ts';
import type { ApiError } from '../gateway/errors.ts';
import { html, type Html } from '../gateway/html.ts';
import type { JsonObject } from '../gateway/json.ts';
import type { FormFaults } from '../pages/forms/form-faults.ts';
import type { Form } from '../pages/forms/read-form.ts';
import { selectField, textField, type Choice } from '../pages/forms/field.ts';

/** What is typed, by the path of the property: `support.email`. */
export type TypedMerchant = Readonly<Record<string, string>>;

interface Asked {
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** A merchant cannot be without it. */
  readonly isRequired?: true;
  readonly choices?: () => readonly Choice[];
}

interface Group {
  readonly title: string;
  readonly asked: readonly Asked[];
  /** Folded until something in it is known or wrong. */
  readonly isOptional?: true;
}

const names = (type: 'region' | 'currency', codes: Iterable<string>): Choice[] => {
  const names = new Intl.DisplayNames(['en'], { type });
  return [...codes]
    .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
};
const chosen = (words: string, choices: () => readonly Choice[]): (() => readonly Choice[]) =>
  onDemand(() => [{ value: '', label: words }, ...choices()]);

/** Names of hundreds of places are looked up when the first form is shown, not when the service starts. */
function onDemand(make: () => readonly Choice[]): () => readonly Choice[] {
  let made: readonly Choice[] | undefined;
  return () => (made ??= make());
}

const countries = onDemand(() => names('region', COUNTRIES));
const currencies = (): Choice[] => names('currency', CURRENCIES);
const timezones = (): Choice[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
const types = (): Choice[] => BUSINESS_TYPES.map((value) => ({ value, label: value.replaceAll('_', '-') }));

/** The groups of the form, in the order of the record. */
const GROUPS: readonly Group[] = [
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
        choices: chosen('Choose a country', countries),
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
  {
    title: 'Address',
    isOptional: true,
    asked: [
      { path: 'address.line1', label: 'Street and number' },
      { path: 'address.line2', label: 'Flat, floor or building' },
      { path: 'address.city', label: 'Town or city' },
      { path: 'address.region', label: 'State, county or province' },
      { path: 'address.postal_code', label: 'Postal code' },
      { path: 'address.country', label: 'Country of the address', choices: chosen('Not set', countries) },
    ],
  },
  {
    title: 'Business',
    isOptional: true,
    asked: [
      { path: 'business.type', label: 'Type', choices: chosen('Not set', types) },
      { path: 'business.url', label: 'Website', hint: 'An https address.' },
      { path: 'business.mcc', label: 'Category code', hint: 'The four digits of ISO 18245.' },
      { path: 'business.founded_on', label: 'Founded on', hint: 'As YYYY-MM-DD.' },
      {
        path: 'plan',
        label: 'Plan',
        hint: 'The group that prices it: lowercase letters, digits and hyphens.',
      },
    ],
  },
];
const ASKED = GROUPS.flatMap(({ asked }) => asked);

export const NOTHING_TYPED: TypedMerchant = {};

export function typedIn(form: Form): TypedMerchant {
  return Object.fromEntries(ASKED.map(({ path }) => [path, form.get(path)?.trim() ?? '']));
}

/** The record, as it would have been typed. */
export function typedOf(merchant: Merchant): TypedMerchant {
  return Object.fromEntries(
    ASKED.map(({ path }) => {
      const value = path.split('.').reduce<unknown>((at, name) => Reflect.get(at as object, name), merchant);
      return [path, typeof value === 'string' ? value : ''];
    }),
  );
}

/** The body of a request. What was left empty is not known: null. */
export function bodyOf(typed: TypedMerchant): JsonObject {
  const body: JsonObject = {};
  for (const { path, isRequired } of ASKED) {
    const value = typed[path] ?? '';
    const [name = '', inner] = path.split('.');
    const sent = value === '' && !isRequired ? null : value;
    if (inner === undefined) body[name] = sent;
    else body[name] = { ...(body[name] as JsonObject | undefined), [inner]: sent };
  }
  return body;
}

/** The fields with what was typed, and what is wrong at the field that is at fault. */
export function merchantFields(typed: TypedMerchant, faults: FormFaults): Html[] {
  return GROUPS.map(({ title, asked, isOptional }) => {
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
  const { path, label, hint, choices } = asked;
  const value = typed[path] ?? '';
  const fault = faults.get(path);
  const error = fault && (value === '' && asked.isRequired ? wordsOfEmpty(asked) : wordsOf(fault, path));
  const view = { name: path, label, hint, error, value };
  return choices
    ? selectField({ ...view, choices: withPresent(choices(), view.value) })
    : textField({ ...view, maxLength: 2_000 });
}

/** Whether a refusal is said at a field of the form. */
export function isPlaced(refusal: ApiError | undefined): boolean {
  return ASKED.some(({ path }) => path === refusal?.param);
}

/** A required field that was left empty asks for what it wants: "Choose a country." */
function wordsOfEmpty({ label, choices }: Asked): string {
  const [empty] = choices?.() ?? [];
  return `${empty?.label ?? `Enter the ${label.toLowerCase()}`}.`;
}

/** "support.email must be …" without the name, which is above the field. */
function wordsOf({ publicMessage }: ApiError, path: string): string {
  const rest = publicMessage.replace(/`/g, '').replace(new RegExp(`^${path.replace('.', '\\.')} `), '');
  return `${rest[0]?.toUpperCase()}${rest.slice(1)}`;
}

/** A value that the list lacks, such as the alias of a time zone, stays what it is. */
function withPresent(choices: readonly Choice[], value: string): readonly Choice[] {
  return choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];
}
