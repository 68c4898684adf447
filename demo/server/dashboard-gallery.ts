import { json, Router, type Request, type Response } from 'express';
import { locationsOf, MENU, pausedLocation } from './gallery-cafe.ts';
import { costOf, NOW, orderOf, ordersOf, paymentsOf } from './gallery-orders.ts';
import { onboardingOf } from './gallery-payouts.ts';

/**
 * A Trellis for the gallery of the dashboard: it returns what the element requests, always the same, and keeps nothing. The shop's
 * name in the URL selects how it behaves.
 */

const READS = ['orders:read', 'payments:read', 'merchants:read', 'menus:read', 'onboarding:read'];
const ALL = [...READS, 'orders:write', 'payments:refund', 'merchants:write', 'menus:write'];
/** What the session of a shop may do; the others may do everything. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': READS,
  'orders-only': ['orders:read', 'orders:write'],
  'no-scope': ['menus:read'],
};

/** What a press leads to. */
const AFTER: Readonly<Record<string, string>> = {
  accept: 'accepted',
  reject: 'rejected',
  preparing: 'preparing',
  ready: 'ready',
  complete: 'completed',
  cancel: 'canceled',
};

type ShopRequest = Request<{ shop: string; id: string; step: string }>;

export function dashboardGallery(): Router {
  const router = Router();
  const api = '/api/:shop/v1';
  router.get(`${api}/sessions/current`, ({ params: { shop } }: ShopRequest, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: 'mer_gallery',
      scopes: SCOPES[shop] ?? ALL,
      environment: 'sandbox',
      expires_in: 900,
      now: NOW,
    });
  });
  router.get(`${api}/stream`, stream);
  router.get(`${api}/orders`, ({ params: { shop } }: ShopRequest, response) => {
    // The response never comes. A browser holds six connections to a server: no more of them may wait on one page.
    if (shop === 'slow' || isFault(shop, response)) return undefined;
    return void response.json(pageOf(ordersOf(shop)));
  });
  router.get(`${api}/orders/:id`, ({ params: { shop, id } }: ShopRequest, response) => {
    // By then, somebody else has been quicker.
    found(response, orderOf(id, shop === 'overtaken' ? 'accepted' : undefined));
  });
  router.post(`${api}/orders/:id/refund/quote`, json(), (request: ShopRequest, response) => {
    if (request.params.shop === 'slow-quote') return undefined; // as above
    return refunded(request, response);
  });
  router.post(`${api}/orders/:id/refund`, json(), refunded);
  router.post(`${api}/orders/:id/:step`, ({ params: { shop, id, step } }: ShopRequest, response) => {
    if (shop === 'held') return undefined; // as above
    if (shop === 'failed-change') return unavailable(response);
    if (shop === 'overtaken') return refuse(response, 40902, 'The order has been accepted already.');
    return found(response, orderOf(id, AFTER[step]));
  });
  router.get(`${api}/payments`, ({ query }, response) => {
    const order = orderOf(`${query['order']}`);
    response.json(pageOf(order ? paymentsOf(order) : []));
  });
  router.get(`${api}/refunds`, (_request, response) => void response.json(pageOf([])));
  router.get(`${api}/merchants/:id/locations`, ({ params: { shop } }: ShopRequest, response) => {
    response.json(pageOf(locationsOf(shop)));
  });
  router.patch(`${api}/merchants/mer_gallery/locations/:id`, json(), (request: ShopRequest, response) => {
    const { pause } = Object(request.body) as { pause: { until: string } | null };
    response.json(pausedLocation(request.params.id, pause));
  });
  router.get(`${api}/menus`, (_request, response) => void response.json(pageOf([{ id: MENU.id }])));
  router.get(`${api}/menus/:id`, ({ params: { shop } }: ShopRequest, response) => {
    if (shop === 'no-menu') return unavailable(response);
    return void response.json(MENU);
  });
  router.put(`${api}/menus/:id/availability`, json(), ({ body }, response) => {
    const { items } = Object(body) as { items: { available: boolean }[] };
    const entries = items.map((one) => ({ location: null, ...one, sold_out: !one.available }));
    response.json(pageOf(entries));
  });
  router.get(`${api}/reports/today`, (_request, response) => {
    response.json({ object: 'today_report', currency: 'GBP', net: 184_250, orders: 61 });
  });
  router.get(`${api}/merchants/:id/onboarding`, ({ params: { shop } }: ShopRequest, response) => {
    response.json(onboardingOf(shop));
  });
  return router;
}

/** It says that it has begun, and ends: a browser would hold a connection for each sample. The page keeps it open (gallery-streams.js). */
function stream({ params: { shop } }: ShopRequest, response: Response): void {
  if (shop === 'no-stream') return unavailable(response);
  response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.send('event: ready\nid: gallery\ndata: {"object":"stream","merchant":"mer_gallery"}\n\n');
}

function refunded({ params: { id }, body }: ShopRequest, response: Response): void {
  const { lines = [] } = Object(body) as { lines?: { uid: string; quantity: number }[] };
  const order = orderOf(id);
  found(response, order && { id: 'rfd_gallery', object: 'refund', amount: costOf(order, lines) });
}

const pageOf = (data: readonly unknown[]): object => ({ data, has_more: false, next_cursor: null });

function found(response: Response, record: object | undefined): void {
  if (record) response.json(record);
  else refuse(response, 40401, "This resource doesn't exist.");
}

/** @returns whether it is refused, because nothing can be read here */
function isFault(shop: string, response: Response): boolean {
  if (shop === 'limited') {
    response.set('Retry-After', '30');
    refuse(response, 42902, "You've exceeded the merchant's rate limit. Try again later.");
  } else if (shop === 'failed') unavailable(response);
  return response.headersSent;
}

const unavailable = (response: Response): void =>
  refuse(response, 50301, 'The service is temporarily unavailable.');

function refuse(response: Response, error: number, message: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message });
}
