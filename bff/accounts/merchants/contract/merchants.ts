import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Merchant } from './merchant.ts';
import { IdInPath, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { MerchantChange, MerchantQuery, NewMerchant } from './merchant-requests.ts';

const onMerchants = { tag: 'Merchants' } as const;

export const createMerchant = defineOperation({
  ...onMerchants,
  id: 'createMerchant',
  method: 'post',
  path: '/v1/merchants',
  summary: 'Create a merchant',
  description:
    "Creates a merchant in the calling key's environment, with the status `needs_data`. You can mint " +
    'sessions for it immediately.',
  credentials: ['key'],
  scope: 'merchants:create',
  body: NewMerchant,
  success: { status: 201, description: 'The merchant.', schema: Merchant },
  example: { response: { status: 'needs_data' } },
  idempotency: 'recorded',
  errors: ['not_published'],
});

export const listMerchants = defineOperation({
  id: 'listMerchants',
  method: 'get',
  path: '/v1/merchants',
  tag: 'Merchants',
  summary: 'List merchants',
  description:
    'With a key, returns the merchants in its environment, oldest first. With a session token, returns ' +
    'only its merchant.',
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  query: MerchantQuery,
  success: { status: 200, description: 'A page of merchants.', schema: ListOf(Merchant) },
  idempotency: 'ignored',
});

export const getMerchant = defineOperation({
  id: 'getMerchant',
  method: 'get',
  path: '/v1/merchants/{id}',
  params: IdInPath('merchant'),
  tag: 'Merchants',
  summary: 'Retrieve a merchant',
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  success: { status: 200, description: 'The merchant.', schema: Merchant },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateMerchant = defineOperation({
  ...onMerchants,
  id: 'updateMerchant',
  method: 'patch',
  path: '/v1/merchants/{id}',
  params: IdInPath('merchant'),
  summary: 'Update a merchant',
  description:
    'Properties you leave out keep their values, including those inside `support`, `address` and ' +
    '`business`. Send `null` to clear a property. `metadata` is replaced as a whole. A session can ' +
    'update its own merchant, except `plan`, `listed` and `metadata`. A request that changes nothing ' +
    'keeps `version` and emits no event.',
  credentials: ['key', 'session'],
  scope: 'merchants:write',
  body: MerchantChange,
  success: { status: 200, description: 'The updated merchant.', schema: Merchant },
  example: {
    request: { display_name: 'Riverside', support: { phone: null }, version: 1 },
    response: { display_name: 'Riverside', support: { phone: null }, version: 2 },
  },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids', 'version_stale'],
});

export const closeMerchant = defineOperation({
  ...onMerchants,
  id: 'closeMerchant',
  method: 'post',
  path: '/v1/merchants/{id}/close',
  params: IdInPath('merchant'),
  summary: 'Close a merchant',
  description:
    "You can't undo this: a closed merchant can't be changed or reopened. Its live sessions and hosted " +
    "pages stop working within a second, and you can't mint new sessions for it. Its records stay " +
    'readable. It needs a balance of 0, and nothing that may still move money: 40902 names the payment or ' +
    'payout that is under way or may come back. What a suspended or rejected merchant has, and less than ' +
    'the least payout, is paid out to its bank account once it is closed. Without an account that can be ' +
    'paid, it waits until you send one to `PATCH /v1/merchants/{id}/onboarding`.',
  credentials: ['key'],
  scope: 'merchants:write',
  success: { status: 200, description: 'The closed merchant.', schema: Merchant },
  example: { response: { status: 'closed', version: 2 } },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

const EVENTS = [
  'merchant.created',
  'merchant.updated',
  'merchant.onboarding_updated',
  'merchant.activated',
  'merchant.restricted',
  'merchant.suspended',
  'merchant.closed',
] as const;

export const merchants = {
  tag: 'Merchants',
  description:
    'The businesses you serve. A sandbox starts with three test merchants with different statuses.',
  operations: [createMerchant, listMerchants, getMerchant, updateMerchant, closeMerchant],
  events: EVENTS,
  eventRecords: { merchant: Merchant },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
