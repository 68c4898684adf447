import type { ApiRequest, ApiResponse } from '../../session/api-client.ts';
import { IntentKey } from '../../session/intent-key.ts';
import type { TrellisSession } from '../../session/session.ts';
import { TrellisError } from '../../session/trellis-error.ts';

/** A page of a list, as the contract has it: written out, because the package's declarations lead here. */
export interface Page<Item> {
  data: Item[];
  has_more: boolean;
  next_cursor: string | null;
}

/**
 * The API as an element calls it, through its session. A change is sent under the idempotency key of its
 * intent: the same until it succeeds or is refused, so that retrying never acts twice.
 */
export class SessionApi {
  #session: () => TrellisSession | undefined;
  #intents = new IntentKey();
  #secretIntents = new IntentKey(true);

  constructor(session: () => TrellisSession | undefined) {
    this.#session = session;
  }

  /**
   * Reads one record.
   * @throws {TrellisError} for anything but a 2xx with JSON
   */
  get<Body>(path: string): Promise<Body> {
    return this.#read({ path }) as Promise<Body>;
  }

  /**
   * Reads a page of a list: records, and the cursor of the next page.
   * @throws {TrellisError} for anything but a 2xx with `{data: [{id}]}`
   */
  page<Item>(path: string): Promise<Page<Item>> {
    return this.#read({ path, expects: isPage }) as Promise<Page<Item>>;
  }

  /**
   * Sends a change with these values, as JSON.
   * @param isSecret whether they have a number that must leave no trace in storage
   * @returns the parsed body of the response
   * @throws {TrellisError} for anything but a 2xx with JSON
   */
  async change<Body>(method: string, path: string, values: object, isSecret = false): Promise<Body> {
    const body = JSON.stringify(values);
    const { environment, merchant } = this.#session()?.info ?? {};
    const intent = JSON.stringify([environment, merchant, method, path, body]);
    const intents = isSecret ? this.#secretIntents : this.#intents;
    return intents.send(intent, (idempotencyKey) =>
      this.#read({ method, path, body, idempotencyKey }),
    ) as Promise<Body>;
  }

  /**
   * Returns the time in the session's environment, in milliseconds: a sandbox's clock may be days ahead of
   * the browser's.
   * @throws {TrellisError} for anything but a 2xx with JSON
   */
  async now(): Promise<number> {
    const { now } = await this.get<{ now?: string }>('/v1/sessions/current');
    return Date.parse(now ?? '') || Date.now();
  }

  /**
   * Any request, with its response as it came.
   * @throws {TrellisError} session: the element has no session; otherwise the failure of the request
   */
  async request(request: ApiRequest): Promise<ApiResponse> {
    const session = this.#session();
    if (!session) throw new TrellisError('session');
    return session.request(request);
  }

  async #read(request: ApiRequest): Promise<unknown> {
    return (await this.request(request)).json;
  }
}

/** Whether it is a page of a list: records, and where the next page begins. */
function isPage(body: unknown): boolean {
  const { data } = Object(body) as { data?: unknown };
  return Array.isArray(data) && data.every((record) => typeof record?.id === 'string');
}
