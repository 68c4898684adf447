import type { LitElement, ReactiveController } from 'lit';

/**
 * Keeps the screen on while the element is in sight, from the first press in it on: a browser that refuses
 * goes dark as it would. A page that was hidden has lost the lock, and takes it again.
 */
export class ScreenLock implements ReactiveController {
  #host: LitElement;
  #unlisten = new AbortController();
  #lock: WakeLockSentinel | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  hostConnected(): void {
    const { signal } = (this.#unlisten = new AbortController());
    this.#host.addEventListener('click', () => void this.#take(), { signal });
    document.addEventListener('visibilitychange', () => this.#lock && void this.#take(), { signal });
  }

  hostDisconnected(): void {
    this.#unlisten.abort();
    void this.#lock?.release();
    this.#lock = undefined;
  }

  async #take(): Promise<void> {
    if (document.hidden || (this.#lock && !this.#lock.released)) return;
    this.#lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  }
}
