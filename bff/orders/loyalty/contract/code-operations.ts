import { defineOperation } from '../../../core/contract/operation.ts';
import { CheckedLoyaltyCode, LoyaltyCode, LoyaltyCodeCheck, NewLoyaltyCode } from './code.ts';

const onCodes = {
  tag: 'Loyalty',
  credentials: ['key', 'session'],
  method: 'post',
  scope: 'loyalty:write',
} as const;

export const sendLoyaltyCode = defineOperation({
  ...onCodes,
  id: 'sendLoyaltyCode',
  isForGuests: true,
  path: '/v1/loyalty/codes',
  summary: 'Send a one-time code',
  description:
    'Sends six digits to a phone number, by which a guest joins or comes back. They work for 10 minutes and 5 tries; another code takes ' +
    'the place of the last. The response is the same whether the number has an account or not. In the sandbox, read the code in the ' +
    'messages of the sandbox. Where production sends no text messages, this is refused with 40902.',
  body: NewLoyaltyCode,
  success: { status: 201, description: 'When it expires.', schema: LoyaltyCode },
  idempotency: 'recorded',
  errors: ['credential_kind', 'limit_address', 'not_found', 'not_published', 'state_forbids'],
});

export const checkLoyaltyCode = defineOperation({
  ...onCodes,
  id: 'checkLoyaltyCode',
  isForGuests: true,
  path: '/v1/loyalty/codes/check',
  summary: 'Check a one-time code',
  description:
    'Shows that the guest has the phone. A code works once. Returns the account of the number; with `join`, creates one if there is none.',
  body: LoyaltyCodeCheck,
  success: { status: 200, description: 'The account, if there is one.', schema: CheckedLoyaltyCode },
  idempotency: 'forwarded',
  errors: ['code_wrong', 'not_found', 'not_published', 'state_forbids'],
});
