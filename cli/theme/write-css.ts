import { writeColor } from '../../bff/developers/themes/look/color.ts';
import { defaultThemeOf } from '../../bff/developers/themes/look/default-theme.ts';
import { fillTheme } from '../../bff/developers/themes/look/fill-colors.ts';
import { propertiesOf } from '../../bff/developers/themes/look/theme-sheet.ts';
import type { ThemeFile } from './read-theme-file.ts';

const HEAD = `/* Written by "trellis theme". What the file leaves out is worked out; light or dark follows the page’s color-scheme. */
:root {
`;

/** Properties that are written only where the file has their token: elements have defaults of their own, such as the page’s font. */
const WHERE_GIVEN: Readonly<Record<string, (file: ThemeFile) => unknown>> = {
  '--trellis-radius': ({ tokens }) => tokens.lengths['radius.control'],
  '--trellis-space': ({ tokens }) => tokens.lengths['space.step'],
  '--trellis-font': ({ tokens }) => tokens.fonts['font.text'],
  '--trellis-font-mono': ({ tokens }) => tokens.fonts['font.mono'],
};

/** The style sheet of a theme file, to be loaded by the page that elements are in. */
export function writeCss(file: ThemeFile): string {
  const properties = propertiesOf(fillTheme(file.tokens, defaultThemeOf(undefined)));
  const written = Object.entries(properties).filter(
    ([name]) => name.startsWith('--trellis-color-') || WHERE_GIVEN[name]?.(file) !== undefined,
  );
  const lines = [...written, ...controlsOf(file)].map(([name, value]) => `  ${name}: ${value};\n`);
  return `${HEAD}${lines.join('')}}\n`;
}

function controlsOf({ controls }: ThemeFile): (readonly [string, string])[] {
  const { heightPx, weight, background, darkBackground } = controls;
  const light = background && writeColor(background);
  const dark = darkBackground && writeColor(darkBackground);
  const surface = 'var(--trellis-color-surface)';
  return [
    ...(heightPx === undefined ? [] : [['--trellis-control-height', `${heightPx}px`] as const]),
    ...(light || dark
      ? [['--trellis-control-background', `light-dark(${light ?? surface}, ${dark ?? surface})`] as const]
      : []),
    ...(weight === undefined ? [] : [['--trellis-font-weight', String(weight)] as const]),
  ];
}
