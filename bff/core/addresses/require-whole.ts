import { asksForParts } from '../contract/versions/versions.ts';
import { ApiError } from '../api/errors.ts';
import type { PostalAddress } from './addresses.ts';
import { takesPostalCodes } from './postal-codes.ts';
import { missingText } from './address-labels.ts';
import { isBegun, missingParts, postalCodeFault } from './whole-address.ts';

export interface AddressCheck {
  /** The address's place in the request: `address`. */
  readonly param: string;
  /** The country of an address that doesn't contain one: that of its location or merchant, ISO 3166-1. */
  readonly home: string;
  /** The caller's API version; defaults to the newest. Older versions accept any part by itself. */
  readonly version: string | undefined;
  /** The parts of the address in the request; defaults to all of it. */
  readonly sent?: PostalAddress;
}

/**
 * Refuses an address that lacks a part that its country requires, or has a postal code that its country can't
 * have. An address without any parts is allowed.
 * @throws {ApiError} field_missing, in the country's word for the part; field_invalid
 */
export function requireWholeAddress(address: PostalAddress, check: AddressCheck): void {
  const { param, home, version } = check;
  if (!asksForParts(version) || !isBegun(address)) return;
  const country = address.country ?? home;
  const [first] = missingParts(address, country);
  if (first) {
    const name = `${param}.${first.name}`;
    throw new ApiError('field_missing', { message: missingText(name, first, country), param: name });
  }
  requirePostalCode(address, check);
}

/**
 * Refuses a postal code that its country can't have. One stored for another country is allowed if this one
 * has no codes.
 * @throws {ApiError} field_invalid
 */
export function requirePostalCode(
  address: PostalAddress,
  { param, home, version, sent = address }: AddressCheck,
): void {
  const country = address.country ?? home;
  const code = takesPostalCodes(country) ? address.postal_code : sent.postal_code;
  const fault = postalCodeFault(code, country);
  if (fault === undefined || !asksForParts(version)) return;
  const name = `${param}.postal_code`;
  throw new ApiError('field_invalid', { message: `${name} ${fault}.`, param: name });
}
