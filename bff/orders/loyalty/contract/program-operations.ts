import { IdInPath, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { LoyaltyProgram } from './program.ts';
import { LoyaltyProgramChange, LoyaltyProgramQuery, NewLoyaltyProgram } from './program-requests.ts';

const onPrograms = { tag: 'Loyalty', credentials: ['key', 'session'] } as const;
const ONE = { params: IdInPath('loyalty_program') } as const;
const PROGRAM = { status: 200, description: 'The program.', schema: LoyaltyProgram } as const;

export const createLoyaltyProgram = defineOperation({
  ...onPrograms,
  id: 'createLoyaltyProgram',
  method: 'post',
  path: '/v1/loyalty/programs',
  summary: 'Create a loyalty program',
  description:
    'A merchant has at most one, whose `status` can be changed. Members earn points when an order of theirs is completed, and turn ' +
    'them into rewards.',
  scope: 'loyalty:write',
  body: NewLoyaltyProgram,
  success: { status: 201, description: 'The program.', schema: LoyaltyProgram },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'not_published', 'state_forbids'],
});

export const listLoyaltyPrograms = defineOperation({
  ...onPrograms,
  id: 'listLoyaltyPrograms',
  method: 'get',
  path: '/v1/loyalty/programs',
  summary: 'List loyalty programs',
  description: 'Newest first. With a session token, returns only the program of its merchant.',
  scope: 'loyalty:read',
  query: LoyaltyProgramQuery,
  success: { status: 200, description: 'A page of programs.', schema: ListOf(LoyaltyProgram) },
  idempotency: 'ignored',
});

export const getLoyaltyProgram = defineOperation({
  ...onPrograms,
  ...ONE,
  id: 'getLoyaltyProgram',
  method: 'get',
  path: '/v1/loyalty/programs/{id}',
  summary: 'Retrieve a loyalty program',
  scope: 'loyalty:read',
  success: PROGRAM,
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateLoyaltyProgram = defineOperation({
  ...onPrograms,
  ...ONE,
  id: 'updateLoyaltyProgram',
  method: 'patch',
  path: '/v1/loyalty/programs/{id}',
  summary: 'Update a loyalty program',
  description:
    'Properties you leave out keep their values; lists are replaced as a whole. What has been earned and issued stays as it was: ' +
    'orders earn by the terms of when they are completed, rewards take off what they did when they were issued, and points expire ' +
    'when they were going to. A request that changes nothing keeps `version`.',
  scope: 'loyalty:write',
  body: LoyaltyProgramChange,
  success: { status: 200, description: 'The updated program.', schema: LoyaltyProgram },
  example: {
    request: { terminology: { one: 'leaf', other: 'leaves' }, version: 1 },
    response: { terminology: { one: 'leaf', other: 'leaves' }, version: 2 },
  },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids', 'version_stale'],
});
