import { lunch, type Shop } from '../../../orders/orders/testing/shop.ts';
import { call } from '../../service/service.ts';
import type { Cluster } from './cluster.ts';
import { until } from '../../service/patience.ts';

/**
 * Callers that place an order at one node, and look at once whether another one’s lists and reports have it.
 */
export class Readers {
  /** Ids of all orders. */
  readonly placed = new Set<string>();
  /** Reads that lacked the reader's own writes. */
  readonly wrong: string[] = [];
  readonly failed: string[] = [];
  reads = 0;
  slowestMs = 0;
  readonly #cluster: Cluster;
  readonly #shop: Shop;
  readonly #work: Promise<void>[] = [];
  #isOver = false;

  constructor(cluster: Cluster, shop: Shop) {
    this.#cluster = cluster;
    this.#shop = shop;
  }

  start(callers: number): void {
    for (let caller = 0; caller < callers; caller += 1) this.#work.push(this.#run(caller));
  }

  /** Resolves after so many more reads. */
  async seesMore(count: number): Promise<void> {
    const before = this.reads;
    await until(`${count} more reads`, 60_000, () => this.reads > before + count);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
  }

  async #run(caller: number): Promise<void> {
    const { merchant } = this.#shop;
    const today = new Date().toISOString().slice(0, 10);
    for (let count = caller; !this.#isOver; count += 1) {
      const made = await this.#ask<{ id: string }>(count, 'POST /v1/orders', lunch(this.#shop));
      if (made === undefined) continue;
      const { id } = made;
      this.placed.add(id);
      const list = await this.#ask<List>(count + 1, `GET /v1/orders?merchant=${merchant}&limit=50`);
      this.#expect(
        'the list of orders',
        list?.data.some((order) => order.id === id),
        id,
      );
      const events = await this.#ask<List>(count, `GET /v1/events?type=order.created&limit=50`);
      this.#expect(
        'the list of events',
        events?.data.some(({ data }) => data?.id === id),
        id,
      );
      const report = await this.#ask<{ object: string }>(
        count,
        `GET /v1/reports/sales?merchant=${merchant}&from=${today}&to=${today}`,
      );
      this.#expect('the report', report && report.object === 'sales_report', id);
    }
  }

  #expect(what: string, isThere: boolean | undefined, id: string): void {
    this.reads += 1;
    if (isThere === false) this.wrong.push(`${what} lacks ${id}`);
  }

  /** @returns `undefined` if it failed */
  async #ask<Body>(place: number, operation: string, body?: object): Promise<Body | undefined> {
    const startedMs = performance.now();
    const reply = await call<Body>(this.#cluster.node(place % 2), operation, {
      credential: this.#shop.key,
      ...(body && { body }),
    }).catch(() => undefined);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - startedMs);
    if (reply && reply.status < 300) return reply.body;
    this.failed.push(`${operation}: ${reply?.status} ${reply?.text}`);
    return undefined;
  }
}

interface List {
  readonly data: readonly { readonly id: string; readonly data?: { readonly id: string } }[];
}
