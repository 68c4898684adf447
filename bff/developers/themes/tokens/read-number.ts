import { Decimal, type Json } from '../../../core/api/json.ts';

/** A number of a token as a double, within bounds; undefined: it is none, or out of them. */
export function readNumber(value: Json | undefined, least: number, most: number): number | undefined {
  const number = asNumber(value);
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

function asNumber(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (value instanceof Decimal) return Number(value.text);
  return undefined;
}
