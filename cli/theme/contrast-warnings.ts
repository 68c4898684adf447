import type { ColorName } from '../../bff/developers/themes/contract/token-names.ts';
import { contrast, oklch, type Oklch, hexOf } from '../../bff/developers/themes/look/color.ts';
import { LEAST_READABLE, READABLE, TEXTS } from '../../bff/developers/themes/look/contrast-report.ts';
import { defaultThemeOf } from '../../bff/developers/themes/look/default-theme.ts';
import { fillColors } from '../../bff/developers/themes/look/fill-colors.ts';
import type { ThemeFile } from './read-theme-file.ts';

type Pair = readonly [upper: ColorName, ground: ColorName];
const SCHEMES = ['light', 'dark'] as const;
/** What has to be seen, not read (WCAG 2.2, 1.4.11). */
const SEEN: readonly Pair[] = [
  ['focus', 'surface'],
  ['focus', 'background'],
  ['control-border', 'surface'],
];

/** In plain words, each pair of colors whose contrast is too low, with what to change. */
export function contrastWarnings({ tokens, controls, prefix }: ThemeFile): readonly string[] {
  const colors = fillColors(tokens, defaultThemeOf(undefined).colors);
  return SCHEMES.flatMap((scheme) => {
    const group = `${prefix}${scheme === 'dark' ? 'dark.' : ''}`;
    const one = (upper: ColorName, ground: string, on: Oklch, least: number): string[] => {
      const color = colors[upper][scheme];
      const ratio = Math.floor(100 * contrast(color, on)) / 100;
      if (ratio >= least) return [];
      const what = `${upper} on ${ground} in ${scheme} has a contrast of ${ratio.toFixed(2)} and needs ${least}`;
      return [
        `${what}. ${changeFor(color, on, least, { upper: `${group}color.${upper}`, ground: `${group}${ground}` })}`,
      ];
    };
    const field = scheme === 'light' ? controls.background : controls.darkBackground;
    return [
      ...TEXTS.flatMap(([upper, ground]) => one(upper, `color.${ground}`, colors[ground][scheme], READABLE)),
      ...SEEN.flatMap(([upper, ground]) =>
        one(upper, `color.${ground}`, colors[ground][scheme], LEAST_READABLE),
      ),
      ...(field ? one('text', 'control.background', field, READABLE) : []),
    ];
  });
}

/** The nearest color of the same hue that is enough, or that the ground is too close to both black and white. */
function changeFor(color: Oklch, on: Oklch, least: number, names: { upper: string; ground: string }): string {
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const lightness of [color.lightness - step, color.lightness + step]) {
      const next = oklch(lightness, color.chroma, color.hue);
      // As it is written, which is what a screen shows.
      if (contrast(next, on) >= least * 1.01)
        return `Set ${names.upper} to ${hexOf(next)}, or change ${names.ground}.`;
    }
  }
  return `No color of this hue is enough: make ${names.ground} lighter or darker.`;
}
