import type { Feature } from '../../core/feature.ts';
import { guestsOfMessages, messageMigrations, pageOfMessages, readMessage } from './message-records.ts';
import { browserMigrations, forgetOldBrowsers } from './browser/subscriptions.ts';
import { DROP, SEND, type MessageService } from './messages.ts';
import type { Db } from '../../core/database/database.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { phonesMeant } from '../../core/phones/phones-meant.ts';
import { getSandboxMessage, listSandboxMessages } from './contract/messages.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly messages: MessageService;
  }
}

const FORGET_EVERY_MS = 60 * 60_000;

export const messages: Feature = {
  routes: messageRoutes,
  migrations: { ...messageMigrations, ...browserMigrations },
  guestRecords: [guestsOfMessages],
  chores: [
    {
      name: 'browsers.forget',
      everyMs: FORGET_EVERY_MS,
      run: ({ db, clock }) => forgetOldBrowsers(db, clock.now()),
    },
  ],
  timers: {
    [SEND]: { outside: ({ deps, record, signal }) => deps.messages.deliverDue(record, signal) },
    [DROP]: (work, { deps, record }) => deps.messages.drop(work.db, record),
  },
};

function messageRoutes({ db }: { readonly db: Db }): Route[] {
  return [
    route(listSandboxMessages, async ({ principal, query }) => {
      const { to: sent, ...rest } = query;
      const phones = sent === undefined ? [] : await phonesMeant(db, viewOf(principal), sent, query);
      const filter = { ...rest, ...(sent !== undefined && { to: [sent, ...phones] }) };
      return { body: await pageOfMessages(db, principal, pageRequestOf(query), filter) };
    }),
    route(getSandboxMessage, async ({ principal, params: { id } }) => ({
      body: await readMessage(db, principal, id),
    })),
  ];
}
