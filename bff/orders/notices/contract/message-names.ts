import type { Channel } from '../../../providers/messages/contract/messages.ts';

/** The messages to guests, in the order in which an order causes them. */
export const GUEST_MESSAGES = [
  'order_received',
  'order_accepted',
  'order_delayed',
  'order_ready',
  'order_on_its_way',
  'order_rejected',
  'order_refunded',
  'receipt',
  'reward_earned',
] as const;
export type GuestMessage = (typeof GUEST_MESSAGES)[number];

/** The messages to the people of a merchant. They are emails. */
export const MERCHANT_MESSAGES = [
  'order_unanswered',
  'payout_failed',
  'requirements_due',
  'dispute_opened',
] as const;
export type MerchantMessage = (typeof MERCHANT_MESSAGES)[number];

export type NoticeName = GuestMessage | MerchantMessage;
export const NOTICE_NAMES: readonly NoticeName[] = [...GUEST_MESSAGES, ...MERCHANT_MESSAGES];

/** The emails to a merchant's staff about their accounts and devices. They are always sent. */
export const STAFF_MESSAGES = [
  'staff_sign_in',
  'staff_invitation',
  'staff_pin_set',
  'staff_device_added',
] as const;

/** The emails of the platform to partners' teams and to the operator. They are always sent. */
export const PLATFORM_MESSAGES = [
  'sign_in',
  'sign_up',
  'team_invitation',
  'confirmation_code',
  'passkey_added',
  'limit_answered',
  'operator_sign_in',
  'operator_invitation',
  'sandbox_invitation',
] as const;
export type AccountMessage = (typeof STAFF_MESSAGES)[number] | (typeof PLATFORM_MESSAGES)[number];
const ACCOUNT_MESSAGES: readonly AccountMessage[] = [...STAFF_MESSAGES, ...PLATFORM_MESSAGES];

/** Every message that is shown as it looks. */
export const SHOWN_MESSAGES = [...NOTICE_NAMES, ...ACCOUNT_MESSAGES] as const;
export type ShownMessage = NoticeName | AccountMessage;

export const isOfAccount = (name: ShownMessage): name is AccountMessage =>
  (ACCOUNT_MESSAGES as readonly ShownMessage[]).includes(name);

/** Whether a message is sent by a channel. */
export type ChannelChoice = Readonly<Record<Channel, boolean>>;

/** Guests hear by text only what changes when they come: each text costs the merchant. */
const BY_TEXT: ReadonlySet<GuestMessage> = new Set(['order_delayed', 'order_ready', 'order_rejected']);

/** Guests who asked their browser hear from it what they wait for. */
const BY_BROWSER: ReadonlySet<GuestMessage> = new Set([
  'order_accepted',
  'order_delayed',
  'order_ready',
  'order_on_its_way',
  'order_rejected',
]);

/** The channels of a message unless its merchant chose otherwise. */
export const USUAL_CHOICES: Readonly<Record<GuestMessage, ChannelChoice>> = Object.fromEntries(
  GUEST_MESSAGES.map((name) => [
    name,
    { email: true, sms: BY_TEXT.has(name), browser: BY_BROWSER.has(name) },
  ]),
) as Record<GuestMessage, ChannelChoice>;
