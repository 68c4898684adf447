import { type JsonObject, type Json, isJsonObject } from '../../../core/api/json.ts';
import {
  COLOR_NAMES,
  FONT_NAMES,
  LENGTHS,
  type ColorName,
  type FontName,
  type LengthName,
} from '../contract/token-names.ts';
import type { Oklch } from '../look/color.ts';
import type { Shadow } from '../look/theme.ts';
import {
  collectTokens,
  type SentToken,
  type SentTokens,
  tokenFault,
  pathOf,
  valueOf,
} from './collect-tokens.ts';
import { readTokenColor, COLOR_SPACES } from './read-color.ts';
import { readShadows, readFamilies, readLength } from './read-values.ts';
import { isPlainText, normalized } from '../../../core/contract/text-fields.ts';

/** A partner's logo: one of its uploaded images, and its alternative text. */
export interface Logo {
  readonly image: string;
  readonly alt: string;
}

const IMAGE = /^img_[0-9A-Z]{26}$/;
const LONGEST_ALT = 100;

/** Reads `{image, alt}`; `undefined` for any other value. It doesn't check whether the image exists. */
export function readLogo(value: Json): Logo | undefined {
  if (!isJsonObject(value)) return undefined;
  const { image, alt, ...others } = value;
  if (typeof image !== 'string' || !IMAGE.test(image) || Object.keys(others).length > 0) return undefined;
  return isPlainText(alt, LONGEST_ALT) ? { image, alt: normalized(alt) } : undefined;
}

/** A parsed theme file: numbers and names. Values omitted there are omitted here. */
export interface ThemeTokens {
  readonly light: Readonly<Partial<Record<ColorName, Oklch>>>;
  readonly dark: Readonly<Partial<Record<ColorName, Oklch>>>;
  /** Lengths in CSS pixels. */
  readonly lengths: Readonly<Partial<Record<LengthName, number>>>;
  readonly fonts: Readonly<Partial<Record<FontName, readonly string[]>>>;
  readonly shadows?: readonly Shadow[];
  readonly logo?: Logo;
}

/**
 * Reads a Design Tokens file (format 2025.10) with the closed list of names.
 * @throws {ApiError} field_invalid, with the path of the first unreadable part
 */
export function readTokens(file: JsonObject): ThemeTokens {
  const sent = collectTokens(file);
  const shadows = one(sent, 'shadow.card', (value, token) => readShadows(value, token, sent), RULES.shadow);
  const logo = one(sent, 'logo', readLogo, RULES.logo);
  return {
    light: some(COLOR_NAMES, (name) => one(sent, `color.${name}`, readOpaque, RULES.color)),
    dark: some(COLOR_NAMES, (name) => one(sent, `dark.color.${name}`, readOpaque, RULES.color)),
    lengths: some(lengthNames, (name) => readLengthOf(sent, name)),
    fonts: some(FONT_NAMES, (name) => one(sent, name, readFamilies, RULES.font)),
    ...(shadows && { shadows }),
    ...(logo && { logo }),
  };
}

const lengthNames = Object.keys(LENGTHS) as LengthName[];

const RULES = {
  color:
    'must be an opaque color: {"colorSpace", "components"} with a colorSpace of ' +
    `${COLOR_SPACES.join(', ')} and three components within its range, or CSS text such as #1d6839.`,
  font: 'must be 1–12 names of font families, of letters, digits, spaces and hyphens.',
  shadow:
    'must be 1–3 shadows of {"color", "offsetX", "offsetY", "blur", "spread"}: offsets of at most 32px, ' +
    'blur of 64px, spread of 16px.',
  logo: 'must be {"image", "alt"}: the id of an uploaded image, and 1–100 characters that say what it shows.',
} as const;

function readLengthOf(sent: SentTokens, name: LengthName): number | undefined {
  const { least, most } = LENGTHS[name];
  const rule = `must be {"value", "unit"} in px or rem, from ${least}px to ${most}px.`;
  return one(sent, name, (value) => readLength(value, least, most), rule);
}

function readOpaque(value: Json): Oklch | undefined {
  const read = readTokenColor(value);
  return read?.alpha === 1 ? read.color : undefined;
}

/** @returns `undefined` if the file doesn't have it */
function one<Value>(
  sent: SentTokens,
  name: string,
  read: (value: Json, token: SentToken) => Value | undefined,
  rule: string,
): Value | undefined {
  const token = sent.get(name);
  if (!token) return undefined;
  const value = read(valueOf(token, sent), token);
  if (value === undefined) throw tokenFault(pathOf(token), rule);
  return value;
}

function some<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value | undefined,
): Partial<Record<Name, Value>> {
  const entries = names.map((name) => [name, valueFor(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<
    Record<Name, Value>
  >;
}
