import { createSession } from '../../accounts/identity/contract/sessions/sessions.ts';
import type { RequestObserver } from '../../core/http/request-observers.ts';

/** A change may have recorded an event or set a timer. Reads and mints, which are most requests, have not. */
export function nudgeAfterChange(...jobs: readonly { nudge(): void }[]): RequestObserver {
  return ({ method, scope }) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    if (!isRead && scope.operation !== createSession) for (const job of jobs) job.nudge();
  };
}
