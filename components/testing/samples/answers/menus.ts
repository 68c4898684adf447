import type { Routes, SampleRequest, SampleResponse } from '../routes.ts';
import { comparisonOf, importOf, menuOf, MENUS, VERSIONS } from './sample-menus.ts';
import { PICTURE, PICTURE_SVG } from './sample-picture.ts';

/**
 * A Trellis for the gallery of the menus: it returns what the element requests, always the same, and keeps
 * nothing. The shop's name in the URL selects how it behaves.
 */

const ALL = ['menus:read', 'menus:write', 'menus:publish', 'merchants:read'];
/** The scopes of a shop's session; those without an entry have all. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': ['menus:read'],
  'no-publish': ['menus:read', 'menus:write'],
  'no-scope': ['plants:write'],
};
const LOCATIONS = [
  { id: 'loc_harbour', name: 'Harbour' },
  { id: 'loc_mill', name: 'Mill Lane' },
];

export function menusAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
  const menus = `${api}/menus`;
  const menu = `${menus}/:id`;
  routes.get(PICTURE.replace('/gallery/menus', ''), (_request, response) => {
    response.type('image/svg+xml').send(PICTURE_SVG);
  });
  routes.get(`${api}/sessions/current`, ({ params: { shop } }: SampleRequest, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: 'mer_gallery',
      scopes: SCOPES[shop] ?? ALL,
      environment: 'sandbox',
      expires_in: 900,
      now: '2026-11-21T12:00:00.000Z',
    });
  });
  routes.get(`${api}/merchants/:id/locations`, (_request, response) => response.json(page(LOCATIONS)));
  routes.get(menus, ({ params: { shop }, query }: SampleRequest, response) => {
    if (shop === 'failed') return refuse(response, 50301, 'The service is temporarily unavailable.');
    if (shop === 'limited') {
      response.set('Retry-After', '30');
      return refuse(response, 42902, "You've exceeded the merchant's rate limit. Try again later.");
    }
    const status = query['status'];
    const shown = shop === 'nothing' ? [] : MENUS.filter((one) => !status || one.status === status);
    return void response.json(page(shown));
  });
  routes.post(menus, ({ body }: SampleRequest, response) => {
    response.status(201).json({ ...menuOf('mnu_new'), name: Object(body)['name'] });
  });
  let reads = 0;
  routes.get(menu, ({ params: { shop, id } }: SampleRequest, response) => {
    // Somebody else is quicker, each time that it is read a second time.
    const isEdited = shop === 'conflict' && reads++ % 2 === 1;
    response.json(menuOf(id, isEdited));
  });
  routes.patch(menu, ({ params: { shop, id } }: SampleRequest, response) => {
    if (shop === 'held-change') return undefined; // the response never comes
    if (shop === 'failed-change')
      return refuse(
        response,
        50301,
        'The service is temporarily unavailable. Repeat a change with the same Idempotency-Key.',
      );
    if (shop === 'conflict') return refuse(response, 40903, 'Somebody else changed it.');
    return void response.json({ ...menuOf(id), version: 6 });
  });
  routes.get(`${menu}/versions`, (_request, response) => response.json(page(VERSIONS)));
  routes.get(`${menu}/versions/:version`, ({ params: { version }, query }: SampleRequest, response) =>
    response.json(comparisonOf(version, query['compare'])),
  );
  routes.post(`${menu}/publish`, (_request, response) =>
    response.json({ ...MENUS[0], published_version: 5, published_at: '2026-11-21T12:00:00.000Z' }),
  );
  routes.post(`${menu}/import`, ({ params: { shop }, query }: SampleRequest, response) => {
    if (shop === 'held-change') return undefined; // as above
    const status = query['apply'] ? 'applied' : shop === 'wrong-file' ? 'failed' : 'previewed';
    return void response.json(importOf(status));
  });
  routes.post(`${api}/images`, ({ params: { shop } }: SampleRequest, response) => {
    if (shop === 'held-change') return undefined; // as above
    const files = [320, 640].map((width) => ({ url: PICTURE, width, height: width, format: 'webp' }));
    return void response.status(201).json({ id: 'img_new', object: 'image', files });
  });
}

const page = (data: readonly object[]) => ({ data, has_more: false, next_cursor: null });

function refuse(response: SampleResponse, error: number, message: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message });
}
