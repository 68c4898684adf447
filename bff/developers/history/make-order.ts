import { randomUUID } from 'node:crypto';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isPortFailure } from '../../core/ports/port-client.ts';
import { findLocation, slotsOf, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { publishedMenus } from '../../catalog/menus/menus.ts';
import {
  createOrder,
  lockOwnOrder,
  moveOrder,
  payOrder,
  refundOrder,
  type OrderMove,
  type OrderRow,
} from '../../orders/orders/orders.ts';
import type { OrderRefund } from '../../orders/orders/contract/order-actions.ts';
import { requestOf } from './basket.ts';

import type { Ending, PlannedOrder } from './plan.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Clock } from '../../core/api/clock.ts';

/** The owner and the place of the created orders. */
export interface Shop extends Owner {
  readonly merchantId: string;
  readonly locationId: string;
}

const MINUTE_MS = 60_000;

/**
 * Creates an order as a customer, the merchant and the clock would have: by the same steps, each at its time
 * in the past. A refused step ends it: the merchant may have been closed since, or its menu changed. So does
 * a processor that doesn't answer: the payment is recovered like any other.
 * @throws {ApiError} an internal error; a refused step or a processor that doesn't answer only ends the order
 */
export async function makeOrder(deps: PastDeps, shop: Shop, planned: PlannedOrder): Promise<void> {
  try {
    await new Steps(deps, shop, planned).run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500 && !isPortFailure(error)) throw error;
  }
}

/** The steps of one order; time passes between them. */
class Steps {
  readonly #deps: PastDeps;
  readonly #shop: Shop;
  readonly #planned: PlannedOrder;
  #now: number;

  constructor(deps: PastDeps, shop: Shop, planned: PlannedOrder) {
    this.#deps = deps;
    this.#shop = shop;
    this.#planned = planned;
    this.#now = planned.at;
  }

  async run(): Promise<void> {
    const { ending } = this.#planned;
    const order = await this.#create();
    if (ending === 'abandoned') return;
    await this.#pay(order);
    if (ending === 'declined' || ending === 'unconfirmed') return;
    for (const [move, minutes] of WAYS[ending]) await this.#move(order, move, minutes);
    const refund = this.#refundOf(order);
    if (refund) await this.#refund(order, refund);
  }

