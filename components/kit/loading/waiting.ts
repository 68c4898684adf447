import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TrellisError } from '../../session/trellis-error.ts';

/** After this long without a response, an element says that it still tries. */
const LONG_MS = 10_000;

/** Counts what its host waits for: a response that takes long, and what a rate limit asks to wait. */
export class Waiting implements ReactiveController {
  #host: ReactiveControllerHost;
  #isWaiting: () => boolean;
  #sinceMs: number | undefined;
  #ends = new WeakMap<TrellisError, number>();
  #leftMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isWaiting whether a response is waited for now */
  constructor(host: ReactiveControllerHost, isWaiting: () => boolean) {
    this.#host = host;
    this.#isWaiting = isWaiting;
    host.addController(this);
  }

  /** Whether the wait has taken ten seconds. */
  get isLong(): boolean {
    // A timer may fire a fraction of a millisecond early.
    return this.#sinceMs !== undefined && Math.round(performance.now() - this.#sinceMs) >= LONG_MS;
  }

  /**
   * Returns the whole seconds until a request may be sent again, 0 if it may now. They count from the first
   * call with this failure.
   */
  leftS(error: TrellisError | undefined): number {
    if (error?.type !== 'limit') return 0;
    const now = performance.now();
    const endMs = this.#ends.get(error) ?? now + error.detail.retryAfterS * 1000;
    this.#ends.set(error, endMs);
    const leftMs = Math.max(0, endMs - now);
    this.#leftMs ||= leftMs;
    return Math.ceil(leftMs / 1000);
  }

  hostUpdate(): void {
    this.#leftMs = 0;
  }

  hostUpdated(): void {
    const now = performance.now();
    this.#sinceMs = this.#isWaiting() ? (this.#sinceMs ?? now) : undefined;
    // To the end of this second, so that none is shown late after a timer that was.
    const nextS = this.#leftMs && (this.#leftMs % 1000 || 1000);
    const dueMs = nextS || (this.#sinceMs ?? -Infinity) + LONG_MS - now;
    clearTimeout(this.#timer);
    if (dueMs > 0) this.#timer = setTimeout(() => this.#host.requestUpdate(), dueMs);
  }

  hostConnected(): void {
    if (this.#leftMs) this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#sinceMs = undefined;
  }
}
