import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';
import type { MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';
import type { OrderSource } from '../../core/contract/fields.ts';
import { createHash } from 'node:crypto';

/** Pseudorandom numbers that are the same each time for the same seed. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  }

  /** Returns a number from 0, up to but not including 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  isLucky(chance: number): boolean {
    return this.next() < chance;
  }

  /**
   * Returns one of the choices, each as often as its weight.
   * @throws {Error} there are no choices
   */
  pick<Value>(choices: readonly (readonly [Value, number])[]): Value {
    const whole = choices.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.next() * whole;
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    const last = choices.at(-1);
    if (!last) throw new Error('there is nothing to pick from');
    return last[0];
  }

  /** Returns one of the values, each equally likely. */
  one<Value>(values: readonly Value[]): Value {
    return this.pick(values.map((value) => [value, 1] as const));
  }
}

/** The outcome of an order. */
export type Ending =
  /** Unpaid: never attempted, declined, or never confirmed by the card's holder. */
  | 'abandoned'
  | 'declined'
  | 'unconfirmed'
  | 'timed_out'
  | 'rejected'
  | 'canceled'
  | 'completed'
  /** Completed, and then refunded: an item, an amount, or all of it. */
  | 'item_refunded'
  | 'amount_refunded'
  | 'refunded'
  /** The order's current status. */
  | 'accepted'
  | 'preparing'
  | 'ready'
  | 'scheduled';

/** An order still to be created: its content is chosen from the menu then, by its seed. */
export interface PlannedOrder {
  /** The time at which it is placed, in milliseconds. */
  readonly at: number;
  readonly seed: string;
  readonly ending: Ending;
  readonly type: Fulfillment;
  readonly source: OrderSource;
  readonly customer: PlannedCustomer;
  /** A token of the sandbox's processor; `null` if it is paid at the counter. */
  readonly token: string | null;
  /** In minor units. */
  readonly tip: number;
  readonly discount: 'percent' | 'fixed' | null;
}

