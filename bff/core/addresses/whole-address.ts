import type { PostalAddress } from './addresses.ts';
import { partsOf, type AddressPart, type PartKind } from './formats.ts';
import { isPostalCode, postalCodeExample, takesPostalCodes } from './postal-codes.ts';
import { regionsOf } from './regions.ts';

/**
 * Returns the required parts that an address lacks, in the order of its country. @param country ISO 3166-1
 */
export function missingParts(address: PostalAddress, country: string): AddressPart[] {
  return partsOf(country).filter(
    ({ name, isRequired }) => isRequired && !isGiven(address[name]) && !isSaidByTown(name, address, country),
  );
}

/** Returns `address.region is required: the state`, with the country's word. */
export const missingText = (param: string, { kind }: AddressPart, country: string): string =>
  `${param} is required for addresses in ${country}: the ${WORDS[kind]}.`;

/**
 * Returns the rule that a postal code breaks; `undefined` if there is no code, or it is valid for the
 * country.
 */
export function postalCodeFault(code: string | null | undefined, country: string): string | undefined {
  if (typeof code !== 'string' || !isGiven(code) || isPostalCode(code, country)) return undefined;
  if (!takesPostalCodes(country)) return `must be left out: addresses in ${country} have no postal code`;
  const kind = partsOf(country).find(({ name }) => name === 'postal_code')?.kind ?? 'postal';
  return `must be a valid ${WORDS[kind]} in ${country}, such as ${postalCodeExample(country)}`;
}

/** Whether any part but the country is given. */
export const isBegun = (address: PostalAddress): boolean =>
  (['line1', 'line2', 'city', 'region', 'postal_code'] as const).some((name) => isGiven(address[name]));

/** The English name of each part; forms for people translate it by their catalogs. */
export const WORDS: Readonly<Record<PartKind, string>> = {
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

const isGiven = (text: string | null | undefined): boolean => typeof text === 'string' && text.trim() !== '';

/**
 * Whether the town already contains the region: Dubai is a town and an emirate, and 東京都中央区 begins with its
 * prefecture.
 */
function isSaidByTown(name: string, { city }: PostalAddress, country: string): boolean {
  const town = partsOf(country).find((part) => part.name === 'city');
  if (name !== 'region' || town?.isRequired !== false || !isGiven(city)) return false;
  const text = (city ?? '').trim().toLowerCase();
  return regionsOf(country).some(
    ({ name: own, latin }) => text.startsWith(own.toLowerCase()) || text === latin.toLowerCase(),
  );
}
