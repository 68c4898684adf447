import type { LetterColor, LetterLook } from '../../../core/letters/letter.ts';
import { hexOf } from './color.ts';
import { fontList } from './theme-sheet.ts';
import type { Theme, ThemeColors } from './theme.ts';

const COLORS: readonly LetterColor[] = [
  'background',
  'surface',
  'text',
  'muted',
  'border',
  'control-border',
  'accent',
  'on-accent',
  'success-soft',
  'danger-soft',
];
/** The widest corner of a button that is a block of text. */
const MOST_RADIUS_PX = 24;

/**
 * Returns a theme as mail clients understand it: colors in hex for light and dark, corners and fonts.
 * @param accent replaces colors of the theme
 */
export function letterLook(
  { colors, radiusPx, font }: Pick<Theme, 'colors' | 'radiusPx' | 'font'>,
  accent: Partial<ThemeColors>,
): LetterLook {
  const pairs = COLORS.map((name) => {
    const { light, dark } = accent[name] ?? colors[name];
    return [name, [hexOf(light), hexOf(dark)]] as const;
  });
  return {
    colors: Object.fromEntries(pairs) as Record<LetterColor, readonly [string, string]>,
    radiusPx: Math.min(radiusPx, MOST_RADIUS_PX),
    font: fontList(font).replaceAll('"', "'"),
  };
}
