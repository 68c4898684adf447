import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../../core/api/errors.ts';
import { type JsonObject, readJson } from '../../../core/api/json.ts';
import { readTokens } from './read-tokens.ts';
import { writeTokens } from './write-tokens.ts';

const read = (file: object) => readTokens(readJson(JSON.stringify(file)) as JsonObject);
const color = (colorSpace: string, components: unknown[], more: object = {}) => ({
  $type: 'color',
  $value: { colorSpace, components, ...more },
});

function refused(file: object): Record<'code' | 'param' | 'message', string | undefined> {
  try {
    read(file);
  } catch (error) {
    const { code, param, publicMessage: message } = error as ApiError;
    return { code, param, message };
  }
  throw new Error('it is not refused');
}

describe('a color', () => {
  /** Examples of https://www.w3.org/TR/css-color-4: the green of a leaf in each space. */
  test.each([
    ['srgb', [0, 0.5, 0]],
    ['srgb-linear', [0, 0.21404, 0]],
    ['hsl', [120, 100, 25]],
    ['hwb', [120, 0, 50]],
    ['lab', [46.09, -47.37, 48.8]],
    ['lch', [46.09, 68.01, 134.15]],
    ['oklab', [0.5182, -0.1401, 0.1076]],
    ['oklch', [0.5182, 0.1767, 142.5]],
    ['display-p3', [0.2153, 0.4925, 0.1233]],
    ['a98-rgb', [0.2814, 0.496, 0.1169]],
    ['prophoto-rgb', [0.2318, 0.3958, 0.1228]],
    ['rec2020', [0.236, 0.4293, 0.0926]],
    ['xyz-d65', [0.0765, 0.1531, 0.0255]],
    ['xyz-d50', [0.0825, 0.1535, 0.0208]],
  ])('in %s is the same in OKLCh', (space, components) => {
    const { accent } = read({ color: { accent: color(space, components) } }).light;
    expect(accent?.lightness).toBeCloseTo(0.518, 2);
    expect(accent?.chroma).toBeCloseTo(0.176, 1);
    expect(Math.abs((accent?.hue ?? 0) - 142.5)).toBeLessThan(4);
  });

  test.each(['#008000', 'green', 'rgb(0 128 0)', 'hsl(120 100% 25.1%)', 'oklch(0.52 0.177 142.5)'])(
    'may be the text %s',
    (text) => {
      const { accent } = read({ color: { accent: { $type: 'color', $value: text } } }).light;
      expect(accent?.lightness).toBeCloseTo(0.52, 2);
      expect(accent?.hue).toBeCloseTo(142.5, 0);
    },
  );

  test('that is gray has no hue', () => {
    const { text } = read({ color: { text: color('oklch', [0.25, 0, 'none']) } }).light;
    expect(text).toEqual({ lightness: 0.25, chroma: 0, hue: 0 });
  });

  test.each([
    color('srgb', [0, 0.5, 0], { alpha: 0.5 }),
    color('srgb', [0, 0.5, 0], { hex: 'red' }),
    color('srgb', [0, 0.5, 0], { more: 1 }),
    color('srgb', [0, 1.5, 0]),
    color('srgb', [0, 0.5]),
    color('cmyk', [0, 0.5, 0]),
    { $type: 'color', $value: 'transparent' },
    { $type: 'color', $value: 'url(x)' },
    { $type: 'color', $value: ['#008000'] },
  ])('is refused as %j', (accent) => {
    expect(refused({ color: { accent } })).toMatchObject({
      code: 'field_invalid',
      param: 'color.accent',
      message: expect.stringContaining('must be an opaque color') as string,
    });
  });
});

