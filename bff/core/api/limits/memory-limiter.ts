import type { Clock } from '../clock.ts';
import { type Limiter, type QuotaState, type Spending, WINDOW_SECONDS, type Quota } from './quota.ts';

interface Window {
  used: number;
  readonly endsAt: number;
}

const WINDOW_MS = WINDOW_SECONDS * 1000;
/** Above this number of subjects in one window, ended ones are removed at once instead of once a window. */
const SWEEP_SIZE = 100_000;

/** Counts on one node. Exact, because it runs to the end without letting another request in between. */
export class MemoryLimiter implements Limiter {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();
  #sweptAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  spend(quotas: readonly Quota[]): Spending {
    const now = this.#clock.now();
    this.#sweep(now);
    const windows = quotas.map((quota) => this.#windowOf(quota, now));
    const full = quotas.findIndex((quota, index) => (windows[index]?.used ?? 0) >= quota.limit);
    if (full < 0) for (const window of windows) window.used += 1;
    const states = quotas.map((quota, index) => stateOf(quota, windows[index], now));
    return { states, refused: states[full] };
  }

  peek(quotas: readonly Quota[]): QuotaState[] {
    const now = this.#clock.now();
    return quotas.map((quota) => {
      const window = this.#windows.get(quota.subject);
      return stateOf(
        quota,
        window && window.endsAt > now ? window : { used: 0, endsAt: now + WINDOW_MS },
        now,
      );
    });
  }

  /** The number of subjects with a current count. */
  get size(): number {
    return this.#windows.size;
  }

  #windowOf(quota: Quota, now: number): Window {
    const window = this.#windows.get(quota.subject);
    if (window && window.endsAt > now) return window;
    const fresh = { used: 0, endsAt: now + WINDOW_MS };
    this.#windows.set(quota.subject, fresh);
    return fresh;
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < WINDOW_MS && this.#windows.size < SWEEP_SIZE) return;
    if (now - this.#sweptAt < 1000) return;
    this.#sweptAt = now;
    for (const [subject, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(subject);
  }
}

function stateOf(quota: Quota, window: Window | undefined, now: number): QuotaState {
  return {
    quota,
    remaining: Math.max(0, quota.limit - (window?.used ?? 0)),
    resetSeconds: Math.max(1, Math.ceil(((window?.endsAt ?? now) - now) / 1000)),
  };
}
