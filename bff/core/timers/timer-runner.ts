import type { Logger } from 'pino';
import type { Database, Db } from '../database/database.ts';
import type { Owner } from '../database/owner.ts';
import { inTransaction } from '../database/unit-of-work.ts';
import type { Clock } from '../api/clock.ts';
import {
  dueTimers,
  type DueWork,
  type Moment,
  type StillDue,
  type DueTimer,
  type TimerHandlers,
  type TogetherHandler,
} from './timer-handler.ts';
import { findDue, releaseLeases, retryLater, takeTimer, takeTimers, type DueRow } from './due-timers.ts';
import { OutsideWork, timerSpan } from './outside-work.ts';
import { WakeUp } from './chore-runner.ts';
import { inSpan } from '../telemetry/tracing.ts';

/** Intervals in milliseconds; tests use shorter ones. */
export interface TimerTiming {
  /** The interval of looks without a nudge. */
  readonly lookMs: number;
  /** The shortest time between two looks. */
  readonly gatherMs: number;
  /** The delay after a first failure; each further one is four times as long. */
  readonly retryMs: number;
  /** Longer than any work without a transaction: if it has not ended by then, its node died. */
  readonly leaseMs: number;
}

const TIMING: TimerTiming = { lookMs: 1_000, gatherMs: 250, retryMs: 1_000, leaseMs: 60_000 };
const LONGEST_RETRY_MS = 60 * 60 * 1000;
/** The most timers found at a time. */
const BATCH = 50;
/** The number of partners whose timers run simultaneously. */
const AT_ONCE = 3;

function isOutside(handler: TimerHandlers<never>[string] | undefined): boolean {
  return typeof handler === 'object' && 'outside' in handler;
}

export interface TimerRunnerOptions<Deps> {
  readonly database: Pick<Database, 'db' | 'exclusive'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly handlers: TimerHandlers<Deps>;
  readonly timing?: Partial<TimerTiming> | undefined;
  /** Called after a timer has run, because there may be new events. */
  readonly onRun?: () => void;
}

/**
 * Runs due timers, on any number of nodes. The timers of one partner in one environment run one after the
 * other, in the order in which they are due; those without a transaction run alongside.
 */
export class TimerRunner<Deps> implements DueWork {
  readonly #options: TimerRunnerOptions<Deps>;
  readonly #db: Db;
  readonly #timing: TimerTiming;
  readonly #wakeUp = new WakeUp();
  readonly #outside: OutsideWork<Deps>;
  readonly #kinds: readonly string[];
  #deps: { readonly value: Deps } | undefined;
  #isStopping = false;
  #running: Promise<void> | undefined;

