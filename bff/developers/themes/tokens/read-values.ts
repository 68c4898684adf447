import { isJsonObject, type Json } from '../../../core/api/json.ts';
import { readNumber } from './read-number.ts';

const PX_PER_REM = 16;
const TEXT = /^(\d{1,3}(?:\.\d{1,3})?)(px|rem)$/;

/** CSS pixels of `{value, unit}` or of text such as `8px`, to the hundredth; undefined: it is none, or out of bounds. */
export function readLength(value: Json | undefined, least: number, most: number): number | undefined {
  const [number, unit] = partsOf(value);
  if (number === undefined) return undefined;
  const pixels = Math.round(100 * number * (unit === 'rem' ? PX_PER_REM : 1)) / 100;
  return pixels >= least && pixels <= most ? pixels : undefined;
}

function partsOf(value: Json | undefined): readonly [number | undefined, string] {
  if (typeof value === 'string') {
    const [, digits, unit = ''] = TEXT.exec(value) ?? [];
    return [digits === undefined ? undefined : Number(digits), unit];
  }
  if (!isJsonObject(value)) return [undefined, ''];
  const { value: number, unit, ...others } = value;
  if ((unit !== 'px' && unit !== 'rem') || Object.keys(others).length > 0) return [undefined, ''];
  return [readNumber(number, -1000, 1000), unit];
}

const FAMILY = /^-?[A-Za-z][A-Za-z0-9 -]{0,59}$/;
const MOST_FAMILIES = 12;

/** Font families by name, first choice first; undefined: what is there is no list of them. */
export function readFamilies(value: Json): readonly string[] | undefined {
  const names = Array.isArray(value) ? value : [value];
  const isList = names.length > 0 && names.length <= MOST_FAMILIES;
  return isList && names.every(isFamily) ? names : undefined;
}

function isFamily(value: Json): value is string {
  return typeof value === 'string' && FAMILY.test(value);
}
