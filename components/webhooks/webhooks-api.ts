import type { ApiRequest, ApiResponse } from '../session/api-client.ts';
import { IntentKey } from '../session/intent-key.ts';
import type { TrellisSession } from '../session/session.ts';
import { TrellisError } from '../session/trellis-error.ts';
import type {
  Delivery,
  DeliveryState,
  Endpoint,
  EndpointChange,
  EndpointInput,
  IssuedEndpoint,
  Merchant,
  Page,
  Range,
} from './records.ts';

/** As many as a page may hold; a partner has at most 50 endpoints. */
const ALL = 'limit=100';

/**
 * The operations that the element needs, through its session. A change is sent under the idempotency key of its intent:
 * the same until a yes or a no has come, so that trying again never acts twice.
 */
export class WebhooksApi {
  #session: () => TrellisSession | undefined;
  #intents = new IntentKey();

  constructor(session: () => TrellisSession | undefined) {
    this.#session = session;
  }

  async endpoints(): Promise<Endpoint[]> {
    return (await this.#page<Endpoint>(`/v1/webhook_endpoints?${ALL}`)).data;
  }

  create({ url, description, events }: EndpointInput): Promise<IssuedEndpoint> {
    return this.#change('POST', '/v1/webhook_endpoints', {
      url,
      events,
      description: description || null,
    });
  }

  /** Refused as stale when somebody else has changed it since it was read. */
  update({ id, version }: Endpoint, change: EndpointChange): Promise<Endpoint> {
    return this.#change('PATCH', `/v1/webhook_endpoints/${id}`, { ...change, version });
  }

  rotate(id: string, overlapSeconds: number): Promise<IssuedEndpoint> {
    return this.#change('POST', `/v1/webhook_endpoints/${id}/rotate_secret`, {
      overlap_seconds: overlapSeconds,
    });
  }

  /** Deleting twice is deleting once, so it has no key. */
  async remove(id: string): Promise<void> {
    await this.#send({ method: 'DELETE', path: `/v1/webhook_endpoints/${id}` });
  }

  ping(id: string): Promise<Delivery> {
    return this.#change('POST', `/v1/webhook_endpoints/${id}/ping`, {});
  }

  /** Newest first; `cursor` leads to those before. */
  deliveries(id: string, state: DeliveryState | '', cursor = ''): Promise<Page<Delivery>> {
    const query = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) });
    return this.#page(`/v1/webhook_endpoints/${id}/deliveries?${query}`);
  }

  redeliver(event: string, endpoint: string): Promise<unknown> {
    return this.#change('POST', `/v1/events/${event}/redeliver`, { endpoint });
  }

  /** JSON text, as the service wrote it: its numbers may be larger than a parsed one can be. */
  async event(id: string): Promise<string> {
    return (await this.#request({ path: `/v1/events/${id}` })).text;
  }

  async merchants(): Promise<Merchant[]> {
    return (await this.#page<Merchant>(`/v1/merchants?${ALL}`)).data;
  }

  /** How many are sent again. */
  async replay(id: string, range: Range): Promise<number> {
    const path = `/v1/webhook_endpoints/${id}/replay`;
    return (await this.#change<{ queued: number }>('POST', path, range)).queued;
  }

  /** How far the sandbox's clock is ahead of the real time, in seconds. */
  async ahead(): Promise<number> {
    return (await this.#get<{ offset_seconds: number }>('/v1/sandbox/clock')).offset_seconds;
  }

  simulate(type: string, merchant: string): Promise<unknown> {
    return this.#change('POST', '/v1/sandbox/events', { type, ...(merchant && { merchant }) });
  }

  async #page<Of>(path: string): Promise<Page<Of>> {
    return (await this.#send({ path, expects: isPage })) as Page<Of>;
  }

  #get<Answer>(path: string): Promise<Answer> {
    return this.#send({ path }) as Promise<Answer>;
  }

  async #change<Answer>(method: string, path: string, values: object): Promise<Answer> {
    const body = JSON.stringify(values);
    const { environment, merchant } = this.#session()?.info ?? {};
    const intent = JSON.stringify([environment, merchant, method, path, body]);
    return this.#intents.send(intent, (idempotencyKey) =>
      this.#send({ method, path, body, idempotencyKey }),
    ) as Promise<Answer>;
  }

  async #send(request: ApiRequest): Promise<unknown> {
    return (await this.#request(request)).json;
  }

  async #request(request: ApiRequest): Promise<ApiResponse> {
    const session = this.#session();
    if (!session) throw new TrellisError('session');
    return session.request(request);
  }
}

/** Whether it is a page of a list: records, and where the next page begins. */
function isPage(body: unknown): boolean {
  const { data } = Object(body) as { data?: unknown };
  return Array.isArray(data) && data.every((record) => typeof record?.id === 'string');
}
