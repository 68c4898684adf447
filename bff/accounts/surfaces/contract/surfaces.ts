import { Type } from 'typebox';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { Surface, SurfaceChange, SurfaceField } from './surface.ts';

const shared = { tag: 'Surfaces', credentials: ['key'], scope: 'surfaces:write' } as const;
const InPath = Type.Object({ surface: SurfaceField('Name of the surface.') });

export const listSurfaces = defineOperation({
  ...shared,
  id: 'listSurfaces',
  method: 'get',
  path: '/v1/surfaces',
  summary: 'List surfaces',
  description: 'Returns all surfaces with their models, on one page.',
  success: { status: 200, description: 'The surfaces.', schema: ListOf(Surface) },
  idempotency: 'ignored',
});

export const getSurface = defineOperation({
  ...shared,
  id: 'getSurface',
  method: 'get',
  path: '/v1/surfaces/{surface}',
  params: InPath,
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
  summary: 'Choose the model of a surface',
  description:
    'Applies to the next request. Nothing is migrated: the API, sessions and elements work in every model on the same records, and the model ' +
    'decides what your site shows. While a surface is not `hosted`, its address leads to `url` with status 302, or to a page that says that nothing is there; ' +
    'a form that a guest has open can still be sent. Surfaces without hosted pages refuse `hosted`. Webhook endpoints get every event of their environment, whatever the models.',
  body: SurfaceChange,
  example: {
    request: { model: 'embedded', url: 'https://order.pos.example/shop' },
    response: { model: 'embedded', version: 2 },
  },
  success: { status: 200, description: 'The surface.', schema: Surface },
  idempotency: 'ignored',
  errors: ['not_found', 'not_published', 'version_stale'],
});

const EVENTS = ['surface.updated'] as const;

export const surfaces = {
  tag: 'Surfaces',
  description:
    'What you offer to merchants and guests. Each surface is embedded in your product or your own on the API; ordering, pay links, loyalty and ' +
    'the dashboard can be hosted by Trellis, and are until you choose. The others are embedded until then.',
  operations: [listSurfaces, getSurface, setSurface],
  events: EVENTS,
  eventRecords: { surface: Surface },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
