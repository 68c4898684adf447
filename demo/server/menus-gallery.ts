import { json, Router, type Request, type Response } from 'express';
import { comparisonOf, importOf, menuOf, MENUS, PICTURE, VERSIONS } from './gallery-menus.ts';

/**
 * A Trellis for the gallery of the menus: it returns what the element requests, always the same, and keeps nothing. The
 * shop's name in the URL selects how it behaves.
 */

const ALL = ['menus:read', 'menus:write', 'menus:publish', 'merchants:read'];
/** What the session of a shop may do; the others may do everything. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': ['menus:read'],
  'no-publish': ['menus:read', 'menus:write'],
  'no-scope': ['plants:write'],
};
const LOCATIONS = [
  { id: 'loc_harbour', name: 'Harbour' },
  { id: 'loc_mill', name: 'Mill Lane' },
];

const SOUP = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#efe8da" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="22" fill="#fff"/><circle cx="32" cy="32" r="17" fill="#c9562f"/><path fill="#7f9a5a" d="M26 28c6-6 12-4 14 2-6 4-10 4-14-2z"/></svg>`;

type ShopRequest = Request<{ shop: string; id: string; version: string }>;

export function menusGallery(): Router {
  const router = Router();
  const api = '/api/:shop/v1';
  const menus = `${api}/menus`;
  const menu = `${menus}/:id`;
  router.get(PICTURE.replace('/gallery/menus', ''), (_request, response) => {
    response.type('image/svg+xml').send(SOUP);
  });
  router.get(`${api}/sessions/current`, ({ params: { shop } }: ShopRequest, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: 'mer_gallery',
      scopes: SCOPES[shop] ?? ALL,
      environment: 'sandbox',
      expires_in: 900,
      now: '2026-11-21T12:00:00.000Z',
    });
  });
  router.get(`${api}/merchants/:id/locations`, (_request, response) => response.json(page(LOCATIONS)));
  router.get(menus, ({ params: { shop }, query }: ShopRequest, response) => {
    if (shop === 'failed') return refuse(response, 50301, 'The service is temporarily unavailable.');
    if (shop === 'limited') {
      response.set('Retry-After', '30');
      return refuse(response, 42902, "You've exceeded the merchant's rate limit. Try again later.");
    }
    const status = query['status'];
    const shown = shop === 'nothing' ? [] : MENUS.filter((one) => !status || one.status === status);
    return void response.json(page(shown));
  });
  router.post(menus, json(), ({ body }: ShopRequest, response) => {
    response.status(201).json({ ...menuOf('mnu_new'), name: Object(body)['name'] });
  });
  let reads = 0;
  router.get(menu, ({ params: { shop, id } }: ShopRequest, response) => {
    // Somebody else is quicker, each time that it is read a second time.
    const isEdited = shop === 'conflict' && reads++ % 2 === 1;
    response.json(menuOf(id, isEdited));
  });
  router.patch(menu, ({ params: { shop, id } }: ShopRequest, response) => {
    if (shop === 'held-change') return undefined; // the response never comes
    if (shop === 'failed-change')
      return refuse(response, 50301, 'The service is temporarily unavailable. Try again in a moment.');
    if (shop === 'conflict') return refuse(response, 40903, 'Somebody else changed it.');
    return void response.json({ ...menuOf(id), version: 6 });
  });
  router.get(`${menu}/versions`, (_request, response) => response.json(page(VERSIONS)));
  router.get(`${menu}/versions/:version`, ({ params: { version }, query }: ShopRequest, response) =>
    response.json(comparisonOf(version, query['compare'])),
  );
  router.post(`${menu}/publish`, (_request, response) =>
    response.json({ ...MENUS[0], published_version: 5, published_at: '2026-11-21T12:00:00.000Z' }),
  );
  router.post(`${menu}/import`, ({ params: { shop }, query }: ShopRequest, response) => {
    if (shop === 'held-change') return undefined; // as above
    const status = query['apply'] ? 'applied' : shop === 'wrong-file' ? 'failed' : 'previewed';
    return void response.json(importOf(status));
  });
  router.post(`${api}/images`, ({ params: { shop } }: ShopRequest, response) => {
    if (shop === 'held-change') return undefined; // as above
    const files = [320, 640].map((width) => ({ url: PICTURE, width, height: width, format: 'webp' }));
    return void response.status(201).json({ id: 'img_new', object: 'image', files });
  });
  return router;
}

const page = (data: readonly object[]) => ({ data, has_more: false, next_cursor: null });

function refuse(response: Response, error: number, message: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message });
}
