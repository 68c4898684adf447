import type { Routes, SampleResponse } from '../routes.ts';

/**
 * A Trellis for the gallery of the webhooks: it returns what the element requests, always the same, and keeps
 * nothing. The shop's name in the URL selects how it behaves.
 */

const READ = ['webhooks:read'];
const ALL = [...READ, 'webhooks:write', 'events:read', 'sandbox:write', 'merchants:read'];

/** The scopes of a shop's session; those without an entry have all. */
const SCOPES: Readonly<Record<string, readonly string[]>> = { 'read-only': READ, 'no-scope': ['menus:read'] };

const HOUR_MS = 3_600_000;

export function webhooksAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
  const endpoints = `${api}/webhook_endpoints`;
  routes.get(`${api}/sessions/current`, ({ params: { shop } }, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: null,
      scopes: SCOPES[shop] ?? ALL,
      environment: shop === 'production' ? 'production' : 'sandbox',
      expires_in: 900,
    });
  });
  routes.get(endpoints, ({ params: { shop } }, response) => {
    if (shop === 'failed')
      return refuse(
        response,
        50301,
        'The service is temporarily unavailable. Repeat a change with the same Idempotency-Key.',
      );
    if (shop === 'held') return undefined; // the response never comes
    return void response.json(page(ENDPOINTS[shop] ?? [HOOKS, STOCK]));
  });
  routes.post(
    endpoints,
    (_request, response) => void response.status(201).json({ ...HOOKS, secret: SECRET }),
  );
  routes.patch(`${endpoints}/:id`, (_request, response) => {
    refuse(response, 40903, 'The record has changed since you read it. Read it again, then retry.');
  });
  routes.delete(`${endpoints}/:id`, (_request, response) => void response.json(HOOKS));
  routes.post(`${endpoints}/:id/rotate_secret`, (_request, response) => {
    const previous_secret_expires_at = new Date(Date.now() + 24 * HOUR_MS).toISOString();
    response.json({ ...HOOKS, previous_secret_expires_at, secret: SECRET });
  });
  routes.post(`${endpoints}/:id/ping`, ({ params: { shop } }, response) => {
    if (shop === 'busy') return undefined; // as above
    if (shop === 'refusing') return refuse(response, 40902, 'The endpoint is disabled.');
    return void response.status(201).json(deliveries()[0]);
  });
  routes.get(`${endpoints}/:id/deliveries`, ({ params: { shop } }, response) => {
    response.json(page(shop === 'quiet' ? [] : deliveries()));
  });
  routes.post(`${endpoints}/:id/replay`, (_request, response) => void response.json({ queued: 12 }));
  routes.get(`${api}/sandbox/clock`, ({ params: { shop } }, response) => {
    response.json({ object: 'sandbox_clock', offset_seconds: shop === 'ahead' ? 3 * 24 * 3600 : 0 });
  });
  routes.post(`${api}/events/:id/redeliver`, (_request, response) => void response.json({ queued: 1 }));
  routes.get(`${api}/events/:id`, (_request, response) => void response.json(EVENT));
  routes.get(`${api}/merchants`, (_request, response) => void response.json(page(MERCHANTS)));
  routes.post(
    `${api}/sandbox/events`,
    (_request, response) => void response.status(201).json({ data: [EVENT] }),
  );
}

const HOOKS = {
  id: 'whe_1',
  object: 'webhook_endpoint',
  url: 'https://pos.example/hooks/trellis',
  description: null,
  events: null,
  status: 'enabled',
  disabled_reason: null,
  previous_secret_expires_at: null,
  updated_at: '2026-11-21T09:00:00Z',
  version: 1,
};

const STOCK = {
  ...HOOKS,
  id: 'whe_2',
  url: 'https://stock.example/events',
  description: 'The stock counter',
  events: ['plant.created', 'item.availability_changed', 'menu.published'],
};

const GONE = { ...HOOKS, status: 'disabled', disabled_reason: 'gone' };

/** The shops whose records differ. */
const ENDPOINTS: Readonly<Record<string, readonly object[]>> = { empty: [], gone: [GONE], quiet: [HOOKS] };

/** The secret of nothing. */
const SECRET = 'whsec_dGhpcyBpcyBvbmx5IGEgc2FtcGxlIG9mIGEga2V5';

const EVENT = {
  id: 'evt_1',
  object: 'event',
  type: 'plant.created',
  merchant: 'mer_gallery',
  data: { plant: { id: '9223372036854775807', name: 'Monstera deliciosa', tag: 'indoor' } },
};

const MERCHANTS = [
  { id: 'mer_1', display_name: 'Riverside Nursery' },
  { id: 'mer_2', display_name: 'Harbour Florist' },
];

const page = (data: readonly object[]): object => ({ data, has_more: false, next_cursor: null });

/** A morning's log, a few minutes old. */
function deliveries(): object[] {
  const now = Date.now();
  const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
  const attempt = (number: number, minutes: number, status: number | null, more: object = {}): object => ({
    number,
    at: ago(minutes),
    status,
    duration_ms: 38 + number * 7,
    error: status === null ? 'timeout' : status < 300 ? null : 'status',
    response: null,
    ...more,
  });
  const delivery = (number: number, event_type: string, state: string, attempts: object[]): object => ({
    id: `whd_${number}`,
    object: 'webhook_delivery',
    event: `evt_01JD8Q4T7Z5M3V9K2XWB6RNHE${number}`,
    event_type,
    state,
    attempts,
    next_attempt_at: state === 'pending' ? ago(-28) : null,
    created_at: ago(number),
  });
  const down = { response: '<h1>Service Unavailable</h1>\nThe till is closed for stock-taking.' };
  return [
    delivery(1, 'plant.created', 'delivered', [attempt(1, 1, 204)]),
    delivery(2, 'merchant.onboarding_updated', 'pending', [
      attempt(1, 8, 503, { duration_ms: 1184, ...down }),
      attempt(2, 7, null, { duration_ms: 15_000 }),
      attempt(3, 2, 503, { duration_ms: 1240, ...down }),
    ]),
    delivery(3, 'key.rotated', 'delivered', [attempt(1, 4, 500), attempt(2, 3, 200)]),
    delivery(4, 'key.expiring', 'failed', [attempt(1, 4, 301)]),
  ];
}

function refuse(response: SampleResponse, error: number, message: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message });
}
