import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  IdFilter,
  IdsInPath,
  orNull,
  ReadVersion,
  RecordEnvironment,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { CheckedText, PlainText, ShownText } from '../../../core/contract/text-fields.ts';
import {
  AnyPhone,
  HOW_PHONES_ARE_READ,
  HttpsUrlTo,
  PhoneNumber,
} from '../../../accounts/merchants/contract/merchant-fields.ts';
import { PlacedImage } from '../../images/contract/image.ts';

export const MAX_LINKS = 5;
export const MAX_POPULAR = 8;

/** The texts, the color, and the links. */
const texts = {
  tagline: orNull(
    PlainText(
      120,
      'What the merchant offers, in a line below its name.',
      'House plants and good coffee, under glass by the river.',
    ),
  ),
  about: orNull(
    ShownText(600, {
      lines: 'many',
      description: 'The merchant’s story, with line breaks.',
      example: 'We have grown house plants by the Kennet since 1998.\nThe café opens with the greenhouse.',
    }),
  ),
  allergen_note: orNull(
    PlainText(
      300,
      'What the kitchen handles, shown with every menu.',
      'Our kitchen handles nuts, gluten and milk.',
    ),
  ),
  terms_url: orNull(HttpsUrlTo('Where the merchant’s terms are.', 'https://riverside.example/terms')),
  privacy_url: orNull(HttpsUrlTo('Where its privacy notice is.', 'https://riverside.example/privacy')),
  accent: orNull(
    CheckedText('must be a color as #rrggbb', (text) => /^#[0-9a-f]{6}$/i.test(text), {
      description:
        'The merchant’s color, in place of the accent of your theme. It must be readable on the ' +
        'backgrounds of your theme; in dark, and once your theme changes, it is made as light or dark as ' +
        'that takes.',
      examples: ['#9a3b1e'],
      pattern: '^#[0-9a-fA-F]{6}$',
    }),
  ),
  links: Type.Array(
    Type.Object(
      {
        name: PlainText(40, 'What the link is called.', 'Instagram'),
        url: HttpsUrlTo('Where it leads.', 'https://instagram.example/riverside'),
      },
      { title: 'StorefrontLink', 'x-rule': 'must be an object with name and url' },
    ),
    {
      maxItems: MAX_LINKS,
      description: 'Its website and where else it is, below its menu.',
      examples: [[{ name: 'Instagram', url: 'https://instagram.example/riverside' }]],
      'x-rule': `must be a list of at most ${MAX_LINKS} links`,
    },
  ),
  popular_items: Type.Array(IdFilter('an item', 'Id of an item on the menu.'), {
    maxItems: MAX_POPULAR,
    uniqueItems: true,
    description:
      'The items shown first on its menu, where they can be ordered. An empty list shows what sells best.',
    examples: [[]],
    'x-rule': `must be a list of at most ${MAX_POPULAR} ids of items, each once`,
  }),
};

const PHONE = 'Its phone number, for guests of locations that have none.';

export const Storefront = Type.Object(
  {
    object: RecordType('storefront'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    ...texts,
    phone: orNull(PhoneNumber(PHONE)),
    logo: orNull(PlacedImage, { description: 'The logo, shown as a square.' }),
    cover: orNull(PlacedImage, {
      description: 'The wide picture above its pages. Narrow screens show its middle.',
    }),
    version: RecordVersion,
    updated_at: orNull(UpdatedAt, { description: 'When it was last changed. `null`: never.' }),
  },
  { title: 'Storefront' },
);
export type Storefront = Static<typeof Storefront>;

const image = (description: string) =>
  Type.Optional(
    orNull(IdFilter('an image', `${description} Id of an image of the same merchant.`), { examples: [null] }),
  );

export const StorefrontChange = Type.Object(
  {
    ...Type.Partial(Type.Object(texts)).properties,
    phone: Type.Optional(orNull(AnyPhone(`${PHONE} ${HOW_PHONES_ARE_READ}`))),
    logo: image('The logo.'),
    cover: image('The wide picture above its pages.'),
    version: ReadVersion,
  },
  { title: 'StorefrontChange' },
);
export type StorefrontChange = Static<typeof StorefrontChange>;

const ofMerchant = {
  path: '/v1/merchants/{merchant}/storefront',
  params: IdsInPath({ merchant: 'merchant' }),
  tag: 'Storefronts',
  credentials: ['key', 'session'],
} as const;

export const getStorefront = defineOperation({
  ...ofMerchant,
  id: 'getStorefront',
  method: 'get',
  summary: 'Retrieve a storefront',
  description: 'Each merchant has one from the start.',
  scope: 'merchants:read',
  success: { status: 200, description: 'The storefront.', schema: Storefront },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateStorefront = defineOperation({
  ...ofMerchant,
  id: 'updateStorefront',
  method: 'patch',
  summary: 'Update a storefront',
  description:
    'Properties you leave out keep their values, and `null` removes one. A session can update the ' +
    'storefront of its own merchant. A request that changes nothing keeps `version` and emits no event.',
  scope: 'merchants:write',
  body: StorefrontChange,
  success: { status: 200, description: 'The updated storefront.', schema: Storefront },
  example: {
    request: {
      tagline: 'House plants and good coffee, under glass by the river.',
      allergen_note: 'Our kitchen handles nuts, gluten and milk.',
      version: 1,
    },
    response: { version: 2 },
  },
  idempotency: 'recorded',
  refusesCardNumbers: true,
  errors: ['not_found', 'state_forbids', 'version_stale'],
});

const EVENTS = ['storefront.updated'] as const;

export const storefronts = {
  tag: 'Storefronts',
  description: 'A merchant’s brand on its pages: texts, a color, a logo, a cover, popular items, and links.',
  operations: [getStorefront, updateStorefront],
  events: EVENTS,
  eventRecords: { storefront: Storefront },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
