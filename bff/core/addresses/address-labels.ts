import { partsOf, type AddressPart, type PartKind, type PartName } from './formats.ts';

/**
 * The English label of each part of an address. Forms for guests and elements have labels of their own, in
 * files of this name, which their catalogs translate.
 */
export const ADDRESS_LABELS: Readonly<Record<PartKind, string>> = {
  province: 'province',
  state: 'state',
  emirate: 'emirate',
  parish: 'parish',
  island: 'island',
  department: 'department',
  region: 'region',
  area: 'area',
  county: 'county',
  prefecture: 'prefecture',
  do_si: 'province or city',
  district: 'district',
  oblast: 'oblast',
  postal: 'postal code',
  zip: 'ZIP code',
  eircode: 'Eircode',
  pin: 'PIN code',
  postcode: 'postcode',
  city: 'town or city',
  post_town: 'post town',
  suburb: 'suburb',
  street: 'street and number',
  more: 'flat, floor or building',
};

/** The labels where the country isn't known. */
export const LABELS_ANYWHERE: Readonly<Record<PartName, string>> = {
  line1: 'Street and number',
  line2: 'Flat, floor or building',
  city: 'Town or city',
  region: 'State, county or province',
  postal_code: 'Postal code',
};

/**
 * Returns the label for a part of an address in its country. A post town is labeled as a town, as in other
 * forms.
 */
export function partLabel(name: PartName, country: string): string {
  const part = country === '' ? undefined : partsOf(country).find((one) => one.name === name);
  return part && part.kind !== 'post_town' ? capitalized(ADDRESS_LABELS[part.kind]) : LABELS_ANYWHERE[name];
}

/** Returns a label as it begins a line. */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns `address.region is required: the state`, with the country's word. */
export const missingText = (param: string, { kind }: AddressPart, country: string): string =>
  `${param} is required for addresses in ${country}: the ${ADDRESS_LABELS[kind]}.`;
