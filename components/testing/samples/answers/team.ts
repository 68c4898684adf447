import type { Device, Person, Place } from '../../../elements/team/records.ts';
import type { Routes, SampleRequest, SampleResponse } from '../routes.ts';

/**
 * A Trellis for the gallery of the team: it returns what the element requests, always the same, and keeps
 * nothing. The shop's name in the URL selects how it behaves.
 */

const person = (more: Partial<Person> & Pick<Person, 'id' | 'email'>): Person => ({
  name: null,
  role: 'cashier',
  locations: null,
  status: 'active',
  expires_at: null,
  last_active_at: '2026-11-20T17:24:00.000Z',
  version: 1,
  ...more,
});

/** Two locations, the newest first, as the API lists them. */
export const PLACES: readonly Place[] = [
  { id: 'loc_station', name: 'Station kiosk' },
  { id: 'loc_mill', name: 'Mill Lane' },
];

/** A team, the oldest first. */
export const PEOPLE: readonly Person[] = [
  person({
    id: 'stf_rosie',
    name: 'Rosie Hart',
    email: 'rosie@mill-lane.example',
    role: 'owner',
    version: 3,
  }),
  person({
    id: 'stf_sam',
    name: 'Sam Okafor',
    email: 'sam@mill-lane.example',
    role: 'manager',
    locations: ['loc_mill'],
    last_active_at: '2025-12-24T09:10:00.000Z',
  }),
  person({
    id: 'stf_books',
    name: 'شركة المحاسبة',
    email: 'books@ledger.example',
    role: 'accountant',
    last_active_at: null,
  }),
  person({
    id: 'stf_ana',
    email: 'ana@mill-lane.example',
    role: 'kitchen',
    status: 'invited',
    expires_at: '2026-11-28T12:00:00.000Z',
    last_active_at: null,
  }),
  person({
    id: 'stf_theo',
    name: 'Theo Dunn',
    email: 'theo@mill-lane.example',
    status: 'invited',
    expires_at: '2026-11-14T12:00:00.000Z',
    last_active_at: null,
  }),
];

const device = (more: Partial<Device> & Pick<Device, 'id' | 'name'>): Device => ({
  locations: null,
  status: 'active',
  expires_at: null,
  last_used_at: '2026-11-21T10:41:00.000Z',
  version: 1,
  ...more,
});

/** A device of each state, the oldest first. */
export const DEVICES: readonly Device[] = [
  device({ id: 'dev_kitchen', name: 'Kitchen tablet' }),
  device({ id: 'dev_old', name: 'Old counter', status: 'revoked' }),
  device({
    id: 'dev_bar',
    name: 'Bar',
    status: 'pending',
    expires_at: '2026-11-21T12:10:00.000Z',
    last_used_at: null,
  }),
  device({
    id: 'dev_till',
    name: 'Second till',
    status: 'pending',
    expires_at: '2026-11-21T09:10:00.000Z',
    last_used_at: null,
  }),
];

const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'read-only': ['staff:read', 'merchants:read'],
  single: ['staff:read', 'staff:write'],
  'no-scope': ['menus:read'],
};
const LISTS: Readonly<Record<string, readonly Person[]>> = {
  nobody: [],
  'last-owner': PEOPLE.slice(0, 1),
};

export function teamAnswers(routes: Routes): void {
  const api = '/api/:shop/v1';
  const people = `${api}/merchants/:merchant/members`;
  routes.get(`${api}/sessions/current`, ({ params: { shop } }: SampleRequest, response) => {
    response.set('Cache-Control', 'no-store').json({
      object: 'session',
      merchant: 'mer_gallery',
      scopes: SCOPES[shop] ?? ['staff:read', 'staff:write', 'merchants:read'],
      environment: 'sandbox',
      expires_in: 900,
      now: '2026-11-21T12:00:00.000Z',
    });
  });
  routes.get(people, ({ params: { shop } }: SampleRequest, response) => {
    // The response never comes.
    if (shop === 'slow-list') return undefined;
    if (shop === 'failed') return refuse(response, 50301, 'The service is temporarily unavailable.');
    return void response.json(pageOf(LISTS[shop] ?? PEOPLE));
  });
  routes.get(`${api}/merchants/:merchant/locations`, (_request, response) => response.json(pageOf(PLACES)));
  routes.get(`${api}/devices`, ({ params: { shop } }: SampleRequest, response) =>
    response.json(pageOf(shop === 'nobody' ? [] : DEVICES)),
  );
  routes.post(people, ({ params: { shop }, body }: SampleRequest, response) => {
    if (shop === 'held-change') return undefined;
    if (shop === 'failed-change') return refuse(response, 50301, 'The service is temporarily unavailable.');
    if (shop === 'refused') return refuse(response, 40902, 'This person is on the staff already.', 'email');
    const made = person({ id: 'stf_new', email: '', ...Object(body), status: 'invited' });
    return void response
      .status(201)
      .json({ ...made, expires_at: '2026-11-28T12:00:00.000Z', last_active_at: null });
  });
  routes.patch(`${people}/:id`, ({ params: { shop, id }, body }: SampleRequest, response) => {
    if (shop === 'conflict') return refuse(response, 40903, 'Somebody else changed it.');
    if (shop === 'last-owner')
      return refuse(response, 40902, 'The last owner stays one. Make another person an owner first.');
    return void response.json({ ...PEOPLE.find((one) => one.id === id), ...Object(body) });
  });
  routes.post(`${people}/:id/invitation`, ({ params: { id } }: SampleRequest, response) =>
    response.json({
      ...PEOPLE.find((one) => one.id === id),
      expires_at: '2026-11-28T12:00:00.000Z',
      version: 2,
    }),
  );
  routes.post(`${api}/devices`, ({ params: { shop }, body }: SampleRequest, response) => {
    if (shop === 'refused') return refuse(response, 40025, 'The one-time code is wrong or has expired.');
    const { name } = Object(body) as { name: string };
    const made = device({ id: 'dev_new', name, status: 'pending', last_used_at: null });
    return void response.status(201).json({ ...made, expires_at: '2026-11-21T12:15:00.000Z' });
  });
}

const pageOf = (data: readonly object[]) => ({ data, has_more: false, next_cursor: null });

function refuse(response: SampleResponse, error: number, message: string, param?: string): void {
  response.set('Request-Id', 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC');
  response.status(Math.floor(error / 100)).json({ error, message, ...(param && { param }) });
}
