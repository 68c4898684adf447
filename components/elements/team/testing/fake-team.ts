import { FakeNetwork, fault, json, type Sent } from '../../../testing/fake-network.ts';
import { DEVICES, PEOPLE, PLACES } from '../../../testing/samples/answers/team.ts';
import type { Device, Person, StaffRole } from '../records.ts';
import { ROLES } from '../team-fields.ts';

export const PEOPLE_PATH = '/v1/merchants/mer_1/members';
export const DEVICES_PATH = '/v1/devices';
export const DEVICE_LINK = 'https://mill-lane.example/dashboard/device/link/one-time-code';
/** The clock of its environment. */
const NOW = '2026-11-21T12:00:00.000Z';

/** The part of the service that the element talks to. Records are changed as the API changes them. */
export class FakeTeam extends FakeNetwork {
  people: Person[] = [...PEOPLE];
  devices: Device[] = [...DEVICES];

  constructor() {
    super();
    this.session(['staff:read', 'staff:write']);
    this.route(PEOPLE_PATH, ({ method, body, query }) => {
      if (method === 'GET') return json(200, this.#page(this.people, query));
      const made: Person = {
        name: null,
        locations: null,
        ...JSON.parse(body),
        id: 'stf_new',
        status: 'invited',
        expires_at: '2026-11-28T12:00:00.000Z',
        last_active_at: null,
        version: 1,
      };
      this.people = [...this.people.filter(({ email }) => email !== made.email), made];
      this.#serve();
      return json(201, made);
    });
    this.route(DEVICES_PATH, ({ method, body, query }) => {
      if (method === 'GET') return json(200, this.#page(this.devices, query));
      const { name, code } = JSON.parse(body);
      const made: Device & { link: string | null } = {
        id: 'dev_new',
        name,
        link: code === undefined ? DEVICE_LINK : null,
        locations: null,
        status: 'pending',
        expires_at: '2026-11-21T12:15:00.000Z',
        last_used_at: null,
        version: 1,
      };
      this.devices = [...this.devices, made];
      this.#serve();
      return json(201, made);
    });
    this.route('/v1/merchants/mer_1/locations', ({ query }) => json(200, this.#page(PLACES, query)));
    this.#serve();
  }

  /** The scopes of the session, and the roles that it may give. */
  session(scopes: readonly string[], staff_roles: readonly StaffRole[] = ROLES): void {
    this.route('/v1/sessions/current', () =>
      json(200, {
        object: 'session',
        merchant: 'mer_1',
        scopes,
        staff_roles,
        environment: 'sandbox',
        expires_in: 900,
        now: NOW,
      }),
    );
  }

  /** The bodies that were sent to a path by a method. */
  bodies(method: string, path: string): Record<string, unknown>[] {
    return this.to(path)
      .filter((sent) => sent.method === method)
      .map(({ body }) => JSON.parse(body || '{}'));
  }

  /** Two records a page. */
  #page<Row>(all: readonly Row[], query: URLSearchParams): object {
    const from = Number(query.get('cursor') ?? 0);
    const to = from + 2;
    const has_more = to < all.length;
    return { data: all.slice(from, to), has_more, next_cursor: has_more ? `${to}` : null };
  }

  #serve(): void {
    for (const { id } of this.people) {
      this.route(`${PEOPLE_PATH}/${id}`, (sent) => this.#change(sent, 'people', id));
      this.route(`${PEOPLE_PATH}/${id}/invitation`, () => {
        this.edit('people', id, { expires_at: '2026-11-28T12:00:00.000Z' });
        return json(
          200,
          this.people.find((one) => one.id === id),
        );
      });
    }
    for (const { id } of this.devices)
      this.route(`${DEVICES_PATH}/${id}`, (sent) => this.#change(sent, 'devices', id));
  }

  #change({ method, body }: Sent, list: 'people' | 'devices', id: string): Response {
    const found = this[list].find((one) => one.id === id);
    if (!found) return fault(40401);
    if (method === 'DELETE') {
      this.people = this.people.filter((one) => one.id !== id);
      this.devices = this.devices.map((one) => (one.id === id ? { ...one, status: 'revoked' } : one));
      return json(200, found);
    }
    const { version, ...change } = JSON.parse(body);
    if (version !== found.version) return fault(40903);
    this.edit(list, id, change);
    return json(
      200,
      this[list].find((one) => one.id === id),
    );
  }

  /** Changes a record, also as somebody else does. */
  edit(list: 'people' | 'devices', id: string, change: object): void {
    const edit = <Row extends Person | Device>(one: Row): Row =>
      one.id === id ? { ...one, ...change, version: one.version + 1 } : one;
    if (list === 'people') this.people = this.people.map(edit);
    else this.devices = this.devices.map(edit);
  }
}
