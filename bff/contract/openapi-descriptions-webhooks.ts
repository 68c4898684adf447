import { listed, RESERVED_EVENT_TYPES } from './reserved.ts';

const SUBSCRIPTION = 'Event types to send. `null` or an empty list sends every type.';

/** Descriptions of the fields of endpoints, deliveries and events whose schema has none, by title of the record. */
export const WEBHOOK_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  WebhookEndpoint: endpointWords(),
  IssuedWebhookEndpoint: endpointWords(),
  RotatedWebhookEndpoint: endpointWords(),
  NewWebhookEndpoint: { events: SUBSCRIPTION },
  WebhookEndpointChange: {
    events: SUBSCRIPTION,
    status: 'Enabling the endpoint resets the count of failing days.',
  },
  WebhookDelivery: {
    endpoint: 'Id of the endpoint.',
    event: 'Id of the event, which is also the `webhook-id` header of the webhook.',
    event_type: 'Type of the event.',
    state: '`pending` while there are more attempts to make, `failed` after the last attempt fails.',
    attempts: 'The attempts so far, in order.',
    next_attempt_at:
      'When the next attempt is due, as RFC 3339 in UTC. In the sandbox, on the sandbox clock. `null` if none is due.',
  },
  WebhookAttempt: {
    number: 'Number of the attempt, starting at 1.',
    at: 'When the attempt was made, as RFC 3339 in UTC. In the sandbox, on the sandbox clock.',
    status: 'HTTP status of the response. `null` if there was none.',
    duration_ms: 'Duration of the attempt, in milliseconds.',
    error:
      "Why the attempt failed, or `null` if it succeeded. `refused`: the address isn't public. `timeout`: no response " +
      'within 15 seconds. `dns`, `tls`, `connection`: the connection failed. `status`: a response other than 2xx, including redirects.',
    response: 'The first 1024 bytes of the response body, as text. `null` if there was no response.',
  },
  Event: {
    type: `Type of the event. Reserved types, which nothing emits yet: ${listed(RESERVED_EVENT_TYPES)}.`,
    merchant: "Id of the merchant concerned, or `null` if the event isn't about one.",
    data: 'The record as it was when the event happened.',
  },
  Queued: { queued: 'Number of deliveries that will be sent.' },
};

function endpointWords(): Record<string, string> {
  return {
    url: 'The URL that events are sent to.',
    description: 'A note of your own, or `null`.',
    events: 'Event types that are sent. `null` means every type.',
    api_version: 'The dated version of `data` in the webhooks.',
    status: 'Only an `enabled` endpoint receives events.',
    disabled_reason:
      'Why the endpoint is disabled: `requested` (you disabled it), `gone` (it returned 410) or `failing` (every attempt ' +
      'failed for five days). `null` while it is enabled.',
    previous_secret_expires_at:
      'When the previous secret stops signing, as RFC 3339 in UTC. `null` if only the current secret signs.',
  };
}
