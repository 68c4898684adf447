import { asksForParts } from '../contract/versions/versions.ts';
import { ApiError } from '../api/errors.ts';
import type { PostalAddress } from './addresses.ts';
import { isBegun, missingParts, missingText } from './whole-address.ts';

export interface AddressCheck {
  /** Where it is in the request: `address`. */
  readonly param: string;
  /** Of an address that says none: its location's or merchant's, ISO 3166-1. */
  readonly home: string;
  /** Of the caller; undefined: the newest. Older ones take any part by itself. */
  readonly version: string | undefined;
}

/**
 * Refuses an address that lacks a part that its country requires. One without any part is none.
 * @throws {ApiError} field_missing, in the country's word for the part
 */
export function requireWholeAddress(address: PostalAddress, { param, home, version }: AddressCheck): void {
  if (!asksForParts(version) || !isBegun(address)) return;
  const country = address.country ?? home;
  const [first] = missingParts(address, country);
  if (!first) return;
  const name = `${param}.${first.name}`;
  throw new ApiError('field_missing', { message: missingText(name, first, country), param: name });
}
