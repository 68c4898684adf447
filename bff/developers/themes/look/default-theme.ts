import { createHash } from 'node:crypto';
import { FONTS, PALETTE } from './palette.ts';
import { COLOR_NAMES, type ColorName } from '../contract/token-names.ts';
import { readColor } from './color.ts';
import type { ColorPair, Theme, ThemeColors } from './theme.ts';

/** Hue in degrees, and the chroma that sRGB has at it in light and in dark. */
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

/** The look of a partner that has not stored one: the house's, with an accent of its own. Undefined: nobody's page. */
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
