import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import type { Clock } from '../api/clock.ts';
import { endLease, leaseTimer, releaseLease, type DueRow } from './due-timers.ts';
import type { DueTimer, OutsideHandler } from './timer-handler.ts';
import { inSpan, originOf, startSpan, type Span } from '../telemetry/tracing.ts';

export interface OutsideWorkOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly leaseMs: number;
  /** Called when work has ended and a slot is free. */
  readonly onEnd: () => void;
  readonly onFailure: (row: DueRow, error: unknown) => Promise<unknown>;
}

/** The most work running on one node at once. */
const MOST = 16;
/** The part of the lease after which the work is aborted, so that it never runs on two nodes. */
const ABORT_AFTER = 0.8;
/** The time that running work may take to end when stopping. */
const STOP_WITHIN_MS = 2_000;

/** Starts the span of a due timer: in the trace of what set it, or linked to that. */
export function timerSpan(row: DueRow): Span | undefined {
  return startSpan(`timer ${row.kind}`, 'consumer', originOf(row), {
    'trellis.timer': row.kind,
    'trellis.partner': row.partner_id,
    'trellis.environment': row.environment,
  });
}

/** Runs timers that call another service, on one node: each under a lease instead of a transaction. */
export class OutsideWork<Deps> {
  readonly #options: OutsideWorkOptions;
  readonly #underWay = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(options: OutsideWorkOptions) {
    this.#options = options;
  }

  get hasRoom(): boolean {
    return this.#underWay.size < MOST;
  }

  /**
   * Begins the work, without waiting for its end. @returns `false` if there is no room, or another node has
   * it
   */
  async begin(
    row: DueRow,
    handler: OutsideHandler<Deps>,
    timer: DueTimer<Deps>,
    now: Date,
  ): Promise<boolean> {
    const { db, leaseMs, onEnd } = this.#options;
    if (!this.hasRoom) return false;
    if (!(await leaseTimer(db, row, now, new Date(now.getTime() + leaseMs)))) return false;
    const work = this.#work(row, handler, timer).finally(() => {
      this.#underWay.delete(work);
      onEnd();
    });
    this.#underWay.add(work);
    return true;
  }

  /** Work that doesn't end soon is aborted, and its lease is released. */
  async stop(): Promise<void> {
    const abort = setTimeout(() => this.#stopping.abort(), STOP_WITHIN_MS);
    await Promise.all(this.#underWay);
    clearTimeout(abort);
  }

  async #work(row: DueRow, handler: OutsideHandler<Deps>, timer: DueTimer<Deps>): Promise<void> {
    const { db, log, leaseMs, onFailure } = this.#options;
    const timeout = AbortSignal.timeout(leaseMs * ABORT_AFTER);
    const signal = AbortSignal.any([timeout, this.#stopping.signal]);
    try {
      const outcome = await inSpan(timerSpan(row), () => handler.outside({ ...timer, signal }));
      await endLease(db, row, outcome === 'done' ? undefined : outcome.againAt);
    } catch (error) {
      if (!this.#stopping.signal.aborted) await onFailure(row, error);
      await releaseLease(db, row).catch((err: unknown) =>
        log.warn({ err, kind: row.kind }, 'a timer stays leased: the database failed'),
      );
    }
  }
}
