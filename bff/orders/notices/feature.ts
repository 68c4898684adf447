import { requireAllLocations, viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { languageOfLocale } from '../../core/text/languages.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { getNotifications, previewNotification, setNotifications } from './contract/notifications.ts';
import { changeSettings, readSettings } from './settings-records.ts';
import { forgetOldNotices, WRITE } from './enqueue-notices.ts';
import { FOLLOW } from '../../core/events/followed-events.ts';
import { tellOfEvent } from './follow-events.ts';
import { noticesOfOrders, tellOfUnanswered, UNANSWERED } from './follow-orders.ts';
import { previewOf } from './preview.ts';
import { noticeMigrations } from './tables.ts';
import { writeNotice } from './write-notice.ts';

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
