import { SessionApi } from '../../kit/loading/session-api.ts';
import type { Page } from '../../../bff/core/contract/fields.ts';
import type { Merchant as WholeMerchant } from '../../../bff/accounts/merchants/contract/merchant.ts';
import type {
  WebhookAttempt,
  WebhookDelivery,
} from '../../../bff/developers/webhooks/contract/deliveries.ts';
import type {
  IssuedWebhookEndpoint,
  WebhookEndpoint,
  NewWebhookEndpoint,
  WebhookEndpointChange,
} from '../../../bff/developers/webhooks/contract/endpoints.ts';
import type { Replay } from '../../../bff/developers/webhooks/contract/webhooks.ts';

export type { Page };

/**
 * The parts of the API's records that the element uses, from the contract's types. Event types are strings
 * here: a newer service has some that the element doesn't know.
 */
export type Endpoint = Pick<
  WebhookEndpoint,
  | 'id'
  | 'url'
  | 'description'
  | 'status'
  | 'disabled_reason'
  | 'previous_secret_expires_at'
  | 'updated_at'
  | 'version'
> & { events: string[] | null };

/** An endpoint with its secret, which only this response shows. */
export type IssuedEndpoint = Endpoint & Pick<IssuedWebhookEndpoint, 'secret'>;
export type Attempt = WebhookAttempt;

export type Delivery = Pick<
  WebhookDelivery,
  'id' | 'event' | 'state' | 'attempts' | 'next_attempt_at' | 'created_at'
> & { event_type: string };

export type DeliveryState = Delivery['state'];

/** As many as a page may hold; a partner has at most 50 endpoints. */
const ALL = 'limit=100';

/** The operations that the element needs. */
export class WebhooksApi extends SessionApi {
  async endpoints(): Promise<Endpoint[]> {
    return (await this.page<Endpoint>(`/v1/webhook_endpoints?${ALL}`)).data;
  }

  create({ url, description, events }: EndpointInput): Promise<IssuedEndpoint> {
    return this.change('POST', '/v1/webhook_endpoints', {
      url,
      events,
      description: description || null,
    });
  }

  /** Refused as stale when somebody else has changed it since it was read. */
  update({ id, version }: Endpoint, change: EndpointChange): Promise<Endpoint> {
    return this.change('PATCH', `/v1/webhook_endpoints/${id}`, { ...change, version });
  }

  rotate(id: string, overlapSeconds: number): Promise<IssuedEndpoint> {
    return this.change('POST', `/v1/webhook_endpoints/${id}/rotate_secret`, {
      overlap_seconds: overlapSeconds,
    });
  }

  /** Deleting twice is deleting once, so it has no key. */
  async remove(id: string): Promise<void> {
    await this.request({ method: 'DELETE', path: `/v1/webhook_endpoints/${id}` });
  }

  ping(id: string): Promise<Delivery> {
    return this.change('POST', `/v1/webhook_endpoints/${id}/ping`, {});
  }

  /** Newest first; `cursor` leads to those before. */
  deliveries(id: string, state: DeliveryState | '', cursor = ''): Promise<Page<Delivery>> {
    const query = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) });
    return this.page(`/v1/webhook_endpoints/${id}/deliveries?${query}`);
  }

  redeliver(event: string, endpoint: string): Promise<unknown> {
    return this.change('POST', `/v1/events/${event}/redeliver`, { endpoint });
  }

  /** JSON text, as the service wrote it: its numbers may be larger than a parsed one can be. */
  async event(id: string): Promise<string> {
    return (await this.request({ path: `/v1/events/${id}` })).text;
  }

  async merchants(): Promise<Merchant[]> {
    return (await this.page<Merchant>(`/v1/merchants?${ALL}`)).data;
  }

  /** How many are sent again. */
  async replay(id: string, range: Range): Promise<number> {
    const path = `/v1/webhook_endpoints/${id}/replay`;
    return (await this.change<{ queued: number }>('POST', path, range)).queued;
  }

  /** How far the sandbox's clock is ahead of the real time, in seconds. */
  async ahead(): Promise<number> {
    return (await this.get<{ offset_seconds: number }>('/v1/sandbox/clock')).offset_seconds;
  }

  simulate(type: string, merchant: string): Promise<unknown> {
    return this.change('POST', '/v1/sandbox/events', { type, ...(merchant && { merchant }) });
  }
}

/** A range of events: from one moment until before another, of these types or all types of the endpoint. */
export type Range = Pick<Replay, 'from' | 'to'> & { types?: string[] };
export type Merchant = Pick<WholeMerchant, 'id' | 'display_name'>;

/** The input for a new endpoint. */
export type EndpointInput = Pick<NewWebhookEndpoint, 'url'> & {
  description: string;
  events: string[] | null;
};

/** A change of an endpoint: what is left out stays. */
export type EndpointChange = Pick<WebhookEndpointChange, 'url' | 'description' | 'status'> & {
  events?: string[] | null;
};
