import type { Db } from '../database/database.ts';
import { pageRequestOf } from '../gateway/list-query.ts';
import { route, type Route } from '../gateway/route.ts';
import { listSandboxMessages } from './contract/messages.ts';
import { pageOfMessages } from './message-records.ts';

export function messageRoutes({ db }: { readonly db: Db }): Route[] {
  return [
    route(listSandboxMessages, async ({ principal, query }) => ({
      body: await pageOfMessages(db, principal, pageRequestOf(query), query),
    })),
  ];
}
