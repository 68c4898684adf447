import type { Feature } from '../../core/feature.ts';
import { forgetOldNotices, WRITE } from './enqueue-notices.ts';
import { FOLLOW } from '../../core/events/followed-events.ts';
import { tellOfEvent } from './follow-events.ts';
import { noticesOfOrders, tellOfUnanswered, UNANSWERED } from './follow-orders.ts';
import { noticeMigrations } from './tables.ts';
import { writeNotice } from './write-notice.ts';

const FORGET_EVERY_MS = 60 * 60_000;

/** The messages to guests and merchants about what happens to orders and money. */
export const notices: Feature = {
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
