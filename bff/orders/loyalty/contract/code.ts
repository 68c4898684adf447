import { Type, type Static } from 'typebox';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { AnyPhone } from '../../../accounts/merchants/contract/merchant-fields.ts';
import { isIpAddress } from '../../../accounts/onboarding/contract/ip-address.ts';
import { LoyaltyAccount } from './account.ts';
import { Of, Reference } from './loyalty-fields.ts';

const optional = Type.Optional;

/** That a code was sent. The code itself is only in the message. */
export const LoyaltyCode = Type.Object(
  {
    object: RecordType('loyalty_code'),
    merchant: Of('merchant', 'Id of the merchant.'),
    expires_at: Timestamp('Until when it works: 10 minutes.', '2026-11-21T10:52:07.000Z'),
    resend_at: Timestamp('From when another one can be asked for.', '2026-11-21T10:42:37.000Z'),
  },
  { title: 'LoyaltyCode' },
);
export type LoyaltyCode = Static<typeof LoyaltyCode>;

const who = {
  merchant: optional(Reference('merchant', 'a merchant', 'Id of the merchant. A session can leave it out.')),
  phone: AnyPhone("The guest's phone number, in any spelling."),
};

export const NewLoyaltyCode = Type.Object(
  {
    ...who,
    guest_address: optional(
      CheckedText('must be an IPv4 or IPv6 address', isIpAddress, {
        description:
          "From your server: the guest's IP address, which may ask for 5 codes an hour. From a page it is the address of the request.",
        examples: ['192.0.2.17'],
        maxLength: 45,
      }),
    ),
  },
  { title: 'NewLoyaltyCode' },
);
export type NewLoyaltyCode = Static<typeof NewLoyaltyCode>;

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

export const CheckedLoyaltyCode = Type.Object(
  {
    object: RecordType('checked_loyalty_code'),
    account: orNull(LoyaltyAccount, {
      description: 'The account of the number. `null`: there is none, and the guest can join.',
    }),
  },
  { title: 'CheckedLoyaltyCode' },
);
