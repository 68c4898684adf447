import type { LitElement } from 'lit';
import type { TrellisError } from '../../session/trellis-error.ts';
import type { Endpoint, IssuedEndpoint, WebhooksApi } from './webhooks-api.ts';
import type { WebhooksWork } from './webhooks-work.ts';

/** The endpoints of a session: as they were loaded, and what has become of them since. One is chosen. */
export class LoadedEndpoints {
  all: readonly Endpoint[] = [];
  loaded = false;
  error: TrellisError | undefined;
  /** The new secrets, by endpoint; forgotten when confirmed, and with the page. */
  readonly secrets = new Map<string, string>();

  #host: LitElement;
  #api: WebhooksApi;
  #work: WebhooksWork;
  #chosenId = '';

  constructor(host: LitElement, api: WebhooksApi, work: WebhooksWork) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
  }

  get chosen(): Endpoint | undefined {
    return this.find(this.#chosenId) ?? this.all[0];
  }

  find(id: string | undefined): Endpoint | undefined {
    return this.all.find((one) => one.id === id);
  }

  choose(id: string): void {
    this.#chosenId = id;
  }

  async load(): Promise<void> {
    try {
      this.all = await this.#api.endpoints();
      this.error = undefined;
      this.loaded = true;
    } catch (error) {
      this.error = error as TrellisError;
    }
    this.#host.requestUpdate();
  }

  /** Reads them again behind the scenes: one may have been disabled by itself. */
  async refresh(): Promise<void> {
    const before = this.all;
    const now = await this.#api.endpoints().catch(() => before);
    // A change made here meanwhile is newer than the loaded record.
    if (this.#work.busy || this.all !== before) return;
    this.all = now;
    this.#host.requestUpdate();
  }

  /** A new one is chosen. */
  add({ secret, ...created }: IssuedEndpoint): void {
    this.all = [...this.all, created];
    this.choose(created.id);
    this.secrets.set(created.id, secret);
  }

  replace(endpoint: Endpoint): void {
    this.all = this.all.map((one) => (one.id === endpoint.id ? endpoint : one));
  }

  remove(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.secrets.delete(id);
  }

  /** Forgets all: another session has begun. */
  reset(): void {
    this.all = [];
    this.loaded = false;
    this.error = undefined;
    this.secrets.clear();
  }
}
