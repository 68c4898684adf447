import type { LitElement } from 'lit';

/** The time in the session's environment: a sandbox's clock may be days ahead of the browser's. */
export class Clock {
  #aheadMs = 0;

  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** @param now what time the service says it is, as RFC 3339; without it, the browser's is taken */
  set(now = ''): void {
    this.#aheadMs = (Date.parse(now) || Date.now()) - Date.now();
  }
}

/** Renders an element again every few seconds: what it shows says how long until something is due. */
export function tick(host: LitElement, everyMs: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  host.addController({
    hostUpdated(): void {
      clearTimeout(timer);
      if (host.isConnected) timer = setTimeout(() => host.requestUpdate(), everyMs);
    },
    hostDisconnected(): void {
      clearTimeout(timer);
    },
  });
}
