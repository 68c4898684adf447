import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { Money } from '../../../core/contract/money.ts';
import { collectFields, Description, PAY_LINK_STATUSES, Word } from './pay-link-fields.ts';

/** The amounts that a guest may choose from. */
export const GuestAmount = Type.Object(
  {
    min: Type.Integer({ description: 'The least, in minor units.', examples: [500] }),
    max: Type.Integer({ description: 'The most, in minor units.', examples: [50_000] }),
    presets: Type.Array(Type.Integer(), {
      description: 'Amounts to choose from, in minor units.',
      examples: [[1000, 2000, 5000]],
    }),
  },
  { title: 'GuestAmount' },
);

export const Collect = Type.Object(collectFields, {
  title: 'Collect',
  description: 'What a guest is asked for when paying.',
  examples: [{ name: 'no', email: 'optional', phone: 'no' }],
});
export type Collect = Static<typeof Collect>;

const At = (description: string) => orNull(Timestamp(description), { description, examples: [null] });

export const payLinkFields = {
  id: RecordId(EXAMPLE_ID.pay_link),
  object: RecordType('pay_link'),
  environment: RecordEnvironment,
  merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
  status: Word(
    PAY_LINK_STATUSES,
    'Where the link is. `payment_pending`: a payment is under way, and nobody else can pay until it has ' +
      'succeeded or failed. A reusable link stays `active` until it was paid `max_payments` times. A ' +
      'payment that was under way when a link was canceled may still succeed: then the link becomes ' +
      '`completed`.',
  ),
  currency: Type.String({
    description: "Currency code (ISO 4217) of its amounts: the merchant's.",
    examples: ['GBP'],
  }),
  order: orNull(Type.String({ description: 'Id of the order whose due is paid.' }), { examples: [null] }),
  amount: orNull(Money, {
    description: 'What is paid, without a tip. `null`: the order or the guest decides.',
  }),
  guest_amount: orNull(GuestAmount, {
    description: 'Between which amounts the guest chooses.',
    examples: [null],
  }),
  description: Description,
  reusable: Type.Boolean({ description: 'Whether it can be paid more than once.', examples: [false] }),
  max_payments: orNull(Type.Integer(), {
    description: 'How often it can be paid. `null`: once, or without a limit if it is reusable.',
    examples: [null],
  }),
  paid_count: Type.Integer({ description: 'How often it was paid.', examples: [0] }),
  tip_enabled: Type.Boolean({ description: 'Whether the guest may add a tip.', examples: [true] }),
  collect: Collect,
  expires_at: At('Until when it can be paid, as RFC 3339 in UTC. `null`: until it is canceled.'),
  inactive_message: orNull(Type.String(), {
    description: 'What a guest reads once it can no longer be paid.',
    examples: [null],
  }),
  redirect_url: orNull(Type.String(), {
    description: 'Where the guest goes after paying.',
    examples: [null],
  }),
  url: Type.String({
    description:
      "The address to give to the guest: a page on the partner's site, at a domain of the merchant or the " +
      'partner if one is served. Anyone who has it can pay, and can read what the link is for: treat it as ' +
      'confidential.',
    examples: [`https://greenhouse-pos.example/pay/${EXAMPLE_ID.pay_link}-AAAAAAAAAAAAAAAAAAAAAA`],
  }),
  payment: orNull(Type.String(), {
    description: 'Id of the latest payment that is under way or has succeeded.',
    examples: [null],
  }),
  pending_until: At('While `payment_pending`: when a payment that the guest does not finish is given up.'),
  closed_at: At('When it was completed, canceled or expired, as RFC 3339 in UTC.'),
  version: RecordVersion,
  metadata: RecordMetadata,
  created_at: CreatedAt,
  updated_at: UpdatedAt,
};

export const PayLink = Type.Object(payLinkFields, { title: 'PayLink' });
export type PayLink = Static<typeof PayLink>;
