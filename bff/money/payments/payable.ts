import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { LedgerSale } from '../ledger/ledger.ts';
import type { Payment } from './contract/payment.ts';
import type { Refund } from './contract/refund.ts';
import type { Clock } from '../../core/api/clock.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import type { Processors } from '../../providers/processor/processor.ts';
import { dropTimer, setTimer } from '../../core/timers/timers.ts';

type PayableKind = 'order' | 'pay_link';

export interface PayableRef {
  readonly kind: PayableKind;
  readonly id: string;
}

/**
 * The functions that a feature with payables provides, as `payables` of its descriptor: `payables: { order: {
 * hold, changed, sale } }`.
 */
export interface Payable {
  /** Locks the payable before its payment. All code takes these locks in this order. */
  readonly hold: (work: Work, owner: Owner, id: string, deps: FeatureDeps) => Promise<void>;
  /**
   * Called when a payment or refund of the payable has changed: moves the payable accordingly, with its
   * events, in the same transaction. The payable is locked. May call `Payments.capture`, `Payments.cancel`
   * and `Payments.refund` with this `work`.
   */
  readonly changed: (work: Work, change: PaymentChange, deps: FeatureDeps) => Promise<void>;
  /** The sale behind a payment whose money was taken, for the ledger. The payable is locked. */
  readonly sale: (trx: Db, owner: Owner, payment: Payment) => Promise<LedgerSale>;
}

/** `what` is the event that was recorded just before. `payment` is as it is now. */
export type PaymentChange = { readonly owner: Owner; readonly payment: Payment } & (
  | {
      readonly what: 'payment.authorized' | 'payment.captured' | 'payment.canceled' | 'payment.failed';
      readonly refund?: undefined;
      /** `Payments.cancel` preceded this authorization: it is released, as it is no longer needed. */
      readonly isUnwanted: boolean;
    }
  | {
      readonly what: 'refund.succeeded' | 'refund.failed';
      readonly refund: Refund;
      readonly isUnwanted?: false;
    }
);

/** Counts payment changes. Called after the commit; never fails. */
export interface PaymentObserver {
  changed(change: PaymentChange): void;
  /** Called when a timer has handled an open payment. */
  recovered(environment: EnvironmentName, outcome: 'settled' | 'open'): void;
}

/** Keyed by kind. */
export type Payables = Readonly<Partial<Record<PayableKind, Payable>>>;

/** The dependencies of the payments service. */
export interface PaymentDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The clock for record timestamps, if other than `clock`: for sales from before a sandbox began. */
  readonly recordClock?: Clock;
  readonly processors: Processors;
  readonly payables: Payables;
  /** Notified of committed changes, for metrics. */
  readonly observer?: PaymentObserver | undefined;
  /** The dependencies of payables, including the payments service. */
  readonly featureDeps: () => FeatureDeps;
}

/** Returns the minor units that amounts in a currency are multiples of, at the environment's processor. */
export function stepOf(
  { processors }: Pick<PaymentDeps, 'processors'>,
  { environment, currency }: { readonly environment: EnvironmentName; readonly currency: string },
): number {
  return processors[environment]?.capabilities.limitsOf(currency)?.step ?? 1;
}

/** The timer kind whose handler settles a payment until nothing is outstanding at the processor. */
export const SETTLE = 'payment.settle';
/**
 * The same for a payment of which only a part is to be captured. Nodes of releases that always capture all
 * don't know this kind, and leave it alone.
 */
export const SETTLE_PART = 'payment.settle_part';

type Settling = typeof SETTLE | typeof SETTLE_PART;

/** The timer kind that settles a payment with this wish. */
export function settlingOf({ capture_amount: part }: { readonly capture_amount?: string | null }): Settling {
  return part === undefined || part === null ? SETTLE : SETTLE_PART;
}

/**
 * The timer kind whose handler looks at the disputes of a payment. The record is the payment; the time is
 * the environment's.
 */
export const DISPUTE_LOOK = 'dispute.look';

/** The time of records: the environment's. */
export async function recordTime(
  trx: Db,
  { clock, recordClock = clock }: Pick<PaymentDeps, 'clock' | 'recordClock'>,
  owner: Owner,
): Promise<Date> {
  return new Date(await nowIn(trx, recordClock, owner));
}

/**
 * Real time: a processor doesn't know a sandbox's clock, so a clock that is moved neither hurries nor repeats
 * what is asked of it.
 */
export async function lookAfter(
  trx: Db,
  { clock }: Pick<PaymentDeps, 'clock'>,
  owner: Owner,
  { id, inMs, kind = SETTLE }: { readonly id: string; readonly inMs: number; readonly kind?: Settling },
): Promise<void> {
  const dueAt = new Date(clock.now() + inMs);
  await setTimer(trx, owner, { kind, record: id, dueAt, isRealTime: true });
}

/** Ends the timer of a payment with nothing outstanding at the processor. */
export async function leaveAlone(
  trx: Db,
  owner: Owner,
  { id, capture_amount }: { readonly id: string; readonly capture_amount: string | null },
): Promise<void> {
  await dropTimer(trx, owner, { kind: SETTLE, record: id });
  if (capture_amount !== null) await dropTimer(trx, owner, { kind: SETTLE_PART, record: id });
}
