import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import {
  GUEST_MESSAGES,
  MERCHANT_MESSAGES,
  USUAL_CHOICES,
  type ChannelChoice,
  type GuestMessage,
  type MerchantMessage,
  type NoticeName,
} from './contract/message-names.ts';
import type { NotificationChange, NotificationSettings } from './contract/notifications.ts';

/** A choice may be older than messages to browsers. */
type StoredChoice = Omit<ChannelChoice, 'browser'> & { readonly browser?: boolean | undefined };

/** A merchant's choices as stored: only those that it made. */
export interface StoredChoices {
  readonly guests?: Readonly<Partial<Record<GuestMessage, StoredChoice>>>;
  readonly team?: Readonly<Partial<Record<MerchantMessage, Pick<ChannelChoice, 'email'>>>>;
}

/** The channels of each message. */
export interface Choices {
  readonly guests: Readonly<Record<GuestMessage, ChannelChoice>>;
  readonly team: Readonly<Record<MerchantMessage, Pick<ChannelChoice, 'email'>>>;
}

/** Fills in what is usual for messages that a merchant hasn't chosen for. */
export function filled({ guests = {}, team = {} }: StoredChoices): Choices {
  const toGuests = GUEST_MESSAGES.map((name) => {
    const { email, sms, browser = USUAL_CHOICES[name].browser } = guests[name] ?? USUAL_CHOICES[name];
    return [name, { email, sms, browser }];
  });
  const toTeam = MERCHANT_MESSAGES.map((name) => [name, { email: team[name]?.email ?? true }]);
  return {
    guests: Object.fromEntries(toGuests) as Choices['guests'],
    team: Object.fromEntries(toTeam) as Choices['team'],
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
  return isToGuest(name) ? guests[name] : { ...team[name], sms: false, browser: false };
}

export const isToGuest = (name: NoticeName): name is GuestMessage => Object.hasOwn(USUAL_CHOICES, name);

/**
 * Returns what a merchant sends, as the API has it.
 * @throws {ApiError} not_found: the caller sees no such merchant
 */
export async function readSettings(
  db: Db,
  view: MerchantView,
  merchantId: string,
): Promise<NotificationSettings> {
  const row = await db
    .selectFrom('merchants')
    .leftJoin('notification_settings as set', 'set.merchant_id', 'merchants.id')
    .select(['merchants.environment', 'set.choices', 'set.version', 'set.updated_at'])
    .where('merchants.id', '=', merchantId)
    .where('merchants.partner_id', '=', view.partnerId)
    .where('merchants.environment', '=', view.environment)
    .$if(view.only !== undefined, (query) => query.where('merchants.id', '=', view.only ?? ''))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  return {
    object: 'notification_settings',
    environment: row.environment,
    merchant: merchantId,
    ...filled(row.choices ?? {}),
    version: row.version ?? 1,
    updated_at: row.updated_at?.toISOString() ?? null,
  };
}

/**
 * Stores what a merchant sends, in the place of what it chose before. A change that changes nothing keeps the
 * version.
 * @throws {ApiError} not_found, version_stale
 */
export async function changeSettings(
  trx: Db,
  view: MerchantView,
  { merchantId, now }: { readonly merchantId: string; readonly now: Date },
  { version, ...choices }: NotificationChange,
): Promise<NotificationSettings> {
  await lockMerchant(trx, view, merchantId);
  const before = await readSettings(trx, view, merchantId);
  if (version !== undefined && version !== before.version) throw new ApiError('version_stale');
  const { guests, team } = filled(choices);
  if (isDeepStrictEqual([guests, team], [before.guests, before.team])) return before;
  const set = { choices: JSON.stringify(choices), version: before.version + 1, updated_at: now };
  const { partnerId, environment } = view;
  await trx
    .insertInto('notification_settings')
    .values({ ...set, merchant_id: merchantId, partner_id: partnerId, environment })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(set))
    .execute();
  return readSettings(trx, view, merchantId);
}
