import { createHash } from 'node:crypto';
import { leafIcon } from '../pages/leaf-icon.ts';
import { fontList } from '../pages/styles/tokens.ts';
import { writeColor } from './color.ts';
import { COLOR_NAMES, type Theme } from './theme.ts';

/** A theme as a browser gets it: its stylesheet and the icon of its pages. */
export interface ThemeSheet {
  readonly css: string;
  readonly icon: string;
  /** Changes with the content: an address with it may be kept for ever. */
  readonly version: string;
}

export function themeSheet(theme: Theme): ThemeSheet {
  const css = cssOf(theme);
  const icon = iconOf(theme);
  const version = createHash('sha256').update(css).update(icon).digest('base64url').slice(0, 16);
  return { css, icon, version };
}

/** The custom properties that the elements know, on the root, from where they come down into every shadow root. */
function cssOf(theme: Theme): string {
  const colors = COLOR_NAMES.map((name) => {
    const { light, dark } = theme.colors[name];
    return `  --trellis-color-${name}: light-dark(${writeColor(light)}, ${writeColor(dark)});`;
  });
  return `:root {
  color-scheme: light dark;
${colors.join('\n')}
  --trellis-radius: ${theme.radiusPx}px;
  --trellis-space: ${theme.spacePx}px;
  --trellis-font: ${fontList(theme.font)};
  --trellis-font-mono: ${fontList(theme.fontMono)};
}
`;
}

/** A leaf on the partner's accent. */
function iconOf(theme: Theme): string {
  return leafIcon(writeColor(theme.colors.accent.light), writeColor(theme.colors['on-accent'].light));
}
