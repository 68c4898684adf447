import { Type, type Static } from 'typebox';
import { AnyPhone } from '../../../accounts/merchants/contract/merchant-fields.ts';
import { EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { isEmail } from '../../../core/contract/field-rules.ts';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import {
  type FeatureContract,
  GUEST_RECORD_NAMES,
  type GuestRecordName,
} from '../../../core/contract/feature.ts';
import { orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';

const optional = Type.Optional;

/** The most records of one kind that an export has. */
export const MOST_EXPORTED = 1_000;

const GuestQuery = Type.Object(
  {
    phone: optional(AnyPhone('The phone number, with its country’s code.')),
    email: optional(
      CheckedText('must be an email address', isEmail, {
        description: 'The email address, in any case.',
        examples: ['lee@example.com'],
        format: 'email',
        maxLength: 254,
      }),
    ),
  },
  { title: 'GuestQuery' },
);
export type GuestQuery = Static<typeof GuestQuery>;

const KINDS: Readonly<Record<GuestRecordName, string>> = {
  orders: 'orders, as `GET /v1/orders/{id}` returns them',
  pay_link_payments: 'what was entered when pay links were paid',
  loyalty_accounts: 'accounts of loyalty programs',
  disputes: 'disputes whose evidence names the guest',
  messages: 'messages in the sandbox’s inbox, and those that wait to be sent',
  carts: 'carts that aren’t ordered yet',
  visits: 'visits of pay links that aren’t paid yet',
};

const each = <Schema>(schemaOf: (what: string) => Schema): Record<GuestRecordName, Schema> =>
  Object.fromEntries(GUEST_RECORD_NAMES.map((name) => [name, schemaOf(KINDS[name])])) as Record<
    GuestRecordName,
    Schema
  >;

const who = {
  phone: orNull(Type.String(), { description: 'The phone number, in E.164.', examples: ['+442079460018'] }),
  email: orNull(Type.String(), {
    description: 'The email address, in lower case.',
    examples: ['lee@example.com'],
  }),
};

const GuestData = Type.Object(
  {
    object: RecordType('guest_data'),
    ...who,
    ...each((what) =>
      Type.Array(Type.Record(Type.String(), Type.Unknown()), {
        description: `The newest ${MOST_EXPORTED} ${what}.`,
        examples: [[]],
      }),
    ),
    is_complete: Type.Boolean({ description: 'Whether there are no more of any kind.', examples: [true] }),
  },
  { title: 'GuestData' },
);
export type GuestData = Static<typeof GuestData>;

const ErasedGuest = Type.Object(
  {
    object: RecordType('erased_guest'),
    ...who,
    ...each((what) => Type.Integer({ description: `The number of ${what}.`, examples: [0], minimum: 0 })),
    events: Type.Integer({ description: 'The number of stored events.', examples: [0], minimum: 0 }),
    erased_at: Timestamp('When it happened.', EXAMPLE_TIME),
  },
  { title: 'ErasedGuest' },
);
export type ErasedGuest = Static<typeof ErasedGuest>;

const onGuests = {
  tag: 'Guests',
  credentials: ['key'],
  body: GuestQuery,
  errors: ['field_invalid'],
} as const;
const example = { request: { phone: '+44 20 7946 0018', email: 'lee@example.com' } } as const;

export const exportGuest = defineOperation({
  ...onGuests,
  id: 'exportGuest',
  method: 'post',
  path: '/v1/guests/export',
  summary: 'Export a guest’s data',
  description:
    'Returns everything that is kept of a guest, by phone number, email address or both: a record that has ' +
    'either is the guest’s. It is a POST so that neither is in an address.',
  scope: 'guests:read',
  success: { status: 200, description: 'The data.', schema: GuestData },
  example,
  idempotency: 'ignored',
});

export const eraseGuest = defineOperation({
  ...onGuests,
  id: 'eraseGuest',
  method: 'post',
  path: '/v1/guests/erase',
  summary: 'Erase a guest',
  description:
    'Erases a guest from everything that is kept: name, number, addresses and what was written. Sums, ' +
    'lines and receipts stay, as the law wants, without the person; members leave their loyalty ' +
    'programs. Refused while an order or a dispute of the guest is open. Repeating it changes nothing. ' +
    'What you received by webhooks is yours to erase.',
  scope: 'guests:erase',
  success: { status: 200, description: 'What was erased.', schema: ErasedGuest },
  example,
  idempotency: 'ignored',
  errors: ['field_invalid', 'state_forbids'],
});

export const guests = {
  tag: 'Guests',
  description:
    'The rights of guests to see and to erase what is kept of them, over all merchants of the partner.',
  operations: [exportGuest, eraseGuest],
} as const satisfies FeatureContract;
