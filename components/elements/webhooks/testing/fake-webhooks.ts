import { FakeNetwork, fault, json, type Sent } from '../../../testing/fake-network.ts';
import type { Delivery, Endpoint, Page } from '../webhooks-api.ts';

export const ENDPOINTS = '/v1/webhook_endpoints';

const ALL_SCOPES = ['webhooks:read', 'webhooks:write', 'events:read', 'merchants:read', 'sandbox:write'];

/** An endpoint as the API answers it. */
export const endpoint = (more: Partial<Endpoint> = {}): Endpoint => ({
  id: 'whe_1',
  url: 'https://pos.example/webhooks',
  description: null,
  events: null,
  status: 'enabled',
  disabled_reason: null,
  previous_secret_expires_at: null,
  updated_at: '2026-11-21T09:00:00.000Z',
  version: 1,
  ...more,
});

/** A delivery that arrived; `number` tells them apart, the higher the newer. */
export const delivery = (number: number, more: Partial<Delivery> = {}): Delivery => {
  const at = new Date(Date.UTC(2026, 10, 21, 10, 0, number)).toISOString();
  return {
    id: `whd_${number}`,
    event: `evt_${number}`,
    event_type: 'order.completed',
    state: 'delivered',
    attempts: [{ number: 1, at, status: 204, duration_ms: 38, error: null, response: null }],
    next_attempt_at: null,
    created_at: at,
    ...more,
  };
};

export const page = <Item>(data: Item[], next_cursor: string | null = null): Page<Item> => ({
  data,
  has_more: next_cursor !== null,
  next_cursor,
});

/**
 * The part of the service that the element talks to, as a partner with one endpoint and one delivery finds
 * it.
 */
export class FakeWebhooks extends FakeNetwork {
  endpoints: Endpoint[] = [endpoint()];
  deliveries: Delivery[] = [delivery(1)];

  constructor() {
    super();
    this.session({});
    this.route(ENDPOINTS, (sent) =>
      sent.method === 'POST' ? this.#create(sent) : json(200, page(this.endpoints)),
    );
    this.route(`${ENDPOINTS}/whe_1`, (sent) => this.#change(sent));
    this.route(`${ENDPOINTS}/whe_1/deliveries`, () => json(200, page(this.deliveries)));
    this.route(`${ENDPOINTS}/whe_1/ping`, () => json(201, delivery(9, { event_type: 'ping' })));
    this.route(`${ENDPOINTS}/whe_1/rotate_secret`, () =>
      json(200, { ...endpoint({ previous_secret_expires_at: '2026-11-22T10:00:00Z' }), secret: 'whsec_new' }),
    );
    this.route(`${ENDPOINTS}/whe_1/replay`, () => json(200, { queued: 12 }));
    this.clock(0);
    this.route('/v1/events/evt_1/redeliver', () => json(200, { queued: 1 }));
    this.route('/v1/events/evt_1', () => json(200, { id: 'evt_1', data: { total: 4235 } }));
    this.route('/v1/merchants', () =>
      json(
        200,
        page([
          { id: 'mer_1', display_name: 'Riverside Nursery' },
          { id: 'mer_2', display_name: 'Cafe' },
        ]),
      ),
    );
    this.route('/v1/sandbox/events', () => json(200, {}));
  }

  /** The response about the session. */
  session({ scopes = ALL_SCOPES, environment = 'sandbox' }): void {
    this.route('/v1/sessions/current', () =>
      json(200, { object: 'session', merchant: null, scopes, environment, expires_in: 900 }),
    );
  }

  /** The sandbox's clock is ahead of the real time by so much. */
  clock(offset_seconds: number): void {
    this.route('/v1/sandbox/clock', () => json(200, { object: 'sandbox_clock', offset_seconds }));
  }

  #create({ body }: Sent): Response {
    const created = endpoint({ id: `whe_${this.endpoints.length + 1}`, ...JSON.parse(body) });
    this.route(`${ENDPOINTS}/${created.id}/deliveries`, () => json(200, page([])));
    this.endpoints.push(created);
    return json(201, { ...created, secret: 'whsec_once' });
  }

  #change({ method, body }: Sent): Response {
    const [first, ...others] = this.endpoints;
    if (!first) return fault(40401);
    if (method === 'DELETE') {
      this.endpoints = others;
      return json(200, first);
    }
    const changed = {
      ...first,
      ...JSON.parse(body),
      version: first.version + 1,
      updated_at: '2026-11-21T10:00:00.000Z',
    };
    this.endpoints = [changed, ...others];
    return json(200, changed);
  }
}
