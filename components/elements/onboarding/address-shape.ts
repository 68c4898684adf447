import { partsOf, type PartKind } from '../../../bff/core/addresses/formats.ts';
import { msg } from '../../i18n/message.ts';
import { countryOptions } from './countries.ts';
import { checkLine } from './field-checks.ts';
import type { FormField } from './form-field.ts';
import type { Onboarding, Person } from './onboarding-record.ts';
import type { FormShape } from './step-form.ts';
import { fieldText } from './step-words.ts';

type Address = Onboarding['address'] | Person['address'];

const PARTS = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const;

/** What an address has, by path. */
export const savedAddress = (address: Address): Record<string, string> =>
  Object.fromEntries(PARTS.map((name) => [`address.${name}`, address[name] ?? '']));

/** The fields of an address, of a business or of a person: in the order and the words of its country. */
export function addressFields(value: (path: string) => string, isBrief = false): FormField[] {
  const country: FormField = {
    path: 'address.country',
    label: fieldText('country'),
    kind: 'select',
    isRequired: true,
    options: countryOptions(),
  };
  const parts = partsOf(value('address.country')).map(({ name, kind, isRequired }): FormField => ({
    path: `address.${name}`,
    label: labelOf(kind),
    kind: 'text',
    isRequired,
    check: checkLine(name === 'postal_code' ? 20 : 120),
  }));
  return [country, ...parts].filter(({ isRequired }) => isRequired || !isBrief);
}

export const addressShape = (record: () => Onboarding, isBrief: () => boolean): FormShape => ({
  prefix: 'business',
  saved: () => savedAddress(record().address),
  fields: (value) => addressFields(value, isBrief()),
});

/** What the country calls it. */
function labelOf(kind: PartKind): string {
  const words: Record<PartKind, string> = {
    street: fieldText('line1'),
    more: msg('Flat, floor or building'),
    city: fieldText('city'),
    post_town: fieldText('city'),
    suburb: msg('Suburb'),
    province: msg('Province'),
    state: msg('State'),
    emirate: msg('Emirate'),
    prefecture: msg('Prefecture'),
    county: msg('County'),
    department: msg('Department'),
    region: msg('Region'),
    area: msg('Area'),
    district: msg('District'),
    parish: msg('Parish'),
    island: msg('Island'),
    oblast: msg('Oblast'),
    do_si: msg('Province or city'),
    postal: fieldText('postal_code'),
    zip: msg('ZIP code'),
    postcode: msg('Postcode'),
    eircode: msg('Eircode'),
    pin: msg('PIN code'),
  };
  return words[kind];
}
