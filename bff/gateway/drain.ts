import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** So long without a request, and whoever sends requests here has gone elsewhere. */
const QUIET_MS = 1_000;
const AT_MOST_MS = 4_000;
/** Whoever asked for readiness within this time will ask again, and is waited for. */
const ASKS_AGAIN_MS = 30_000;
const READINESS = '/readyz';
const LOOK_EVERY_MS = 50;

/**
 * The time between being told to stop and no longer listening. Readiness says no at once, so that a load balancer sends
 * its requests elsewhere; what still comes is answered, with `Connection: close`, so that no caller sends its next
 * request down a connection that is about to go.
 */
export class Drain {
  #server: Server | undefined;
  #isStopping = false;
  #lastRequestMs = 0;
  #lastAskedMs = -Infinity;
  #hasSaidNo = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** To be called once, before the server listens. */
  watch(server: Server): void {
    this.#server = server;
    server.prependListener('request', (req, res) => {
      this.#note(req.url === READINESS);
      if (this.#isStopping) res.setHeader('Connection', 'close');
    });
  }

  /**
   * Settles when the server may stop to listen: nobody is connected, or nothing has come for a while and whoever asks
   * for readiness has heard the no, or time is up.
   */
  async run(): Promise<void> {
    this.#isStopping = true;
    if ((await this.#connections()) === 0) return;
    const startedMs = performance.now();
    while (performance.now() - startedMs < AT_MOST_MS) {
      const isHeard = this.#hasSaidNo || startedMs - this.#lastAskedMs > ASKS_AGAIN_MS;
      const quietSinceMs = Math.max(startedMs, this.#lastRequestMs);
      if (isHeard && performance.now() - quietSinceMs >= QUIET_MS) return;
      await delay(LOOK_EVERY_MS);
    }
  }

  #note(isQuestion: boolean): void {
    if (!isQuestion) this.#lastRequestMs = performance.now();
    else if (this.#isStopping) this.#hasSaidNo = true;
    else this.#lastAskedMs = performance.now();
  }

  #connections(): Promise<number> {
    return new Promise((resolve) => {
      if (this.#server) this.#server.getConnections((_error, count) => resolve(count));
      else resolve(0);
    });
  }
}
