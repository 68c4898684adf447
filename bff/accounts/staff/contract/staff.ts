import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  CreatedAt,
  IdsInPath,
  ListOf,
  ListQuery,
  OneOf,
  orNull,
  ReadVersion,
  RecordEnvironment,
  RecordId,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { INVITATION_DAYS, MemberEmail, MemberName } from '../../people/contract/member.ts';
import { STAFF_ROLES } from './roles.ts';

const RoleField = OneOf(STAFF_ROLES, {
  description: 'What the person may do. Each role is a set of the scopes that sessions have.',
  examples: ['manager'],
});

export const StaffMember = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.staff_member),
    object: RecordType('staff_member'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'ID of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    email: Type.String({
      description: 'The address that the person signs in with, in lower case.',
      examples: ['rosie@mill-lane.example'],
    }),
    name: orNull(Type.String({ description: 'The name of the person. `null` if it isn’t known.' }), {
      examples: ['Rosie Hart'],
    }),
    role: RoleField,
    locations: orNull(Type.Array(Type.String()), {
      description: 'IDs of the only locations where the person works. `null`: all.',
      examples: [null],
    }),
    status: OneOf(['invited', 'active'], {
      description: 'An `invited` person becomes `active` by signing in.',
      examples: ['invited'],
    }),
    expires_at: orNull(
      Timestamp(
        'Until when an invitation can be accepted, as RFC 3339 in UTC. `null` for active staff.',
        '2026-11-28T10:42:07Z',
      ),
    ),
    last_active_at: orNull(
      Timestamp('When the person was last on the dashboard, to the minute, as RFC 3339 in UTC.'),
      { examples: [null] },
    ),
    version: RecordVersion,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'StaffMember' },
);
export type StaffMember = Static<typeof StaffMember>;

/** The most locations that a person or a device can be limited to. */
const MOST_LOCATIONS = 100;

/** The locations of a person or a device. */
export const LocationsField = orNull(
  Type.Array(Type.String({ pattern: String.raw`^\w{1,100}$`, 'x-rule': 'must be the id of a location' }), {
    minItems: 1,
    maxItems: MOST_LOCATIONS,
  }),
  {
    description:
      'IDs of the only locations. `null`: all. Somebody who works at some locations sees their orders, ' +
      'payments, hours and sales, and nothing of the whole business, such as payouts or the staff.',
    examples: [null],
  },
);

export const NewStaffMember = Type.Object(
  {
    email: MemberEmail,
    name: Type.Optional(MemberName),
    role: RoleField,
    locations: Type.Optional(LocationsField),
  },
  { title: 'NewStaffMember' },
);
export type NewStaffMember = Static<typeof NewStaffMember>;

export const StaffMemberChange = Type.Object(
  {
    name: Type.Optional(MemberName),
    role: Type.Optional(RoleField),
    locations: Type.Optional(LocationsField),
    version: ReadVersion,
  },
  { title: 'StaffMemberChange' },
);
export type StaffMemberChange = Static<typeof StaffMemberChange>;

const shared = { tag: 'Staff', credentials: ['key', 'session'] } as const;
const ALL = '/v1/merchants/{merchant}/members';
const params = IdsInPath({ merchant: 'merchant', id: 'staff_member' });

export const inviteStaff = defineOperation({
  ...shared,
  id: 'inviteStaff',
  method: 'post',
  path: ALL,
  params: IdsInPath({ merchant: 'merchant' }),
  summary: 'Invite staff',
  description:
    'Sends an email with the address of the merchant’s dashboard. Signing in there within ' +
    `${INVITATION_DAYS} days accepts the invitation. Where no email can be sent, the message is in ` +
    'the inbox of your ' +
    'sandbox. You can give only roles whose scopes the caller has. A merchant’s staff gets up to 50 ' +
    'invitations a day.',
  scope: 'staff:write',
  needsProof: true,
  body: NewStaffMember,
  example: {
    request: { email: 'rosie@mill-lane.example', name: 'Rosie Hart', role: 'owner' },
    response: { role: 'owner' },
  },
  success: { status: 201, description: 'The invited person.', schema: StaffMember },
  idempotency: 'recorded',
  errors: ['limit_address', 'not_found', 'state_forbids'],
});

export const listStaff = defineOperation({
  ...shared,
  id: 'listStaff',
  method: 'get',
  path: ALL,
  params: IdsInPath({ merchant: 'merchant' }),
  summary: 'List staff',
  description: 'Returns the people who may sign in to the merchant’s dashboard, the oldest first.',
  scope: 'staff:read',
  query: ListQuery,
  success: { status: 200, description: 'A page of staff.', schema: ListOf(StaffMember) },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const getStaff = defineOperation({
  ...shared,
  id: 'getStaff',
  method: 'get',
  path: `${ALL}/{id}`,
  params,
  summary: 'Retrieve staff',
  scope: 'staff:read',
  success: { status: 200, description: 'The person.', schema: StaffMember },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateStaff = defineOperation({
  ...shared,
  id: 'updateStaff',
  method: 'patch',
  path: `${ALL}/{id}`,
  params,
  summary: 'Change a role or name',
  description:
    'The role applies from the person’s next request on. The last owner among a merchant’s staff stays ' +
    'one. You can add locations, or take the limit to some away, only where you have all scopes of the role.',
  scope: 'staff:write',
  needsProof: ({ body }) => {
    const { role, locations } = body as Static<typeof StaffMemberChange>;
    return role !== undefined || locations !== undefined;
  },
  body: StaffMemberChange,
  example: { request: { role: 'cashier', version: 1 }, response: { role: 'cashier', version: 2 } },
  success: { status: 200, description: 'The updated person.', schema: StaffMember },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids', 'version_stale'],
});

export const resendStaffInvitation = defineOperation({
  ...shared,
  id: 'resendStaffInvitation',
  method: 'post',
  path: `${ALL}/{id}/invitation`,
  params,
  summary: 'Send an invitation again',
  description: `It can then be accepted for another ${INVITATION_DAYS} days.`,
  scope: 'staff:write',
  needsProof: true,
  example: { response: { version: 2 } },
  success: { status: 200, description: 'The invited person.', schema: StaffMember },
  idempotency: 'recorded',
  errors: ['limit_address', 'not_found', 'state_forbids'],
});

export const removeStaff = defineOperation({
  ...shared,
  id: 'removeStaff',
  method: 'delete',
  path: `${ALL}/{id}`,
  params,
  summary: 'Remove staff',
  description:
    'Ends the person’s sessions on this merchant’s dashboard immediately, or withdraws the invitation. ' +
    'The last owner can’t be removed by a session.',
  scope: 'staff:write',
  needsProof: true,
  success: { status: 200, description: 'The person as it was.', schema: StaffMember },
  idempotency: 'ignored',
  errors: ['not_found', 'state_forbids'],
});

export const STAFF_EVENTS = [
  'staff_member.invited',
  'staff_member.joined',
  'staff_member.changed',
  'staff_member.removed',
] as const;

export const staff = {
  tag: 'Staff',
  description:
    'The people of a merchant who sign in to its dashboard on your site, by email, and may do there what ' +
    'their role allows.',
  operations: [inviteStaff, listStaff, getStaff, updateStaff, resendStaffInvitation, removeStaff],
  events: STAFF_EVENTS,
  eventRecords: { staff_member: StaffMember },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof STAFF_EVENTS)[number], true> {}
}
