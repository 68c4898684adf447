import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The time without a request after which callers count as having switched to other nodes. */
const QUIET_MS = 1_000;
const AT_MOST_MS = 4_000;
/** The period within which an earlier readiness probe means that another will come, and is awaited. */
const ASKS_AGAIN_MS = 30_000;
const READINESS = '/readyz';
const LOOK_EVERY_MS = 50;

/**
 * The time between the request to stop and the end of listening. Readiness fails at once, so that a load
 * balancer uses other nodes. Requests that still arrive are served with `Connection: close`, so that no
 * caller sends its next request on a connection that is about to close.
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

  /** Watches a server. Call it once, before the server listens. */
  watch(server: Server): void {
    this.#server = server;
    server.prependListener('request', (req, res) => {
      this.#note(req.url === READINESS);
      if (this.#isStopping) res.setHeader('Connection', 'close');
    });
  }

  /**
   * Resolves when the server may stop listening: there are no connections, or no request has arrived for a
   * while and a readiness probe has seen the 503, or the time is up.
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
