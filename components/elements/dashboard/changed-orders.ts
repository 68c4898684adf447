import type { SessionApi } from '../../kit/loading/session-api.ts';
import { NOT_FOUND, type TrellisError } from '../../session/trellis-error.ts';
import type { OrderQueue } from './order-queue.ts';
import type { Order } from './records.ts';

/** From so many on, all are read at once rather than one by one. */
const MANY = 4;

/** Reads the orders that the stream names, unless they are known already; one batch at a time. */
export class ChangedOrders {
  #api: SessionApi;
  #queue: OrderQueue;
  #ids = new Set<string>();
  #isReading = false;

  constructor(api: SessionApi, queue: OrderQueue) {
    this.#api = api;
    this.#queue = queue;
  }

  /** @param version that it has by now, if that is known */
  add(id: string, version: number | null): void {
    if (version !== null && version <= (this.#queue.get(id)?.version ?? 0)) return;
    this.#ids.add(id);
    if (!this.#isReading) void this.#readAll();
  }

  /** Reads one, whatever is known of it. @returns nothing if it can't be read now */
  async read(id: string): Promise<Order | undefined> {
    try {
      const order = await this.#api.get<Order>(`/v1/orders/${id}`);
      this.#queue.take(order);
      return order;
    } catch (cause) {
      // What can't be read alone is read with all.
      if ((cause as TrellisError).code !== NOT_FOUND) await this.#queue.load();
      return undefined;
    }
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    while (this.#ids.size > 0) {
      const ids = [...this.#ids];
      this.#ids.clear();
      await (ids.length < MANY ? Promise.all(ids.map((id) => this.read(id))) : this.#queue.load());
    }
    this.#isReading = false;
  }
}