  async #create(): Promise<OrderRow> {
    const { db } = this.#deps;
    const location = await this.#location();
    const menus = await publishedMenus(db, this.#shop, this.#shop.merchantId);
    const { currency, record } = location;
    const least = record.fulfillments[this.#planned.type].min_subtotal.amount;
    const scheduledAt = this.#planned.ending === 'scheduled' ? await this.#timeTomorrow(location) : null;
    const body = requestOf(this.#planned, { location: location.id, currency, menus, least, scheduledAt });
    const now = this.#pass(0);
    return inTransaction(db, (work) => createOrder(work, this.#deps, { caller: 'key', location, body, now }));
  }

  async #location(): Promise<OrderingLocation> {
    const view = { ...this.#shop, only: this.#shop.merchantId };
    const location = await findLocation(this.#deps.db, view, this.#shop.locationId);
    if (!location) throw new ApiError('not_found');
    return location;
  }

  /** Returns a time around noon of the next day. */
  async #timeTomorrow(location: OrderingLocation): Promise<string | null> {
    const { type } = this.#planned;
    const from = new Date(this.#now + 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    const time = { location, fulfillment: type, scheduledAt: null, now: this.#now };
    const { days } = await slotsOf(this.#deps.db, time, { from, days: 1 });
    const slots = days[0]?.slots ?? [];
    return slots[Math.floor(slots.length / 2)]?.at ?? null;
  }

  async #pay({ id, currency, content }: OrderRow): Promise<void> {
    const { token } = this.#planned;
    const total = { amount: content.quote.total, currency };
    const tip = { amount: content.quote.tip, currency };
    const source = token === null ? { at_pickup: true as const } : { token };
    await payOrder(
      this.#deps,
      { ...this.#shop, only: this.#shop.merchantId },
      {
        id,
        body: { source, total, tip },
        intent: randomUUID(),
        now: this.#pass(1),
        requestId: randomUUID(),
      },
    );
  }

  async #move({ id }: OrderRow, move: OrderMove, minutes: number): Promise<void> {
    const now = new Date(this.#pass(minutes));
    const reason = REASONS[move];
    const moved = await inTransaction(this.#deps.db, async (work) => {
      const row = await lockOwnOrder(work.db, this.#shop, id);
      return moveOrder(work, this.#deps, row, { move, now, ...(reason !== undefined && { reason }) });
    });
    await this.#settle(moved);
  }

  #refundOf({ content, currency }: OrderRow): Omit<OrderRefund, 'reason'> | undefined {
    const { total, tip } = content.quote;
    switch (this.#planned.ending) {
      case 'item_refunded':
        return { lines: [{ uid: content.lines[0]?.uid ?? '', quantity: 1 }] };
      case 'amount_refunded':
        return { amount: { amount: Math.max(1, Math.round((total - tip) / 3)), currency } };
      case 'refunded':
        return { amount: { amount: total, currency } };
      default:
        return undefined;
    }
  }

  async #refund({ id }: OrderRow, parts: Omit<OrderRefund, 'reason'>): Promise<void> {
    const now = new Date(this.#pass(25));
    const reason = this.#planned.ending === 'item_refunded' ? 'item_problem' : 'requested';
    const row = await inTransaction(this.#deps.db, async (work) => {
      const order = await lockOwnOrder(work.db, this.#shop, id);
      await refundOrder(work, this.#deps, order, { body: { ...parts, reason }, intent: undefined, now });
      return order;
    });
    await this.#settle(row);
  }

  async #settle({ payment_id: payment }: OrderRow): Promise<void> {
    if (payment !== null) await this.#deps.payments.settle(this.#shop, payment);
  }

  /** Advances by this number of minutes. @returns the time, in milliseconds */
  #pass(minutes: number): number {
    this.#now += minutes * MINUTE_MS;
    this.#deps.past.moveTo(this.#now);
    return this.#now;
  }
}

type Way = readonly (readonly [OrderMove, number])[];

/** The steps of an order, with the minutes before each. */
const MADE: Way = [
  ['accept', 3],
  ['prepare', 4],
  ['ready', 11],
  ['complete', 9],
];
const WAYS: Readonly<Record<Exclude<Ending, 'abandoned' | 'declined' | 'unconfirmed'>, Way>> = {
  timed_out: [['timeOut', 10]],
  rejected: [['reject', 4]],
  canceled: [
    ['accept', 2],
    ['cancel', 6],
  ],
  completed: MADE,
  item_refunded: MADE,
  amount_refunded: MADE,
  refunded: MADE,
  accepted: MADE.slice(0, 1),
  preparing: MADE.slice(0, 2),
  ready: MADE.slice(0, 3),
  scheduled: MADE.slice(0, 1),
};

const REASONS: Readonly<Partial<Record<OrderMove, string>>> = {
  reject: 'Too busy just now',
  cancel: 'The customer asked for it',
};

/** The dependencies of features, at a time in the past. */
export interface PastDeps extends FeatureDeps {
  readonly past: PastClock;
}

/** Returns dependencies with the same database, processor and rules, but another time for new records. */
export function pastDeps(deps: FeatureDeps, aheadMs: number): PastDeps {
  const past = new PastClock(aheadMs);
  const made: PastDeps = {
    ...deps,
    past,
    clock: past,
    payments: deps.payments.recordingAt(past, () => made),
    orderFollowers: deps.orderFollowers.filter(({ isOfPresent }) => !isOfPresent),
  };
  return made;
}

/** A clock that stands still until it is moved. */
export class PastClock implements Clock {
  readonly #aheadMs: number;
  #now = 0;

  /** @param aheadMs the sandbox clock's lead over real time, which readers of this clock add */
  constructor(aheadMs: number) {
    this.#aheadMs = aheadMs;
  }

  now(): number {
    return this.#now - this.#aheadMs;
  }

  /** Sets the time of the sandbox, in milliseconds. */
  moveTo(now: number): void {
    this.#now = now;
  }
}
