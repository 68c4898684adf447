/**
 * Colours that three well-known design systems publish, written out here as values: three themes as partners would have them. They are
 * data of tests; none of these companies has to do with Trellis.
 */
export interface Brand {
  /** Where the values are published. */
  readonly source: string;
  /** A Design Tokens file. */
  readonly tokens: object;
}

type Values = Readonly<Record<string, string>>;
const colors = (values: Values): object => ({
  $type: 'color',
  ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
});
const px = (value: number): object => ({ $type: 'dimension', $value: { value, unit: 'px' } });

export const BRANDS: Readonly<Record<string, Brand>> = {
  // Black actions on cool greys, small corners.
  merchant: {
    source: 'Shopify Polaris, polaris-react.shopify.com/tokens/color',
    tokens: {
      trellis: {
        color: colors({
          background: '#f1f1f1',
          surface: '#ffffff',
          text: '#303030',
          muted: '#616161',
          border: '#e3e3e3',
          'control-border': '#8a8a8a',
          accent: '#303030',
          'on-accent': '#ffffff',
          focus: '#005bd3',
          success: '#014b40',
          danger: '#8e0b21',
          warning: '#5e4200',
        }),
        control: { height: px(36), background: { $type: 'color', $value: '#fdfdfd' } },
        radius: { control: px(8) },
        dark: {
          color: colors({
            background: '#1a1a1a',
            surface: '#303030',
            text: '#e3e3e3',
            accent: '#e3e3e3',
            'on-accent': '#1a1a1a',
          }),
        },
      },
    },
  },
  // One blue, sharp corners, fields on grey.
  carbon: {
    source: 'IBM Carbon, themes White and Gray 100, carbondesignsystem.com/elements/color/tokens',
    tokens: {
      blue: { $type: 'color', 60: { $value: '#0f62fe' }, 40: { $value: '#78a9ff' } },
      trellis: {
        color: {
          ...colors({
            background: '#f4f4f4',
            surface: '#ffffff',
            text: '#161616',
            muted: '#525252',
            border: '#e0e0e0',
            'control-border': '#8d8d8d',
            'on-accent': '#ffffff',
            success: '#198038',
            danger: '#da1e28',
            warning: '#8e6a00',
          }),
          accent: { $value: '{blue.60}' },
          focus: { $value: '{blue.60}' },
        },
        control: { height: px(48), background: { $type: 'color', $value: '#f4f4f4' } },
        radius: { control: px(0) },
        'font-weight': { strong: { $type: 'fontWeight', $value: 600 } },
        dark: {
          color: {
            ...colors({
              background: '#161616',
              surface: '#262626',
              text: '#f4f4f4',
              muted: '#c6c6c6',
              border: '#525252',
              'control-border': '#8d8d8d',
              success: '#42be65',
              danger: '#ff8389',
              warning: '#f1c21b',
              focus: '#ffffff',
              'on-accent': '#161616',
            }),
            accent: { $value: '{blue.40}' },
          },
          control: { background: { $type: 'color', $value: '#393939' } },
        },
      },
    },
  },
  // Green actions, blue links and rings, soft corners.
  primer: {
    source: 'GitHub Primer, primer.style/product/primitives/color',
    tokens: {
      trellis: {
        color: colors({
          background: '#f6f8fa',
          surface: '#ffffff',
          text: '#1f2328',
          muted: '#59636e',
          border: '#d1d9e0',
          'control-border': '#818b98',
          accent: '#1a7f37',
          'on-accent': '#ffffff',
          focus: '#0969da',
          success: '#1a7f37',
          danger: '#d1242f',
          warning: '#9a6700',
        }),
        control: { height: px(32) },
        radius: { control: px(6) },
        dark: {
          color: colors({
            background: '#010409',
            surface: '#0d1117',
            text: '#f0f6fc',
            muted: '#9198a1',
            border: '#3d444d',
            'control-border': '#656c76',
            accent: '#3fb950',
            'on-accent': '#010409',
            focus: '#1f6feb',
            success: '#3fb950',
            danger: '#f85149',
            warning: '#d29922',
          }),
        },
      },
    },
  },
};
