import { EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { IdInPath, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { LoyaltyAccount, LoyaltyAccountChange, LoyaltyAccountQuery, NewLoyaltyAccount } from './account.ts';
import { LoyaltyAdjustment, LoyaltyEvent, LoyaltyEventQuery } from './loyalty-event.ts';

const onAccounts = { tag: 'Loyalty', credentials: ['key', 'session'] } as const;
const ONE = { params: IdInPath('loyalty_account') } as const;

export const createLoyaltyAccount = defineOperation({
  ...onAccounts,
  id: 'createLoyaltyAccount',
  method: 'post',
  path: '/v1/loyalty/accounts',
  summary: 'Create a loyalty account',
  description:
    'For a merchant who signs up a guest. Where guests join by themselves, check a one-time code with ' +
    '`join`. A number has at most one account of a merchant.',
  scope: 'loyalty:write',
  body: NewLoyaltyAccount,
  success: { status: 201, description: 'The account.', schema: LoyaltyAccount },
  example: { response: { balance: 0, lifetime: 0, expiring: [] } },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'not_published', 'state_forbids'],
});

export const listLoyaltyAccounts = defineOperation({
  ...onAccounts,
  id: 'listLoyaltyAccounts',
  method: 'get',
  path: '/v1/loyalty/accounts',
  summary: 'List loyalty accounts',
  description: 'Newest first. With a session token, returns only accounts of its merchant.',
  scope: 'loyalty:read',
  query: LoyaltyAccountQuery,
  success: { status: 200, description: 'A page of accounts.', schema: ListOf(LoyaltyAccount) },
  idempotency: 'ignored',
});

export const getLoyaltyAccount = defineOperation({
  ...onAccounts,
  ...ONE,
  id: 'getLoyaltyAccount',
  isForGuests: true,
  method: 'get',
  path: '/v1/loyalty/accounts/{id}',
  summary: 'Retrieve a loyalty account',
  scope: 'loyalty:read',
  success: { status: 200, description: 'The account.', schema: LoyaltyAccount },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateLoyaltyAccount = defineOperation({
  ...onAccounts,
  ...ONE,
  id: 'updateLoyaltyAccount',
  method: 'patch',
  path: '/v1/loyalty/accounts/{id}',
  summary: 'Update a loyalty account',
  description:
    'A new phone number is not verified. A request that changes nothing keeps `version` and emits no event.',
  scope: 'loyalty:write',
  body: LoyaltyAccountChange,
  success: { status: 200, description: 'The updated account.', schema: LoyaltyAccount },
  example: {
    request: { phone: '+44 20 7946 0019', version: 1 },
    response: { phone: '+442079460019', balance: 0, lifetime: 0, expiring: [], version: 2 },
  },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids', 'version_stale'],
});

export const leaveLoyalty = defineOperation({
  ...onAccounts,
  ...ONE,
  id: 'leaveLoyalty',
  isForGuests: true,
  method: 'delete',
  path: '/v1/loyalty/accounts/{id}',
  summary: 'Leave a loyalty program',
  description:
    'Erases the phone number at once, also in the events that are kept. The account and its points stay ' +
    'as history: nothing is earned or issued anymore, and the number can join again with a new account. ' +
    'Leaving twice changes nothing.',
  scope: 'loyalty:write',
  success: { status: 200, description: 'The account, without its phone number.', schema: LoyaltyAccount },
  example: {
    response: {
      status: 'left',
      phone: null,
      balance: 0,
      lifetime: 0,
      expiring: [],
      left_at: EXAMPLE_TIME,
      version: 2,
    },
  },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const listLoyaltyEvents = defineOperation({
  ...onAccounts,
  ...ONE,
  id: 'listLoyaltyEvents',
  isForGuests: true,
  method: 'get',
  path: '/v1/loyalty/accounts/{id}/events',
  summary: 'List what changed a balance',
  description: 'Newest first. Nothing in it is ever changed, and all of it adds up to the balance.',
  scope: 'loyalty:read',
  query: LoyaltyEventQuery,
  success: { status: 200, description: 'A page of events.', schema: ListOf(LoyaltyEvent) },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const adjustLoyaltyPoints = defineOperation({
  ...onAccounts,
  ...ONE,
  id: 'adjustLoyaltyPoints',
  method: 'post',
  path: '/v1/loyalty/accounts/{id}/adjust',
  summary: 'Adjust a balance',
  description: 'Adds points, which expire as earned ones do, or takes some of those that are there.',
  scope: 'loyalty:write',
  body: LoyaltyAdjustment,
  success: { status: 201, description: 'The event.', schema: LoyaltyEvent },
  example: { response: { type: 'adjust', points: 20, balance: 20, reason: 'A cold soup' } },
  idempotency: 'recorded',
  errors: ['more_than_left', 'not_found', 'state_forbids'],
});
