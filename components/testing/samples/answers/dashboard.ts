import type { Routes, SampleRequest, SampleResponse } from '../routes.ts';
import { locationsOf, MENU, pausedLocation } from './sample-cafe.ts';
import { costOf, NOW, orderOf, ordersOf, paymentsOf } from './sample-orders.ts';
import { onboardingOf } from './sample-payouts.ts';

/**
 * A Trellis for the gallery of the dashboard: it returns what the element requests, always the same, and
 * keeps nothing. The shop's name in the URL selects how it behaves.
 */

const READS = ['orders:read', 'payments:read', 'merchants:read', 'menus:read', 'onboarding:read'];
const ALL = [...READS, 'orders:write', 'payments:refund', 'merchants:write', 'menus:write'];
/** The scopes of a shop's session; those without an entry have all. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': READS,
  'orders-only': ['orders:read', 'orders:write'],
  'no-scope': ['menus:read'],
};

/** The state that each step leads to. */
const AFTER: Readonly<Record<string, string>> = {
  accept: 'accepted',
  reject: 'rejected',
  preparing: 'preparing',
  ready: 'ready',
  complete: 'completed',
  cancel: 'canceled',
};

export function dashboardAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
  routes.get(`${api}/sessions/current`, ({ params: { shop } }: SampleRequest, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: 'mer_gallery',
      scopes: SCOPES[shop] ?? ALL,
      environment: 'sandbox',
      expires_in: 900,
      now: NOW,
    });
  });
  routes.get(`${api}/stream`, stream);
  routes.get(`${api}/orders`, ({ params: { shop }, query }: SampleRequest, response) => {
    // The response never comes. A browser holds six connections to a server: no more of them may wait on one
    // page.
    if (shop === 'slow' || isFault(shop, response)) return undefined;
    return void response.json(pageOf(ordersOf(shop, query)));
  });
  routes.get(`${api}/orders/:id`, ({ params: { shop, id } }: SampleRequest, response) => {
    // Someone else was quicker by then.
    found(response, orderOf(id, shop === 'overtaken' ? 'accepted' : undefined));
  });
  routes.post(`${api}/orders/:id/refund/quote`, (request: SampleRequest, response) => {
    if (request.params.shop === 'slow-quote') return undefined; // as above
    return refunded(request, response);
  });
  routes.post(`${api}/orders/:id/refund`, refunded);
  routes.post(`${api}/orders/:id/:step`, ({ params: { shop, id, step } }: SampleRequest, response) => {
    if (shop === 'held') return undefined; // as above
    if (shop === 'failed-change') return unavailable(response);
    if (shop === 'overtaken') return refuse(response, 40902, 'The order has been accepted already.');
    return found(response, orderOf(id, AFTER[step]));
  });
  routes.get(`${api}/payments`, ({ query }, response) => {
    const order = orderOf(`${query['order']}`);
    response.json(pageOf(order ? paymentsOf(order) : []));
  });
  routes.get(`${api}/refunds`, (_request, response) => void response.json(pageOf([])));
  routes.get(`${api}/merchants/:id/locations`, ({ params: { shop } }: SampleRequest, response) => {
    response.json(pageOf(locationsOf(shop)));
  });
  routes.patch(`${api}/merchants/mer_gallery/locations/:id`, (request: SampleRequest, response) => {
    const { pause } = Object(request.body) as { pause: { until: string } | null };
    response.json(pausedLocation(request.params.id, pause));
  });
  routes.get(`${api}/menus`, (_request, response) => void response.json(pageOf([{ id: MENU.id }])));
  routes.get(`${api}/menus/:id`, ({ params: { shop } }: SampleRequest, response) => {
    if (shop === 'no-menu') return unavailable(response);
    return void response.json(MENU);
  });
  routes.put(`${api}/menus/:id/availability`, ({ body }, response) => {
    const { items } = Object(body) as { items: { available: boolean }[] };
    const entries = items.map((one) => ({ location: null, ...one, sold_out: !one.available }));
    response.json(pageOf(entries));
  });
  routes.get(`${api}/reports/today`, (_request, response) => {
    response.json({ object: 'today_report', currency: 'GBP', net: 184_250, orders: 61 });
  });
  routes.get(`${api}/merchants/:id/onboarding`, ({ params: { shop } }: SampleRequest, response) => {
    response.json(onboardingOf(shop));
  });
}

/**
 * It says that it has begun, and ends: a browser would hold a connection for each sample. The page keeps it
 * open (`lasting.ts`).
 */
function stream({ params: { shop } }: SampleRequest, response: SampleResponse): void {
  if (shop === 'no-stream') return unavailable(response);
  response.set('Cache-Control', 'no-store').type('text/event-stream');
  response.send('event: ready\nid: gallery\ndata: {"object":"stream","merchant":"mer_gallery"}\n\n');
}

function refunded({ params: { id }, body }: SampleRequest, response: SampleResponse): void {
  const { lines = [] } = Object(body) as { lines?: { uid: string; quantity: number }[] };
  const order = orderOf(id);
  found(response, order && { id: 'rfd_gallery', object: 'refund', amount: costOf(order, lines) });
}

const pageOf = (data: readonly unknown[]): object => ({ data, has_more: false, next_cursor: null });

function found(response: SampleResponse, record: object | undefined): void {
  if (record) response.json(record);
  else refuse(response, 40401, "This resource doesn't exist.");
}

/** @returns whether it is refused, because nothing can be read here */
function isFault(shop: string, response: SampleResponse): boolean {
  if (shop === 'limited') {
    response.set('Retry-After', '30');
    refuse(response, 42902, "You've exceeded the merchant's rate limit. Try again later.");
  } else if (shop === 'failed') unavailable(response);
  return response.headersSent;
}

const unavailable = (response: SampleResponse): void =>
  refuse(response, 50301, 'The service is temporarily unavailable.');

function refuse(response: SampleResponse, error: number, message: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message });
}
