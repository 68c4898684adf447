import type { OperationExample } from './openapi-examples.ts';
import { NEWEST_VERSION } from './versions/versions.ts';

const ENDPOINT_ID = 'whe_01M7YV63B4S0ZK2RDX0P9C8T1N';
const EVENT_ID = 'evt_01M7YV64C7Q8R1V6W5M3J2H9GA';
const MERCHANT_ID = 'mer_01M7YV5Z00WRP41QW45SDWWY4H';

/** Base64 of 24 times the byte 0: it signs nothing of anyone. */
export const EXAMPLE_SECRET = `whsec_${'A'.repeat(32)}`;

const times = { created_at: '2026-11-21T10:42:07Z', updated_at: '2026-11-21T10:42:07Z' };

const endpoint = {
  id: ENDPOINT_ID,
  object: 'webhook_endpoint',
  environment: 'sandbox',
  url: 'https://pos.example/webhooks',
  description: null,
  events: null,
  api_version: NEWEST_VERSION,
  status: 'enabled',
  disabled_reason: null,
  previous_secret_expires_at: null,
  version: 1,
  metadata: {},
  ...times,
};

const delivery = {
  id: 'whd_01M7YV64D1N9B6C2X7Z4A8S5KE',
  object: 'webhook_delivery',
  environment: 'sandbox',
  endpoint: ENDPOINT_ID,
  event: EVENT_ID,
  event_type: 'plant.created',
  state: 'delivered',
  attempts: [
    {
      number: 1,
      at: '2026-11-21T10:42:08Z',
      status: 503,
      duration_ms: 41,
      error: 'status',
      response: 'Starting up',
    },
    { number: 2, at: '2026-11-21T10:42:13Z', status: 204, duration_ms: 18, error: null, response: '' },
  ],
  next_attempt_at: null,
  created_at: '2026-11-21T10:42:08Z',
  updated_at: '2026-11-21T10:42:13Z',
};

const ping = {
  ...delivery,
  event_type: 'ping',
  state: 'pending',
  attempts: [],
  next_attempt_at: '2026-11-21T10:42:08Z',
  updated_at: '2026-11-21T10:42:08Z',
};

const event = {
  id: EVENT_ID,
  object: 'event',
  environment: 'sandbox',
  type: 'plant.created',
  merchant: MERCHANT_ID,
  data: { id: 41, name: 'Monstera deliciosa', tag: 'indoor' },
  created_at: '2026-11-21T10:42:07Z',
};

const page = (record: unknown): object => ({ data: [record], has_more: false, next_cursor: null });

/** By operation id. */
export const WEBHOOK_EXAMPLES: Readonly<Record<string, OperationExample>> = {
  createWebhookEndpoint: {
    request: { url: endpoint.url },
    response: { ...endpoint, secret: EXAMPLE_SECRET },
  },
  listWebhookEndpoints: { response: page(endpoint) },
  getWebhookEndpoint: { path: { id: ENDPOINT_ID }, response: endpoint },
  updateWebhookEndpoint: {
    path: { id: ENDPOINT_ID },
    request: { events: ['plant.created', 'key.expiring'], version: 1 },
    response: { ...endpoint, events: ['plant.created', 'key.expiring'], version: 2 },
  },
  deleteWebhookEndpoint: { path: { id: ENDPOINT_ID }, response: endpoint },
  rotateWebhookSecret: {
    path: { id: ENDPOINT_ID },
    request: { overlap_seconds: 3600 },
    response: {
      ...endpoint,
      version: 2,
      secret: EXAMPLE_SECRET,
      previous_secret_expires_at: '2026-11-21T11:42:07Z',
    },
  },
  pingWebhookEndpoint: { path: { id: ENDPOINT_ID }, response: ping },
  listWebhookDeliveries: { path: { id: ENDPOINT_ID }, response: page(delivery) },
  replayWebhookEvents: {
    path: { id: ENDPOINT_ID },
    request: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z', types: ['plant.created'] },
    response: { queued: 318 },
  },
  listEvents: { response: page(event) },
  getEvent: { path: { id: EVENT_ID }, response: event },
  redeliverEvent: {
    path: { id: EVENT_ID },
    request: { endpoint: ENDPOINT_ID },
    response: { queued: 1 },
  },
};
