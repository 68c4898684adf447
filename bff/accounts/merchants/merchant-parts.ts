import { normalized } from '../../core/contract/text-fields.ts';
import type { Merchant } from './contract/merchant.ts';
import type { RegistrationType, TaxRegistration } from './contract/tax-registration.ts';

/** A merchant's objects whose fields are changed one by one. Only fields with a value are stored. */
const PARTS = {
  support: ['email', 'phone'],
  address: ['line1', 'line2', 'city', 'region', 'postal_code', 'country'],
  business: ['type', 'url', 'mcc', 'founded_on', 'tax_registration', 'tax_registration_type'],
} as const;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

type Fields = Readonly<Record<string, string | null | undefined>>;

/** In NFC. Null removes a field; fields that the contract doesn't have are never stored. */
export function mergedPart(name: PartName, there: Fields, change: Fields): Record<string, string> {
  const fields = PARTS[name].map((field) => {
    const { [field]: sent } = change;
    return [field, sent === undefined ? there[field] : sent] as const;
  });
  return Object.fromEntries(
    fields.flatMap(([field, value]) => (typeof value === 'string' ? [[field, normalized(value)]] : [])),
  );
}

/** As in a record: each field is present, null without a value. */
export function presentPart<Name extends 'support' | 'address'>(name: Name, stored: Fields): Merchant[Name] {
  return fieldsIn(PARTS[name], stored) as Merchant[Name];
}

/** The same of the business, without what isn't stored with it. */
export function presentBusinessPart(stored: Fields): Omit<Merchant['business'], 'tax_id_last4'> {
  const {
    tax_registration: number,
    tax_registration_type: type,
    ...fields
  } = fieldsIn(PARTS.business, stored);
  return { ...fields, tax_registration: registrationOf(number, type) } as Omit<
    Merchant['business'],
    'tax_id_last4'
  >;
}

function registrationOf(number: string | null, type: string | null): TaxRegistration {
  return number === null ? null : { type: (type ?? 'other') as RegistrationType, number };
}

function fieldsIn<Field extends string>(
  names: readonly Field[],
  stored: Fields,
): Record<Field, string | null> {
  return Object.fromEntries(names.map((field) => [field, stored[field] ?? null])) as Record<
    Field,
    string | null
  >;
}
