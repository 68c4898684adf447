import { FakeNetwork, fault, json } from '../../../testing/fake-network.ts';
import type { Location, Menu, Order, Payment, Refund } from '../records.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
/** The service's current time, which isn't today. */
export const NOW = '2031-05-14T17:00:00.000Z';
const minutesFromNow = (minutes: number): string =>
  new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

export const ALL_SCOPES = [
  'orders:read',
  'orders:write',
  'payments:read',
  'payments:refund',
  'merchants:read',
  'merchants:write',
  'menus:read',
  'menus:write',
  'onboarding:read',
];

/** An order that was placed now; `number` tells them apart. */
export function order(
  number: number,
  state: Order['fulfillment']['state'] = 'proposed',
  more: Partial<Omit<Order, 'fulfillment'>> & { fulfillment?: Partial<Order['fulfillment']> } = {},
): Order {
  const { fulfillment, ...rest } = more;
  return {
    id: `ord_${number}`,
    object: 'order',
    location: 'loc_1',
    number,
    status: 'open',
    customer: { name: 'Ada Byron', phone: '+442079460018', email: null, language: null, allergies: [] },
    lines: [
      {
        uid: '1',
        item: 'itm_1',
        name: 'Garden salad',
        variation_name: 'Large',
        quantity: 2,
        unavailable_quantity: 0,
        modifiers: [
          { modifier: 'mod_1', group: 'mgr_1', name: 'Avocado', quantity: 2, unit_price: gbp(150) },
        ],
        note: 'No onions',
        total: gbp(2000),
        refunded_quantity: 0,
        refunded: gbp(0),
      },
    ],
    discounts: [],
    charges: [],
    taxes: [{ name: 'VAT', rate_ppm: 200_000, inclusive: true, base: gbp(2000), amount: gbp(333) }],
    tip: gbp(0),
    subtotal: gbp(2000),
    discount_total: gbp(0),
    tax_total: gbp(333),
    total: gbp(2000),
    unavailable_total: gbp(0),
    refunded: gbp(0),
    due: gbp(0),
    payment_state: state === 'proposed' ? 'authorized' : 'captured',
    payment: `pay_${number}`,
    at_pickup: false,
    status_url: `https://trellis.example/order/ord_${number}-0cQ7mJ4yU1sXv9RkZ2wTnA`,
    placed_at: NOW,
    respond_by: state === 'proposed' ? minutesFromNow(10) : null,
    closed_at: null,
    version: 2,
    business_date: '2031-05-14',
    created_at: NOW,
    updated_at: NOW,
    ...rest,
    fulfillment: {
      type: 'pickup',
      state,
      scheduled_at: null,
      ready_at: minutesFromNow(18),
      address: null,
      table: null,
      note: null,
      reason: null,
      ...fulfillment,
    },
  } as unknown as Order;
}

export const location = (more: Partial<Location> = {}): Location =>
  ({
    id: 'loc_1',
    name: 'Mill Lane',
    status: 'active',
    timezone: 'Europe/London',
    pause: null,
    day_starts_at: '00:00',
    version: 4,
    fulfillments: {
      pickup: { enabled: true, lead_minutes: 20 },
      delivery: { enabled: true, lead_minutes: 40 },
      dine_in: { enabled: false, lead_minutes: 10 },
    },
    ...more,
  }) as Location;

const menu = {
  id: 'mnu_1',
  name: 'All day',
  availability: [],
  sections: [
    {
      id: 'sec_1',
      name: 'Salads',
      items: [
        { id: 'itm_1', name: 'Garden salad', allergens: ['sesame'], variations: [] },
        { id: 'itm_2', name: 'Bean salad', allergens: [], variations: [] },
      ],
    },
  ],
} as unknown as Menu;

const page = (data: readonly unknown[]): Response => json(200, { data, has_more: false, next_cursor: null });

