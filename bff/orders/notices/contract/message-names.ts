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

/** Whether a message is sent by a channel. */
export type ChannelChoice = Readonly<Record<Channel, boolean>>;

/** Guests hear by text only what changes when they come: each text costs the merchant. */
const BY_TEXT: ReadonlySet<GuestMessage> = new Set(['order_delayed', 'order_ready', 'order_rejected']);

/** What a message is sent by unless its merchant chose otherwise. */
export const USUAL_CHOICES: Readonly<Record<GuestMessage, ChannelChoice>> = Object.fromEntries(
  GUEST_MESSAGES.map((name) => [name, { email: true, sms: BY_TEXT.has(name) }]),
) as Record<GuestMessage, ChannelChoice>;
