import { call, type CallOptions, type Reply } from '../../service/service.ts';

/** A response of a node under test, with its duration. */
export interface Observed {
  readonly operation: string;
  readonly startedMs: number;
  readonly tookMs: number;
  /** The reply; `undefined` if the connection broke or there was no response. */
  readonly reply: Reply | undefined;
}

/** Callers that each send one request after the other until they are stopped. */
export class Traffic {
  readonly seen: Observed[] = [];
  readonly #callers: Promise<void>[] = [];
  #isOver = false;

  /** @param next what to send, and to which node; called for every request */
  add(next: () => { url: string; operation: string; options?: CallOptions }): void {
    this.#callers.push(this.#send(next));
  }

  async stop(): Promise<readonly Observed[]> {
    this.#isOver = true;
    await Promise.all(this.#callers);
    return this.seen;
  }

  async #send(next: () => { url: string; operation: string; options?: CallOptions }): Promise<void> {
    while (!this.#isOver) {
      const { url, operation, options } = next();
      const startedMs = performance.now();
      const reply = await call({ url }, operation, options).catch(() => undefined);
      this.seen.push({ operation, startedMs, tookMs: performance.now() - startedMs, reply });
    }
  }
}