describe('names', () => {
  test.each([
    [{ colors: {} }, 'colors', 'Use one of color, radius, space, font-size, font, shadow, logo, dark.'],
    [{ color: { primary: {} } }, 'color.primary', 'Use one of background, surface, text,'],
    [{ dark: { radius: {} } }, 'dark.radius', 'Use one of color.'],
    [{ color: { accent: { hover: {} } } }, 'color.accent.hover', 'is not something that a token has'],
    [{ color: { $root: {} } }, 'color.$root', 'Use one of background'],
    [{ 'color.accent': {} }, undefined, 'A name is not a name'],
    [{ '</style>': {} }, undefined, 'A name is not a name'],
  ])('%j is refused', (file, param, message) => {
    const refusal = refused(file);
    expect(refusal.param).toBe(param);
    expect(refusal.message).toContain(message);
  });

  test('of prototypes are names like any other', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(refused(JSON.parse(`{"${name}": {}}`) as object).param).toBe(name);
    }
  });

  test('notes have no effect and are not kept', () => {
    const file = {
      $description: 'Ours',
      color: { $extensions: { a: 1 }, accent: color('srgb', [0, 0.5, 0]) },
    };
    expect(JSON.stringify(writeTokens(read(file)))).not.toMatch(/Ours|extensions/);
  });
});

describe('a reference', () => {
  test('has the value of the other token, also through several and from dark to light', () => {
    const { light, dark } = read({
      color: {
        $type: 'color',
        accent: { $value: '#008000' },
        text: { $value: '{color.muted}' },
        muted: { $value: '{color.accent}' },
      },
      dark: { color: { $type: 'color', accent: { $value: '{color.text}' } } },
    });
    expect(light.text).toEqual(light.accent);
    expect(dark.accent).toEqual(light.accent);
  });

  test('in a shadow is to a color', () => {
    const shadow = { color: '{color.accent}', offsetX: '0px', offsetY: '1px', blur: '2px', spread: '0px' };
    const file = {
      color: { accent: color('srgb', [0, 0.5, 0]) },
      shadow: { card: { $type: 'shadow', $value: shadow } },
    };
    expect(read(file).shadows?.[0]?.color).toEqual(read(file).light.accent);
  });

  test.each([
    [{ color: { text: { $value: '{color.muted}' }, muted: { $value: '{color.text}' } } }, 'refers to itself'],
    [{ color: { text: { $value: '{color.text}' } } }, 'refers to itself'],
    [{ color: { text: { $value: '{color.accent}' } } }, 'doesn’t have'],
    [{ color: { text: { $value: '{color.accent} url(x)' } } }, 'doesn’t have'],
    [
      { color: { text: { $value: '{radius.control}' } }, radius: { control: { $value: '8px' } } },
      'must refer to a color',
    ],
  ])('%j is refused', (file, message) => {
    expect(refused(file).message).toContain(message);
  });
});

describe('lengths, fonts and a logo', () => {
  test('are read in pixels and in rem', () => {
    const file = {
      radius: { control: { $type: 'dimension', $value: { value: 0.75, unit: 'rem' } } },
      'font-size': { $type: 'dimension', text: { $value: '15px' } },
    };
    expect(read(file).lengths).toEqual({ 'radius.control': 12, 'font-size.text': 15 });
  });

  test.each([
    [{ radius: { control: { $value: '25px' } } }, 'radius.control'],
    [{ radius: { control: { $value: { value: 8, unit: 'em' } } } }, 'radius.control'],
    [{ space: { step: { $value: '-4px' } } }, 'space.step'],
    [{ font: { text: { $value: ['Arial"; } body { display: none'] } } }, 'font.text'],
    [{ font: { text: { $value: 'url(x)' } } }, 'font.text'],
    [{ font: { text: { $value: [] } } }, 'font.text'],
    [{ font: { text: { $type: 'color', $value: 'Inter' } } }, 'font.text'],
    [{ logo: { $value: { image: 'https://evil.example/x.png', alt: 'Us' } } }, 'logo'],
    [{ logo: { $value: { image: 'img_01M7YV68H8S0A2C4E6F8J0K2N4', alt: '' } } }, 'logo'],
    [{ logo: { $value: { image: 'img_01M7YV68H8S0A2C4E6F8J0K2N4' } } }, 'logo'],
  ])('%j is refused', (file, param) => expect(refused(file).param).toBe(param));
});
