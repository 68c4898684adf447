import { createHash } from 'node:crypto';
import { writeColor } from './color.ts';
import { propertiesOf } from './properties.ts';
import type { Theme } from './theme.ts';
import { PALETTE } from './palette.ts';

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

/** The icon of pages: a leaf on the accent. Icons don't follow `light-dark()`, so it has the colours of light. */
export function leafIcon(ground: string = PALETTE.accent[0], leaf: string = PALETTE['on-accent'][0]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<path d="M9 23C9 14 14 9 23.5 8.5 24 18 19 23 12.5 22.5M9 23.5C11 19 14 16 18 14" fill="none" stroke="${leaf}" ` +
    `stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
