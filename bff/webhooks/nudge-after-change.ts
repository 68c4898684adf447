import type { Observer } from '../gateway/finished.ts';

/** Whoever changes something may have recorded an event; whoever reads has not. */
export function nudgeAfterChange(webhooks: { nudge(): void }): Observer {
  return ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') webhooks.nudge();
  };
}
