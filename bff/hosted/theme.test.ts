import { describe, expect, test } from 'vitest';
import { contrast, readColor, writeColor } from './color.ts';
import { isInSrgb } from './testing/srgb.ts';
import { ACCENTS, themeOf, tokensFor } from './partner-theme.ts';
import { themeSheet } from './theme-sheet.ts';
import { COLOR_NAMES, readTheme, ThemeError, type ColorName, type ThemeTokens } from './theme.ts';

const white = { lightness: 1, chroma: 0, hue: 0 };
const black = { lightness: 0, chroma: 0, hue: 0 };

/** Text on its ground, wherever a page or an element puts one on the other. */
const TEXTS: readonly (readonly [ColorName, ColorName])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'accent-soft'],
  ['text', 'danger-soft'],
  ['text', 'warning-soft'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['on-accent', 'accent'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['accent', 'accent-soft'],
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
];

describe('colours', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast(white, black)).toBeCloseTo(21, 2);
    expect(contrast(black, black)).toBe(1);
    // #767676 in OKLCh: the lightest grey that is readable on white.
    expect(contrast({ lightness: 0.5676, chroma: 0, hue: 0 }, white)).toBeCloseTo(4.54, 1);
  });

  test.each(['red', 'oklch(0.4 0.1)', 'oklch(1.1 0 0)', 'oklch(0.4 0.6 0)', 'oklch(0.4 0.1 361)'])(
    '%s is none',
    (text) => expect(readColor(text)).toBeUndefined(),
  );

  test.each([
    'oklch(0.4 0.1 10);} body{display:none',
    'url(https://evil.example)',
    'oklch(0.4 0.1 10) url(x)',
    'oklch(0.4 0.1 10)\n',
  ])('%s is refused, not pasted', (text) => expect(readColor(text)).toBeUndefined());

  test('what is read is written anew', () => {
    const color = readColor('oklch(0.4600 0.105 152)');
    expect(color && writeColor(color)).toBe('oklch(0.46 0.105 152)');
  });
});

describe.each(ACCENTS)('the default theme with an accent at $hue°', (accent) => {
  const { colors } = readTheme(tokensFor(accent));

  test.each(['light', 'dark'] as const)('is readable in %s', (scheme) => {
    for (const [text, ground] of TEXTS) {
      const ratio = contrast(colors[text][scheme], colors[ground][scheme]);
      expect.soft(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['surface', 'background'] as const) {
      const ratio = contrast(colors['control-border'][scheme], colors[ground][scheme]);
      expect.soft(ratio, `control-border on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('has only colours that every screen has', () => {
    for (const name of COLOR_NAMES) {
      expect.soft(isInSrgb(colors[name].light), `${name} in light`).toBe(true);
      expect.soft(isInSrgb(colors[name].dark), `${name} in dark`).toBe(true);
    }
  });
});

describe('a partner’s theme', () => {
  const leaf = ACCENTS[0] ?? { hue: 152, light: 0.1, dark: 0.1 };
  const withToken = (name: string, value: unknown) =>
    ({ ...tokensFor(leaf), [name]: value }) as unknown as ThemeTokens;

  test.each([
    ['color.text', ['oklch(0.2 0 0)', 'url(x)']],
    ['radius.control', '8px; color: red'],
    ['radius.control', '25px'],
    ['space.step', '-4px'],
    ['font.text', ['Arial"; } body { display: none']],
    ['font.text', ['url(x)']],
    ['font.text', []],
  ])('refuses %s as %j and names it', (name, value) => {
    expect(() => readTheme(withToken(name, value))).toThrow(ThemeError);
    expect(() => readTheme(withToken(name, value))).toThrow(name);
  });

  test('a token that is none of ours goes nowhere', () => {
    const { css } = themeSheet(readTheme(withToken('color.evil', ['red', 'red'])));
    expect(css).not.toContain('evil');
  });

  test("two partners' themes differ, and one theme stays the same", () => {
    const sheets = ['greenhouse-pos', 'till-and-leaf', 'harbour-pos', 'rootstock'].map(
      (slug) => themeSheet(themeOf({ slug })).version,
    );
    expect(new Set(sheets).size).toBeGreaterThan(1);
    expect(themeSheet(themeOf({ slug: 'greenhouse-pos' })).version).toBe(sheets[0]);
  });

  test('sets every property the elements know', () => {
    const { css } = themeSheet(themeOf(undefined));
    for (const name of COLOR_NAMES) expect(css).toContain(`--trellis-color-${name}: light-dark(oklch(`);
    expect(css).toContain('color-scheme: light dark;');
  });
});
