import { createHash } from 'node:crypto';
import { COLOR_NAMES, type ColorName } from '../contract/token-names.ts';
import { readColor } from './color.ts';
import type { ColorPair, Theme, ThemeColors } from './theme.ts';

/**
 * The colors for light and dark: the only place where they are written. Style sheets of the service's pages
 * get them from {@link tokensSheet}, hosted pages through the partner's theme; the elements contain them in
 * hex, for size, which a test compares (`bff/pages/hosted/element-tokens.test.ts`).
 */
export const PALETTE = {
  background: ['oklch(0.97 0.0065 97)', 'oklch(0.196 0.0075 145)'],
  surface: ['oklch(1 0 0)', 'oklch(0.238 0.008 153)'],
  text: ['oklch(0.234 0.008 153)', 'oklch(0.952 0.008 122)'],
  muted: ['oklch(0.485 0.013 150)', 'oklch(0.745 0.0145 145)'],
  border: ['oklch(0.907 0.0125 92)', 'oklch(0.333 0.012 150)'],
  'control-border': ['oklch(0.625 0.013 145)', 'oklch(0.58 0.016 149)'],
  accent: ['oklch(0.467 0.099 156)', 'oklch(0.781 0.1225 156)'],
  'on-accent': ['oklch(1 0 0)', 'oklch(0.236 0.0415 157)'],
  'accent-soft': ['oklch(0.946 0.018 156)', 'oklch(0.304 0.0395 157)'],
  // The color of the keyboard focus: visible wherever text is readable.
  focus: ['oklch(0.234 0.008 153)', 'oklch(1 0 0)'],
  // The color of success; the accent marks possible actions.
  success: ['oklch(0.473 0.0845 177)', 'oklch(0.787 0.112 179)'],
  'success-soft': ['oklch(0.946 0.0205 182)', 'oklch(0.302 0.041 183)'],
  danger: ['oklch(0.501 0.178 29)', 'oklch(0.792 0.12 26)'],
  'danger-soft': ['oklch(0.946 0.022 28)', 'oklch(0.291 0.0545 28)'],
  warning: ['oklch(0.488 0.107 68)', 'oklch(0.829 0.124 80)'],
  'warning-soft': ['oklch(0.958 0.04 87)', 'oklch(0.305 0.0475 85)'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Fonts of text and of code, first choice first. */
export const FONTS = {
  text: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
  mono: ['ui-monospace', 'SF Mono', 'Cascadia Code', 'Menlo', 'Consolas', 'monospace'],
} as const;

/** The hue in degrees, and the chroma that sRGB has at that hue in light and in dark. */
interface Accent {
  readonly hue: number;
  readonly light: number;
  readonly dark: number;
}

const LEAF: Accent = { hue: 156, light: 0.099, dark: 0.1225 };

/** Accents from leaf green through blue to plum: far from the hues of danger and warning. */
export const ACCENTS: readonly Accent[] = [
  LEAF,
  { hue: 178, light: 0.082, dark: 0.115 },
  { hue: 205, light: 0.076, dark: 0.11 },
  { hue: 235, light: 0.095, dark: 0.115 },
  { hue: 260, light: 0.14, dark: 0.105 },
  { hue: 280, light: 0.16, dark: 0.105 },
  { hue: 300, light: 0.15, dark: 0.125 },
  { hue: 325, light: 0.14, dark: 0.13 },
];

/**
 * Returns the look of a partner that has not stored one: the default with a distinct accent. `undefined` for
 * a page without a partner.
 */
export function defaultThemeOf(partner: { readonly slug: string } | undefined): Theme {
  return defaultTheme(partner ? accentOf(partner.slug) : LEAF);
}

function accentOf(slug: string): Accent {
  const byte = createHash('sha256').update(slug).digest()[0] ?? 0;
  return ACCENTS[byte % ACCENTS.length] ?? LEAF;
}

/** Exported for the test that measures the contrast of every accent. */
export function defaultTheme(accent: Accent): Theme {
  return {
    colors: defaultColors(accent),
    radiusPx: 10,
    spacePx: 4,
    textPx: 14,
    headingPx: 20,
    font: FONTS.text,
    fontHeading: undefined,
    fontMono: FONTS.mono,
    shadows: [],
  };
}

function defaultColors({ hue, light, dark }: Accent): ThemeColors {
  const written: Readonly<Record<ColorName, readonly [light: string, dark: string]>> = {
    ...PALETTE,
    accent: [`oklch(0.467 ${light} ${hue})`, `oklch(0.781 ${dark} ${hue})`],
    'on-accent': ['oklch(1 0 0)', `oklch(0.236 0.03 ${hue})`],
    'accent-soft': [`oklch(0.946 0.018 ${hue})`, `oklch(0.304 0.03 ${hue})`],
  };
  const pairs = COLOR_NAMES.map((name) => [name, pairOf(written[name])] as const);
  return Object.fromEntries(pairs) as Record<ColorName, ColorPair>;
}

function pairOf([light, dark]: readonly [string, string]): ColorPair {
  return { light: written(light), dark: written(dark) };
}

function written(text: string) {
  const color = readColor(text);
  if (!color) throw new Error(`${text} is not a color`);
  return color;
}
