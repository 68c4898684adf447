import type { FeatureContract } from '../../../core/contract/feature.ts';
import { ListOf, ListQuery } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { DeprecationInUse, DeprecationQuery, ElementVersion } from './deprecation-record.ts';

const shared = {
  tag: 'Deprecations',
  method: 'get',
  credentials: ['key'],
  scope: 'keys:read',
  idempotency: 'ignored',
} as const;

export const listDeprecations = defineOperation({
  ...shared,
  id: 'listDeprecations',
  path: '/v1/deprecations',
  summary: 'List deprecations in use',
  description:
    'Returns what is deprecated and was used in the last 30 days: a record for each key that calls it, or ' +
    'each origin whose pages load it. An empty list means that nothing has to be changed. Calls are ' +
    'counted within a minute.',
  query: DeprecationQuery,
  success: {
    status: 200,
    description: 'A page of deprecations that concern you.',
    schema: ListOf(DeprecationInUse),
  },
});

export const listElementVersions = defineOperation({
  ...shared,
  id: 'listElementVersions',
  path: '/v1/element_versions',
  summary: 'List versions of the elements in use',
  description:
    'Returns which versions of the elements your pages used in the last 30 days, deprecated or not: a ' +
    'record for each version and origin.',
  query: ListQuery,
  success: { status: 200, description: 'A page of versions in use.', schema: ListOf(ElementVersion) },
});

export const deprecations = {
  tag: 'Deprecations',
  description:
    'What of the API and of the elements is deprecated, and which of your keys and pages still use it.',
  operations: [listDeprecations, listElementVersions],
} as const satisfies FeatureContract;
