import type { ThemeTokens } from '../tokens/read-tokens.ts';
import { fillColors } from './fill-colors.ts';
import type { Theme } from './theme.ts';

/** A whole theme of what a file says. @param base has what it leaves out */
export function fillTheme({ light, dark, lengths, fonts, shadows }: ThemeTokens, base: Theme): Theme {
  return {
    colors: fillColors({ light, dark }, base.colors),
    radiusPx: lengths['radius.control'] ?? base.radiusPx,
    spacePx: lengths['space.step'] ?? base.spacePx,
    textPx: lengths['font-size.text'] ?? base.textPx,
    headingPx: lengths['font-size.heading'] ?? base.headingPx,
    font: fonts['font.text'] ?? base.font,
    fontMono: fonts['font.mono'] ?? base.fontMono,
    shadows: shadows ?? base.shadows,
  };
}
