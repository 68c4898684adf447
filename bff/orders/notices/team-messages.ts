import type { Selectable } from 'kysely';
import type { Owner } from '../../core/database/owner.ts';
import { findEvent, readEventData } from '../../core/events/event-records.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { writeLetter } from '../../core/letters/write-letter.ts';
import { languageOfLocale, localeIn, type LanguageTag } from '../../core/text/languages.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import { leadersOf, type StaffReader } from '../../accounts/staff/staff.ts';
import type { Payout } from '../../money/payouts/contract/payout.ts';
import type { NewMessage } from '../../providers/messages/messages.ts';
import {
  disputeOpened,
  orderUnanswered,
  payoutFailed,
  requirementsDue,
  type OpenedDispute,
  type TeamLetter,
} from './letters/merchant-letters.ts';
import { teamLetter } from './letters/messages-by-name.ts';
import { readOrderFacts, senderOf, type Sender } from './letters/order-facts.ts';
import type { NoticesTable } from './tables.ts';

type NoticeRow = Selectable<NoticesTable>;

/** An order that waits is answered, or rejected, long before. */
const UNANSWERED_VALID_MS = 30 * 60_000;

/** A notice for a merchant's people, in any language. */
interface TeamNews {
  readonly sender: Sender;
  /** The location that it is about; `null` for the whole business. */
  readonly locationId: string | null;
  readonly write: (locale: string) => TeamLetter;
}

/** Writes to the owners and managers of a merchant, and to its address for guests, once to each. */
export async function toTeam(
  deps: FeatureDeps,
  owner: Owner,
  notice: NoticeRow,
): Promise<readonly NewMessage[]> {
  const news = await newsOf(deps, owner, notice);
  if (!news) return [];
  const { merchant } = news.sender;
  const own = merchant.language ?? `en-${merchant.country}`;
  const readers = await readersOf(deps, owner, news);
  return Promise.all(
    readers.map(async ({ email, language: chosen }): Promise<NewMessage> => {
      const tag: LanguageTag = languageOfLocale(chosen ?? own) ?? 'en';
      const language = await deps.languages.of(tag);
      const letter = teamLetter(news.sender, news.write(localeIn(tag, own)));
      const { subject, text, html } = writeLetter(letter, { language, ...news.sender });
      const message = { channel: 'email', to: email, subject, text, html, isNotice: true } as const;
      const validForMs = notice.name === 'order_unanswered' ? { validForMs: UNANSWERED_VALID_MS } : {};
      return { ...message, merchantId: notice.merchant_id, ...validForMs };
    }),
  );
}

/** Returns who is written to: each address once. */
async function readersOf(
  { db }: FeatureDeps,
  owner: Owner,
  { sender: { merchant }, locationId }: TeamNews,
): Promise<readonly StaffReader[]> {
  const people = await leadersOf(db, owner, { merchantId: merchant.id, locationId });
  const { email } = merchant.support;
  const contact = email === null ? [] : [{ email: email.toLowerCase(), language: null }];
  return [...new Map([...contact, ...people].map((reader) => [reader.email, reader])).values()];
}

/** Reads what a notice is about; `undefined` if that is gone, or over. */
async function newsOf(deps: FeatureDeps, owner: Owner, notice: NoticeRow): Promise<TeamNews | undefined> {
  if (notice.name === 'order_unanswered') return unansweredNews(deps, owner, notice);
  const event = await findEvent(deps.db, owner, notice.facts.event ?? '');
  const sender = await senderOf(deps, owner, { merchantId: notice.merchant_id, surface: 'dashboard' });
  if (!event || !sender) return undefined;
  const data = readEventData(event.data) as unknown;
  const news = (write: TeamNews['write']): TeamNews => ({ sender, locationId: null, write });
  switch (notice.name) {
    case 'payout_failed':
      return news((locale) => payoutFailed({ sender, locale }, data as Payout));
    case 'requirements_due':
      return news((locale) => requirementsDue({ sender, locale }, data as Merchant));
    case 'dispute_opened':
      return news((locale) => disputeOpened({ sender, locale }, data as OpenedDispute));
    default:
      return undefined;
  }
}

async function unansweredNews(
  deps: FeatureDeps,
  owner: Owner,
  notice: NoticeRow,
): Promise<TeamNews | undefined> {
  const facts = await readOrderFacts(deps, owner, notice, 'dashboard');
  if (!facts || facts.order.fulfillment.state !== 'proposed') return undefined;
  const { sender, place } = facts;
  return { sender, locationId: place.id, write: (locale) => orderUnanswered({ ...facts, locale }) };
}
