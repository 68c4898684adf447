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

/**
 * What the element uses of the API's records, from the contract's types. Types of events are strings here: a
 * service that is newer than the element has some that the element doesn't know.
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

export type { Page };

/** Of events: those from a moment on and before another, of these types or of all that the endpoint takes. */
export type Range = Pick<Replay, 'from' | 'to'> & { types?: string[] };

export type Merchant = Pick<WholeMerchant, 'id' | 'display_name'>;

/** What a person decides about an endpoint. */
export type EndpointInput = Pick<NewWebhookEndpoint, 'url'> & {
  description: string;
  events: string[] | null;
};

/** A change of an endpoint: what is left out stays. */
export type EndpointChange = Pick<WebhookEndpointChange, 'url' | 'description' | 'status'> & {
  events?: string[] | null;
};
