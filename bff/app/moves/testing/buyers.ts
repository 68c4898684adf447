import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { lunch, type Shop } from '../../../orders/orders/testing/shop.ts';
import { call, type Reply } from '../../../testing/service/service.ts';

const AGAIN_AFTER_MS = 50;

/**
 * Callers that order and look at orders all the time, as partners' servers should: a change that was refused
 * for now, or whose connection broke, is sent again under its key, and a redirect is followed with the key.
 */
export class Buyers {
  /** The IDs of orders by the idempotency key of their request. */
  readonly placed = new Map<string, string>();
  /** Reads that weren't answered with the order. */
  readonly failedReads: string[] = [];
  /** Changes that were refused for another reason than a pause. */
  readonly refusals: string[] = [];
  reads = 0;
  /** How often a change was refused for now. */
  pauses = 0;
  /** The longest time in milliseconds from an order's first refusal for now until it was placed. */
  longestPauseMs = 0;
  readonly #shop: Shop;
  #url: string;
  #isEnding = false;
  #everyMs = 0;
  #running: Promise<unknown> | undefined;

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#url = shop.url;
  }

  /** @param everyMs how long each of them waits after a request */
  start(count: number, everyMs = 0): void {
    this.#everyMs = everyMs;
    this.#running = Promise.all(
      Array.from({ length: count }, () =>
        Promise.all([this.#repeat(() => this.order()), this.#repeat(() => this.#read())]),
      ),
    );
  }

  /** Ends after the orders that are being placed. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    await this.#running;
  }

  /** Places one order, however often it has to be sent. */
  async order(key: string = randomUUID()): Promise<void> {
    let pausedAt: number | undefined;
    for (;;) {
      const reply = await this.#send<{ id: string }>('POST /v1/orders', {
        headers: { 'idempotency-key': key },
        body: lunch(this.#shop),
      });
      if (reply?.status === 201) {
        if (pausedAt !== undefined)
          this.longestPauseMs = Math.max(this.longestPauseMs, performance.now() - pausedAt);
        return void this.placed.set(key, reply.body.id);
      }
      if (reply && !this.#follows(reply)) {
        if (reply.status === 503 && reply.headers.has('retry-after')) {
          this.pauses += 1;
          pausedAt ??= performance.now();
        } else if (reply.status !== 409) return void this.refusals.push(`${reply.status} ${reply.text}`);
      }
      await delay(AGAIN_AFTER_MS);
    }
  }

  async #read(): Promise<void> {
    const id = [...this.placed.values()].at(-1);
    if (id === undefined) return delay(AGAIN_AFTER_MS);
    const reply = await this.#send<{ id: string }>(`GET /v1/orders/${id}`);
    if (reply && this.#follows(reply)) return;
    this.reads += 1;
    if (reply?.body.id !== id) this.failedReads.push(`${reply?.status} ${reply?.text}`);
  }

  async #repeat(act: () => Promise<void>): Promise<void> {
    while (!this.#isEnding) {
      await act();
      await delay(this.#everyMs);
    }
  }

  /** @returns `undefined` if the connection broke */
  #send<Body>(operation: string, options: object = {}): Promise<Reply<Body> | undefined> {
    const at = { url: this.#url };
    return call<Body>(at, operation, { credential: this.#shop.key, ...options }).catch(() => undefined);
  }

  /** Goes on at the address to which a reply redirects. */
  #follows({ status, headers }: Reply<unknown>): boolean {
    if (status !== 308) return false;
    this.#url = new URL(headers.get('location') ?? '').origin;
    return true;
  }
}