interface PlanRequest {
  /** The seed of all random choices: a merchant's ID. */
  readonly seed: string;
  readonly status: MerchantStatus;
  /** The end: nothing is placed in the last minutes before it. */
  readonly until: number;
  readonly days: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The relative sales of each hour of a day, in UTC: mornings, a peak at lunch, quiet evenings. */
const HOURS: readonly (readonly [number, number])[] = [
  [8, 3],
  [9, 5],
  [10, 5],
  [11, 7],
  [12, 12],
  [13, 10],
  [14, 5],
  [15, 5],
  [16, 4],
  [17, 3],
];
/** Starts on Sunday. */
const WEEKDAYS = [1.3, 0.7, 0.7, 0.8, 0.9, 1.2, 1.6];

const ENDINGS: readonly (readonly [Ending, number])[] = [
  ['completed', 78],
  ['item_refunded', 4],
  ['amount_refunded', 2],
  ['refunded', 2],
  ['canceled', 3],
  ['rejected', 2],
  ['timed_out', 1],
  ['declined', 4],
  ['unconfirmed', 1],
  ['abandoned', 3],
];

/** Orders in progress, with the minutes since they were placed. */
const OPEN: readonly (readonly [Ending, number])[] = [
  ['scheduled', 55],
  ['ready', 31],
  ['preparing', 19],
  ['accepted', 12],
];

/**
 * Plans the sales of each test merchant: those of the active one until this minute, those of the restricted
 * one until it was restricted, and a few days of counter sales only for the one that is still to be
 * onboarded. The same request always gives the same plan, oldest first.
 */
export function planOf(request: PlanRequest): readonly PlannedOrder[] {
  const { status, until, days } = request;
  const random = new Random(`${request.seed} ${until}`);
  const isActive = status === 'active';
  const sold = isActive ? { from: days, to: 0, each: 4 } : soldBefore(status, days);
  const past: PlannedOrder[] = [];
  for (let back = sold.from; back >= sold.to; back -= 1) {
    const midnight = Math.floor(until / DAY_MS) * DAY_MS - back * DAY_MS;
    const share = WEEKDAYS[new Date(midnight).getUTCDay()] ?? 1;
    const count = Math.max(1, Math.round(sold.each * share * (0.7 + random.next() * 0.6)));
    for (let made = 0; made < count; made += 1) {
      const minutes = random.pick(HOURS) * 60 + random.whole(0, 59);
      past.push(planned(random, midnight + minutes * MINUTE_MS, random.pick(ENDINGS), status));
    }
  }
  const isOver = ({ at }: PlannedOrder): boolean => at < until - 2 * HOUR_MS;
  const open = isActive
    ? OPEN.map(([ending, minutes]) => planned(random, until - minutes * MINUTE_MS, ending, status))
    : [];
  return [...past.filter(isOver).toSorted((one, other) => one.at - other.at), ...open];
}

/** Returns the sales period of a merchant that is not active. */
function soldBefore(status: MerchantStatus, days: number): { from: number; to: number; each: number } {
  return status === 'restricted'
    ? { from: days, to: Math.min(6, Math.floor(days / 2)), each: 2 }
    : { from: Math.min(4, days), to: 1, each: 2 };
}

const CARDS: readonly (readonly [string, number])[] = [
  ['tok_paid', 60],
  ['tok_mastercard', 30],
  ['tok_amex', 7],
  ['tok_discover', 3],
];
const DECLINED: readonly (readonly [string, number])[] = [
  ['tok_insufficient_funds', 5],
  ['tok_declined', 3],
  ['tok_expired_card', 1],
  ['tok_incorrect_cvc', 1],
];

function planned(random: Random, at: number, wanted: Ending, status: MerchantStatus): PlannedOrder {
  const type = random.pick<Fulfillment>([
    ['pickup', 6],
    ['delivery', status === 'needs_data' ? 0 : 3],
  ]);
  const isRefunded = wanted.endsWith('refunded');
  const isByCard = wanted === 'declined' || wanted === 'unconfirmed' || isRefunded || type === 'delivery';
  const isAtCounter = status === 'needs_data' || (!isByCard && random.isLucky(0.18));
  const ending = isAtCounter && (isByCard || isRefunded) ? 'completed' : wanted;
  const token =
    ending === 'declined'
      ? random.pick(DECLINED)
      : ending === 'unconfirmed'
        ? 'tok_challenge'
        : random.pick(CARDS);
  return {
    at,
    seed: `${random.next()}`,
    ending,
    type,
    source: random.pick<OrderSource>([
      ['ordering', 6],
      ['api', 3],
      ['dashboard', 1],
    ]),
    customer: customerOf(random),
    token: isAtCounter ? null : token,
    tip: !isAtCounter && random.isLucky(0.35) ? random.one([50, 100, 150, 200, 300]) : 0,
    discount: random.isLucky(0.12) ? random.one(['percent', 'fixed'] as const) : null,
  };
}

interface PlannedCustomer {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

const FIRST = [
  'Alex',
  'Robin',
  'Sam',
  'Jo',
  'Charlie',
  'Ashley',
  'Kim',
  'Jamie',
  'Noor',
  'Sasha',
  'Toni',
  'Ren',
];
const LAST = ['A.', 'B.', 'C.', 'D.', 'F.', 'G.', 'H.', 'K.', 'L.', 'M.', 'P.', 'R.', 'S.', 'T.', 'W.'];

/** The number of regulars: loyal customers, and a list with the same name twice. */
const REGULARS = 40;

/** Returns a fictional customer: the numbers are from the range that Ofcom reserves for drama. */
function customerOf(random: Random): PlannedCustomer {
  const who = random.whole(0, REGULARS - 1);
  const name = `${FIRST[who % FIRST.length]} ${LAST[who % LAST.length]}`;
  const email = `guest${who + 10}@example.com`;
  return { name, phone: `+4420794600${who + 10}`, email: who % 3 === 0 ? email : null };
}
