import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Counts seconds down for its host, which is updated as each of them passes. */
export class Seconds implements ReactiveController {
  #host: ReactiveControllerHost;
  #endMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whole seconds that are left; 0 when it is over or was never begun. */
  get left(): number {
    return Math.ceil(this.#leftMs / 1000);
  }

  /** Begins anew; 0 ends it. To be called before the host renders. */
  start(seconds: number): void {
    this.#endMs = seconds && performance.now() + seconds * 1000;
  }

  hostConnected(): void {
    if (this.left) this.#host.requestUpdate();
  }

  hostUpdated(): void {
    clearTimeout(this.#timer);
    // To the end of this second, so that none is shown late after a timer that was.
    if (this.left) this.#timer = setTimeout(() => this.#host.requestUpdate(), this.#leftMs % 1000 || 1000);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  get #leftMs(): number {
    return Math.max(0, this.#endMs - performance.now());
  }
}

/** A wait as minutes and seconds: `0:29`. Of one width from second to second. */
export const clockText = (seconds: number): string =>
  `${Math.trunc(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
