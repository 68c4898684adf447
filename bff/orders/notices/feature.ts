import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import { requireAllLocations, viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { findEvent, readEventData } from '../../core/events/event-records.ts';
import { FOLLOW } from '../../core/events/followed-events.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { languageOfLocale } from '../../core/text/languages.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import type { Outcome, OutsideTimer, TimerHandler } from '../../core/timers/timer-handler.ts';
import type { Dispute } from '../../money/disputes/contract/dispute.ts';
import { getNotifications, previewNotification, setNotifications } from './contract/notifications.ts';
import { enqueueNotice, forgetOldNotices, type NewNotice, WRITE } from './enqueue-notices.ts';
import { noticesOfOrders, tellOfUnanswered, UNANSWERED } from './follow-orders.ts';
import { messagesOf } from './notice-messages.ts';
import { previewOf } from './preview.ts';
import { changeSettings, readSettings } from './settings-records.ts';
import { noticeMigrations } from './tables.ts';

/**
 * Notes what an event tells a merchant's people. It was recorded in the transaction of its change, and its
 * timer with it.
 */
const tellOfEvent: TimerHandler<FeatureDeps> = async (work, { deps, owner, record }) => {
  const event = await findEvent(work.db, owner, record);
  if (!event || event.merchant_id === null) return;
  const data = readEventData(event.data);
  const notice = noticeOfEvent(event.type, data);
  if (!notice) return;
  const about = { merchantId: event.merchant_id, record: idOf(data), facts: { event: event.id } };
  await enqueueNotice(work, owner, { ...about, ...notice }, new Date(deps.clock.now()));
};

type EventNotice = Pick<NewNotice, 'name' | 'step'>;

/** Returns what an event tells a merchant; `undefined` for nothing. */
function noticeOfEvent(type: string, data: Record<string, unknown>): EventNotice | undefined {
  switch (type) {
    case 'payout.failed':
      return { name: 'payout_failed', step: 'failed' };
    case 'dispute.created':
    case 'dispute.updated':
      return disputeNotice(data as unknown as Dispute);
    default:
      return dueNotice(data as unknown as Merchant);
  }
}

/** Returns the notice that a dispute needs an answer, once per deadline: a bank may ask again. */
function disputeNotice({ status, respond_by: by }: Dispute): EventNotice | undefined {
  return status === 'needs_response' ? { name: 'dispute_opened', step: `opened ${by}` } : undefined;
}

/**
 * Returns the notice that a review asks for more of what the merchant has sent, at most once a day for the
 * same requirements. What the merchant hasn't sent yet is no news.
 */
function dueNotice({ requirements, updated_at: at }: Merchant): EventNotice | undefined {
  const asked = requirements.errors.map(({ requirement, code }) => `${requirement} ${code}`).toSorted();
  if (asked.length === 0) return undefined;
  return { name: 'requirements_due', step: `due ${at.slice(0, 10)} ${asked.join(', ')}` };
}

const idOf = ({ id }: Record<string, unknown>): string => String(id);

const FORGET_EVERY_MS = 60 * 60_000;

/** The messages to guests and merchants about what happens to orders and money. */
export const notices: Feature = {
  routes: notificationRoutes,
  catalog: (tag) => import(`./languages/${tag}.ts`),
  orderFollower: noticesOfOrders,
  timers: { [WRITE]: { outside: writeNotice }, [UNANSWERED]: tellOfUnanswered, [FOLLOW]: tellOfEvent },
  chores: [
    {
      name: 'notices.forget',
      everyMs: FORGET_EVERY_MS,
      run: ({ db, clock }) => forgetOldNotices(db, clock.now()),
    },
  ],
  migrations: noticeMigrations,
};

function notificationRoutes(deps: FeatureDeps): Route[] {
  const { db, clock } = deps;
  return [
    route(previewNotification, async ({ principal, params: { merchant, message }, query }) => ({
      body: await previewOf(deps, viewOf(principal), {
        merchantId: merchant,
        message,
        language: languageOfLocale(query.language) ?? 'en',
      }),
    })),
    route(getNotifications, async ({ principal, params: { merchant } }) => ({
      body: await readSettings(db, viewOf(principal), merchant),
    })),
    route(setNotifications, async ({ principal, params: { merchant }, body }) => {
      requireAllLocations(principal);
      return {
        body: await inTransaction(db, async (work) => {
          const now = new Date(await nowIn(work.db, clock, principal));
          return changeSettings(work.db, viewOf(principal), { merchantId: merchant, now }, body);
        }),
      };
    }),
  ];
}

/**
 * Writes the messages of a notice and stores them for sending, in one transaction: a node that dies before
 * has written none, and a second run finds them written.
 */
export async function writeNotice({ deps, owner, record }: OutsideTimer<FeatureDeps>): Promise<Outcome> {
  const { db } = deps;
  const notice = await db.selectFrom('notices').selectAll().where('id', '=', record).executeTakeFirst();
  if (!notice || notice.written_at !== null) return 'done';
  const messages = await messagesOf(deps, owner, notice);
  await inTransaction(db, async (work) => {
    const written = await work.db
      .updateTable('notices')
      .set({ written_at: new Date(deps.clock.now()) })
      .where('id', '=', record)
      .where('written_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!written) return;
    for (const message of messages) await deps.messages.send(work, owner, message);
  });
  return 'done';
}
