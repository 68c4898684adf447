/** The records of the dashboard's gallery: a café in London, on a Saturday in November at noon. */

export const NOW = '2026-11-21T12:00:00.000Z';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
/** Half a minute more, so that what is said of it stays the same while the gallery is looked at. */
export const inMinutes = (minutes: number): string =>
  new Date(Date.parse(NOW) + minutes * 60_000 + Math.sign(minutes) * 30_000).toISOString();

export interface GalleryOrder {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly payment: string | null;
  readonly payment_state: string;
  readonly total: { readonly amount: number };
  readonly lines: readonly GalleryLine[];
  readonly fulfillment: { readonly state: string };
}

interface GalleryLine {
  readonly uid: string;
  readonly total: { readonly amount: number };
  readonly quantity: number;
}

type More = Readonly<Record<string, unknown>>;

function line(uid: string, item: string, name: string, quantity: number, each: number, more: More = {}) {
  return {
    uid,
    item,
    name,
    variation_name: null,
    quantity,
    unavailable_quantity: 0,
    modifiers: [],
    note: null,
    total: gbp(quantity * each),
    refunded_quantity: 0,
    refunded: gbp(0),
    ...more,
  };
}

const SALAD = line('1', 'itm_salad', 'Garden salad', 2, 850, {
  variation_name: 'Large',
  modifiers: [{ modifier: 'mod_1', group: 'mgr_1', name: 'Avocado', quantity: 2, unit_price: gbp(150) }],
  note: 'No onions',
});
const COFFEE = line('2', 'itm_coffee', 'Flat white', 1, 340);
const LEMONADE = line('3', 'itm_lemonade', 'Elderflower lemonade', 3, 290);

interface Placed {
  readonly lines?: readonly ReturnType<typeof line>[];
  readonly charges?: readonly More[];
  readonly tip?: number;
  readonly fulfillment?: More;
  readonly more?: More;
}

/** An order that was placed a few minutes ago; its total is the sum of its parts. */
function order(number: number, state: string, readyIn: number | null, placed: Placed = {}): GalleryOrder {
  const { lines = [SALAD, COFFEE], charges = [], tip = 0, fulfillment = {}, more = {} } = placed;
  const subtotal = lines.reduce((sum, { total }) => sum + total.amount, 0);
  const total = charges.reduce((sum, charge) => sum + (charge['total'] as Amount).amount, subtotal) + tip;
  return {
    id: `ord_${number}`,
    object: 'order',
    location: 'loc_1',
    number,
    status: 'open',
    customer: { name: 'Ada Byron', phone: '+442079460018', email: null, language: null, allergies: [] },
    lines,
    discounts: [],
    charges,
    taxes: [],
    tip: gbp(tip),
    subtotal: gbp(subtotal),
    discount_total: gbp(0),
    tax_total: gbp(0),
    total: gbp(total),
    unavailable_total: gbp(0),
    refunded: gbp(0),
    due: gbp(0),
    payment_state: state === 'proposed' ? 'authorized' : 'captured',
    payment: `pay_${number}`,
    at_pickup: false,
    status_url: '#use',
    placed_at: inMinutes(-6),
    respond_by: state === 'proposed' ? inMinutes(4) : null,
    closed_at: null,
    version: 2,
    business_date: NOW.slice(0, 10),
    created_at: inMinutes(-6),
    updated_at: inMinutes(-6),
    ...more,
    fulfillment: {
      type: 'pickup',
      state,
      scheduled_at: null,
      ready_at: readyIn === null ? null : inMinutes(readyIn),
      address: null,
      table: null,
      note: null,
      reason: null,
      ...fulfillment,
    },
  } as unknown as GalleryOrder;
}

/** An order of then, on its day. */
function at(minutes: number): More {
  const then = inMinutes(minutes);
  return { placed_at: then, created_at: then, business_date: then.slice(0, 10) };
}

type Amount = { readonly amount: number };

const FEE = { uid: 'delivery', type: 'delivery', total: gbp(350), refunded: gbp(0) };
const HOME = {
  line1: '14 Wharf Street',
  line2: 'Flat 3',
  city: 'London',
  postal_code: 'E14 7AB',
  lines: ['14 Wharf Street', 'Flat 3', 'London', 'E14 7AB'],
};

