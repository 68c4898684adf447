import type { ReactiveControllerHost } from 'lit';
import { partsOf, type AddressPart, type PartKind } from '../../../bff/core/addresses/formats.ts';
import {
  hasNumericCodes,
  isPostalCode,
  postalCodeExample,
} from '../../../bff/core/addresses/postal-codes.ts';
import type * as Regions from '../../../bff/core/addresses/regions.ts';
import { language } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { Late } from '../../kit/late.ts';
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

/** The regions of all countries: loaded once an address of a country that has some is asked for. */
export const lateRegions = new Late<typeof Regions>(() => import('../../../bff/core/addresses/regions.ts'));

interface AskedAddress {
  readonly host: ReactiveControllerHost;
  /** As saved. */
  readonly saved: Address | undefined;
  /** Only what the country requires. */
  readonly isBrief?: boolean;
}

/** The fields of an address, of a business or of a person: in the order and the words of its country. */
export function addressFields(value: (path: string) => string, asked: AskedAddress): FormField[] {
  const country: FormField = {
    path: 'address.country',
    label: fieldText('country'),
    kind: 'select',
    isRequired: true,
    options: countryOptions(),
  };
  const parts = partsOf(value('address.country')).map((part) =>
    partField(part, value('address.country'), asked),
  );
  return [country, ...parts].filter(({ isRequired }) => isRequired || !asked.isBrief);
}

function partField({ name, kind, isRequired }: AddressPart, country: string, asked: AskedAddress): FormField {
  const field: FormField = { path: `address.${name}`, label: labelOf(kind), kind: 'text', isRequired };
  if (name === 'postal_code') {
    return {
      ...field,
      ...(hasNumericCodes(country) && { inputmode: 'numeric' }),
      check: (text) => checkLine(20)(text) ?? checkPostalCode(text, country),
    };
  }
  const regions = name === 'region' ? regionOptions(country, asked) : [];
  if (regions.length === 0) return { ...field, check: checkLine(120) };
  const isOne = (text: string): boolean => regions.some(([one]) => one === text);
  const options = isRequired ? regions : [['', '–'] as const, ...regions];
  return {
    ...field,
    kind: 'select',
    options,
    // One of the country before is none of this one.
    check: (text) => (isOne(text) || !isRequired ? undefined : msg('Choose one.')),
    read: (text) => (isOne(text) ? text : null),
  };
}

function checkPostalCode(text: string, country: string): string | undefined {
  if (isPostalCode(text, country)) return undefined;
  return msg(str`Check this code. Example: ${postalCodeExample(country) ?? '–'}`);
}

/** The regions that a country lists, with the one that is saved; empty where it lists none, and until the list is there. */
function regionOptions(
  country: string,
  { host, saved }: AskedAddress,
): (readonly [value: string, label: string])[] {
  const listed = lateRegions.for(host)?.regionChoices(country, language()) ?? [];
  const options = listed.map(({ value, label }) => [value, label] as const);
  const region = saved?.country === country ? saved.region : null;
  if (!region || options.length === 0 || options.some(([one]) => one === region)) return options;
  return [...options, [region, region]];
}

export const addressShape = (
  host: ReactiveControllerHost,
  record: () => Onboarding,
  isBrief: () => boolean,
): FormShape => ({
  prefix: 'business',
  saved: () => savedAddress(record().address),
  fields: (value) => addressFields(value, { host, saved: record().address, isBrief: isBrief() }),
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
