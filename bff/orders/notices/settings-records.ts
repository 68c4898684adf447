import type { Db } from '../../core/database/database.ts';
import {
  GUEST_MESSAGES,
  MERCHANT_MESSAGES,
  USUAL_CHOICES,
  type ChannelChoice,
  type GuestMessage,
  type MerchantMessage,
  type NoticeName,
} from './contract/message-names.ts';

/** What a merchant chose to send, as stored: only what it has named. */
export interface StoredChoices {
  readonly guests?: Readonly<Partial<Record<GuestMessage, Partial<ChannelChoice>>>>;
  readonly team?: Readonly<Partial<Record<MerchantMessage, Partial<Pick<ChannelChoice, 'email'>>>>>;
}

/** What is sent by what: each message with its channels. */
export interface Choices {
  readonly guests: Readonly<Record<GuestMessage, ChannelChoice>>;
  readonly team: Readonly<Record<MerchantMessage, Pick<ChannelChoice, 'email'>>>;
}

/** Fills in what is usual for messages that a merchant hasn't chosen for. */
export function filled({ guests = {}, team = {} }: StoredChoices): Choices {
  return {
    guests: Object.fromEntries(
      GUEST_MESSAGES.map((name) => [name, { ...USUAL_CHOICES[name], ...guests[name] }]),
    ) as Choices['guests'],
    team: Object.fromEntries(
      MERCHANT_MESSAGES.map((name) => [name, { email: true, ...team[name] }]),
    ) as Choices['team'],
  };
}

/** Returns by what one message of a merchant is sent. */
export async function channelsOf(db: Db, merchantId: string, name: NoticeName): Promise<ChannelChoice> {
  const row = await db
    .selectFrom('notification_settings')
    .select('choices')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  const { guests, team } = filled(row?.choices ?? {});
  return isToGuest(name) ? guests[name] : { ...team[name], sms: false };
}

export const isToGuest = (name: NoticeName): name is GuestMessage => Object.hasOwn(USUAL_CHOICES, name);
