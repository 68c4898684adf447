import { Type, type Static } from 'typebox';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { AnyPhone } from '../../../accounts/merchants/contract/merchant-fields.ts';
import { isIpAddress } from '../../../accounts/onboarding/contract/onboarding-fields.ts';
import { LoyaltyAccount } from './account.ts';
import { Of, Reference } from './loyalty-fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';

const optional = Type.Optional;

/** The confirmation that a code was sent. The code itself is only in the message. */
const LoyaltyCode = Type.Object(
  {
    object: RecordType('loyalty_code'),
    merchant: Of('merchant', 'Id of the merchant.'),
    expires_at: Timestamp('Until when it works: 10 minutes.', '2026-11-21T10:52:07.000Z'),
    resend_at: Timestamp('From when another one can be asked for.', '2026-11-21T10:42:37.000Z'),
  },
  { title: 'LoyaltyCode' },
);
type LoyaltyCode = Static<typeof LoyaltyCode>;

const who = {
  merchant: optional(Reference('merchant', 'a merchant', 'Id of the merchant. A session can leave it out.')),
  phone: AnyPhone("The guest's phone number, in any spelling."),
};

const NewLoyaltyCode = Type.Object(
  {
    ...who,
    guest_address: optional(
      CheckedText('must be an IPv4 or IPv6 address', isIpAddress, {
        description:
          "From your server: the guest's IP address, which may ask for 5 codes an hour. From a page it is " +
          'the address of the request.',
        examples: ['192.0.2.17'],
        maxLength: 45,
      }),
    ),
  },
  { title: 'NewLoyaltyCode' },
);
type NewLoyaltyCode = Static<typeof NewLoyaltyCode>;

export const LoyaltyCodeCheck = Type.Object(
  {
    ...who,
    code: CheckedText('must be six digits', (text) => /^[0-9]{6}$/.test(text), {
      description: 'The code of the message.',
      examples: ['204817'],
      pattern: '^[0-9]{6}$',
    }),
    join: optional(
      Type.Boolean({
        description: 'Whether to join the program, if the number has no account yet. Default `false`.',
        'x-rule': 'must be true or false',
      }),
    ),
  },
  { title: 'LoyaltyCodeCheck' },
);
export type LoyaltyCodeCheck = Static<typeof LoyaltyCodeCheck>;

const CheckedLoyaltyCode = Type.Object(
  {
    object: RecordType('checked_loyalty_code'),
    account: orNull(LoyaltyAccount, {
      description: 'The account of the number. `null`: there is none, and the guest can join.',
    }),
  },
  { title: 'CheckedLoyaltyCode' },
);

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
    'Sends six digits to a phone number, by which a guest joins or comes back. They work for 10 minutes ' +
    'and 5 tries; another code takes the place of the last. The response is the same whether the number ' +
    'has an account or not. In the sandbox, read the code in the messages of the sandbox. Where ' +
    'production sends no text messages, this is refused with 40902.',
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
    'Shows that the guest has the phone. A code works once. Returns the account of the number; with ' +
    '`join`, creates one for a new member.',
  body: LoyaltyCodeCheck,
  success: { status: 200, description: 'The account, if there is one.', schema: CheckedLoyaltyCode },
  idempotency: 'forwarded',
  errors: ['code_wrong', 'not_found', 'not_published', 'state_forbids'],
});
