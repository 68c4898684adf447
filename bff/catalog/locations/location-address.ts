import { normalized } from '../../core/contract/text-fields.ts';
import type { Location } from './contract/location.ts';

const FIELDS = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const;

type Fields = Readonly<Record<string, string | null | undefined>>;

/** In NFC, only fields with a value. Null removes one; those that are left out stay. */
export function mergedAddress(there: Fields, change: Fields): Record<string, string> {
  const fields = FIELDS.map((name) => [name, name in change ? change[name] : there[name]] as const);
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, normalized(value)]] : [])),
  );
}

/** As in a record: each field is present, null without a value. */
export function presentAddress(stored: Fields): Location['address'] {
  return Object.fromEntries(FIELDS.map((name) => [name, stored[name] ?? null])) as Location['address'];
}
