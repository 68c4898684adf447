import { normalized } from '../contract/plain-text.ts';
import type { Merchant } from './contract/merchant.ts';

/** A merchant's objects whose fields are changed one by one. Only fields with a value are stored. */
const PARTS = {
  support: ['email', 'phone'],
  address: ['line1', 'line2', 'city', 'region', 'postal_code', 'country'],
  business: ['type', 'url', 'mcc', 'founded_on'],
} as const;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

type Fields = Readonly<Record<string, string | null | undefined>>;

/** In NFC. Null removes a field; fields that the contract doesn't have are never stored. */
export function mergedPart(name: PartName, there: Fields, change: Fields): Record<string, string> {
  const fields = PARTS[name].map((field) => [field, field in change ? change[field] : there[field]] as const);
  return Object.fromEntries(
    fields.flatMap(([field, value]) => (typeof value === 'string' ? [[field, normalized(value)]] : [])),
  );
}

/** As in a record: each field is present, null without a value. */
export function presentPart<Name extends PartName>(
  name: Name,
  stored: Fields,
): Omit<Merchant[Name], 'tax_id_last4'> {
  return Object.fromEntries(PARTS[name].map((field) => [field, stored[field] ?? null])) as Omit<
    Merchant[Name],
    'tax_id_last4'
  >;
}
