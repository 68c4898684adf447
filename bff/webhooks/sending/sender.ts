import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { AttemptError } from '../contract/deliveries.ts';
import type { Db } from '../../database/database.ts';
import type { Clock } from '../../gateway/clock.ts';
import { disableFailing } from '../endpoints/disable-failing.ts';
import type { EndpointSecrets } from '../endpoint-secrets.ts';
import { attemptTime, claimAttempts, type ClaimedDelivery } from './claim.ts';
import { ConcurrencyLimits } from './concurrency-limits.ts';
import { DISPATCH_BATCH, dispatchEvents } from './dispatch.ts';
import { BatchWriter } from '../../database/batch-writer.ts';
import { queueOverdue } from './queue-overdue.ts';
import type { Timing } from './timing.ts';
import { payloadOf } from './payload.ts';
import { pruneEvents } from './prune.ts';
import type { ResolveName } from './resolve-name.ts';
import { sendOnce, type Outcome } from './send.ts';
import { recordAttempts, type EndedAttempt } from './record-attempts.ts';
import { signedHeaders } from './signature.ts';
import { PollTimer } from './poll-timer.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly boss: PgBoss;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: EndpointSecrets;
  readonly isLoopbackAllowed: boolean;
  readonly timing: Timing;
  /** The name servers when left out. */
  readonly resolve?: ResolveName | undefined;
  /** Called after each attempt; null: it was delivered. */
  readonly onAttempt: (error: AttemptError | null) => void;
}

/** Attempts claimed at a time. */
const CLAIM_BATCH = 64;
/** Attempts recorded at a time. */
const SETTLE_BATCH = 256;
/** The pause after a database failure. */
const REST_MS = 1_000;
/**
 * When stopping, attempts under way may end within this time; the rest is left to another node, or to the next start.
 */
const STOP_WITHIN_MS = 2_000;

/**
 * Sends webhooks, on any number of nodes: events become deliveries, due deliveries become attempts, attempts are
 * recorded. Each step is a transaction, so a process may die between any two of them.
 */
