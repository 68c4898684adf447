import type { LitElement, ReactiveController } from 'lit';
import type { TrellisSession } from '../../session/session.ts';
import { readStream, type StreamMessage } from './event-stream.ts';
import { own } from '../../session/trellis-error.ts';

/** So often it looks while there is no stream. */
export const POLL_MS = 10_000;
/** So many times in a row the stream can't be opened, or breaks, before it looks by itself. */
const FAILURES_TO_POLL = 2;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A stream that lasted so long worked: its end is no failure. */
const LASTED_MS = 5000;
/** The first message of a stream: it resumes after the last event, or too many events were missed. */
const BEGINNINGS = new Set(['ready', 'reset']);

/** The view that is kept up to date. */
export interface LiveHost {
  session: () => TrellisSession | undefined;
  path: () => string;
  /** Reads everything: nothing that happened while nobody listened is missed. */
  readAll: () => Promise<void>;
  message: (message: StreamMessage) => void;
}

/**
 * Keeps its host up to date by the service's stream of events. A stream that ends is opened again and goes on
 * where it ended, a broken one after a wait that doubles and is never the same on two devices; after each,
 * everything is read once. After two failures in a row it looks every ten seconds, and goes on trying to be
 * live again.
 */
export class LiveUpdates implements ReactiveController {
  /** There is a stream. */
  isLive = false;
  /** There has been none for so long that it looks by itself. */
  isPolling = false;
  /** When the last stream was lost, in milliseconds of the browser's clock; 0 while there is one. */
  lostMs = 0;

  #host: LitElement;
  #of: LiveHost;
  #on = false;
  #abort = new AbortController();
  #unlisten = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #lastId = '';

  constructor(host: LitElement, of: LiveHost) {
    this.#host = host;
    this.#of = of;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#unlisten = new AbortController());
    addEventListener('online', this.#retry, own({ signal }));
    addEventListener('offline', this.#lose, own({ signal }));
  }

  /** It has to be turned on again. */
  hostDisconnected(): void {
    this.#unlisten.abort();
    this.turn(false);
  }

  /** There is something to listen to, or no longer. */
  turn(on: boolean): void {
    if (on === this.#on) return;
    this.#on = on;
    this.#stop();
    this.isLive = this.isPolling = false;
    this.#failures = this.lostMs = 0;
    this.#lastId = '';
    if (on) void this.#listen();
  }

  #stop(): void {
    this.#abort.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#pollTimer);
  }

  /** The device has a connection again, or so it says. */
  #retry = (): void => {
    if (!this.#on || this.isLive) return;
    this.#stop();
    void this.#listen();
    if (this.isPolling) void this.#poll();
  };

  /** The device has none: a stream that still seems open would be silent for long. */
  #lose = (): void => {
    if (!this.#on) return;
    this.#stop();
    this.#become(false);
  };

  async #listen(): Promise<void> {
    const session = this.#of.session();
    if (!this.#on || !session) return;
    const { signal } = (this.#abort = new AbortController());
    let beganMs = Infinity;
    try {
      await readStream(session, {
        path: this.#of.path(),
        lastId: this.#lastId,
        signal,
        message: (message, id) => {
          if (signal.aborted) return;
          if (id) this.#lastId = id;
          if (!BEGINNINGS.has(message.event)) return this.#of.message(message);
          beganMs = performance.now();
          this.#begun();
        },
      });
    } catch {
      // The reason doesn't matter, only that there is no stream.
    }
    if (signal.aborted) return;
    const hasLasted = performance.now() - beganMs >= LASTED_MS;
    this.#failures = hasLasted ? 0 : this.#failures + 1;
    // A stream ends when its token does: it goes on at once.
    this.#timer = setTimeout(() => void this.#listen(), hasLasted ? 0 : this.#waitMs());
    if (!hasLasted) this.#become(false);
    if (this.#failures >= FAILURES_TO_POLL && !this.isPolling) this.#startPolling();
  }

  /**
   * From half of the wait to all of it, so that devices that lost their stream together don't come back
   * together.
   */
  #waitMs(): number {
    const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1));
    return most * (0.5 + Math.random() / 2);
  }

  #begun(): void {
    clearTimeout(this.#pollTimer);
    this.isPolling = false;
    this.#become(true);
    void this.#of.readAll();
  }

  #startPolling(): void {
    this.isPolling = true;
    this.#host.requestUpdate();
    void this.#poll();
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#pollTimer);
    const { signal } = this.#abort;
    await this.#of.readAll();
    if (this.#on && this.isPolling && !signal.aborted)
      this.#pollTimer = setTimeout(() => void this.#poll(), POLL_MS);
  }

  #become(isLive: boolean): void {
    this.lostMs = isLive ? 0 : this.lostMs || Date.now();
    if (isLive === this.isLive) return;
    this.isLive = isLive;
    this.#host.requestUpdate();
  }
}
