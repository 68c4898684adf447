import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  ListOf,
  IdFilter,
  IdInPath,
  ListQuery,
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordType,
} from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OccurrenceFilters } from '../../../core/contract/dates.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';

const CHANNELS = ['sms', 'email', 'browser'] as const;
export type Channel = (typeof CHANNELS)[number];

const Channel = (description: string) =>
  OneOf(CHANNELS, { description, examples: ['sms'], 'x-rule': 'must be one of sms, email, browser' });

/** A message that production would have sent. */
export const SandboxMessage = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.message),
    object: RecordType('sandbox_message'),
    environment: RecordEnvironment,
    merchant: orNull(Type.String({ description: 'Id of the merchant it is about. `null`: of none.' }), {
      examples: [EXAMPLE_ID.merchant],
    }),
    channel: Channel('How it would be sent.'),
    to: Type.String({
      description: 'The phone number or email address it would be sent to, or the ID of a browser.',
      examples: ['+442079460018'],
    }),
    subject: orNull(
      Type.String({
        description: 'The subject of an email, or the title in a browser. `null` for a text message.',
      }),
      {
        examples: [null],
      },
    ),
    text: Type.String({
      description: 'The whole text.',
      examples: ['204817 is your code for Riverside Plants. It works for 10 minutes.'],
    }),
    html: orNull(Type.String(), {
      description: 'The whole email as an HTML document, with the same words. `null` for other messages.',
      examples: [null],
    }),
    created_at: CreatedAt,
  },
  { title: 'SandboxMessage' },
);
export type SandboxMessage = Static<typeof SandboxMessage>;

export const MessageQuery = Type.Object({
  ...ListQuery.properties,
  merchant: Type.Optional(IdFilter('a merchant', 'Return only messages about this merchant.')),
  channel: Type.Optional(Channel('Return only messages of this channel.')),
  to: Type.Optional(
    PlainText(
      254,
      'Return only messages to this phone number, in any spelling, or email address. Without a country ' +
        'code it is of a country that the merchant, or any of yours, is in.',
    ),
  ),
  ...OccurrenceFilters('messages'),
});
export type MessageQuery = Static<typeof MessageQuery>;

export const listSandboxMessages = defineOperation({
  id: 'listSandboxMessages',
  method: 'get',
  path: '/v1/sandbox/messages',
  tag: 'Messages',
  summary: 'List messages of the sandbox',
  description:
    'The messages that production would have sent, newest first. The sandbox sends them to browsers alone: ' +
    'here is where you read a one-time code. Messages are kept for 30 days of real time.',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'sandbox:write',
  query: MessageQuery,
  success: { status: 200, description: 'A page of messages.', schema: ListOf(SandboxMessage) },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const getSandboxMessage = defineOperation({
  id: 'getSandboxMessage',
  method: 'get',
  path: '/v1/sandbox/messages/{id}',
  params: IdInPath('message'),
  tag: 'Messages',
  summary: 'Retrieve a message of the sandbox',
  description: 'A text message or an email that production would have sent.',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'sandbox:write',
  success: { status: 200, description: 'The message.', schema: SandboxMessage },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const messages = {
  tag: 'Messages',
  description:
    'Text messages and emails to guests, such as one-time codes. Production sends them through the ' +
    'services that its operator has set; without a service, an operation that needs one says so. The ' +
    'sandbox sends nothing and keeps them in an inbox.',
  operations: [listSandboxMessages, getSandboxMessage],
} as const satisfies FeatureContract;
