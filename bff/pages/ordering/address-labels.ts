import type { PartKind } from '../../core/addresses/formats.ts';
import { msg, type Words } from '../../core/text/message.ts';

/** The labels for the parts of an address, in the terms of its country. */
export const ADDRESS_LABELS: Readonly<Record<PartKind, Words>> = {
  street: msg`Street and number`,
  more: msg`Flat, floor, bell`,
  city: msg`Town or city`,
  post_town: msg`Town or city`,
  suburb: msg`Suburb`,
  province: msg`Province`,
  state: msg`State`,
  emirate: msg`Emirate`,
  prefecture: msg`Prefecture`,
  county: msg`County`,
  department: msg`Department`,
  region: msg`Region`,
  area: msg`Area`,
  district: msg`District`,
  parish: msg`Parish`,
  island: msg`Island`,
  oblast: msg`Oblast`,
  do_si: msg`Province or city`,
  postal: msg`Postal code`,
  zip: msg`ZIP code`,
  postcode: msg`Postcode`,
  eircode: msg`Eircode`,
  pin: msg`PIN code`,
};

/** Asks for a part that the country requires. */
export function missingPartText(kind: PartKind): Words {
  if (kind === 'street') return msg`Enter the street and number.`;
  if (kind === 'postal') return msg`Enter the postal code.`;
  if (kind === 'city' || kind === 'post_town') return msg`Enter the town or city.`;
  return msg`Still missing: ${ADDRESS_LABELS[kind]}`;
}
