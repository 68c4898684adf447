import type { EnvironmentName } from '../../core/contract/fields.ts';
import { isInService } from '../../accounts/merchants/merchants.ts';
import type { Location } from './contract/location.ts';
import { presentLocation, type LocationRow } from './location-records.ts';

/** A location with what orders need of its merchant. */
export interface OrderingLocation {
  readonly id: string;
  readonly partnerId: string;
  readonly environment: EnvironmentName;
  readonly merchantId: string;
  /** The merchant's currency, for every amount in the record. */
  readonly currency: string;
  /** BCP 47, for labels: the merchant's language, or English as its country writes it. */
  readonly locale: string;
  /** ISO 3166-1: of its address, or else of its merchant. National phone numbers are read by it. */
  readonly country: string;
  /** Whether it takes orders at all: it is active, and its merchant isn't suspended, rejected or closed. */
  readonly isInService: boolean;
  /** The record of the API: every setting has its value. */
  readonly record: Location;
}

export function orderingLocationOf(row: LocationRow): OrderingLocation {
  return {
    id: row.id,
    partnerId: row.partner_id,
    environment: row.environment,
    merchantId: row.merchant_id,
    currency: row.currency,
    locale: row.language ?? `en-${row.country}`,
    country: countryOf(row),
    isInService: row.status === 'active' && isInService({ status: row.merchant_status }),
    record: presentLocation(row),
  };
}

/** The country of a location's address, or else of its merchant. */
export function countryOf({ address, country }: Pick<LocationRow, 'address' | 'country'>): string {
  return address.country ?? country;
}

const MAX_KEPT = 10_000;
const kept = new Map<string, { readonly row: LocationRow; readonly location: OrderingLocation }>();

/**
 * The same object as long as neither the location nor what it has of its merchant changes, so that what is
 * computed from its hours is kept with it.
 */
export function sameLocationOf(row: LocationRow): OrderingLocation {
  const last = kept.get(row.id);
  if (last && isUnchanged(last.row, row)) return last.location;
  const location = orderingLocationOf(row);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(row.id, { row, location });
  return location;
}

/** Every change of a location has its version. */
function isUnchanged(one: LocationRow, other: LocationRow): boolean {
  return (
    one.version === other.version &&
    one.updated_at.getTime() === other.updated_at.getTime() &&
    one.merchant_status === other.merchant_status &&
    one.currency === other.currency &&
    one.country === other.country &&
    one.language === other.language
  );
}
