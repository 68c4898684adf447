import { createHash } from 'node:crypto';
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
  --trellis-font: ${familyList(theme.font)};
  --trellis-font-mono: ${familyList(theme.fontMono)};
}
`;
}

/** CSS-wide names that mean a kind of font; in quotes they would be looked for as fonts. */
const GENERIC: ReadonlySet<string> = new Set([
  'system-ui',
  '-apple-system',
  'ui-monospace',
  'sans-serif',
  'serif',
  'monospace',
]);

function familyList(families: readonly string[]): string {
  return families.map((family) => (GENERIC.has(family) ? family : `"${family}"`)).join(', ');
}

/** A leaf on the accent. Icons do not follow `light-dark()`, so it has the accent of light. */
function iconOf(theme: Theme): string {
  const ground = writeColor(theme.colors.accent.light);
  const leaf = writeColor(theme.colors['on-accent'].light);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<path d="M9 23C9 14 14 9 23.5 8.5 24 18 19 23 12.5 22.5M9 23.5C11 19 14 16 18 14" fill="none" stroke="${leaf}" ` +
    `stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
