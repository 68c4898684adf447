import type { Db } from '../database/database.ts';
import { pageRequestOf } from '../gateway/list-query.ts';
import { viewOf } from '../gateway/principal.ts';
import { route, type Route } from '../gateway/route.ts';
import { phonesMeant } from '../phones/phones-meant.ts';
import { listSandboxMessages } from './contract/messages.ts';
import { pageOfMessages } from './message-records.ts';

export function messageRoutes({ db }: { readonly db: Db }): Route[] {
  return [
    route(listSandboxMessages, async ({ principal, query }) => {
      const { to: sent, ...rest } = query;
      const phones = sent === undefined ? [] : await phonesMeant(db, viewOf(principal), sent, query);
      const filter = { ...rest, ...(sent !== undefined && { to: [sent, ...phones] }) };
      return { body: await pageOfMessages(db, principal, pageRequestOf(query), filter) };
    }),
  ];
}