/** The state that each step leads to. */
const AFTER: Record<string, [state: Order['fulfillment']['state'], status: Order['status']]> = {
  accept: ['accepted', 'open'],
  reject: ['rejected', 'canceled'],
  delay: ['preparing', 'open'],
  preparing: ['preparing', 'open'],
  ready: ['ready', 'open'],
  complete: ['completed', 'completed'],
  cancel: ['canceled', 'canceled'],
};

/** The part of the list's filters that the element uses. */
const asked =
  (query: URLSearchParams) =>
  ({ status, fulfillment, customer }: Order): boolean =>
    [query.get('status') ?? status, query.get('state') ?? fulfillment.state].join() ===
      [status, fulfillment.state].join() && !!customer?.name.startsWith(query.get('q') ?? '');

/** The part of the service that the element talks to, with a stream that a test writes into. */
export class FakeDashboard extends FakeNetwork {
  orders: Order[] = [order(1), order(2, 'preparing'), order(3, 'ready')];
  locations: Location[] = [location()];
  payments: Partial<Payment>[] = [];
  refunds: Partial<Refund>[] = [];
  /** Streams that are open, the latest one last. */
  streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  /** Nothing can be streamed now. */
  isCut = false;

  constructor() {
    super();
    this.session(ALL_SCOPES);
    this.route('/v1/orders', ({ query }) => page(this.orders.filter(asked(query))));
    this.route('/v1/merchants/mer_1/locations', () => page(this.locations));
    this.route('/v1/menus', () => page([{ id: 'mnu_1' }]));
    this.route('/v1/menus/mnu_1', () => json(200, menu));
    this.route('/v1/payments', () => page(this.payments));
    this.route('/v1/refunds', () => page(this.refunds));
    this.route('/v1/reports/today', () => json(200, { currency: 'GBP', net: 41_250, orders: 17 }));
    this.route('/v1/merchants/mer_1/onboarding', () =>
      json(200, {
        status: 'active',
        timezone: 'Europe/London',
        requirements: { currently_due: [], past_due: [], errors: [], deadline: null },
        bank_account: { status: 'verified' },
      }),
    );
    this.route('/v1/stream', () => (this.isCut ? fault(50301) : this.#stream()));
    for (let number = 1; number <= 60; number++) this.#routeOrder(`ord_${number}`);
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

  /** An order is there, or is other than before, and the stream says so. */
  change(order: Order, type = 'order.updated'): void {
    this.keep(order);
    const { id, version } = order;
    this.write(type, { object: 'stream_event', type, record: { object: 'order', id, version }, order: id });
  }

  /** An order is other than before, and nobody says so. */
  keep(order: Order): void {
    this.orders = [order, ...this.orders.filter(({ id }) => id !== order.id)];
  }

  write(event: string, data: object, id = ''): void {
    const text = `event: ${event}\n${id && `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
    this.streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  }

  /** The connection breaks. */
  cut(): void {
    this.isCut = true;
    for (const stream of this.streams.splice(0)) stream.error(new TypeError('network error'));
  }

  #stream(): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        this.streams.push(stream);
        queueMicrotask(() => this.write('ready', { object: 'stream' }, `at-${this.streams.length}`));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  #routeOrder(id: string): void {
    const now = (): Order | undefined => this.orders.find((one) => one.id === id);
    this.route(`/v1/orders/${id}`, () => (now() ? json(200, now()) : fault(40401)));
    this.route(`/v1/orders/${id}/refund/quote`, ({ body }) =>
      json(200, { amount: gbp(1000 * JSON.parse(body).lines[0].quantity) }),
    );
    this.route(`/v1/orders/${id}/refund`, ({ body }) =>
      json(201, { id: 'rfd_1', amount: gbp(1000 * JSON.parse(body).lines[0].quantity) }),
    );
    for (const [path, [state, status]] of Object.entries(AFTER)) {
      this.route(`/v1/orders/${id}/${path}`, () => {
        const before = now();
        if (!before) return fault(40401);
        const after = { ...before, status, version: before.version + 1 };
        this.keep({ ...after, respond_by: null, fulfillment: { ...before.fulfillment, state } });
        return json(200, now());
      });
    }
  }
}
