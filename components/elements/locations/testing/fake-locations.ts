import { FakeNetwork, fault, json } from '../../../testing/fake-network.ts';
import { changedLocation, MILL_LANE } from '../../../testing/samples/answers/sample-locations.ts';
import type { Location } from '../records.ts';

export const PATH = '/v1/merchants/mer_1/locations';
/** The clock of its environment. */
const NOW = '2026-11-21T12:00:00.000Z';

/** The part of the service that the element talks to. Locations are changed as the API changes them. */
export class FakeLocations extends FakeNetwork {
  /** Newest first, as the API lists them. */
  locations: Location[] = [MILL_LANE];

  constructor() {
    super();
    this.session(['merchants:read', 'merchants:write']);
    this.route('/v1/merchants/mer_1', () => json(200, { id: 'mer_1', country: 'GB', currency: 'GBP' }));
    this.route(PATH, ({ method, body }) => {
      if (method === 'GET') return json(200, { data: this.locations, has_more: false, next_cursor: null });
      const made = { ...MILL_LANE, id: 'loc_new', name: JSON.parse(body).name as string, version: 1 };
      this.locations = [made, ...this.locations];
      this.#serve('loc_new');
      return json(201, made);
    });
    for (const id of ['loc_mill', 'loc_station']) this.#serve(id);
  }

  /** The scopes of the session. */
  session(scopes: readonly string[]): void {
    this.route('/v1/sessions/current', () =>
      json(200, {
        object: 'session',
        merchant: 'mer_1',
        scopes,
        environment: 'sandbox',
        expires_in: 900,
        now: NOW,
      }),
    );
  }

  /** Changes a location as somebody else does. */
  edit(id: string, change: object): void {
    this.locations = this.locations.map((one) => (one.id === id ? changedLocation(one, change) : one));
  }

  /** The changes that were sent to a location. */
  changes(id = 'loc_mill'): Record<string, unknown>[] {
    return this.to(`${PATH}/${id}`)
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => JSON.parse(body));
  }

  #serve(id: string): void {
    this.route(`${PATH}/${id}`, ({ method, body }) => {
      const location = this.locations.find((one) => one.id === id);
      if (!location) return fault(40401);
      if (method === 'GET') return json(200, location);
      const { version, ...change } = JSON.parse(body);
      if (version !== location.version) return fault(40903);
      this.edit(id, change);
      return json(
        200,
        this.locations.find((one) => one.id === id),
      );
    });
  }
}
