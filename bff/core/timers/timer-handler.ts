import type { Owner } from '../database/owner.ts';
import type { Work } from '../database/unit-of-work.ts';

/** A timer whose time has come. */
export interface DueTimer<Deps> {
  readonly deps: Deps;
  readonly owner: Owner;
  /** The id of the record it was set for. */
  readonly record: string;
  /**
   * When it was due. Use it as the time of what happens: a node may be late, and a sandbox clock that is moved far
   * ahead in one request may have passed it.
   */
  readonly dueAt: Date;
}

/**
 * What runs when a timer is due. A function runs in the transaction that deletes the timer: what it changes happens
 * exactly once, however many nodes there are and whenever they die. It locks and reads the record afresh, because the
 * record may have changed since the timer was set. It may set the timer again. When it throws, nothing of it has
 * happened, and it is run again later.
 */
export type TimerHandler<Deps> =
  | ((work: Work, timer: DueTimer<Deps>) => Promise<void>)
  | TogetherHandler<Deps>
  | OutsideHandler<Deps>;

export interface TogetherHandler<Deps> {
  /**
   * For work of which very much can be due at once: timers of its kind that are due at the same time, of one partner in one environment, are run in
   * one transaction. If that fails, each is run in one of its own.
   */
  readonly together: (work: Work, timers: DueTimers<Deps>) => Promise<void>;
  /** In one transaction. */
  readonly most: number;
}

/** Timers whose time has come, at the same time. */
export interface DueTimers<Deps> extends Omit<DueTimer<Deps>, 'record'> {
  /** The ids of the records they were set for. */
  readonly records: readonly string[];
}

export interface OutsideHandler<Deps> {
  /**
   * For work that calls another service: it runs without a transaction, by one node at a time. After a crash it is run
   * again from the start, so the call must be idempotent.
   */
  readonly outside: (timer: OutsideTimer<Deps>) => Promise<Outcome>;
}

export interface OutsideTimer<Deps> extends DueTimer<Deps> {
  /** Aborted shortly before another node may take over, and when this node stops. */
  readonly signal: AbortSignal;
}

/** Done, or due again at another time of the same clock. */
export type Outcome = 'done' | { readonly againAt: Date };

/** Handlers by kind. */
export type TimerHandlers<Deps> = Readonly<Record<string, TimerHandler<Deps>>>;
