import { createHash } from 'node:crypto';
import { writeColor, writeTranslucent } from './color.ts';
import type { Theme, ThemeColors, Shadow } from './theme.ts';
import { PALETTE, FONTS } from './default-theme.ts';
import { COLOR_NAMES } from '../contract/token-names.ts';

/** The shadows under what floats above a page: a near one, and a wide one. */
const FLOATING = [
  '0 2px 6px light-dark(rgb(30 34 30 / 0.06), rgb(0 0 0 / 0.4))',
  '0 8px 24px light-dark(rgb(30 34 30 / 0.09), rgb(0 0 0 / 0.4))',
];

/**
 * Returns the custom properties that the service's style sheets and the elements use, as the layer below all
 * others.
 */
export function tokensSheet(): string {
  const colors = Object.entries(PALETTE).map(
    ([name, [light, dark]]) => `    --trellis-color-${name}: light-dark(${light}, ${dark});`,
  );
  return `@layer tokens {
  :root {
    color-scheme: light dark;
${colors.join('\n')}
    --trellis-radius: 10px;
    --trellis-space: 4px;
    --trellis-font: ${fontList(FONTS.text)};
    --trellis-font-mono: ${fontList(FONTS.mono)};
    --trellis-font-size: 14px;
    --trellis-heading-size: 20px;
    --trellis-shadow-card: none;
    --control: max(32px, var(--trellis-control-height, 40px));
    --slim: 32px;
    --sunken: color-mix(in srgb, var(--trellis-color-text) 6%, var(--trellis-color-background));
    --floating: ${FLOATING.join(', ')};
    --quick: 120ms;
    --normal: 160ms;
    --slow: 200ms;
    --out: cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  @media (pointer: coarse) {
    :root {
      --control: max(48px, var(--trellis-control-height, 0px));
      --slim: 44px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --quick: 0.01ms;
      --normal: 0.01ms;
      --slow: 0.01ms;
    }
  }
}
`;
}

/** CSS names of generic font families, which in quotes would be looked up as fonts. */
const GENERIC: ReadonlySet<string> = new Set([
  'system-ui',
  '-apple-system',
  'ui-monospace',
  'sans-serif',
  'serif',
  'monospace',
]);

export function fontList(families: readonly string[]): string {
  return families.map((family) => (GENERIC.has(family) ? family : `"${family}"`)).join(', ');
}

/** A theme as sent to a browser: its style sheet and the icon of its pages. */
export interface ThemeSheet {
  readonly css: string;
  readonly icon: string;
  /** The hash of both: an address that contains it never changes its content. */
  readonly hash: string;
}

export function themeSheet(theme: Theme): ThemeSheet {
  const css = cssOf(theme);
  const icon = iconOf(theme);
  const hash = createHash('sha256').update(css).update(icon).digest('hex').slice(0, 32);
  return { css, icon, hash };
}

/** Sets the properties on the root, from which every shadow root inherits them. */
const cssOf = (theme: Theme): string => rootRule(propertiesOf(theme), '  color-scheme: light dark;\n');

/** Returns an icon with a leaf on the partner's accent. */
function iconOf({ colors }: Theme): string {
  return leafIcon(writeColor(colors.accent.light), writeColor(colors['on-accent'].light));
}

/**
 * Returns the icon of pages: a leaf on the accent. Icons don't follow `light-dark()`, so it has the colors of
 * light.
 */
export function leafIcon(ground: string = PALETTE.accent[0], leaf: string = PALETTE['on-accent'][0]): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" ' +
    `fill="${ground}"/>` +
    '<path d="M9 23C9 14 14 9 23.5 8.5 24 18 19 23 12.5 22.5M9 23.5C11 19 14 16 18 14" fill="none" ' +
    `stroke="${leaf}" ` +
    `stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

/** The custom properties of pages and elements with their values, written from numbers and names. */
export type ThemeProperties = Readonly<Record<`--trellis-${string}`, string>>;

export function propertiesOf(theme: Theme): ThemeProperties {
  return {
    ...colorProperties(theme.colors),
    '--trellis-radius': `${theme.radiusPx}px`,
    '--trellis-space': `${theme.spacePx}px`,
    '--trellis-font': fontList(theme.font),
    ...(theme.fontHeading && { '--trellis-font-heading': fontList(theme.fontHeading) }),
    '--trellis-font-mono': fontList(theme.fontMono),
    '--trellis-font-size': `${theme.textPx}px`,
    '--trellis-heading-size': `${theme.headingPx}px`,
    '--trellis-shadow-card': theme.shadows.map(writeShadow).join(', ') || 'none',
  };
}

function colorProperties(colors: Partial<ThemeColors>): ThemeProperties {
  const properties = COLOR_NAMES.flatMap((name) => {
    const { [name]: pair } = colors;
    if (!pair) return [];
    return [[`--trellis-color-${name}`, `light-dark(${writeColor(pair.light)}, ${writeColor(pair.dark)})`]];
  });
  return Object.fromEntries(properties) as ThemeProperties;
}

/** Returns the style sheet of some colors, to follow that of a whole theme. */
export const colorSheet = (colors: Partial<ThemeColors>): string => rootRule(colorProperties(colors));

function rootRule(properties: ThemeProperties, more = ''): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
  return `:root {\n${more}${lines.join('')}}\n`;
}

function writeShadow({ x, y, blur, spread, color, alpha, isInset }: Shadow): string {
  const lengths = [x, y, blur, spread].map((length) => `${length}px`).join(' ');
  return `${isInset ? 'inset ' : ''}${lengths} ${writeTranslucent(color, alpha)}`;
}
