import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Clock } from '../../core/api/clock.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import type { Processors } from '../../providers/processor/processor.ts';
import { dropTimer, setTimer } from '../../core/timers/timers.ts';
import type { PaymentObserver, Payables } from './payable.ts';

/** What the parts of the payments service work with. */
export interface PaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** By which records are dated, if not by `clock`: what was sold before a sandbox began. */
  readonly recordClock?: Clock;
  readonly processors: Processors;
  readonly payables: Payables;
  /** Told of what has happened, once it is committed: for metrics. */
  readonly observer?: PaymentObserver | undefined;
  /** What payables work with: it has the payments service itself. */
  readonly featureDeps: () => FeatureDeps;
}

/** Its handler looks after a payment until nothing is left to be done at the processor. */
export const SETTLE = 'payment.settle';

/** The time of records: the environment's. */
export async function recordTime(
  trx: Db,
  { clock, recordClock = clock }: Pick<PaymentDeps, 'clock' | 'recordClock'>,
  owner: Owner,
): Promise<Date> {
  return new Date(await nowIn(trx, recordClock, owner));
}

/** Real time: a processor doesn't know a sandbox's clock, so a clock that is moved neither hurries nor repeats what is asked of it. */
export async function lookAfter(
  trx: Db,
  { clock }: Pick<PaymentDeps, 'clock'>,
  owner: Owner,
  { id, inMs }: { readonly id: string; readonly inMs: number },
): Promise<void> {
  const dueAt = new Date(clock.now() + inMs);
  await setTimer(trx, owner, { kind: SETTLE, record: id, dueAt, isRealTime: true });
}

/** Nothing is left to be done at the processor. */
export async function leaveAlone(trx: Db, owner: Owner, id: string): Promise<void> {
  await dropTimer(trx, owner, { kind: SETTLE, record: id });
}
