import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  ListQuery,
  orNull,
  CreatedAt,
  ReadVersion,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { AnyPhone } from '../../../accounts/merchants/contract/merchant-fields.ts';
import { ACCOUNT_STATUSES, between, Count, Of, Reference, Word } from './loyalty-fields.ts';

const optional = Type.Optional;

/** A member of a program. */
export const LoyaltyAccount = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.loyalty_account),
    object: RecordType('loyalty_account'),
    environment: RecordEnvironment,
    merchant: Of('merchant', 'Id of the merchant.'),
    program: Of('loyalty_program', 'Id of its program.'),
    status: Word(ACCOUNT_STATUSES, '`left`: the member has left, and their phone number is erased.'),
    phone: orNull(
      Type.String({ description: 'The phone number, in E.164 format. `null` once the member has left.' }),
      {
        examples: ['+442079460018'],
      },
    ),
    phone_verified: Type.Boolean({
      description: 'Whether a one-time code has shown that the number is theirs.',
      examples: [false],
    }),
    balance: Count(
      'Points that can be used. Below 0 after a refund of what had earned points that are used already; ' +
        'then no reward is issued.',
      120,
    ),
    lifetime: Count('Points earned by orders so far, less those that refunds took back.', 120),
    expiring: Type.Array(
      Type.Object(
        {
          points: Count('How many.', 120),
          expires_on: Type.String({
            format: 'date',
            description: 'The last day on which they can be used, at the merchant.',
            examples: ['2027-11-30'],
          }),
        },
        { title: 'ExpiringPoints' },
      ),
      { description: 'Points that expire, earliest first. They are used in this order.' },
    ),
    left_at: orNull(Timestamp('When the member left.'), { examples: [null] }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'LoyaltyAccount' },
);
export type LoyaltyAccount = Static<typeof LoyaltyAccount>;

const phone = AnyPhone(
  "The member's phone number, in any spelling. Without a country code it is of the merchant's country.",
);

export const NewLoyaltyAccount = Type.Object(
  {
    merchant: optional(
      Reference('merchant', 'a merchant', 'Id of the merchant. A session can leave it out.'),
    ),
    phone,
    metadata: optional(Metadata),
  },
  { title: 'NewLoyaltyAccount' },
);
export type NewLoyaltyAccount = Static<typeof NewLoyaltyAccount>;

export const LoyaltyAccountChange = Type.Object(
  { phone: optional(phone), metadata: optional(Metadata), version: ReadVersion },
  { title: 'LoyaltyAccountChange' },
);
export type LoyaltyAccountChange = Static<typeof LoyaltyAccountChange>;

export const LoyaltyAccountQuery = Type.Object({
  ...ListQuery.properties,
  ...between('accounts'),
  status: optional(Word(ACCOUNT_STATUSES, 'Return only accounts with this status.')),
  phone: optional(
    AnyPhone(
      'Return only accounts with this phone number, in any spelling. Without a country code it is of a ' +
        'country that the merchant, or any of yours, is in.',
    ),
  ),
});
export type LoyaltyAccountQuery = Static<typeof LoyaltyAccountQuery>;
