import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdInPathLike, ListOf, ListQuery } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { EXAMPLE_MEMBER, Member, MemberChange, NewMember } from './member.ts';

const shared = { tag: 'Members', credentials: ['key'] } as const;

export const inviteMember = defineOperation({
  ...shared,
  id: 'inviteMember',
  method: 'post',
  path: '/v1/members',
  summary: 'Invite a member',
  description:
    'Sends an email that says how to sign in. The person becomes a member by signing in within seven ' +
    'days. Where no email can be sent, the message is in the inbox of your sandbox. You can give only ' +
    'roles whose scopes the calling key has. A team sends up to 100 invitations a day.',
  scope: 'members:write',
  needsProof: true,
  body: NewMember,
  example: { request: { email: 'ana@greenhouse.example', name: 'Ana Brandt', role: 'developer' } },
  success: { status: 201, description: 'The invited member.', schema: Member },
  idempotency: 'recorded',
  errors: ['limit_address', 'state_forbids'],
});

export const listMembers = defineOperation({
  ...shared,
  id: 'listMembers',
  method: 'get',
  path: '/v1/members',
  summary: 'List members',
  description: 'Returns the people of your team, the oldest first. They are the same in both environments.',
  scope: 'members:read',
  query: ListQuery,
  success: { status: 200, description: 'A page of members.', schema: ListOf(Member) },
  idempotency: 'ignored',
});

export const getMember = defineOperation({
  ...shared,
  id: 'getMember',
  method: 'get',
  path: '/v1/members/{id}',
  params: IdInPathLike(EXAMPLE_MEMBER),
  summary: 'Retrieve a member',
  scope: 'members:read',
  success: { status: 200, description: 'The member.', schema: Member },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateMember = defineOperation({
  ...shared,
  id: 'updateMember',
  method: 'patch',
  path: '/v1/members/{id}',
  params: IdInPathLike(EXAMPLE_MEMBER),
  summary: 'Change a member’s role or name',
  description:
    'The role applies from the member’s next request on. Only owners change owners, and the last owner ' +
    'stays one.',
  scope: 'members:write',
  needsProof: ({ body }) => (body as MemberChange).role !== undefined,
  body: MemberChange,
  example: { request: { role: 'support', version: 1 }, response: { role: 'support', version: 2 } },
  success: { status: 200, description: 'The updated member.', schema: Member },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids', 'version_stale'],
});

export const resendInvitation = defineOperation({
  ...shared,
  id: 'resendInvitation',
  method: 'post',
  path: '/v1/members/{id}/invitation',
  params: IdInPathLike(EXAMPLE_MEMBER),
  summary: 'Send an invitation again',
  description: 'It can then be accepted for another seven days.',
  scope: 'members:write',
  needsProof: true,
  example: { response: { version: 2 } },
  success: { status: 200, description: 'The invited member.', schema: Member },
  idempotency: 'recorded',
  errors: ['limit_address', 'not_found', 'state_forbids'],
});

export const removeMember = defineOperation({
  ...shared,
  id: 'removeMember',
  method: 'delete',
  path: '/v1/members/{id}',
  params: IdInPathLike(EXAMPLE_MEMBER),
  summary: 'Remove a member',
  description:
    'Ends the member’s sessions immediately, or withdraws the invitation. The last owner can’t be removed.',
  scope: 'members:write',
  needsProof: true,
  success: { status: 200, description: 'The member as it was.', schema: Member },
  idempotency: 'ignored',
  errors: ['not_found', 'state_forbids'],
});

export const MEMBER_EVENTS = ['member.invited', 'member.joined', 'member.changed', 'member.removed'] as const;

export const members = {
  tag: 'Members',
  description:
    'The people of your team. They sign in to the console by email, and may do there what their role allows.',
  operations: [inviteMember, listMembers, getMember, updateMember, resendInvitation, removeMember],
  events: MEMBER_EVENTS,
  eventRecords: { member: Member },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof MEMBER_EVENTS)[number], true> {}
}
