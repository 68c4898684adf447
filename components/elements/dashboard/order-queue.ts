import { type LitElement, nothing, type TemplateResult } from 'lit';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { type TrellisError, NOT_FOUND } from '../../session/trellis-error.ts';
import { needsAnswer } from './order-words.ts';
import type { Order } from './records.ts';
import { button } from '../../kit/controls/button.ts';
import { notice } from '../../kit/loading/notice.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

/** More open orders than this are a fault of something else; the newest are shown. */
const MAX_PAGES = 20;

/**
 * The open orders of a merchant, or of one of its locations: read as a whole, and kept by what comes of
 * single ones. What was learned of an order meanwhile is never replaced by an older reading.
 */
export class OrderQueue {
  loaded = false;
  error: TrellisError | undefined;

  #host: LitElement;
  #api: SessionApi;
  #location: () => string;
  #arrived: (orders: Order[]) => void;
  #orders = new Map<string, Order>();
  /** Versions of orders that were taken while a reading is under way: what it says of them may be older. */
  #taken = new Map<string, number>();
  #round = 0;
  #reading: Promise<void> | undefined;
  #again = false;

  /**
   * @param location only its orders; empty: those of all
   * @param arrived called with orders that need an answer and weren't here before; not for those of the first
   * reading
   */
  constructor(host: LitElement, api: SessionApi, location: () => string, arrived: (orders: Order[]) => void) {
    this.#host = host;
    this.#api = api;
    this.#location = location;
    this.#arrived = arrived;
  }

  get orders(): Order[] {
    return [...this.#orders.values()];
  }

  get(id: string): Order | undefined {
    return this.#orders.get(id);
  }

  /** Reads all; once more when it is asked for while it reads. */
  load = (): Promise<void> => {
    this.#again = !!this.#reading;
    return (this.#reading ??= this.#readAll().finally(() => (this.#reading = undefined)));
  };

  /** Takes the current version of an order. @returns whether it is new */
  take(order: Order): boolean {
    const known = Math.max(this.#taken.get(order.id) ?? 0, this.#orders.get(order.id)?.version ?? 0);
    if (order.version <= known || !this.#concerns(order)) return false;
    const isNew = !this.#orders.has(order.id) && isInQueue(order);
    this.#taken.set(order.id, order.version);
    if (isInQueue(order)) this.#orders.set(order.id, order);
    else this.#orders.delete(order.id);
    if (isNew && this.loaded && needsAnswer(order)) this.#arrived([order]);
    this.#host.requestUpdate();
    return true;
  }

  /** Forgets all: another session or another location is shown. */
  reset(): void {
    this.#round++;
    this.#orders.clear();
    this.#taken.clear();
    this.#reading = undefined;
    this.loaded = false;
    this.error = undefined;
  }

  #concerns({ location }: Order): boolean {
    return !this.#location() || location === this.#location();
  }

  async #readAll(): Promise<void> {
    const round = this.#round;
    do {
      this.#again = false;
      this.#taken.clear();
      try {
        const read = await this.#read();
        if (round !== this.#round) return;
        this.#replace(read);
        this.error = undefined;
      } catch (cause) {
        if (round !== this.#round) return;
        this.error = cause as TrellisError;
      }
      this.#host.requestUpdate();
    } while (this.#again);
  }

  async #read(): Promise<Order[]> {
    const all: Order[] = [];
    const location = this.#location();
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < MAX_PAGES; page++) {
      const query = new URLSearchParams({ status: 'open', limit: '100' });
      if (location) query.set('location', location);
      if (cursor) query.set('cursor', cursor);
      const { data, next_cursor: next } = await this.#api.page<Order>(`/v1/orders?${query}`);
      all.push(...data);
      cursor = next;
    }
    return all;
  }

  #replace(read: Order[]): void {
    const before = this.#orders;
    const now = new Map(read.filter(isInQueue).map((order) => [order.id, order]));
    for (const [id, version] of this.#taken) {
      if ((now.get(id)?.version ?? 0) >= version) continue;
      const kept = before.get(id);
      if (kept) now.set(id, kept);
      else now.delete(id);
    }
    const arrived = this.loaded
      ? [...now.values()].filter((order) => needsAnswer(order) && !before.has(order.id))
      : [];
    this.#orders = now;
    this.loaded = true;
    if (arrived.length > 0) this.#arrived(arrived);
  }
}

const isInQueue = ({ status }: Order): boolean => status === 'open';

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
      // If an order can't be read by itself, the whole queue is reloaded.
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

/**
 * News about orders that no press here caused: announced, and shown where it made a press void.
 */
export class News {
  #host: LitElement;
  #said = '';
  #shown = '';

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** To those who listen; those who look see it anyway. */
  say(text: string): void {
    // The same words twice are news both times: a region announces only what is other than before.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.#host.requestUpdate();
  }

  /** Until it is closed, or something newer is shown. */
  show(text: string): void {
    this.#shown = text;
    this.#host.requestUpdate();
  }

  clear(): void {
    this.#said = this.#shown = '';
  }

  render(): TemplateResult {
    const close = button({
      label: msg('Close'),
      press: () => {
        this.clear();
        this.#host.requestUpdate();
      },
    });
    return html`<p role="status" class="unseen">${this.#said}</p>
      <div role="status" class=${this.#shown ? '' : 'unseen'}>
        ${this.#shown ? notice({ kind: 'warning', title: this.#shown, action: close }) : nothing}
      </div>`;
  }
}
