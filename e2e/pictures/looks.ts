import { BRANDS, sheetOf, themeOf } from '../support/brand.ts';

/** What a partner's pages look like: a Design Tokens file without its logo. */
export interface Look {
  /** What its logo says, in one color. */
  readonly logo: { readonly text: string; readonly color: string };
  readonly tokens: object;
  /** The style sheet of its own pages, for elements; only of brands. */
  readonly css?: () => string;
}

const colors = (values: Readonly<Record<string, string>>): object => ({
  $type: 'color',
  ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
});
const length = (value: number): object => ({ $type: 'dimension', $value: { value, unit: 'px' } });

/** Three made-up ones: what a theme can do to a page is between them. */
const MADE_UP: Readonly<Record<string, Look>> = {
  pastel: {
    logo: { text: 'petal & pour', color: '#7a4a68' },
    tokens: {
      color: colors({ background: '#fdf6f3', surface: '#ffffff', accent: '#a0527f', border: '#f0dfe0' }),
      radius: { control: length(20) },
      font: { text: { $type: 'fontFamily', $value: ['DejaVu Serif', 'Georgia', 'serif'] } },
    },
  },
  saturated: {
    logo: { text: 'NIGHTSHIFT', color: '#ff4d8d' },
    tokens: {
      color: colors({ background: '#e9e4ff', surface: '#f6f4ff', accent: '#5b21d6', text: '#1c0b4a' }),
      dark: { color: colors({ background: '#12062e', surface: '#1f0d4d', accent: '#ff6fa5' }) },
      radius: { control: length(4) },
      space: { step: length(5) },
      'font-size': { heading: length(28) },
    },
  },
  signal: {
    logo: { text: 'CANARY', color: '#000000' },
    tokens: {
      color: colors({ background: '#ffe600', surface: '#fff9c4', text: '#000000', accent: '#000000' }),
      dark: {
        color: colors({ background: '#000000', surface: '#141400', text: '#ffe600', accent: '#ffe600' }),
      },
      radius: { control: length(0) },
      'font-size': { text: length(18), heading: length(32) },
    },
  },
};

/** Three whose tokens are published. The logo says nobody's name. */
const PUBLISHED: Readonly<Record<string, Look>> = Object.fromEntries(
  BRANDS.map((brand) => [
    brand,
    {
      logo: { text: 'Riverside', color: '#303030' },
      tokens: themeOf(brand),
      css: () => sheetOf(brand),
    },
  ]),
);

export const LOOKS = { ...MADE_UP, ...PUBLISHED };
