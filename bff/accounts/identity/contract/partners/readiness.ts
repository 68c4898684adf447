import { Type, type Static } from 'typebox';
import { OneOf, RecordType, Timestamp } from '../../../../core/contract/fields.ts';
import { exampleWith } from '../../../../core/contract/examples.ts';
import { Partner } from './partner.ts';

/** The connections of production, set up by its operator. */
export const CONNECTIONS = [
  'payment_processor',
  'bank',
  'plant_api',
  'mail',
  'text_messages',
  'browser_messages',
] as const;
export type Connection = (typeof CONNECTIONS)[number];

const CONNECTION_STATES = ['ready', 'not_connected', 'failing'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

const NameField = OneOf(CONNECTIONS, {
  description: 'What was called.',
  examples: ['bank'],
});

const MessageField = Type.String({
  description: 'What production can and cannot do because of it, a sentence or two in English.',
  examples: [
    'No bank is connected, so merchants can’t be paid out or save a bank account. They can finish ' +
      'onboarding without one.',
  ],
});

/** The abilities that a payment processor can have. */
export const ABILITIES = [
  'card_entry',
  'wallets',
  'challenges',
  'partial_capture',
  'currencies',
  'disputes',
  'payouts',
  'books',
  'webhooks',
] as const;
export type AbilityName = (typeof ABILITIES)[number];

export const Ability = Type.Object(
  {
    name: OneOf(ABILITIES, { description: 'What it is about.', examples: ['wallets'] }),
    available: Type.Boolean({ description: 'Whether production can do it.', examples: [true] }),
    message: Type.String({
      description: 'The same in a sentence, in English.',
      examples: ['Guests can pay with Apple Pay, Google Pay and Link.'],
    }),
  },
  { title: 'Ability' },
);
export type Ability = Static<typeof Ability>;

export const ReadinessCheck = Type.Object(
  {
    name: NameField,
    state: OneOf(CONNECTION_STATES, {
      description:
        '`ready`: it responded as it should. `not_connected`: the operator has set none. `failing`: it is ' +
        'set, and it doesn’t respond, refuses our credential, or answers something else.',
      examples: ['not_connected'],
    }),
    message: MessageField,
    abilities: Type.Array(Ability, {
      description: 'What the payment processor can do. Empty for other connections.',
      examples: [[]],
    }),
  },
  { title: 'ReadinessCheck' },
);
export type ReadinessCheck = Static<typeof ReadinessCheck>;

export const Readiness = Type.Object(
  {
    object: RecordType('readiness'),
    checked_at: Timestamp('When the calls were made, as RFC 3339 in UTC.'),
    checks: Type.Array(ReadinessCheck, { description: 'Each connection of production.' }),
    blockers: Type.Array(Type.String(), {
      description:
        'What keeps you from publishing, in words; empty if nothing does, or once you have published.',
      examples: [[]],
    }),
  },
  { title: 'Readiness' },
);
export type Readiness = Static<typeof Readiness>;

const PublishWarning = Type.Object({ name: NameField, message: MessageField }, { title: 'PublishWarning' });

/** A partner, with what its production can't do yet. */
export const PublishedPartner = Type.Object(
  {
    ...Partner.properties,
    warnings: Type.Array(PublishWarning, {
      description: 'Each connection of production that isn’t `ready`: see the readiness of production.',
      examples: [[]],
    }),
  },
  { title: 'PublishedPartner' },
);
export type PublishedPartner = Static<typeof PublishedPartner>;

/** The same, of every connection: for the example of the operation. */
export const EXAMPLE_READINESS = {
  checks: CONNECTIONS.map((name) =>
    exampleWith(ReadinessCheck, {
      name,
      state: name === 'bank' ? 'not_connected' : 'ready',
      ...(name !== 'bank' && { message: `${name} responds.` }),
    }),
  ),
};