  constructor(options: TimerRunnerOptions<Deps>) {
    this.#options = options;
    this.#db = options.database.db;
    this.#timing = { ...TIMING, ...options.timing };
    this.#kinds = Object.keys(options.handlers);
    this.#outside = new OutsideWork({
      ...options,
      db: this.#db,
      leaseMs: this.#timing.leaseMs,
      onEnd: () => {
        this.#wakeUp.nudge();
        options.onRun?.();
      },
      onFailure: (row, error) => this.#failed(row, error),
    });
  }

  /** @param deps the dependencies of handlers */
  start(deps: Deps): void {
    this.#deps ??= { value: deps };
    this.#running ??= this.#run();
  }

  /** Wakes the runner, because there may be due timers. Cheap: call it after every change. */
  nudge(): void {
    this.#wakeUp.nudge();
  }

  /**
   * Starts no more work, and waits for the running work. Work that doesn't end is left as if it had not
   * begun.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wakeUp.end();
    await this.#running;
    await this.#outside.stop();
  }

  stillDue(trx: Db, owner: Owner, moment: Moment): Promise<StillDue> {
    return dueTimers(trx, owner, moment, this.#kinds);
  }

  async runDue(owner: Owner): Promise<number> {
    return this.#turn(owner);
  }

  async #run(): Promise<void> {
    if (this.#kinds.length === 0) return;
    const { log, database } = this.#options;
    let mustRelease = database.exclusive;
    while (!this.#isStopping) {
      try {
        if (mustRelease) await releaseLeases(this.#db);
        mustRelease = false;
        if ((await this.#turn()) > 0) continue;
      } catch (err) {
        log.warn({ err }, 'timers pause: the database failed');
      }
      await this.#wakeUp.next({ atLeastMs: this.#timing.gatherMs, atMostMs: this.#timing.lookMs });
    }
  }

  async #turn(only?: Owner): Promise<number> {
    const { clock } = this.#options;
    if (this.#isStopping || this.#kinds.length === 0) return 0;
    const now = new Date(clock.now());
    const due = await findDue(this.#db, { kinds: this.#kindsWithRoom(), now, most: BATCH, only });
    const groups = Object.values(
      Object.groupBy(due, ({ partner_id, environment }) => `${partner_id} ${environment}`),
    );
    let begun = 0;
    const worker = async (): Promise<void> => {
      for (let group = groups.shift(); group; group = groups.shift()) {
        for (const row of group) if (!this.#isStopping && (await this.#begin(row, now))) begun += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return begun;
  }

  #kindsWithRoom(): readonly string[] {
    const { handlers } = this.#options;
    if (this.#outside.hasRoom) return this.#kinds;
    return this.#kinds.filter((kind) => !isOutside(handlers[kind]));
  }

  async #begin(row: DueRow, now: Date): Promise<boolean> {
    const handler = this.#options.handlers[row.kind];
    const timer = this.#timerOf(row);
    if (!handler || !timer) return false;
    if ('outside' in handler) return this.#outside.begin(row, handler, timer, now);
    if ('together' in handler) {
      const isDone = await inSpan(timerSpan(row), () => this.#runTogether(row, handler, timer, now)).catch(
        () => undefined,
      );
      if (isDone !== undefined) return isDone;
    }
    try {
      return await inSpan(timerSpan(row), () =>
        inTransaction(this.#db, async (work) => {
          if (!(await takeTimer(work.db, row, now))) return false;
          if (typeof handler === 'function') await handler(work, timer);
          else await handler.together(work, { ...timer, records: [timer.record] });
          work.afterCommit(() => this.#options.onRun?.());
          return true;
        }),
      );
    } catch (error) {
      return this.#failed(row, error);
    }
  }

  /** Runs this timer and others that are due like it. @returns `false` if another node has them */
  #runTogether(
    row: DueRow,
    { together, most }: TogetherHandler<Deps>,
    timer: DueTimer<Deps>,
    now: Date,
  ): Promise<boolean> {
    return inTransaction(this.#db, async (work) => {
      const records = await takeTimers(work.db, row, now, most);
      if (records.length === 0) return false;
      await together(work, { ...timer, records });
      work.afterCommit(() => this.#options.onRun?.());
      return true;
    });
  }

  #timerOf({ partner_id, environment, record, due_at }: DueRow): DueTimer<Deps> | undefined {
    if (!this.#deps) return undefined;
    return {
      deps: this.#deps.value,
      owner: { partnerId: partner_id, environment },
      record,
      dueAt: due_at,
    };
  }

  /** @returns whether it is postponed */
  async #failed(row: DueRow, error: unknown): Promise<boolean> {
    const { clock, log } = this.#options;
    const { kind, record, tries } = row;
    const delayMs = Math.min(this.#timing.retryMs * 4 ** tries, LONGEST_RETRY_MS);
    log.error({ err: error, kind, record, try: tries + 1 }, 'a timer failed, and is run again later');
    try {
      await retryLater(this.#db, row, new Date(clock.now() + delayMs));
      return true;
    } catch (err) {
      log.warn({ err, kind, record }, 'a failed timer could not be put off: the database failed');
      return false;
    }
  }
}
