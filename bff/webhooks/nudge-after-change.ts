import { createSession } from '../contract/sessions.ts';
import type { RequestObserver } from '../gateway/request-observers.ts';

/** Whoever changes something may have recorded an event; whoever reads has not, nor whoever mints, which is done most. */
export function nudgeAfterChange(webhooks: { nudge(): void }): RequestObserver {
  return ({ method, scope }) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (!isRead && scope.operation !== createSession) webhooks.nudge();
  };
}