const NEW = order(41, 'proposed', 18);
const PREPARING = order(38, 'preparing', 9, {
  lines: [SALAD, LEMONADE],
  tip: 200,
  fulfillment: { type: 'dine_in', table: '7' },
});

/** All that a queue can hold: each group, each way to get an order, and one that is late. */
const BUSY: readonly GalleryOrder[] = [
  NEW,
  order(42, 'proposed', 43, {
    lines: [
      line('1', 'itm_feast', 'Sharing table for the office, with everything on it', 8, 14_250),
      { ...LEMONADE, quantity: 24, total: gbp(24 * 290) },
    ],
    charges: [FEE],
    tip: 2500,
    fulfillment: {
      type: 'delivery',
      address: HOME,
      note: 'Ring twice. The bell is beside the green gate, not at the door.',
    },
    more: {
      location: 'loc_2',
      customer: {
        name: 'Maximiliane von Hohenstein-Schwarzenberg',
        phone: '+442079460018',
        email: null,
        language: null,
        allergies: ['tree_nuts'],
      },
    },
  }),
  order(37, 'preparing', -8, { lines: [COFFEE] }),
  PREPARING,
  order(35, 'ready', -6, {
    lines: [COFFEE, LEMONADE],
    more: { payment_state: 'none', payment: null, at_pickup: true, due: gbp(1210) },
  }),
  order(36, 'ready', 4, { charges: [FEE], fulfillment: { type: 'delivery', address: HOME } }),
  order(40, 'accepted', 30 * 60, { fulfillment: { scheduled_at: inMinutes(30 * 60) } }),
];

/** What is over: one that nobody answered, and two of yesterday. */
const PAST: readonly GalleryOrder[] = [
  order(34, 'rejected', -30, {
    lines: [COFFEE],
    fulfillment: { reason: 'timeout' },
    more: { ...at(-60), status: 'canceled', payment_state: 'unpaid' },
  }),
  order(27, 'completed', null, { more: { ...at(-1200), status: 'completed' } }),
  order(26, 'completed', null, {
    lines: [LEMONADE],
    more: { ...at(-1220), status: 'completed', refunded: gbp(290) },
  }),
];

/** Shops with an order or two, and one location. */
export const QUIET = new Set(['one', 'held', 'failed-change', 'overtaken', 'slow-quote']);

/** The orders of a shop, by the filters that the element uses: open ones, those rejected, or all. */
export function ordersOf(shop: string, { status, state }: OrderFilter): readonly GalleryOrder[] {
  if (shop === 'empty') return [];
  if (QUIET.has(shop)) return state ? [] : [NEW, PREPARING];
  if (status) return BUSY;
  return state ? PAST.filter(({ fulfillment }) => fulfillment.state === state) : [...BUSY, ...PAST];
}

interface OrderFilter {
  readonly status?: unknown;
  readonly state?: unknown;
}

/** One of them. @param state that it has got into by now; its own without that */
export function orderOf(id: string, state?: string): GalleryOrder | undefined {
  const found = [...BUSY, ...PAST].find((one) => one.id === id);
  if (!found || !state) return found;
  return { ...found, version: found.version + 1, fulfillment: { ...found.fulfillment, state } };
}

/** Returns the payment of an order that is paid online. */
export const paymentsOf = ({ payment, total, payment_state: status }: GalleryOrder): readonly object[] =>
  payment === null
    ? []
    : [
        {
          id: payment,
          amount: total,
          card: { brand: 'Visa', last4: '4242' },
          status,
          created_at: inMinutes(-6),
        },
      ];

/** Returns the price of units of its lines. */
export function costOf(
  { lines }: GalleryOrder,
  wanted: readonly { uid: string; quantity: number }[],
): object {
  const cost = ({ uid, total, quantity }: GalleryLine): number =>
    ((wanted.find((one) => one.uid === uid)?.quantity ?? 0) * total.amount) / quantity;
  return gbp(lines.reduce((sum, one) => sum + cost(one), 0));
}
