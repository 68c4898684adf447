import { normalized } from '../contract/plain-text.ts';
import type { Merchant } from '../contract/merchants.ts';

/** The objects of a merchant whose fields are changed one by one. Stored are the fields that are known. */
const PARTS = {
  support: ['email', 'phone'],
  address: ['line1', 'line2', 'city', 'region', 'postal_code', 'country'],
  business: ['type', 'url', 'mcc', 'founded_on'],
} as const;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

type Fields = Readonly<Record<string, string | null | undefined>>;

/** In text of NFC. Null takes a field away; what the contract does not know is never stored. */
export function mergedPart(name: PartName, there: Fields, change: Fields): Record<string, string> {
  const fields = PARTS[name].map((field) => [field, field in change ? change[field] : there[field]] as const);
  return Object.fromEntries(
    fields.flatMap(([field, value]) => (typeof value === 'string' ? [[field, normalized(value)]] : [])),
  );
}

/** As a record shows it: each field is there, null where nothing is known. */
export function presentPart<Name extends PartName>(name: Name, stored: Fields): Merchant[Name] {
  return Object.fromEntries(PARTS[name].map((field) => [field, stored[field] ?? null])) as Merchant[Name];
}
