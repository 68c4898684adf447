import { createHash } from 'node:crypto';
import { leafIcon } from './leaf-icon.ts';
import { writeColor } from './color.ts';
import { propertiesOf } from './properties.ts';
import type { Theme } from './theme.ts';

/** A theme as a browser gets it: its stylesheet and the icon of its pages. */
export interface ThemeSheet {
  readonly css: string;
  readonly icon: string;
  /** Of both: an address with it never changes its content. */
  readonly hash: string;
}

export function themeSheet(theme: Theme): ThemeSheet {
  const css = cssOf(theme);
  const icon = iconOf(theme);
  const hash = createHash('sha256').update(css).update(icon).digest('hex').slice(0, 32);
  return { css, icon, hash };
}

/** On the root, from where they come down into every shadow root. */
function cssOf(theme: Theme): string {
  const lines = Object.entries(propertiesOf(theme)).map(([name, value]) => `  ${name}: ${value};\n`);
  return `:root {\n  color-scheme: light dark;\n${lines.join('')}}\n`;
}

/** A leaf on the partner's accent. */
function iconOf({ colors }: Theme): string {
  return leafIcon(writeColor(colors.accent.light), writeColor(colors['on-accent'].light));
}
