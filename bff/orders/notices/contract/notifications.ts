import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  IdsInPath,
  OneOf,
  orNull,
  ReadVersion,
  RecordEnvironment,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { isLanguage } from '../../../core/contract/field-rules.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import {
  GUEST_MESSAGES,
  MERCHANT_MESSAGES,
  SHOWN_MESSAGES,
  USUAL_CHOICES,
  type GuestMessage,
} from './message-names.ts';

/** When each message to a guest is sent. */
const TO_GUESTS: Readonly<Record<GuestMessage, string>> = {
  order_received: 'An order is placed, and waits for the merchant’s answer.',
  order_accepted: 'It is accepted, with its time.',
  order_delayed: 'It is accepted for a later time than the guest was given, or delayed.',
  order_ready: 'It can be picked up, or is brought to the table.',
  order_on_its_way: 'A delivery has left.',
  order_rejected: 'It is rejected or canceled, and what happens to the money.',
  order_refunded: 'A part of it, or all, is refunded.',
  receipt: 'It is completed: items, taxes, tip and card.',
  reward_earned: 'It brings a reward of the loyalty program within reach.',
};

const TO_TEAM = {
  order_unanswered: 'An order waits for an answer for 3 minutes.',
  payout_failed: 'A payout failed.',
  requirements_due: 'A review of the merchant asks for something.',
  dispute_opened: 'A guest disputes a payment with the bank.',
} as const;

const flag = (description: string, example: boolean) =>
  Type.Boolean({ description, examples: [example], 'x-rule': 'must be true or false' });

const guestChannels = (name: GuestMessage) => ({
  email: flag('Whether it is sent by email, to guests who gave an address.', USUAL_CHOICES[name].email),
  sms: flag('Whether guests without an email get it as a text.', USUAL_CHOICES[name].sms),
});
const inBrowser = (name: GuestMessage) =>
  flag('Whether browsers that were asked on the page of the order show it.', USUAL_CHOICES[name].browser);
const teamChannels = { email: flag('Whether it is sent by email.', true) };

const isObject = { 'x-rule': 'must be an object' } as const;

/** An object with a member for each message. */
const ofEach = <Name extends string, Member>(names: readonly Name[], memberOf: (name: Name) => Member) =>
  Object.fromEntries(names.map((name) => [name, memberOf(name)])) as Record<Name, Member>;

const guestMessages = ofEach(GUEST_MESSAGES, (name) =>
  Type.Object({ ...guestChannels(name), browser: inBrowser(name) }, { description: TO_GUESTS[name] }),
);
const changedMessages = ofEach(GUEST_MESSAGES, (name) =>
  Type.Object(
    { ...guestChannels(name), browser: Type.Optional(inBrowser(name)) },
    { description: TO_GUESTS[name], ...isObject },
  ),
);
const teamMessages = ofEach(MERCHANT_MESSAGES, (name) =>
  Type.Object(teamChannels, { description: TO_TEAM[name], ...isObject }),
);

export const NotificationSettings = Type.Object(
  {
    object: RecordType('notification_settings'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    guests: Type.Object(guestMessages, {
      title: 'GuestNotifications',
      description: 'The messages to guests about their orders.',
    }),
    team: Type.Object(teamMessages, {
      title: 'TeamNotifications',
      description: 'The emails to owners, managers and the merchant’s support address.',
    }),
    version: RecordVersion,
    updated_at: orNull(UpdatedAt, { description: 'When it was last changed. `null`: never.' }),
  },
  { title: 'NotificationSettings' },
);
export type NotificationSettings = Static<typeof NotificationSettings>;

export const NotificationChange = Type.Object(
  {
    guests: Type.Optional(
      Type.Partial(Type.Object(changedMessages), {
        title: 'GuestNotificationChange',
        description: 'The messages to guests about their orders.',
        ...isObject,
      }),
    ),
    team: Type.Optional(
      Type.Partial(Type.Object(teamMessages), {
        title: 'TeamNotificationChange',
        description: 'The emails to the merchant’s people.',
        ...isObject,
      }),
    ),
    version: ReadVersion,
  },
  {
    title: 'NotificationChange',
    examples: [{ guests: { order_received: { email: false, sms: false } }, version: 1 }],
  },
);
export type NotificationChange = Static<typeof NotificationChange>;

const ofMerchant = {
  path: '/v1/merchants/{merchant}/notifications',
  params: IdsInPath({ merchant: 'merchant' }),
  tag: 'Notifications',
  credentials: ['key', 'session'],
} as const;

export const getNotifications = defineOperation({
  ...ofMerchant,
  id: 'getNotifications',
  method: 'get',
  summary: 'Retrieve what a merchant sends',
  description: 'Each message with its channels. What nobody has set is as usual.',
  scope: 'merchants:read',
  success: { status: 200, description: 'The settings.', schema: NotificationSettings },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const setNotifications = defineOperation({
  ...ofMerchant,
  id: 'setNotifications',
  method: 'put',
  summary: 'Set what a merchant sends',
  description:
    'Messages that you leave out are as usual again. Sign-in codes and invitations can’t be ' +
    'switched off. A session can set those of its own merchant.',
  scope: 'merchants:write',
  body: NotificationChange,
  success: { status: 200, description: 'The settings.', schema: NotificationSettings },
  idempotency: 'ignored',
  errors: ['not_found', 'version_stale'],
});

const Preview = Type.Object(
  {
    object: RecordType('notification_preview'),
    environment: RecordEnvironment,
    message: OneOf(SHOWN_MESSAGES, { description: 'The message.', examples: ['order_ready'] }),
    language: Type.String({ description: 'Its language, such as `de`.', examples: ['en'] }),
    subject: Type.String({ description: 'The subject of the email.', examples: ['Order 17 is ready'] }),
    text: Type.String({ description: 'The email as text.', examples: ['Ready to pick up\n'] }),
    html: Type.String({
      description: 'The email as an HTML document, with the same words.',
      examples: ['<!doctype html>…'],
    }),
    sms: orNull(Type.String(), {
      description: 'The text message, without the order’s address. `null`: it is sent by email alone.',
      examples: ['Riverside Plants: order 17 is ready to pick up.'],
    }),
  },
  { title: 'NotificationPreview' },
);
export type NotificationPreview = Static<typeof Preview>;

export const previewNotification = defineOperation({
  id: 'previewNotification',
  method: 'get',
  path: '/v1/merchants/{merchant}/notifications/{message}',
  params: Type.Object({
    ...IdsInPath({ merchant: 'merchant' }).properties,
    message: OneOf(SHOWN_MESSAGES, { description: 'Name of the message.', examples: ['order_ready'] }),
  }),
  tag: 'Notifications',
  summary: 'Preview a message',
  description: 'A message as it would be sent, about a made-up order or person, in the look of its sender.',
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  query: Type.Object({
    language: Type.Optional(
      CheckedText('must be a BCP 47 language tag, such as en or de-CH', isLanguage, {
        description:
          'The reader’s language, as a BCP 47 tag. Default: English, and so is one that Trellis doesn’t ' +
          'speak.',
        examples: ['de-CH'],
      }),
    ),
  }),
  success: { status: 200, description: 'The message.', schema: Preview },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const notifications = {
  tag: 'Notifications',
  description:
    'Messages that tell guests of their orders and merchants of what needs them, in the merchant’s look ' +
    'and the reader’s language. A guest with an email gets emails; one without gets texts. A browser ' +
    'that was asked on the page of an order shows notifications too.',
  operations: [getNotifications, setNotifications, previewNotification],
} as const satisfies FeatureContract;
