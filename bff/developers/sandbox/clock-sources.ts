import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Moment, StillDue } from '../../core/timers/timer-handler.ts';
import { dueWebhooks, runDueWebhooks } from '../webhooks/webhooks.ts';

/** Something that is due by a sandbox's clock. Moving the clock stops at each of its times. */
export interface ClockSource {
  /** @param trx the transaction that moves the clock */
  readonly stillDue: (trx: Db, owner: Owner, moment: Moment) => Promise<StillDue>;
  /** Runs what is due, or makes it due, in the same transaction. */
  readonly run?: (trx: Db, owner: Owner, moment: Moment) => Promise<void>;
  /** Runs what is due, or starts it, after the transaction. @returns how many */
  readonly follow?: (owner: Owner, hasMoved: boolean) => Promise<number>;
}

/** Everything that is due by a sandbox's clock. */
export function clockSources({ timers, webhooks }: Pick<FeatureDeps, 'timers' | 'webhooks'>): ClockSource[] {
  return [
    {
      stillDue: (trx, owner, moment) => timers.stillDue(trx, owner, moment),
      follow: (owner) => timers.runDue(owner),
    },
    {
      stillDue: (trx, owner, { now }) => dueWebhooks(trx, owner, now),
      run: (trx, owner, { realNow }) => runDueWebhooks(trx, owner, realNow),
      // A step waits until the events of the one before are dispatched, which the sender does some at a time.
      follow: async (_owner, hasMoved) => {
        await webhooks.dispatch();
        if (hasMoved) webhooks.nudgeDue();
        return 0;
      },
    },
  ];
}
