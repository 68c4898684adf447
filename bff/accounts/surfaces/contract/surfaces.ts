import { Type, type Static } from 'typebox';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  IdFilter,
  ListOf,
  OneOf,
  orNull,
  ReadVersion,
  RecordEnvironment,
  RecordType,
  RecordVersion,
  Timestamp,
} from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { UrlText } from '../../../core/contract/text-fields.ts';
import { SURFACES } from './surface-names.ts';

/**
 * The renderer of a surface: the service, our elements in the partner's product, or the partner on the API.
 */
export const SURFACE_MODELS = ['hosted', 'embedded', 'api'] as const;
export type SurfaceModel = (typeof SURFACE_MODELS)[number];

export const SurfaceField = (description: string) =>
  OneOf(SURFACES, { description, examples: ['ordering'], 'x-rule': `must be one of ${SURFACES.join(', ')}` });

const ModelField = OneOf(SURFACE_MODELS, {
  description:
    '`hosted`: our pages on your site. ' +
    '`embedded`: our elements in your product. `api`: your own, on the API and webhooks.',
  examples: ['hosted'],
  'x-rule': `must be one of ${SURFACE_MODELS.join(', ')}`,
});

const URL_WORDS =
  'Where your own page is. While the surface is not `hosted`, its address on your site leads there, with ' +
  'its path behind this URL.';

export const Surface = Type.Object(
  {
    object: RecordType('surface'),
    environment: RecordEnvironment,
    surface: SurfaceField('The surface.'),
    merchant: orNull(Type.String(), {
      description:
        'Id of the merchant that the answer is for; `null` for all that have no choice of their own.',
      examples: [null],
    }),
    inherited: Type.Boolean({
      description: 'Whether the merchant has no choice of its own, so that yours applies to it.',
      examples: [false],
    }),
    model: ModelField,
    url: orNull(Type.String({ description: URL_WORDS }), {
      description: URL_WORDS,
      examples: ['https://order.pos.example/shop'],
    }),
    site: Type.String({
      description: 'Where its hosted pages are, before a domain of yours.',
      examples: ['https://greenhouse-pos.sandbox.trellis.example'],
    }),
    version: RecordVersion,
    updated_at: orNull(Timestamp('When it was last changed; `null` if never.'), {
      description: 'When it was last changed, as RFC 3339 in UTC; `null` if never.',
      examples: ['2026-11-21T10:42:07Z'],
    }),
  },
  { title: 'Surface' },
);
export type Surface = Static<typeof Surface>;

export const SurfaceChange = Type.Object(
  {
    model: ModelField,
    url: Type.Optional(
      orNull(UrlText(1000, { description: URL_WORDS }), {
        description:
          `${URL_WORDS} It must use \`https\` in production, and have no user, query or fragment. ` +
          'Left out: none.',
        examples: ['https://order.pos.example/shop'],
      }),
    ),
    version: ReadVersion,
  },
  { title: 'SurfaceChange' },
);
export type SurfaceChange = Static<typeof SurfaceChange>;

const shared = { tag: 'Surfaces', credentials: ['key'], scope: 'surfaces:write' } as const;
const InPath = Type.Object({ surface: SurfaceField('Name of the surface.') });
const ForMerchant = Type.Object({
  merchant: Type.Optional(
    IdFilter(
      'a merchant',
      'Id of one of your merchants, for its own choice. Left out: yours, for all others.',
    ),
  ),
});
const OfMerchant = Type.Object({
  merchant: IdFilter('a merchant', 'Id of one of your merchants.'),
});

export const listSurfaces = defineOperation({
  ...shared,
  id: 'listSurfaces',
  method: 'get',
  path: '/v1/surfaces',
  query: ForMerchant,
  summary: 'List surfaces',
  description: 'Returns all surfaces with their models, on one page.',
  success: { status: 200, description: 'The surfaces.', schema: ListOf(Surface) },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const getSurface = defineOperation({
  ...shared,
  id: 'getSurface',
  method: 'get',
  path: '/v1/surfaces/{surface}',
  params: InPath,
  query: ForMerchant,
  summary: 'Retrieve a surface',
  success: { status: 200, description: 'The surface.', schema: Surface },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const setSurface = defineOperation({
  ...shared,
  id: 'setSurface',
  method: 'put',
  path: '/v1/surfaces/{surface}',
  params: InPath,
  query: ForMerchant,
  summary: 'Choose the model of a surface',
  description:
    'Chooses for all merchants, or with `merchant` for one that differs from them: a shop whose menu is ' +
    'embedded doesn’t take the others’ pages away. Applies to the next request. Nothing is migrated: the ' +
    'API, sessions and elements work in every model on the same records, and the model decides what your ' +
    'site shows. While a surface is not `hosted`, its address leads to `url` with status 302, or to a ' +
    'page that says that nothing is there; a form that a guest has open can still be sent. Webhook ' +
    'endpoints get every event of their environment, whatever the models.',
  body: SurfaceChange,
  example: {
    request: { model: 'embedded', url: 'https://order.pos.example/shop' },
    response: { model: 'embedded', version: 2 },
  },
  success: { status: 200, description: 'The surface.', schema: Surface },
  idempotency: 'ignored',
  errors: ['not_found', 'not_published', 'version_stale'],
});

export const resetSurface = defineOperation({
  ...shared,
  id: 'resetSurface',
  method: 'delete',
  path: '/v1/surfaces/{surface}',
  params: InPath,
  query: OfMerchant,
  summary: 'Undo a merchant’s own choice',
  description: 'Your choice for all merchants applies to this one again.',
  success: { status: 200, description: 'The surface, as it is for the merchant now.', schema: Surface },
  example: {
    query: { merchant: EXAMPLE_ID.merchant },
    response: { merchant: EXAMPLE_ID.merchant, inherited: true, version: 3 },
  },
  idempotency: 'ignored',
  errors: ['not_found'],
});

const EVENTS = ['surface.updated'] as const;

export const surfaces = {
  tag: 'Surfaces',
  description:
    'What you offer to merchants and guests. Each surface is hosted by Trellis on your site until you ' +
    'choose: it can be embedded in your product, or your own on the API.',
  operations: [listSurfaces, getSurface, setSurface, resetSurface],
  events: EVENTS,
  eventRecords: { surface: Surface },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
