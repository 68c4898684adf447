import { hadEnded, type EventPosition } from '../../core/events/event-position.ts';
import type { RecordedEvent } from '../../core/events/events-since.ts';
import { MOST_MISSED } from './contract/live.ts';

/** The next part of a stream: events, or a notice that too many were missed. */
export interface QueuedEvents {
  readonly events: readonly RecordedEvent[];
  readonly isTooMany: boolean;
  /** The position after the events. */
  readonly position: EventPosition;
}

/**
 * Events that wait for one stream. It keeps a bounded number for a reader that is slow: one that has missed
 * more reads everything afresh.
 */
export class EventQueue {
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
