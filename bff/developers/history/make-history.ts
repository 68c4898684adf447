import type { Selectable } from 'kysely';
import { daysAfter, localDateOf, PAYOUT_DUE, startOfDate } from '../../accounts/merchants/merchants.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Tables } from '../../core/database/tables.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import type { Outcome, OutsideTimer } from '../../core/timers/timer-handler.ts';
import { type NewTimer, setTimer, setTimersIfNone } from '../../core/timers/timers.ts';
import { payoutRun } from '../../money/payouts/payouts.ts';
import { makeOrder, pastDeps, type PastDeps, type Shop } from './make-order.ts';
import { type PlannedOrder, planOf } from './plan.ts';

/** The duration of one run; other work gets the same time in between. */
const RUN_MS = 200;
const PAUSE_MS = 200;

/**
 * The databases for which this node is creating a past: one at a time, however many partners have signed up.
 */
const busy = new WeakSet<Db>();

/**
 * Creates the next orders of a sandbox's plan. Runs on one node at a time; after a crash it continues with
 * the interrupted order, which is created again alongside its remains.
 */
export async function makeHistory(timer: OutsideTimer<FeatureDeps>): Promise<Outcome> {
  const { db, clock } = timer.deps;
  if (busy.has(db)) return { againAt: new Date(clock.now() + PAUSE_MS) };
  busy.add(db);
  try {
    return await makeSome(timer);
  } finally {
    busy.delete(db);
  }
}

async function makeSome({ deps, owner, signal }: OutsideTimer<FeatureDeps>): Promise<Outcome> {
  const { db } = deps;
  const histories = await db
    .selectFrom('histories')
    .selectAll()
    .where(ownedBy('histories', owner))
    .where('ended_at', 'is', null)
    .orderBy('merchant_id')
    .execute();
  const plan = await planOfAll(db, owner, histories);
  const past = pastDeps(deps, await nowIn(db, { now: () => 0 }, owner));
  const [first] = histories;
  if (!first) return 'done';
  const payouts = await PastPayouts.of(past, owner, first.until);
  let { made } = first;
  if (made === 0) await payouts.hold();
  const end = performance.now() + RUN_MS;
  for (; made < plan.length && performance.now() < end && !signal.aborted; made += 1) {
    const [before, next] = [plan[made - 1], plan[made]];
    if (before && next) await payouts.payBetween(before.order.at, next.order.at);
    if (next) await makeOrder(past, next.shop, next.order);
    await note(db, owner, { made: made + 1 });
  }
  if (made < plan.length) return { againAt: new Date(deps.clock.now() + PAUSE_MS) };
  await payouts.payBetween(plan.at(-1)?.order.at ?? first.until.getTime(), first.until.getTime());
  await note(db, owner, { ended_at: new Date(deps.clock.now()) });
  return 'done';
}

interface NextOrder {
  readonly shop: Shop;
  readonly order: PlannedOrder;
}

/**
 * Plans the sales of all merchants of the sandbox, oldest first, so that lists ordered by ID are ordered by
 * time.
 */
async function planOfAll(
  db: Db,
  owner: Owner,
  histories: readonly Selectable<Tables['histories']>[],
): Promise<NextOrder[]> {
  const plans = await Promise.all(
    histories.map(async ({ merchant_id: merchantId, status, until, days }) => {
      const shop = await shopOf(db, owner, merchantId);
      const plan = shop ? planOf({ seed: merchantId, status, until: until.getTime(), days }) : [];
      return plan.flatMap((order): NextOrder[] => (shop ? [{ shop, order }] : []));
    }),
  );
  return plans.flat().toSorted((one, other) => one.order.at - other.order.at);
}

async function note(
  db: Db,
  owner: Owner,
  columns: Partial<Pick<Tables['histories'], 'made' | 'ended_at'>>,
): Promise<void> {
  await db
    .updateTable('histories')
    .set(columns)
    .where(ownedBy('histories', owner))
    .where('ended_at', 'is', null)
    .execute();
}

/** Returns the merchant's first location; `undefined` if it has none. */
async function shopOf(db: Db, owner: Owner, merchantId: string): Promise<Shop | undefined> {
  const location = await db
    .selectFrom('locations')
    .select('id')
    .where(ownedBy('locations', owner))
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return location && { ...owner, merchantId, locationId: location.id };
}

interface PaidMerchant {
  readonly id: string;
  readonly timezone: string;
}

/**
 * Payouts of a sandbox's past. Each day's payout is made once, before the orders of that day. A timer would
 * be due as soon as something is sold that was available by then, and again with the next order.
 */
class PastPayouts {
  readonly #deps: PastDeps;
  readonly #owner: Owner;
  readonly #merchants: readonly PaidMerchant[];
  readonly #until: Date;

  private constructor(deps: PastDeps, owner: Owner, merchants: readonly PaidMerchant[], until: Date) {
    this.#deps = deps;
    this.#owner = owner;
    this.#merchants = merchants;
    this.#until = until;
  }

  /** @param until the end of the past */
  static async of(deps: PastDeps, owner: Owner, until: Date): Promise<PastPayouts> {
    return new PastPayouts(deps, owner, await merchantsOf(deps.db, owner), until);
  }

  /**
   * Postpones payouts, so that no timer is due before the day after the past. Call it before the first order.
   */
  async hold(): Promise<void> {
    const timers = await Promise.all(this.#merchants.map((merchant) => this.#nextDue(merchant)));
    await inTransaction(this.#deps.db, (work) => setTimersIfNone(work.db, this.#owner, timers));
  }

  /** Pays out on each day that began after one moment, up to another: milliseconds. */
  async payBetween(from: number, to: number): Promise<void> {
    for (const merchant of this.#merchants) {
      const last = localDateOf(new Date(to), merchant.timezone);
      let date = localDateOf(new Date(from), merchant.timezone);
      while (date < last) {
        date = daysAfter(date, 1);
        await this.#pay(merchant, date);
      }
    }
  }

  async #pay(merchant: PaidMerchant, date: string): Promise<void> {
    const { db } = this.#deps;
    const dueAt = await startOfDate(date, merchant.timezone);
    const next = await this.#nextDue(merchant);
    await inTransaction(db, async (work) => {
      await payoutRun.together(work, { deps: this.#deps, owner: this.#owner, records: [merchant.id], dueAt });
      // Overrides the next due date, which is in the past too.
      await setTimer(work.db, this.#owner, next);
    });
  }

  async #nextDue({ id, timezone }: PaidMerchant): Promise<NewTimer> {
    const date = daysAfter(localDateOf(this.#until, timezone), 1);
    return { kind: PAYOUT_DUE, record: id, dueAt: await startOfDate(date, timezone) };
  }
}

function merchantsOf(db: Db, owner: Owner): Promise<PaidMerchant[]> {
  return db
    .selectFrom('histories')
    .innerJoin('merchants', 'merchants.id', 'histories.merchant_id')
    .select(['merchants.id', 'merchants.timezone'])
    .where(ownedBy('histories', owner))
    .where('histories.ended_at', 'is', null)
    .orderBy('merchants.id')
    .execute();
}
