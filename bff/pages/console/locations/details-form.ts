import { partsOf } from '../../../core/addresses/formats.ts';
import { WORDS } from '../../../core/addresses/whole-address.ts';
import { html } from '../../../core/text/html.ts';
import { selectField, type Choice } from '../../shell/forms/field.ts';
import { COUNTRIES } from '../../../core/contract/iso-codes.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import { group, typedField, type Faults, type Typed } from './fields.ts';
import type { SettingsForm } from './settings-form.ts';

const ADDRESS = [
  ['line1', 'Street and number'],
  ['line2', 'Flat, floor or building'],
  ['city', 'Town or city'],
  ['region', 'State, county or province'],
  ['postal_code', 'Postal code'],
] as const;

const NAMES = [
  'name',
  'phone',
  'timezone',
  'day_starts_at',
  ...ADDRESS.map(([field]) => `address.${field}`),
  'address.country',
];

/** Name, address, phone, time zone. */
export const detailsForm: SettingsForm = {
  path: 'edit',
  title: 'Edit',
  names: NAMES,
  typedOf,
  read: (typed) => ({ body: bodyOf(typed), faults: new Map() }),
  fieldOf: (param) => (NAMES.includes(param) ? param : undefined),
  fields: detailsFields,
};

function typedOf({ name, phone, timezone, day_starts_at, address }: Location): Typed {
  const lines = Object.entries(address).map(([field, value]) => [`address.${field}`, value ?? '']);
  return { name, phone: phone ?? '', timezone, day_starts_at, ...(Object.fromEntries(lines) as Typed) };
}

/** What is left empty is not known: null. */
export function bodyOf(typed: Typed) {
  const known = (name: string): string | null => typed[name] || null;
  return {
    name: typed['name'] ?? '',
    phone: known('phone'),
    timezone: typed['timezone'] ?? '',
    day_starts_at: typed['day_starts_at'] ?? '',
    address: {
      line1: known('address.line1'),
      line2: known('address.line2'),
      city: known('address.city'),
      region: known('address.region'),
      postal_code: known('address.postal_code'),
      country: known('address.country'),
    },
  };
}

export function detailsFields(typed: Typed, faults: Faults) {
  const timezones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
  const select = (name: string, label: string, choices: readonly Choice[], hint?: string) =>
    selectField({
      name,
      label,
      hint,
      choices: withPresent(choices, typed[name] ?? ''),
      value: typed[name] ?? '',
      error: faults.get(name),
    });
  return html`${group(
    'Location',
    html`<div class="pairs">
      ${typedField('name', { label: 'Name', hint: 'What customers see, such as its street.' }, typed, faults)}
      ${typedField('phone', { label: 'Phone', hint: 'Optional. With the country code: +442079460018.' }, typed, faults)}
      ${select('timezone', 'Time zone', timezones)}
      ${typedField('day_starts_at', { label: 'Business day starts at', hint: '00:00–06:00. Orders before it count for the day before.' }, typed, faults)}
    </div>`,
  )}
  ${group(
    'Address',
    html`<div class="pairs">
      ${addressAsked(typed).map(([name, label]) => typedField(`address.${name}`, { label }, typed, faults))}
      ${select('address.country', 'Country', countries())}
    </div>`,
  )}`;
}

/** The parts of its country in its order and words, and what was given besides; of no country, all of them. */
function addressAsked(typed: Typed): (readonly [string, string])[] {
  const country = typed['address.country'] ?? '';
  if (country === '') return [...ADDRESS];
  const parts = partsOf(country).map(({ name, kind }) => [name, capitalized(WORDS[kind])] as const);
  const more = ADDRESS.filter(
    ([name]) => typed[`address.${name}`] && !parts.some(([known]) => known === name),
  );
  return [...parts, ...more];
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

let named: readonly Choice[] | undefined;

/** Looked up when the first form is shown, not when the service starts. */
function countries(): readonly Choice[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  named ??= [
    { value: '', label: 'Not set' },
    ...[...COUNTRIES]
      .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  ];
  return named;
}

/** A value that the list lacks, such as the alias of a time zone, stays what it is. */
function withPresent(choices: readonly Choice[], value: string): readonly Choice[] {
  return choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];
}
