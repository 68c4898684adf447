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
import { PlainText, ShownText } from '../../../core/contract/text-fields.ts';
import { HttpsUrlTo } from '../../../accounts/merchants/contract/merchant-fields.ts';
import { PlacedImage } from '../../images/contract/image.ts';

/** What is written, and where more is. */
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
};

export const Storefront = Type.Object(
  {
    object: RecordType('storefront'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    ...texts,
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
  description:
    'What a merchant’s pages say of it: texts, a logo, a cover, and links to its terms and privacy notice.',
  operations: [getStorefront, updateStorefront],
  events: EVENTS,
  eventRecords: { storefront: Storefront },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
