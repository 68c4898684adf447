import { createSession } from '../contract/sessions.ts';
import type { RequestObserver } from '../gateway/request-observers.ts';

/** A change may have recorded an event. Reads and mints, which are most requests, have not. */
export function nudgeAfterChange(webhooks: { nudge(): void }): RequestObserver {
  return ({ method, scope }) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (!isRead && scope.operation !== createSession) webhooks.nudge();
  };
}
