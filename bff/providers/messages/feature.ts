import type { Feature } from '../../core/feature.ts';
import { messageMigrations } from './migrations.ts';
import { messageRoutes } from './message-routes.ts';
import { DROP, SEND, type MessageService } from './message-service.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly messages: MessageService;
  }
}

export const messages: Feature = {
  routes: messageRoutes,
  migrations: messageMigrations,
  timers: {
    [SEND]: { outside: ({ deps, record, signal }) => deps.messages.deliverDue(record, signal) },
    [DROP]: (work, { deps, record }) => deps.messages.drop(work.db, record),
  },
};
