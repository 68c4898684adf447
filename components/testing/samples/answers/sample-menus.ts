/** Menus of a shop in the gallery: made up, and as those of the API are. */

import { PICTURE } from './sample-picture.ts';

const AT = '2026-11-21T09:00:00.000Z';

interface Variation {
  readonly id: string;
  readonly name: string | null;
  readonly price: number;
  readonly sku: string | null;
}

const item = (id: string, name: string, prices: Record<string, number>, more: object = {}) => ({
  id: `itm_${id}`,
  name,
  external_id: null,
  description: null,
  image: null,
  tax_category: 'standard',
  variations: Object.entries(prices).map(([variation, price]): Variation => ({
    id: `var_${id}_${variation}`,
    name: variation || null,
    price,
    sku: null,
  })),
  modifier_groups: [],
  dietary: [],
  allergens: [],
  calories: null,
  alcohol: false,
  ...more,
});

const file = (width: number) => ({ url: PICTURE, width, height: width, format: 'webp' });
const SOUP = { id: 'img_soup', alt: 'A bowl of red soup', files: [file(320), file(640), file(1280)] };

const SECTIONS = [
  {
    id: 'sec_breakfast',
    name: 'Breakfast',
    availability: [
      { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '07:00', to: '11:00' },
    ],
    items: [item('porridge', 'Porridge', { '': 540 }), item('eggs', 'Eggs on toast', { '': 890 })],
  },
  {
    id: 'sec_mains',
    name: 'Soups and salads',
    availability: [],
    items: [
      item(
        'soup',
        'Lentil soup',
        { Small: 590, Large: 790 },
        {
          description: 'Red lentils, cumin and lemon.',
          image: SOUP,
          modifier_groups: [{ group: 'mgr_extras', min: null, max: null }],
          dietary: ['vegan'],
          allergens: ['celery'],
          calories: 420,
        },
      ),
      item('arabic', 'شوربة عدس', { '': 620 }),
      item(
        'flatbread',
        'Flatbread with herbs and a very long name that has to break somewhere',
        { '': 450 },
        { image: { ...SOUP, alt: null } },
      ),
      item('bean', 'Bean salad', { '': 850 }, { modifier_groups: [{ group: 'mgr_size', min: 1, max: 1 }] }),
    ],
  },
  {
    id: 'sec_drinks',
    name: 'Drinks',
    availability: [],
    items: [item('lemonade', 'Lemonade', { '0.3 l': 320, '0.5 l': 450 }), item('tea', 'Tea', { '': 260 })],
  },
];

const modifier = (id: string, name: string, price: number, isDefault = false) => ({
  id: `mod_${id}`,
  name,
  price,
  default: isDefault,
});

const GROUPS = [
  {
    id: 'mgr_extras',
    name: 'Extras',
    min: 0,
    max: 3,
    max_each: 2,
    modifiers: [modifier('avocado', 'Avocado', 150), modifier('feta', 'Feta', 120)],
  },
  {
    id: 'mgr_size',
    name: 'Size',
    min: 1,
    max: 1,
    max_each: 1,
    modifiers: [modifier('small', 'Small', 0, true), modifier('large', 'Large', 250)],
  },
];

const now = (target: string, more: object) => ({
  object: 'availability',
  menu: 'mnu_day',
  target,
  location: null,
  available: false,
  until: null,
  stock: null,
  sold_out: true,
  updated_at: AT,
  ...more,
});

const AVAILABILITY = [
  now('itm_flatbread', { until: '2026-11-21T15:30:00.000Z' }),
  now('itm_eggs', {}),
  now('itm_lemonade', { location: 'loc_mill' }),
  now('itm_tea', { available: true, stock: 12, sold_out: false }),
];

const summary = (id: string, name: string, more: object = {}) => ({
  id,
  object: 'menu',
  environment: 'sandbox',
  merchant: 'mer_gallery',
  name,
  currency: 'GBP',
  status: 'published',
  published_version: 4,
  published_at: '2026-11-20T16:20:00.000Z',
  item_count: 8,
  version: 5,
  metadata: {},
  created_at: AT,
  updated_at: AT,
  ...more,
});

