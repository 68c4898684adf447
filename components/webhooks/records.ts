/** What the API returns, as far as it is shown here; the whole of it is in the OpenAPI document. */
export interface Endpoint {
  id: string;
  url: string;
  description: string | null;
  /** Types that are sent to it; `null`: all of them. */
  events: string[] | null;
  status: 'enabled' | 'disabled';
  disabled_reason: 'requested' | 'gone' | 'failing' | null;
  /** Until then messages carry a second signature, by the secret before. */
  previous_secret_expires_at: string | null;
  updated_at: string;
  version: number;
}

/** An endpoint with its secret, which only this response shows. */
export interface IssuedEndpoint extends Endpoint {
  secret: string;
}

export interface Attempt {
  number: number;
  at: string;
  /** Of the response; `null` where none came. */
  status: number | null;
  duration_ms: number;
  error: 'refused' | 'timeout' | 'dns' | 'tls' | 'connection' | 'status' | null;
  /** The first bytes of the response. */
  response: string | null;
}

export type DeliveryState = 'pending' | 'delivered' | 'failed';

export interface Delivery {
  id: string;
  event: string;
  event_type: string;
  state: DeliveryState;
  attempts: Attempt[];
  next_attempt_at: string | null;
  created_at: string;
}

export interface Page<Item> {
  data: Item[];
  has_more: boolean;
  next_cursor: string | null;
}

/** Of events: those from a moment on and before another, of these types or of all that the endpoint takes. */
export interface Range {
  from: string;
  to: string;
  types?: string[];
}

export interface Merchant {
  id: string;
  display_name: string;
}

/** What a person decides about an endpoint. */
export interface EndpointInput {
  url: string;
  description: string;
  events: string[] | null;
}

/** A change of an endpoint: what is left out stays. */
export interface EndpointChange {
  url?: string;
  description?: string | null;
  events?: string[] | null;
  status?: Endpoint['status'];
}
