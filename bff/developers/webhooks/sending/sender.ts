import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { disableFailing } from '../endpoints/disable-failing.ts';
import { Attempts, REST_MS, type AttemptsDeps } from './attempts.ts';
import { claimAttempts } from './claim.ts';
import { ConcurrencyLimits } from './concurrency-limits.ts';
import { DISPATCH_BATCH, dispatchEvents } from './dispatch.ts';
import { lookForWork } from './due-deliveries.ts';
import { PollTimer } from './poll-timer.ts';
import { pruneEvents } from './prune.ts';

/** The most attempts claimed at a time. */
const CLAIM_BATCH = 128;

interface SenderDeps extends AttemptsDeps {
  readonly eventsKeptDays: number;
}

/**
 * Sends webhooks, on any number of nodes: events become deliveries, due deliveries become attempts, attempts
 * are recorded. Each step is a transaction, so a process may die between any two of them.
 */
export class Sender {
  readonly #deps: SenderDeps;
  readonly #concurrency = new ConcurrencyLimits();
  readonly #attempts: Attempts;
  readonly #wakeup: PollTimer;
  /** Endpoints with more due deliveries than there was room for. */
  readonly #crowded = new Set<string>();
  /** Possible work: events without deliveries, and due deliveries for endpoints that aren't crowded. */
  #mayHave = { events: false, deliveries: false };
  #lookedAt = -Infinity;
  #prunedAt = performance.now();
  #isStopping = false;
  #running: Promise<void> | undefined;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
    this.#wakeup = new PollTimer(deps.timing);
    this.#attempts = new Attempts(deps, this.#concurrency, () => {
      if (this.#hasWork()) this.#wakeup.hurry();
    });
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Wakes the sender, because there may be new events. */
  nudge(): void {
    this.#wakeup.nudge();
  }

  /** Creates the deliveries of events at once, for callers that wait for them. */
  async dispatch(): Promise<void> {
    const { db, clock } = this.#deps;
    let found = 0;
    for (let events = DISPATCH_BATCH; events === DISPATCH_BATCH; found += events) {
      ({ events } = await dispatchEvents(db, { now: new Date(clock.now()) }));
    }
    if (found > 0) this.#wakeup.urge();
  }

  /** Wakes the sender, because deliveries are due. */
  nudgeOverdue(): void {
    this.#wakeup.urge();
  }

  /**
   * Claims nothing more, and waits for running attempts. Those that don't end are left as if they had not
   * begun.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wakeup.end();
    await this.#running;
    await this.#attempts.stop();
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      try {
        const { isMore, foundNothing } = await this.#turn();
        if (!isMore) await this.#wakeup.next({ foundNothing });
      } catch (error) {
        this.#deps.log.warn({ err: error }, 'webhooks pause: the database failed');
        await this.#wakeup.next({ lookMs: REST_MS });
      }
    }
  }

  /** @returns whether there is more to do at once, and whether nothing was found */
  async #turn(): Promise<{ isMore: boolean; foundNothing: boolean }> {
    const now = new Date(this.#deps.clock.now());
    await this.#prune(now);
    // Looks even while there is always work for some endpoint: others have events, too.
    const isLookDue = performance.now() - this.#lookedAt >= this.#deps.timing.gatherMs;
    if (isLookDue || !this.#hasWork()) await this.#look(now);
    // Deliveries that are already due come before new events.
    const found = (await this.#claim(now)) + (await this.#dispatch(now));
    return { isMore: this.#hasWork(), foundNothing: found === 0 && this.#concurrency.isEmpty };
  }

  /** Whether there is known work that can be done now. */
  #hasWork(): boolean {
    const { events, deliveries } = this.#mayHave;
    return events || (deliveries && this.#concurrency.isRoomy) || this.#hasRoomForCrowded();
  }

  #hasRoomForCrowded(): boolean {
    if (!this.#concurrency.isRoomy) return false;
    for (const endpointId of this.#crowded) if (this.#concurrency.isRoomyFor(endpointId)) return true;
    return false;
  }

  async #look(now: Date): Promise<void> {
    const { db } = this.#deps;
    this.#lookedAt = performance.now();
    const { events, deliveries, failing } = await lookForWork(db, now);
    this.#mayHave = { events, deliveries };
    if (failing && (await inTransaction(db, (work) => disableFailing(work.db, now))) > 0) {
      this.#mayHave.events = true;
    }
  }

  async #claim(now: Date): Promise<number> {
    const { db, timing } = this.#deps;
    const most = Math.min(CLAIM_BATCH, this.#concurrency.room);
    if (most === 0 || !(this.#mayHave.deliveries || this.#hasRoomForCrowded())) return 0;
    const full = this.#concurrency.full();
    const { found, claimed, crowded } = await claimAttempts(db, {
      most,
      now,
      claimMs: timing.claimMs,
      roomFor: (endpointId) => this.#concurrency.roomFor(endpointId),
      full,
    });
    this.#mayHave.deliveries = found === most;
    // Nothing is known about the endpoints that were full. For all others, everything was found.
    if (found < most) {
      for (const endpointId of this.#crowded)
        if (!full.includes(endpointId)) this.#crowded.delete(endpointId);
    }
    for (const endpointId of crowded) this.#crowded.add(endpointId);
    this.#attempts.begin(claimed);
    return found;
  }

  async #dispatch(now: Date): Promise<number> {
    if (!this.#mayHave.events) return 0;
    const { db, timing } = this.#deps;
    const { events, claimed, crowded } = await dispatchEvents(db, {
      now,
      claims: {
        claimMs: timing.claimMs,
        // Deliveries that have been due for longer come first.
        most: this.#mayHave.deliveries ? 0 : this.#concurrency.room,
        roomFor: (endpointId) => (this.#crowded.has(endpointId) ? 0 : this.#concurrency.roomFor(endpointId)),
      },
    });
    this.#mayHave.events = events === DISPATCH_BATCH;
    for (const endpointId of crowded) this.#crowded.add(endpointId);
    this.#attempts.begin(claimed);
    return events;
  }

  async #prune(now: Date): Promise<void> {
    if (performance.now() - this.#prunedAt < this.#deps.timing.pruneMs) return;
    const isMore = await pruneEvents(this.#deps.db, now.getTime(), this.#deps.eventsKeptDays);
    if (!isMore) this.#prunedAt = performance.now();
  }
}