const fresh = { status: 'draft', published_version: null, published_at: null, item_count: 0, version: 1 };

/** The list, newest first. */
export const MENUS = [
  summary('mnu_day', 'All day'),
  summary('mnu_new', 'Winter', fresh),
  summary('mnu_large', 'The whole warehouse', { item_count: 2000, published_version: 5 }),
  summary('mnu_old', 'Summer 2025', {
    status: 'archived',
    item_count: 31,
    updated_at: '2025-09-30T17:05:00.000Z',
  }),
];

const LARGE = Array.from({ length: 40 }, (_, at) => ({
  id: `sec_${at}`,
  name: `Shelf ${at + 1}`,
  availability: [],
  items: Array.from({ length: 50 }, (_, nth) =>
    item(`${at}_${nth}`, `Plant ${at * 50 + nth + 1}`, { '': 400 + ((at * 7 + nth * 13) % 90) * 10 }),
  ),
}));

/** A menu with all its parts. @param edited by somebody else meanwhile */
export function menuOf(id: string, edited = false): object {
  const of = MENUS.find((menu) => menu.id === id) ?? MENUS[0];
  if (id === 'mnu_new') return { ...of, sections: [], groups: [], availability: [] };
  if (id === 'mnu_large') return { ...of, sections: LARGE, groups: [], availability: [] };
  const sections = edited
    ? SECTIONS.map((section) => ({
        ...section,
        items: section.items.map((one) =>
          one.id === 'itm_bean' ? { ...one, name: 'White bean salad' } : one,
        ),
      }))
    : SECTIONS;
  return { ...of, version: edited ? 6 : 5, sections, groups: GROUPS, availability: AVAILABILITY };
}

export const VERSIONS = [4, 3, 1].map((version) => ({
  id: `mvr_${version}`,
  version,
  status: version === 4 ? 'published' : 'archived',
  name: 'All day',
  item_count: 8 - (4 - version),
  published_at: `2026-11-${10 + version * 2}T16:20:00.000Z`,
}));

/** Returns the changes of a version. @param against defaults to the version before it */
export const comparisonOf = (version: string, against: unknown) => ({
  object: 'menu_comparison',
  menu: 'mnu_day',
  version: version === 'draft' ? 5 : Number(version),
  compared_to: version === '1' && !against ? null : 4,
  differences: [
    {
      part: 'item',
      id: 'itm_soup',
      name: 'Lentil soup',
      change: 'changed',
      fields: [
        {
          name: 'variations',
          before: [
            { name: 'Small', price: 550 },
            { name: 'Large', price: 750 },
          ],
          after: [
            { name: 'Small', price: 590 },
            { name: 'Large', price: 790 },
          ],
        },
        { name: 'dietary', before: ['vegetarian'], after: ['vegan'] },
      ],
    },
    { part: 'item', id: 'itm_tea', name: 'Tea', change: 'added', fields: [] },
    { part: 'group', id: 'mgr_old', name: 'Sauces', change: 'removed', fields: [] },
  ],
});

/** Returns the changes that a file would make. */
export const importOf = (status: 'previewed' | 'applied' | 'failed') => ({
  id: 'imp_gallery',
  object: 'import',
  environment: 'sandbox',
  merchant: 'mer_gallery',
  menu: 'mnu_day',
  status,
  format: 'csv',
  menu_version: 5,
  delete_missing: false,
  counts:
    status === 'failed'
      ? { created: 0, updated: 0, unchanged: 0, missing: 0 }
      : { created: 3, updated: 12, unchanged: 29, missing: 4 },
  errors:
    status === 'failed'
      ? [
          {
            row: 7,
            column: null,
            code: 'cell_count',
            message: 'This row has 4 cells; the header has 6.',
          },
          {
            row: 19,
            column: 'price',
            code: 'price',
            message: 'price must be a number with a dot and at most 2 decimals, such as 8.50.',
          },
          {
            row: 23,
            column: 'modifier_groups',
            code: 'unknown_group',
            message: 'modifier_groups has Sauces, which isn’t a modifier group of this menu.',
          },
        ]
      : [],
  done: 44,
  total: 44,
  version: 1,
  metadata: {},
  created_at: AT,
  updated_at: AT,
});
