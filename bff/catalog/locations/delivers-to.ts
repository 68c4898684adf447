import type { OrderingLocation } from './ordering-location.ts';

/** Whether it delivers to a postal code: everywhere, if it names no beginnings of postal codes. */
export function deliversTo({ record }: OrderingLocation, postalCode: string): boolean {
  const { postal_prefixes } = record.fulfillments.delivery;
  const code = compared(postalCode);
  return postal_prefixes.length === 0 || postal_prefixes.some((prefix) => code.startsWith(compared(prefix)));
}

/** Postal codes are written with and without spaces and hyphens. */
function compared(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}
