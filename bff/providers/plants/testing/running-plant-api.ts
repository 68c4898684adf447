import { afterAll, beforeAll } from 'vitest';
import { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { createLog } from '../../../core/http/log.ts';
import { startPlantApi, type BuiltInPlantApi } from '../plant-api/plant-api.ts';
import { openTestStore, type TestStore } from './store.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The code of the Error object, if it is one. */
  readonly error: unknown;
}

/** The built-in plant API for one test file, over real HTTP. */
class RunningPlantApi {
  /** The time by which the plant API's clock is ahead. */
  aheadMs = 0;
  #store: TestStore | undefined;
  #api: BuiltInPlantApi | undefined;

  get db(): TestStore['db'] {
    if (!this.#store) throw new Error('not started');
    return this.#store.db;
  }

  get url(): string {
    return this.#running.url;
  }

  get token(): string {
    return this.#running.token;
  }

  get #running(): BuiltInPlantApi {
    if (!this.#api) throw new Error('not started');
    return this.#api;
  }

  now(): number {
    return systemClock.now() + this.aheadMs;
  }

  /** Starts another one on the same database, as a second node would. */
  another(): Promise<BuiltInPlantApi> {
    return startPlantApi({
      db: this.db,
      invalidations: new InvalidationFeed({ db: this.db, clock: this }),
      log: createLog('silent'),
      clock: this,
    });
  }

  async start(): Promise<void> {
    this.#store = await openTestStore();
    this.#api = await this.another();
  }

  async stop(): Promise<void> {
    await this.#api?.close();
    await this.#store?.close();
  }

  /** Sends `POST /plants` with the credential; a header given as `undefined` is omitted. */
  async post(
    merchant: string,
    body: string | Buffer<ArrayBuffer>,
    headers: Readonly<Record<string, string | undefined>> = {},
    url = this.url,
  ): Promise<Reply> {
    const sent = {
      authorization: `Bearer ${this.token}`,
      'content-type': 'application/json',
      'trellis-merchant': merchant,
      ...headers,
    };
    const present = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(`${url}/plants`, { method: 'POST', headers: present, body });
    const text = await response.text();
    const { error } = JSON.parse(text) as { error?: unknown };
    return { status: response.status, headers: response.headers, text, error };
  }

  plantsOf(merchant: string): Promise<{ id: string; name: string; tag: string | null }[]> {
    return this.db
      .selectFrom('plants')
      .select(['id', 'name', 'tag'])
      .where('merchant', '=', merchant)
      .orderBy('id')
      .execute();
  }
}

/** Starts one before the tests of a file, and stops it after them. */
export function runningPlantApi(): RunningPlantApi {
  const api = new RunningPlantApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  return api;
}