export class Sender {
  readonly #deps: SenderDeps;
  readonly #concurrency = new ConcurrencyLimits();
  readonly #wakeup: PollTimer;
  readonly #aborting = new AbortController();
  readonly #ended: BatchWriter<EndedAttempt>;
  #lookedForOverdueAt = 0;
  #isOverdueExpected = true;
  #prunedAt = performance.now();
  #isStopping = false;
  #running: Promise<void> | undefined;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
    this.#wakeup = new PollTimer(deps.timing);
    this.#ended = new BatchWriter({
      write: (ended) => this.#settle(ended),
      largest: SETTLE_BATCH,
      retry: {
        afterMs: REST_MS,
        onFailure: (err) =>
          deps.log.warn({ err }, 'webhook attempts cannot be recorded: the database failed'),
      },
    });
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** There may be new events. */
  nudge(): void {
    this.#wakeup.nudge();
  }

  /** Creates the deliveries of events at once, for who waits for that. */
  async dispatch(): Promise<void> {
    const { db, boss, clock } = this.#deps;
    let found = 0;
    for (let events = DISPATCH_BATCH; events === DISPATCH_BATCH; found += events) {
      events = await dispatchEvents(db, boss, new Date(clock.now()));
    }
    if (found > 0) this.#wakeup.urge();
  }

  /** Deliveries are due. */
  nudgeOverdue(): void {
    this.#isOverdueExpected = true;
    this.#wakeup.urge();
  }

  /** Claims nothing more, and waits for what is under way. What doesn't end is left as if it had not begun. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wakeup.end();
    await this.#running;
    const abort = setTimeout(() => this.#aborting.abort(), STOP_WITHIN_MS);
    this.#ended.giveUp();
    await this.#concurrency.gone();
    clearTimeout(abort);
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

  /** @returns whether there is more to do at once, and whether there was nothing at all */
  async #turn(): Promise<{ isMore: boolean; foundNothing: boolean }> {
    const { db, boss, clock, timing } = this.#deps;
    const now = new Date(clock.now());
    const events = await dispatchEvents(db, boss, now);
    await this.#queueOverdue(now);
    await this.#prune(now);
    const most = Math.min(CLAIM_BATCH, this.#concurrency.room);
    if (most === 0) return { isMore: false, foundNothing: false };
    const { taken, claimed } = await claimAttempts(db, boss, {
      most,
      now,
      claimMs: timing.claimMs,
      roomFor: (endpointId) => this.#concurrency.roomFor(endpointId),
      full: this.#concurrency.full(),
    });
    for (const delivery of claimed) void this.#attempt(delivery);
    return {
      isMore: events === DISPATCH_BATCH || (taken === most && this.#concurrency.room > 0),
      foundNothing: events === 0 && taken === 0 && this.#concurrency.isEmpty,
    };
  }

  async #queueOverdue(now: Date): Promise<void> {
    const { db, boss, timing } = this.#deps;
    const isTime = performance.now() - this.#lookedForOverdueAt >= timing.overdueMs;
    if (!isTime && !this.#isOverdueExpected) return;
    this.#lookedForOverdueAt = performance.now();
    this.#isOverdueExpected = false;
    if ((await queueOverdue(db, boss, now)) > 0) this.#isOverdueExpected = true;
    if (!isTime) return;
    const disabled = await db.transaction().execute((trx) => disableFailing(trx, now));
    if (disabled > 0) this.#wakeup.nudge();
  }

  async #prune(now: Date): Promise<void> {
    if (performance.now() - this.#prunedAt < this.#deps.timing.pruneMs) return;
    const isMore = await pruneEvents(this.#deps.db, now.getTime());
    if (!isMore) this.#prunedAt = performance.now();
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { endpoint_id: endpoint, id } = delivery;
    this.#concurrency.enter(endpoint);
    const at = attemptTime(delivery, this.#deps.clock.now());
    try {
      const outcome = await this.#send(delivery, at);
      if (!outcome) return;
      this.#concurrency.note(endpoint, outcome.error === 'timeout');
      this.#deps.onAttempt(outcome.error);
      this.#say(delivery, outcome);
      await this.#ended.add({ delivery, outcome, at });
    } catch (err) {
      // A fault of ours, such as a secret sealed with another key: it is attempted again when its claim expires.
      this.#deps.log.error({ err, delivery: id, endpoint }, 'a webhook could not be created');
    } finally {
      this.#concurrency.leave(endpoint);
      // Its place is free for jobs that are waiting.
      this.#wakeup.urge();
    }
  }

  async #send(delivery: ClaimedDelivery, at: Date): Promise<Outcome | undefined> {
    const { isLoopbackAllowed, timing, resolve } = this.#deps;
    const body = payloadOf(delivery);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Trellis-Webhooks/1',
      // By the real clock, whatever a sandbox's says: receivers compare it with their own.
      ...signedHeaders(this.#secretsOf(delivery, at), { id: delivery.event_id, body, sentAtMs: Date.now() }),
    };
    return sendOnce(
      { url: delivery.url, headers, body },
      {
        rules: { isLoopbackAllowed, environment: delivery.environment },
        withinMs: timing.answerWithinMs,
        ...(resolve && { resolve }),
        signal: this.#aborting.signal,
      },
    );
  }

  /** The newest first; the previous one during the overlap. */
  #secretsOf(delivery: ClaimedDelivery, at: Date): string[] {
    const { previous_secret: previous, previous_secret_expires_at: end } = delivery;
    const isOverlapping = previous !== null && end !== null && end > at;
    const sealed = isOverlapping ? [delivery.secret, previous] : [delivery.secret];
    return sealed.map((secret) => this.#deps.secrets.open(secret, delivery.endpoint_id));
  }

  async #settle(ended: readonly EndedAttempt[]): Promise<void> {
    const { db, boss, clock, timing } = this.#deps;
    const options = { now: new Date(clock.now()), delaysMs: timing.delaysMs, random: Math.random };
    await recordAttempts(db, boss, ended, options);
  }

  /** Nothing of the URL or of a response: either may contain private data. */
  #say(delivery: ClaimedDelivery, { status, error, durationMs: ms }: Outcome): void {
    const { id, endpoint_id: endpoint, event_id: event, tries } = delivery;
    const line = { delivery: id, endpoint, event, try: tries + 1, status, error, ms };
    if (error === null) this.#deps.log.debug(line, 'webhook delivered');
    else this.#deps.log.info(line, 'webhook failed');
  }
}
