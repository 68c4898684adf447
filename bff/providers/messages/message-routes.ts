import type { Db } from '../../core/database/database.ts';
import { pageRequestOf } from '../../core/api/list-query.ts';
import { viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import { phonesMeant } from '../../core/phones/phones-meant.ts';
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
