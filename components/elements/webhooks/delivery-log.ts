import type { LitElement } from 'lit';
import type { TrellisError } from '../../session/trellis-error.ts';
import { newsText } from './webhooks-words.ts';
import type { Delivery, DeliveryState, Page, WebhooksApi } from './webhooks-api.ts';

/**
 * The deliveries of one endpoint as they are known: the newest page, looked at again and again, and older
 * ones.
 */
export class DeliveryLog {
  endpoint = '';
  /** Only those in this state; all of them if empty. */
  filter: DeliveryState | '' = '';
  rows: readonly Delivery[] = [];
  loaded = false;
  /** There are older ones. */
  hasMore = false;
  error: TrellisError | undefined;
  /** The announcement of changes since the previous poll. */
  news = '';
  /** Ids of the deliveries whose detail is open. */
  readonly opened = new Set<string>();

  #host: LitElement;
  #api: WebhooksApi;
  #cursor: string | null = null;

  constructor(host: LitElement, api: WebhooksApi) {
    this.#host = host;
    this.#api = api;
  }

  /** From now on of this endpoint, and only those in this state. */
  show(endpoint: string, filter: DeliveryState | '' = ''): void {
    if (endpoint === this.endpoint && filter === this.filter) return;
    this.endpoint = endpoint;
    this.filter = filter;
    this.rows = [];
    this.loaded = this.hasMore = false;
    this.error = undefined;
    this.news = '';
    this.opened.clear();
    this.#host.requestUpdate();
  }

  /** Reads the newest page. */
  async look(): Promise<void> {
    await this.#read('', (page) => {
      const before = this.rows;
      const known = new Map(before.map((row) => [row.id, row]));
      const last = page.data.at(-1);
      const isJoined = page.data.some(({ id }) => known.has(id));
      for (const { id } of page.data) known.delete(id);
      // Deliveries older than this page stay, unless there may be unseen ones in between.
      const older =
        page.has_more && isJoined && last
          ? [...known.values()].filter(({ created_at }) => created_at <= last.created_at)
          : [];
      if (older.length === 0) this.#turnTo(page);
      this.news = this.loaded ? newsText(before, page.data) : '';
      this.rows = [...page.data, ...older];
      this.loaded = true;
    });
  }

  /** Reads one more page of older ones. */
  async lookBack(): Promise<void> {
    if (!this.#cursor) return;
    await this.#read(this.#cursor, (page) => {
      const known = new Set(this.rows.map(({ id }) => id));
      this.rows = [...this.rows, ...page.data.filter(({ id }) => !known.has(id))];
      this.#turnTo(page);
    });
  }

  toggle(id: string): void {
    if (!this.opened.delete(id)) this.opened.add(id);
    this.#host.requestUpdate();
  }

  #turnTo({ has_more, next_cursor }: Page<Delivery>): void {
    this.hasMore = has_more;
    this.#cursor = next_cursor;
  }

  /** An answer to a question that is no longer asked is not taken. */
  async #read(cursor: string, take: (page: Page<Delivery>) => void): Promise<void> {
    const { endpoint, filter } = this;
    const isStill = (): boolean => endpoint === this.endpoint && filter === this.filter;
    try {
      const page = await this.#api.deliveries(endpoint, filter, cursor);
      if (!isStill()) return;
      take(page);
      this.error = undefined;
    } catch (error) {
      if (!isStill()) return;
      this.error = error as TrellisError;
    }
    this.#host.requestUpdate();
  }
}
