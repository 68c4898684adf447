import type { LitElement, ReactiveController } from 'lit';
import { own } from '../../session/trellis-error.ts';

/**
 * Looks again and again while somebody can see it: not while the page is hidden, while a person has paused
 * it, or while one look is still under way. `look` answers how long to wait for the next one, in
 * milliseconds.
 */
export class Polling implements ReactiveController {
  /** A person has stopped it. */
  paused = false;

  #host: LitElement;
  #look: () => Promise<number>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unlisten = new AbortController();
  #on = false;
  #looking = false;
  #again = false;

  constructor(host: LitElement, look: () => Promise<number>) {
    this.#host = host;
    this.#look = look;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#unlisten = new AbortController());
    document.addEventListener('visibilitychange', this.#wake, own({ signal }));
    addEventListener('online', this.#wake, own({ signal }));
    this.#wake();
  }

  /** It has to be turned on again: the session is another one then. */
  hostDisconnected(): void {
    this.#on = false;
    this.#unlisten.abort();
    clearTimeout(this.#timer);
  }

  /** There is something to look at, or no longer. */
  turn(on: boolean): void {
    if (on === this.#on) return;
    this.#on = on;
    this.#wake();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#host.requestUpdate();
    this.#wake();
  }

  /** Looks at once, also when paused: somebody has just done something. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#again = true;
    if (this.#looking) return;
    this.#looking = true;
    let waitMs = 0;
    while (this.#again && this.#on) {
      this.#again = false;
      waitMs = await this.#look();
    }
    this.#looking = false;
    clearTimeout(this.#timer);
    if (this.#mayLook) this.#timer = setTimeout(() => void this.now(), waitMs);
  }

  get #mayLook(): boolean {
    return this.#on && !this.paused && !document.hidden && this.#host.isConnected;
  }

  #wake = (): void => {
    clearTimeout(this.#timer);
    if (this.#mayLook) void this.now();
  };
}
