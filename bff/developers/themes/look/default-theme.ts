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
  background: ['oklch(0.975 0.004 110)', 'oklch(0.19 0.006 140)'],
  surface: ['oklch(1 0 0)', 'oklch(0.225 0.007 140)'],
  text: ['oklch(0.25 0.012 140)', 'oklch(0.94 0.005 110)'],
  muted: ['oklch(0.5 0.012 140)', 'oklch(0.72 0.01 120)'],
  border: ['oklch(0.885 0.006 120)', 'oklch(0.34 0.01 140)'],
  'control-border': ['oklch(0.62 0.01 130)', 'oklch(0.55 0.012 140)'],
  accent: ['oklch(0.46 0.105 152)', 'oklch(0.76 0.13 152)'],
  'on-accent': ['oklch(1 0 0)', 'oklch(0.2 0.03 152)'],
  'accent-soft': ['oklch(0.955 0.025 152)', 'oklch(0.29 0.03 152)'],
  // The color of the keyboard focus: visible wherever text is readable.
  focus: ['oklch(0.25 0.012 140)', 'oklch(0.94 0.005 110)'],
  // The color of success; the accent marks possible actions.
  success: ['oklch(0.47 0.085 178)', 'oklch(0.79 0.105 178)'],
  'success-soft': ['oklch(0.955 0.022 178)', 'oklch(0.29 0.03 178)'],
  danger: ['oklch(0.5 0.19 27)', 'oklch(0.74 0.14 27)'],
  'danger-soft': ['oklch(0.965 0.015 27)', 'oklch(0.28 0.04 27)'],
  warning: ['oklch(0.5 0.1 70)', 'oklch(0.8 0.12 80)'],
  'warning-soft': ['oklch(0.965 0.035 85)', 'oklch(0.29 0.035 80)'],
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

const LEAF: Accent = { hue: 152, light: 0.105, dark: 0.13 };

/** Accents from leaf green through blue to plum: far from the hues of danger and warning. */
export const ACCENTS: readonly Accent[] = [
  LEAF,
  { hue: 178, light: 0.082, dark: 0.115 },
  { hue: 205, light: 0.076, dark: 0.11 },
  { hue: 235, light: 0.095, dark: 0.115 },
  { hue: 260, light: 0.14, dark: 0.115 },
  { hue: 280, light: 0.16, dark: 0.115 },
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
    radiusPx: 8,
    spacePx: 4,
    textPx: 14,
    headingPx: 20,
    font: FONTS.text,
    fontMono: FONTS.mono,
    shadows: [],
  };
}

function defaultColors({ hue, light, dark }: Accent): ThemeColors {
  const written: Readonly<Record<ColorName, readonly [light: string, dark: string]>> = {
    ...PALETTE,
    accent: [`oklch(0.46 ${light} ${hue})`, `oklch(0.76 ${dark} ${hue})`],
    'on-accent': ['oklch(1 0 0)', `oklch(0.2 0.03 ${hue})`],
    'accent-soft': [`oklch(0.955 0.02 ${hue})`, `oklch(0.29 0.03 ${hue})`],
  };
  const pairs = COLOR_NAMES.map((name) => [name, pairOf(written[name])] as const);
  return Object.fromEntries(pairs) as Record<ColorName, ColorPair>;
}

function pairOf([light, dark]: readonly [string, string]): ColorPair {
  return { light: written(light), dark: written(dark) };
}

function written(text: string) {
  const color = readColor(text);
  if (!color) throw new Error(`${text} is none of our colours`);
  return color;
}
