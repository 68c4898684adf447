import { expect, test } from 'vitest';
import { contrast, oklch } from './color.ts';
import { ACCENTS, defaultTheme, defaultThemeOf } from './default-theme.ts';
import { accentColors } from './fill-colors.ts';

const LIGHTNESSES = [0, 0.2, 0.5, 0.75, 0.9, 1];
const HUES = Array.from({ length: 12 }, (_, at) => at * 30);

test.each(ACCENTS)('every accent of a merchant is readable in the theme of the hue $hue', (accent) => {
  const { colors } = defaultTheme(accent);
  for (const color of LIGHTNESSES.flatMap((light) => HUES.map((hue) => oklch(light, 0.15, hue)))) {
    const own = accentColors(color, colors);
    for (const scheme of ['light', 'dark'] as const) {
      const worn = own.accent[scheme];
      const grounds = [colors.surface, colors.background, own['accent-soft'], own['on-accent']];
      const least = Math.min(...grounds.map((ground) => contrast(worn, ground[scheme])));
      expect({ color, scheme, isReadable: least >= 4.5 }).toEqual({ color, scheme, isReadable: true });
    }
  }
});

test('an accent that is readable stays as it is', () => {
  const { colors } = defaultThemeOf(undefined);
  const color = oklch(0.45, 0.1, 40);
  expect(accentColors(color, colors).accent.light).toEqual(color);
});
