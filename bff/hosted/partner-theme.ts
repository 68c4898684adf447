import { createHash } from 'node:crypto';
import { FONTS, PALETTE } from '../pages/styles/palette.ts';
import { readTheme, type Theme, type ThemeTokens } from './theme.ts';

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

/**
 * The look of a partner's hosted pages. Themes are not stored yet, so each partner has the default one, with an accent
 * of its own. This is the place for a stored one: its tokens go through {@link readTheme} in the default's stead.
 */
export function themeOf(partner: { readonly slug: string } | undefined): Theme {
  return readTheme(tokensFor(partner ? accentOf(partner.slug) : LEAF));
}

function accentOf(slug: string): Accent {
  const byte = createHash('sha256').update(slug).digest()[0] ?? 0;
  return ACCENTS[byte % ACCENTS.length] ?? LEAF;
}

/** Exported for the test that measures the contrast of every accent. */
export function tokensFor({ hue, light, dark }: Accent): ThemeTokens {
  return {
    'color.background': PALETTE.background,
    'color.surface': PALETTE.surface,
    'color.text': PALETTE.text,
    'color.muted': PALETTE.muted,
    'color.border': PALETTE.border,
    'color.control-border': PALETTE['control-border'],
    'color.accent': [`oklch(0.46 ${light} ${hue})`, `oklch(0.76 ${dark} ${hue})`],
    'color.on-accent': ['oklch(1 0 0)', `oklch(0.2 0.03 ${hue})`],
    'color.accent-soft': [`oklch(0.955 0.02 ${hue})`, `oklch(0.29 0.03 ${hue})`],
    'color.danger': PALETTE.danger,
    'color.danger-soft': PALETTE['danger-soft'],
    'color.warning': PALETTE.warning,
    'color.warning-soft': PALETTE['warning-soft'],
    'radius.control': '8px',
    'space.step': '4px',
    'font.text': FONTS.text,
    'font.mono': FONTS.mono,
  };
}
