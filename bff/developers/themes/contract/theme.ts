import { Type, type Static } from 'typebox';
import {
  OneOf,
  orNull,
  RecordEnvironment,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { PlacedImageAs } from '../../../catalog/images/contract/image.ts';

/** The largest size of a theme's file as sent. */
export const MAX_THEME_BYTES = 64 * 1024;

/** An example for partners to copy: an accent in both schemes, rounder corners. */
export const EXAMPLE_TOKENS = {
  color: {
    $type: 'color',
    accent: { $value: { colorSpace: 'oklch', components: [0.45, 0.12, 264] } },
  },
  radius: { $type: 'dimension', control: { $value: { value: 12, unit: 'px' } } },
  dark: {
    color: {
      $type: 'color',
      accent: { $value: { colorSpace: 'oklch', components: [0.78, 0.1, 264] } },
    },
  },
} as const;

const PairContrast = Type.Object(
  {
    pair: Type.String({
      description: 'The text and what it is on, by the names of their colors.',
      examples: ['on-accent on accent'],
    }),
    scheme: OneOf(['light', 'dark'], { description: 'The scheme it is in.', examples: ['light'] }),
    ratio: Type.Number({
      description: 'Contrast ratio of WCAG 2.2, from 1 to 21, rounded down to two decimals.',
      examples: [7.42],
    }),
    level: OneOf(['ok', 'warning', 'blocking'], {
      description: '`ok` from 4.5, `warning` below 4.5, `blocking` below 3.',
      examples: ['ok'],
    }),
  },
  { title: 'PairContrast' },
);

const ThemeLogo = PlacedImageAs(
  'ThemeLogo',
  Type.String({ description: 'What it says.', examples: ['Greenhouse POS'] }),
);

export const Theme = Type.Object(
  {
    object: RecordType('theme'),
    environment: RecordEnvironment,
    is_default: Type.Boolean({
      description: 'Whether you have stored none, so that your pages have the default one.',
      examples: [false],
    }),
    tokens: Type.Record(Type.String(), Type.Unknown(), {
      description:
        'The tokens you stored, as a Design Tokens file: colors in OKLCh, lengths in pixels, references ' +
        'resolved. Empty for the default theme.',
      examples: [EXAMPLE_TOKENS],
    }),
    variables: Type.Record(Type.String(), Type.String(), {
      description: 'The CSS custom properties that it comes to, with what was filled in.',
      examples: [
        {
          '--trellis-color-accent': 'light-dark(oklch(0.45 0.12 264), oklch(0.78 0.1 264))',
          '--trellis-radius': '12px',
        },
      ],
    }),
    stylesheet: Type.String({
      description: 'Where the properties are served as a style sheet. Its content never changes.',
      examples: ['https://trellis.example/t/9f86d081884c7d659a2feaa0c55ad015.css'],
    }),
    logo: orNull(ThemeLogo, { description: 'The logo. `null`: none.' }),
    contrast: Type.Array(PairContrast, {
      description: 'How well each text can be read on what it is on, in light and in dark.',
    }),
    version: RecordVersion,
    updated_at: orNull(UpdatedAt, { description: 'When you last changed it. `null`: never.' }),
  },
  { title: 'Theme' },
);
export type Theme = Static<typeof Theme>;
