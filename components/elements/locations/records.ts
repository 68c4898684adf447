import type { Location as WholeLocation } from '../../../bff/catalog/locations/contract/location.ts';
import type { Merchant as WholeMerchant } from '../../../bff/accounts/merchants/contract/merchant.ts';

/** The parts of the API's records that the element uses, from the contract's types. */
export type Location = Pick<
  WholeLocation,
  | 'id'
  | 'name'
  | 'status'
  | 'address'
  | 'phone'
  | 'timezone'
  | 'fulfillments'
  | 'hours'
  | 'exceptions'
  | 'pause'
  | 'slot'
  | 'accept'
  | 'at_pickup'
  | 'taxes'
  | 'charge_categories'
  | 'tip_presets_bps'
  | 'day_starts_at'
  | 'version'
>;

export type Merchant = Pick<WholeMerchant, 'id' | 'country' | 'currency'>;

/** How orders reach their customers, in the order in which they are shown. */
export const WAYS = ['pickup', 'delivery', 'dine_in'] as const;
export type Way = (typeof WAYS)[number];

/** The path of a merchant's locations in the API. */
export const locationsPath = (merchant: string): string => `/v1/merchants/${merchant}/locations`;
