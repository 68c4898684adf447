import type { LitElement } from 'lit';
import type { Page } from '../../bff/core/contract/fields.ts';
import type { Pages } from '../kit/tables/data-table.ts';
import type { TrellisError } from '../session/trellis-error.ts';

/** The filters of a list: parameters of its operation; empty ones are omitted. */
export type Filters = Readonly<Record<string, string>>;

/** One page of an API list, and navigation to the others by cursor. */
export class RecordList<Row extends { readonly id: string }> {
  rows: readonly Row[] = [];
  filters: Filters = {};
  /** Whether a page was loaded; while another one is on its way, it stays. */
  loaded = false;
  isReading = false;
  error: TrellisError | undefined;

  #host: Pick<LitElement, 'requestUpdate'>;
  #read: (query: URLSearchParams) => Promise<Page<Row>>;
  #size: () => number;
  /** Cursors of the pages up to the current one; the first page has an empty one. */
  #cursors: string[] = [''];
  #next: string | null = null;
  #round = 0;

  /** @param size how many rows a page has, 1–100 */
  constructor(
    host: Pick<LitElement, 'requestUpdate'>,
    read: (query: URLSearchParams) => Promise<Page<Row>>,
    size: () => number = () => 20,
  ) {
    this.#host = host;
    this.#read = read;
    this.#size = size;
  }

  /** Shows the first page with these filters. */
  filter(filters: Filters): Promise<void> {
    this.filters = filters;
    return this.#turnTo(['']);
  }

  /** Reloads the current page. */
  reload = (): Promise<void> => this.#turnTo(this.#cursors);

  /** Clears the list for another session. */
  reset(): void {
    this.#round++;
    this.rows = [];
    this.filters = {};
    this.#cursors = [''];
    this.#next = null;
    this.loaded = this.isReading = false;
    this.error = undefined;
  }

  /** Replaces a record of the list with one that was read or changed elsewhere. */
  replace(row: Row): void {
    this.rows = this.rows.map((one) => (one.id === row.id ? row : one));
  }

  /** Navigation to the other pages; `undefined` if this is the only one. */
  get pages(): Pages | undefined {
    const before = this.#cursors.slice(0, -1);
    const next = this.#next;
    if (before.length === 0 && !next) return undefined;
    const first = before.length * this.#size() + 1;
    const mayTurn = !this.isReading;
    return {
      text: `${first}–${first + this.rows.length - 1}`,
      previous: mayTurn && before.length > 0 ? () => this.#turnTo(before) : undefined,
      next: mayTurn && next ? () => this.#turnTo([...this.#cursors, next]) : undefined,
    };
  }

  /**
   * Loads a page of the list. A response to an outdated query is ignored. If a page can't be read, the
   * current one stays.
   */
  async #turnTo(cursors: string[]): Promise<void> {
    const round = ++this.#round;
    this.isReading = true;
    this.#host.requestUpdate();
    const cursor = cursors.at(-1);
    const query = new URLSearchParams({ limit: `${this.#size()}`, ...(cursor && { cursor }) });
    for (const [name, value] of Object.entries(this.filters)) if (value) query.set(name, value);
    try {
      const { data, has_more, next_cursor } = await this.#read(query);
      if (round !== this.#round) return;
      this.rows = data;
      this.#cursors = cursors;
      this.#next = has_more ? next_cursor : null;
      this.loaded = true;
      this.error = undefined;
    } catch (cause) {
      if (round !== this.#round) return;
      this.error = cause as TrellisError;
    }
    this.isReading = false;
    this.#host.requestUpdate();
  }
}
