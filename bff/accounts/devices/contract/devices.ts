import { Type, type Static } from 'typebox';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdFilter, IdInPathLike, ListOf, ListQuery, OneOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import {
  Device,
  DEVICE_STATUSES,
  DeviceChange,
  ENROLLMENT_MINUTES,
  EXAMPLE_DEVICE,
  NewDevice,
  NewlyAddedDevice,
} from './device.ts';

const shared = { tag: 'Devices', credentials: ['key', 'session'] } as const;
const ALL = '/v1/devices';
const params = IdInPathLike(EXAMPLE_DEVICE);

export const addDevice = defineOperation({
  ...shared,
  id: 'addDevice',
  method: 'post',
  path: ALL,
  summary: 'Add a device',
  description:
    'Adds a tablet that the staff of a merchant shares. Send the `code` that it shows at ' +
    `\`/dashboard/device\` on your site, or open the \`link\` of the response on it: both work ` +
    `once, for ${ENROLLMENT_MINUTES} minutes. ` +
    'People then open the dashboard there by their name and PIN.',
  scope: 'staff:write',
  needsProof: true,
  body: NewDevice,
  success: { status: 201, description: 'The device, with its link.', schema: NewlyAddedDevice },
  idempotency: 'sealed',
  errors: ['code_wrong', 'not_found', 'state_forbids'],
});

const DeviceQuery = Type.Object({
  ...ListQuery.properties,
  merchant: Type.Optional(IdFilter('a merchant', 'Return only devices of this merchant.')),
  status: Type.Optional(
    OneOf(DEVICE_STATUSES, {
      description: 'Return only devices with this status.',
      'x-rule': `must be one of ${DEVICE_STATUSES.join(', ')}`,
    }),
  ),
});
export type DeviceQuery = Static<typeof DeviceQuery>;

export const listDevices = defineOperation({
  ...shared,
  id: 'listDevices',
  method: 'get',
  path: ALL,
  summary: 'List devices',
  description: 'The oldest first. With a session token, returns only devices of its merchant.',
  scope: 'staff:read',
  query: DeviceQuery,
  success: { status: 200, description: 'A page of devices.', schema: ListOf(Device) },
  idempotency: 'ignored',
});

export const getDevice = defineOperation({
  ...shared,
  id: 'getDevice',
  method: 'get',
  path: `${ALL}/{id}`,
  params,
  summary: 'Retrieve a device',
  scope: 'staff:read',
  success: { status: 200, description: 'The device.', schema: Device },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateDevice = defineOperation({
  ...shared,
  id: 'updateDevice',
  method: 'patch',
  path: `${ALL}/{id}`,
  params,
  summary: 'Change a device',
  scope: 'staff:write',
  needsProof: ({ body }) => (body as DeviceChange).locations !== undefined,
  body: DeviceChange,
  example: { request: { name: 'Counter', version: 1 }, response: { name: 'Counter', version: 2 } },
  success: { status: 200, description: 'The updated device.', schema: Device },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids', 'version_stale'],
});

export const revokeDevice = defineOperation({
  ...shared,
  id: 'revokeDevice',
  method: 'delete',
  path: `${ALL}/{id}`,
  params,
  summary: 'Revoke a device',
  description:
    'Applies to the next request of the device, and of everybody who works on it. The record stays, as ' +
    '`revoked`. Repeating the call changes nothing.',
  scope: 'staff:write',
  success: { status: 200, description: 'The revoked device.', schema: Device },
  example: {
    response: { status: 'revoked', expires_at: null, revoked_at: '2026-11-21T10:42:07Z', version: 2 },
  },
  idempotency: 'ignored',
  errors: ['not_found'],
});

const EVENTS = ['device.enrolled', 'device.revoked'] as const;

export const devices = {
  tag: 'Devices',
  description: 'Tablets that the staff of a merchant shares. A PIN switches between people.',
  operations: [addDevice, listDevices, getDevice, updateDevice, revokeDevice],
  events: EVENTS,
  eventRecords: { device: Device },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
