import type { Logger } from 'pino';
import type { Clock } from '../../core/api/clock.ts';
import type { Db } from '../../core/database/database.ts';
import { type EventPosition, hadEnded } from '../../core/events/event-position.ts';
import { readEventsSince, type RecordedEvent } from '../../core/events/events-since.ts';
import { MOST_MISSED } from './contract/live.ts';

export interface EventHubDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Events of other nodes are found within this time. */
const LOOK_EVERY_MS = 500;
/** More events than this at once, and every page reads afresh. */
const MOST_AT_ONCE = 5_000;

/**
 * Reads the events of all merchants that are followed on this node: one query at intervals, however many
 * streams there are. Reads nothing while there is no stream.
 */
export class EventHub {
  readonly #deps: EventHubDeps;
  /** Keyed by merchant. */
  readonly #queues = new Map<string, Set<EventQueue>>();
  /** All events up to this position were read for the current followers. */
  #position: EventPosition | undefined;
  #reading: Promise<void> | undefined;
  #isMoreExpected = false;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(deps: EventHubDeps) {
    this.#deps = deps;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /**
   * Follows a merchant. Its queue gets every event of a transaction that ends after this has resolved, and
   * perhaps some that ended before.
   * @throws DatabaseAway
   */
  async follow(merchantId: string, isWanted: (event: RecordedEvent) => boolean): Promise<EventQueue> {
    const queue = new EventQueue(isWanted);
    const queues = this.#queues.get(merchantId) ?? new Set();
    this.#queues.set(merchantId, queues.add(queue));
    try {
      // A read in progress may omit this merchant; later events must come from the next read.
      await this.#reading?.catch(() => undefined);
      // The first follower has to find the position to start at.
      if (!this.#position) await this.#readOnce();
    } catch (error) {
      this.leave(merchantId, queue);
      throw error;
    }
    this.#timer ??= setInterval(() => this.nudge(), LOOK_EVERY_MS);
    if (this.#isStopped) queue.end();
    return queue;
  }

  leave(merchantId: string, queue: EventQueue): void {
    const queues = this.#queues.get(merchantId);
    queues?.delete(queue);
    if (queues?.size === 0) this.#queues.delete(merchantId);
    if (this.#queues.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#position = undefined;
  }

  /** There may be new events. Cheap: call it after every change. */
  nudge(): void {
    if (this.#queues.size === 0) return;
    if (this.#reading) this.#isMoreExpected = true;
    else void this.#readAll();
  }

  /** Ends every stream, and those that begin later. Waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    for (const queues of this.#queues.values()) for (const queue of queues) queue.end();
    await this.#reading?.catch(() => undefined);
  }

  async #readAll(): Promise<void> {
    do {
      this.#isMoreExpected = false;
      try {
        await this.#readOnce();
      } catch (err) {
        // The next look reads again from the same position.
        this.#deps.log.warn({ err }, 'live updates pause: the database failed');
        return;
      }
    } while (this.#isMoreExpected && !this.#isStopped);
  }

  #readOnce(): Promise<void> {
    return (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
  }

  async #read(): Promise<void> {
    const { db, clock } = this.#deps;
    const since = this.#position;
    const followed = [...this.#queues];
    const { events, isTooMany, position } = await readEventsSince(db, {
      merchants: followed.map(([merchantId]) => merchantId),
      since: since?.snapshot,
      most: MOST_AT_ONCE,
      nowMs: clock.now(),
    });
    // All followers have left: the next one starts again.
    if (this.#queues.size === 0) return;
    this.#position = position;
    const byMerchant = Map.groupBy(events, ({ merchantId }) => merchantId);
    for (const [merchantId, queues] of followed) {
      const found = byMerchant.get(merchantId) ?? [];
      if (found.length > 0 || isTooMany) for (const queue of queues) queue.add(found, isTooMany, position);
    }
  }
}

/** The next part of a stream: events, or a notice that too many were missed. */
interface QueuedEvents {
  readonly events: readonly RecordedEvent[];
  readonly isTooMany: boolean;
  /** The position after the events. */
  readonly position: EventPosition;
}

/**
 * Events that wait for one stream. It keeps a bounded number for a reader that is slow: one that has missed
 * more reads everything afresh.
 */
class EventQueue {
  readonly #isWanted: (event: RecordedEvent) => boolean;
  #waiting: RecordedEvent[] = [];
  #isTooMany = false;
  #position: EventPosition | undefined;
  /** The stream has everything up to there. */
  #has: EventPosition | undefined;
  #isEnded = false;
  #wake: () => void = () => undefined;

  constructor(isWanted: (event: RecordedEvent) => boolean) {
    this.#isWanted = isWanted;
  }

  /** Adds events read for all merchants, up to a position. */
  add(events: readonly RecordedEvent[], isTooMany: boolean, position: EventPosition): void {
    const wanted = events.filter((event) => this.#isWanted(event) && this.#isNew(event));
    this.#isTooMany ||= isTooMany || this.#waiting.length + wanted.length > MOST_MISSED;
    this.#waiting = this.#isTooMany ? [] : [...this.#waiting, ...wanted];
    this.#position = position;
    if (this.#isTooMany || wanted.length > 0) this.#wake();
  }

  /** Drops waiting events that the stream has already received elsewhere. */
  startAfter(position: EventPosition): void {
    this.#has = position;
    this.#waiting = this.#waiting.filter((event) => this.#isNew(event));
  }

  end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  /** Waits for something to send; `undefined` once the queue has ended. */
  async next(): Promise<QueuedEvents | undefined> {
    for (;;) {
      if (this.#isEnded) return undefined;
      const position = this.#position;
      const [events, isTooMany] = [this.#waiting, this.#isTooMany];
      this.#waiting = [];
      this.#isTooMany = false;
      if (position && (isTooMany || events.length > 0)) return { events, isTooMany, position };
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  #isNew({ transaction }: RecordedEvent): boolean {
    return !this.#has || !hadEnded(transaction, this.#has.snapshot);
  }
}
