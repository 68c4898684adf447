/**
 * The names that a theme may have: a closed list. Each has a meaning on the service's pages and in the
 * elements.
 */

/** Each becomes `--trellis-color-…`, with a value for light and one for dark. */
export const COLOR_NAMES = [
  'background',
  'surface',
  'text',
  'muted',
  'border',
  'control-border',
  'accent',
  'on-accent',
  'accent-soft',
  'focus',
  'success',
  'success-soft',
  'danger',
  'danger-soft',
  'warning',
  'warning-soft',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** Lengths with their bounds in CSS pixels. */
export const LENGTHS = {
  'radius.control': { least: 0, most: 24 },
  'space.step': { least: 2, most: 8 },
  'font-size.text': { least: 13, most: 18 },
  'font-size.heading': { least: 18, most: 32 },
} as const;
export type LengthName = keyof typeof LENGTHS;

export const FONT_NAMES = ['font.text', 'font.heading', 'font.mono'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** The kind of a token, by the types of the Design Tokens format, which has none for an image. */
export type TokenKind = 'color' | 'dimension' | 'fontFamily' | 'shadow' | 'image';

const colors = COLOR_NAMES.map((name) => `color.${name}`);

/** Every name with its kind. Only colors differ in dark: `dark.color.…`. */
export const TOKEN_KINDS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ...colors.map((name) => [name, 'color'] as const),
  ...Object.keys(LENGTHS).map((name) => [name, 'dimension'] as const),
  ...FONT_NAMES.map((name) => [name, 'fontFamily'] as const),
  ['shadow.card', 'shadow'],
  ['logo', 'image'],
  ...colors.map((name) => [`dark.${name}`, 'color'] as const),
]);
