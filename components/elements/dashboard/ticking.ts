import type { LitElement } from 'lit';

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
