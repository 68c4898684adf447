import { ADDRESS_LABELS } from './address-labels.ts';
import type { PostalAddress } from './addresses.ts';
import { partsOf, type AddressPart } from './formats.ts';
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

/**
 * Returns the rule that a postal code breaks; `undefined` if there is no code, or it is valid for the
 * country.
 */
export function postalCodeFault(code: string | null | undefined, country: string): string | undefined {
  if (typeof code !== 'string' || !isGiven(code) || isPostalCode(code, country)) return undefined;
  if (!takesPostalCodes(country)) return `must be left out: addresses in ${country} have no postal code`;
  const kind = partsOf(country).find(({ name }) => name === 'postal_code')?.kind ?? 'postal';
  return `must be a valid ${ADDRESS_LABELS[kind]} in ${country}, such as ${postalCodeExample(country)}`;
}

/** Whether any part but the country is given. */
export const isBegun = (address: PostalAddress): boolean =>
  (['line1', 'line2', 'city', 'region', 'postal_code'] as const).some((name) => isGiven(address[name]));

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
