import type { Routes, SampleRequest, SampleResponse } from '../routes.ts';
import { changedLocation, MILL_LANE, STATION } from './sample-locations.ts';

/**
 * A Trellis for the gallery of the locations: it returns what the element requests, always the same, and
 * keeps nothing. The shop's name in the URL selects how it behaves.
 */

const ALL = ['merchants:read', 'merchants:write'];
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': ['merchants:read'],
  'no-scope': ['menus:read'],
};
const LISTS: Readonly<Record<string, readonly (typeof MILL_LANE)[]>> = {
  nothing: [],
  open: [STATION, MILL_LANE],
  paused: [{ ...MILL_LANE, pause: { until: '2026-11-21T18:30:00.000Z', reason: 'Busy' } }],
};

export function locationsAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
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
  routes.get(`${api}/merchants/:id`, ({ params: { id } }: SampleRequest, response) =>
    response.json({ id, country: 'GB', currency: 'GBP' }),
  );
  routes.get(`${api}/merchants/:id/locations`, ({ params: { shop } }: SampleRequest, response) => {
    // The response never comes.
    if (shop === 'slow-list') return undefined;
    if (shop === 'failed') return refuse(response, 50301, 'The service is temporarily unavailable.');
    return void response.json({ data: LISTS[shop] ?? [MILL_LANE], has_more: false, next_cursor: null });
  });
  routes.post(`${api}/merchants/:id/locations`, ({ body }: SampleRequest, response) =>
    response.status(201).json({ ...STATION, ...Object(body), id: 'loc_new', pause: null }),
  );
  // Somebody else is quicker, each time that a change is sent.
  routes.get(`${api}/merchants/:merchant/locations/:id`, ({ params }: SampleRequest, response) =>
    response.json({ ...changedLocation(found(params.id), { name: 'Mill Lane Café' }), version: 4 }),
  );
  routes.patch(`${api}/merchants/:merchant/locations/:id`, ({ params, body }: SampleRequest, response) => {
    const { shop } = params;
    if (shop === 'held-change') return undefined;
    if (shop === 'failed-change') return refuse(response, 50301, 'The service is temporarily unavailable.');
    if (shop === 'refused') return refuse(response, 40003, 'phone must be a phone number.', 'phone');
    if (shop === 'conflict') return refuse(response, 40903, 'Somebody else changed it.');
    return void response.json(changedLocation(found(params.id), Object(body)));
  });
}

const found = (id: string | undefined): typeof MILL_LANE => (id === STATION.id ? STATION : MILL_LANE);

function refuse(response: SampleResponse, error: number, message: string, param?: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message, ...(param && { param }) });
}
