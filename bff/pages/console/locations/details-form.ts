import { html } from '../../../core/text/html.ts';
import { selectField, type Choice } from '../../shell/forms/field.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import {
  addressParts,
  addressPaths,
  countryChoices,
  fieldsOfCountry,
  movedTo,
  withPresent,
} from '../parts/country-fields.ts';
import { group, typedField, type Faults, type Typed } from './fields.ts';
import type { SettingsForm } from './settings-form.ts';

const NAMES = ['name', 'phone', 'timezone', 'day_starts_at', ...addressPaths('address')];

/** Name, address, phone, time zone. */
export const detailsForm: SettingsForm = {
  path: 'edit',
  title: 'Edit',
  names: NAMES,
  typedOf,
  read: (typed) => ({ body: bodyOf(typed), faults: new Map() }),
  fieldOf: (param) => (NAMES.includes(param) ? param : undefined),
  fields: (typed, faults, _, home) => detailsFields(typed, faults, home),
  redrawn: (typed, home) => movedTo('address', typed['address.country'] || home, typed),
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

/** @param home the country of an address that says none: its merchant's */
export function detailsFields(typed: Typed, faults: Faults, home: string) {
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
      ${select('address.country', 'Country', [{ value: '', label: 'Not set' }, ...countryChoices()], 'Unless set, the country of the merchant.')}
      ${fieldsOfCountry('address.country')}
      ${addressParts('address', typed['address.country'] || home, typed).map(({ path, choices, ...words }) =>
        choices ? select(path, words.label, choices(), words.hint) : typedField(path, words, typed, faults),
      )}
    </div>`,
  )}`;
}
