import { describe, expect, test } from 'vitest';
import { COLOR_NAMES } from '../contract/token-names.ts';
import { contrast, isInSrgb, oklch, readColor, writeColor } from './color.ts';
import { contrastReport } from './contrast-report.ts';
import { ACCENTS, defaultTheme, defaultThemeOf } from './default-theme.ts';
import { themeSheet } from './theme-sheet.ts';

const white = oklch(1, 0, 0);
const black = oklch(0, 0, 0);

describe('colors', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast(white, black)).toBeCloseTo(21, 2);
    expect(contrast(black, black)).toBe(1);
    // #767676 in OKLCh: the lightest gray that is readable on white.
    expect(contrast(oklch(0.5676, 0, 0), white)).toBeCloseTo(4.54, 1);
  });

  test.each([
    'red',
    'oklch(0.4 0.1)',
    'oklch(1.1 0 0)',
    'oklch(0.4 0.6 0)',
    'oklch(0.4 0.1 361)',
    'oklch(0.4 0.1 10) url(x)',
    'oklch(0.4 0.1 10)\n',
  ])('%j is none of the palette', (text) => expect(readColor(text)).toBeUndefined());

  test('what is read is written again', () => {
    const color = readColor('oklch(0.4600 0.105 152)');
    expect(color && writeColor(color)).toBe('oklch(0.46 0.105 152)');
  });
});

describe.each(ACCENTS)('the default theme with an accent at $hue°', (accent) => {
  const { colors } = defaultTheme(accent);

  test('is readable in light and in dark', () => {
    expect(contrastReport(colors).filter(({ level }) => level !== 'ok')).toEqual([]);
    for (const scheme of ['light', 'dark'] as const) {
      for (const ground of ['surface', 'background'] as const) {
        const ratio = contrast(colors['control-border'][scheme], colors[ground][scheme]);
        expect.soft(ratio, `control-border on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('has only colors that every screen has', () => {
    for (const name of COLOR_NAMES) {
      expect.soft(isInSrgb(colors[name].light), `${name} in light`).toBe(true);
      expect.soft(isInSrgb(colors[name].dark), `${name} in dark`).toBe(true);
    }
  });
});

describe('a partner’s default theme', () => {
  test("two partners' themes differ, and one theme stays the same", () => {
    const hashes = ['greenhouse-pos', 'till-and-leaf', 'harbour-pos', 'rootstock'].map(
      (slug) => themeSheet(defaultThemeOf({ slug })).hash,
    );
    expect(new Set(hashes).size).toBeGreaterThan(1);
    expect(themeSheet(defaultThemeOf({ slug: 'greenhouse-pos' })).hash).toBe(hashes[0]);
  });

  test('sets every color that the elements know', () => {
    const { css } = themeSheet(defaultThemeOf(undefined));
    for (const name of COLOR_NAMES) expect(css).toContain(`--trellis-color-${name}: light-dark(oklch(`);
    expect(css).toContain('color-scheme: light dark;');
  });
});
