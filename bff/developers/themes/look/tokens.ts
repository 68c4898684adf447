import { FONTS, PALETTE } from './palette.ts';

/** The custom properties that our style sheets and the elements use, as the layer below all others. */
export function tokensSheet(): string {
  const colors = Object.entries(PALETTE).map(
    ([name, [light, dark]]) => `    --trellis-color-${name}: light-dark(${light}, ${dark});`,
  );
  return `@layer tokens {
  :root {
    color-scheme: light dark;
${colors.join('\n')}
    --trellis-radius: 8px;
    --trellis-space: 4px;
    --trellis-font: ${fontList(FONTS.text)};
    --trellis-font-mono: ${fontList(FONTS.mono)};
    --trellis-font-size: 14px;
    --trellis-heading-size: 20px;
    --trellis-shadow-card: none;
    --control: max(32px, var(--trellis-control-height, 40px));
    --slim: 32px;
  }
  @media (pointer: coarse) {
    :root {
      --control: max(44px, var(--trellis-control-height, 0px));
      --slim: 44px;
    }
  }
}
`;
}

/** Names in CSS that mean a kind of font; in quotes they would be looked up as fonts. */
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
