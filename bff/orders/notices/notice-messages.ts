import type { Selectable } from 'kysely';
import type { Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { plainly } from '../../core/letters/letter.ts';
import { writeLetter } from '../../core/letters/write-letter.ts';
import { browsersOf, type NewMessage } from '../../providers/messages/messages.ts';
import type { ChannelChoice, GuestMessage } from './contract/message-names.ts';
import { readOrderFacts, type OrderFacts } from './letters/order-facts.ts';
import type { StepMessage } from './letters/order-blocks.ts';
import { guestLetter, ORDER_MESSAGES } from './letters/messages-by-name.ts';
import { rewardEarned } from './letters/reward-letter.ts';
import type { Order } from '../orders/contract/order.ts';
import { rewardsReachedBy } from '../loyalty/loyalty.ts';
import { channelsOf, isToGuest } from './settings-records.ts';
import { toTeam } from './team-messages.ts';
import type { NoticesTable } from './tables.ts';

export type NoticeRow = Selectable<NoticesTable>;

const HOUR_MS = 60 * 60_000;
/** How long a message is worth sending: an order's progress soon isn't; its cost is for a day. */
const VALID_MS = { progress: 2 * HOUR_MS, money: 24 * HOUR_MS } as const;

/** Whether an order has moved on, so that a message would be wrong by now: another one says how it is. */
const OVER: Readonly<Partial<Record<GuestMessage, (order: Order) => boolean>>> = {
  order_received: ({ fulfillment: { state } }) => state !== 'proposed',
  order_accepted: ({ fulfillment: { state } }) => state !== 'accepted' && state !== 'preparing',
  order_delayed: ({ fulfillment: { state } }) => state !== 'accepted' && state !== 'preparing',
  order_ready: ({ fulfillment: { state } }) => state !== 'ready',
  order_on_its_way: ({ fulfillment: { state } }) => state !== 'ready',
};

const ABOUT_MONEY: ReadonlySet<string> = new Set(['order_rejected', 'order_refunded', 'receipt']);

/** Returns what a notice sends, by the channels that its merchant, its reader and the operator have. */
export async function messagesOf(
  deps: FeatureDeps,
  owner: Owner,
  notice: NoticeRow,
): Promise<readonly NewMessage[]> {
  const chosen = await channelsOf(deps.db, notice.merchant_id, notice.name);
  const channels: ChannelChoice = {
    email: chosen.email && deps.messages.isOffered(owner.environment, 'email'),
    sms: chosen.sms && deps.messages.isOffered(owner.environment, 'sms'),
    browser: chosen.browser && deps.messages.isOffered(owner.environment, 'browser'),
  };
  if (!channels.email && !channels.sms && !channels.browser) return [];
  return isToGuest(notice.name)
    ? toGuest(deps, owner, { ...notice, name: notice.name }, channels)
    : toTeam(deps, owner, notice);
}

/**
 * Writes to the guest of an order: an email if the order has an address, or else a text, and a notification
 * to each subscribed browser.
 */
async function toGuest(
  deps: FeatureDeps,
  owner: Owner,
  notice: NoticeRow & { readonly name: GuestMessage },
  channels: ChannelChoice,
): Promise<readonly NewMessage[]> {
  const facts = await readOrderFacts(deps, owner, notice, 'ordering');
  const isOver = facts !== undefined && OVER[notice.name]?.(facts.order) === true;
  const said = facts && !isOver && (await stepMessage(deps, notice.name, facts));
  if (!facts || !said) return [];
  const { customer } = facts.order;
  const language = await deps.languages.of(facts.language);
  const shared = {
    isNotice: true,
    merchantId: notice.merchant_id,
    validForMs: ABOUT_MONEY.has(notice.name) ? VALID_MS.money : VALID_MS.progress,
  };
  const toBrowsers = channels.browser ? await browserMessages(deps, notice, facts, said) : [];
  const all = toBrowsers.map((message) => ({ ...shared, ...message }));
  if (channels.email && customer?.email) {
    const letter = guestLetter(facts, said);
    const { subject, text, html } = writeLetter(letter, { language, ...facts.sender });
    return [{ ...shared, channel: 'email', to: customer.email, subject, text, html }, ...all];
  }
  if (!channels.sms || !customer) return all;
  return [
    { ...shared, channel: 'sms', to: customer.phone, text: `${said.line.plain(language)} ${facts.url}` },
    ...all,
  ];
}

async function stepMessage(
  { db }: FeatureDeps,
  name: GuestMessage,
  facts: OrderFacts,
): Promise<StepMessage | undefined> {
  if (name !== 'reward_earned') return ORDER_MESSAGES[name](facts);
  const rewards = await rewardsReachedBy(db, facts.order);
  return rewards && rewardEarned(facts, rewards);
}

/**
 * Writes notifications in the languages of their browsers: a title and a line, without anything of the guest.
 */
async function browserMessages(
  { db, languages }: FeatureDeps,
  { name, record }: NoticeRow,
  facts: OrderFacts,
  said: StepMessage,
): Promise<readonly Pick<NewMessage, 'channel' | 'to' | 'subject' | 'text'>[]> {
  const browsers = await browsersOf(db, record);
  const line = name === 'order_rejected' ? said.preview : facts.sender.brand.name;
  return Promise.all(
    browsers.map(async ({ id, language: tag }) => {
      const language = await languages.of(tag);
      return {
        channel: 'browser' as const,
        to: id,
        subject: plainly(said.subject, language),
        text: plainly(line, language),
      };
    }),
  );
}
