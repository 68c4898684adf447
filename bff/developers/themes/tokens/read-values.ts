import { isJsonObject, type Json } from '../../../core/api/json.ts';
import { readNumber, readTokenColor } from './read-color.ts';
import type { Shadow } from '../look/theme.ts';
import { partValue, type SentToken, type SentTokens } from './collect-tokens.ts';

const PX_PER_REM = 16;
const TEXT = /^(\d{1,3}(?:\.\d{1,3})?)(px|rem)$/;

/**
 * Reads CSS pixels from `{value, unit}` or from text such as `8px`, to the hundredth; `undefined` if it isn't
 * a length, or out of bounds.
 */
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

/** Reads font families by name, first choice first; `undefined` if it isn't a list of them. */
export function readFamilies(value: Json): readonly string[] | undefined {
  const names = Array.isArray(value) ? value : [value];
  const isList = names.length > 0 && names.length <= MOST_FAMILIES;
  return isList && names.every(isFamily) ? names : undefined;
}

function isFamily(value: Json): value is string {
  return typeof value === 'string' && FAMILY.test(value);
}

const SHADOW_MEMBERS: ReadonlySet<string> = new Set([
  'color',
  'offsetX',
  'offsetY',
  'blur',
  'spread',
  'inset',
]);
const MOST = 3;

/**
 * Reads one shadow or a list of up to 3; `undefined` for any other value. @throws {ApiError} field_invalid:
 * its color's reference
 */
export function readShadows(value: Json, of: SentToken, tokens: SentTokens): readonly Shadow[] | undefined {
  const sent = Array.isArray(value) ? value : [value];
  if (sent.length === 0 || sent.length > MOST) return undefined;
  const shadows = sent.map((one) => readShadow(one, of, tokens));
  return shadows.every((shadow) => shadow !== undefined) ? shadows : undefined;
}

function readShadow(value: Json, of: SentToken, tokens: SentTokens): Shadow | undefined {
  if (!isJsonObject(value) || Object.keys(value).some((member) => !SHADOW_MEMBERS.has(member)))
    return undefined;
  const { color: sentColor, inset = false } = value;
  if (sentColor === undefined || typeof inset !== 'boolean') return undefined;
  const color = readTokenColor(partValue(sentColor, of, 'color', tokens));
  const x = readLength(value['offsetX'], -32, 32);
  const y = readLength(value['offsetY'], -32, 32);
  const blur = readLength(value['blur'], 0, 64);
  const spread = readLength(value['spread'], -16, 16);
  if (!color || x === undefined || y === undefined || blur === undefined || spread === undefined) {
    return undefined;
  }
  return {
    x,
    y,
    blur,
    spread,
    color: color.color,
    alpha: Math.round(color.alpha * 1000) / 1000,
    isInset: inset,
  };
}
