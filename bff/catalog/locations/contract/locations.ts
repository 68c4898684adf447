import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Location } from './location.ts';
import { IdsInPath, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { LocationChange, LocationQuery, NewLocation } from './location-requests.ts';
import { Slots, SlotsQuery } from './slots.ts';

const MERCHANT = IdsInPath({ merchant: 'merchant' });
const LOCATION = IdsInPath({ merchant: 'merchant', id: 'location' });

export const createLocation = defineOperation({
  id: 'createLocation',
  method: 'post',
  path: '/v1/merchants/{merchant}/locations',
  params: MERCHANT,
  tag: 'Locations',
  summary: 'Create a location',
  description:
    'Creates a location with status `active`. It takes orders during its `hours`; without any, it is ' +
    'always closed. A session can create one for its own merchant, without `metadata`.',
  credentials: ['key', 'session'],
  scope: 'merchants:write',
  body: NewLocation,
  success: { status: 201, description: 'The location.', schema: Location },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids'],
});

export const listLocations = defineOperation({
  id: 'listLocations',
  method: 'get',
  path: '/v1/merchants/{merchant}/locations',
  params: MERCHANT,
  tag: 'Locations',
  summary: 'List locations',
  description: "Returns the merchant's locations, newest first.",
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  query: LocationQuery,
  success: { status: 200, description: 'A page of locations.', schema: ListOf(Location) },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const getLocation = defineOperation({
  id: 'getLocation',
  method: 'get',
  path: '/v1/merchants/{merchant}/locations/{id}',
  params: LOCATION,
  tag: 'Locations',
  summary: 'Retrieve a location',
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  success: { status: 200, description: 'The location.', schema: Location },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateLocation = defineOperation({
  id: 'updateLocation',
  method: 'patch',
  path: '/v1/merchants/{merchant}/locations/{id}',
  params: LOCATION,
  tag: 'Locations',
  summary: 'Update a location',
  description:
    'Properties you leave out keep their values, including those inside `address`, `fulfillments`, ' +
    '`hours`, `slot` and `accept`. Lists, `pause` and `metadata` are replaced as a whole. `status: ' +
    'closed` ends ordering at once: orders already placed go on, and the location stays readable and can ' +
    'be opened again. A session can update the locations of its own merchant, except `metadata`. A ' +
    'request that changes nothing keeps `version` and emits no event.',
  credentials: ['key', 'session'],
  scope: 'merchants:write',
  body: LocationChange,
  success: { status: 200, description: 'The updated location.', schema: Location },
  example: {
    request: {
      fulfillments: { delivery: { enabled: true, fee: { amount: 350, currency: 'GBP' } } },
      pause: { until: null, reason: 'Busy' },
      version: 1,
    },
    response: {
      fulfillments: { delivery: { enabled: true, fee: { amount: 350, currency: 'GBP' } } },
      pause: { until: null, reason: 'Busy' },
      version: 2,
    },
  },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids', 'version_stale'],
});

export const listSlots = defineOperation({
  id: 'listSlots',
  isForGuests: true,
  method: 'get',
  path: '/v1/merchants/{merchant}/locations/{id}/slots',
  params: LOCATION,
  tag: 'Locations',
  summary: 'List available times',
  description:
    'Returns when an order placed now would be ready, and the times customers can choose, by local date. ' +
    "Show `label` and send `at`. Days beyond the location's horizon have no slots.",
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  query: SlotsQuery,
  success: { status: 200, description: 'The available times.', schema: Slots },
  example: { query: { fulfillment: 'pickup' } },
  idempotency: 'ignored',
  errors: ['not_found'],
});

const EVENTS = ['location.created', 'location.updated'] as const;

export const locations = {
  tag: 'Locations',
  description:
    'Where a merchant serves its customers, with opening hours, ways to order, taxes and available times. ' +
    'Each sandbox test merchant has one.',
  operations: [createLocation, listLocations, getLocation, updateLocation, listSlots],
  events: EVENTS,
  eventRecords: { location: Location },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
