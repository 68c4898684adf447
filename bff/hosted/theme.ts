import { readColor, type Oklch } from './color.ts';

/** The colours a theme may name: a closed list. Each becomes `--trellis-color-…`. */
export const COLOR_NAMES = [
  'background',
  'surface',
  'text',
  'muted',
  'border',
  'control-border',
  'accent',
  'on-accent',
  'accent-soft',
  'danger',
  'danger-soft',
  'warning',
  'warning-soft',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

export interface ColorPair {
  readonly light: Oklch;
  readonly dark: Oklch;
}

/** A partner's look, parsed: numbers and names, nothing that could be a piece of CSS. */
export interface Theme {
  readonly colors: Readonly<Record<ColorName, ColorPair>>;
  /** Corners of controls, in CSS pixels. */
  readonly radiusPx: number;
  /** The step of all gaps, in CSS pixels. */
  readonly spacePx: number;
  /** Font families, first choice first. */
  readonly font: readonly string[];
  readonly fontMono: readonly string[];
}

/** A theme as it is written down: a colour is `[light, dark]`, each `oklch(L C H)`; a length is `8px`. */
export type ThemeTokens = Readonly<Record<`color.${ColorName}`, readonly [light: string, dark: string]>> & {
  readonly 'radius.control': string;
  readonly 'space.step': string;
  readonly 'font.text': readonly string[];
  readonly 'font.mono': readonly string[];
};

/** A token whose value is none. The message names the token, never the value. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError';
}

/** @throws {ThemeError} for the first token that cannot be read */
export function readTheme(tokens: ThemeTokens): Theme {
  const colors = COLOR_NAMES.map((name) => [name, colorPair(tokens, name)] as const);
  return {
    colors: Object.fromEntries(colors) as Record<ColorName, ColorPair>,
    radiusPx: length(tokens, 'radius.control', 24),
    spacePx: length(tokens, 'space.step', 8),
    font: families(tokens, 'font.text'),
    fontMono: families(tokens, 'font.mono'),
  };
}

function colorPair(tokens: ThemeTokens, name: ColorName): ColorPair {
  const [light, dark] = tokens[`color.${name}`].map(readColor);
  if (!light || !dark)
    throw new ThemeError(`color.${name} must be two colours such as oklch(0.46 0.105 152)`);
  return { light, dark };
}

function length(tokens: ThemeTokens, name: 'radius.control' | 'space.step', most: number): number {
  const pixels = Number(/^(\d{1,2})px$/.exec(tokens[name])?.[1] ?? Number.NaN);
  if (!(pixels <= most)) throw new ThemeError(`${name} must be 0px to ${most}px`);
  return pixels;
}

const FAMILY = /^-?[A-Za-z][A-Za-z0-9 -]{0,59}$/;

function families(tokens: ThemeTokens, name: 'font.text' | 'font.mono'): readonly string[] {
  const names = tokens[name];
  if (names.length === 0 || names.length > 12 || !names.every((family) => FAMILY.test(family))) {
    throw new ThemeError(`${name} must be 1–12 font families of letters, digits, blanks and hyphens`);
  }
  return names;
}
