import { fontList } from './tokens.ts';
import { COLOR_NAMES } from '../contract/token-names.ts';
import { writeColor, writeTranslucent } from './color.ts';
import type { Shadow, Theme } from './theme.ts';

/** The custom properties that pages and elements know, each with its value: written from numbers and names. */
export type ThemeProperties = Readonly<Record<`--trellis-${string}`, string>>;

export function propertiesOf(theme: Theme): ThemeProperties {
  const colors = COLOR_NAMES.map((name) => {
    const { light, dark } = theme.colors[name];
    return [`--trellis-color-${name}`, `light-dark(${writeColor(light)}, ${writeColor(dark)})`] as const;
  });
  return {
    ...Object.fromEntries(colors),
    '--trellis-radius': `${theme.radiusPx}px`,
    '--trellis-space': `${theme.spacePx}px`,
    '--trellis-font': fontList(theme.font),
    '--trellis-font-mono': fontList(theme.fontMono),
    '--trellis-font-size': `${theme.textPx}px`,
    '--trellis-heading-size': `${theme.headingPx}px`,
    '--trellis-shadow-card': theme.shadows.map(writeShadow).join(', ') || 'none',
  };
}

function writeShadow({ x, y, blur, spread, color, alpha, isInset }: Shadow): string {
  const lengths = [x, y, blur, spread].map((length) => `${length}px`).join(' ');
  return `${isInset ? 'inset ' : ''}${lengths} ${writeTranslucent(color, alpha)}`;
}
