import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { daysAfter, localDateOf, PAYOUT_DUE, startOfDate } from '../../accounts/merchants/merchants.ts';
import { payoutRun } from '../../money/payouts/payouts.ts';
import { setTimer, setTimersIfNone, type NewTimer } from '../../core/timers/timers.ts';
import type { PastDeps } from './make-order.ts';

interface PaidMerchant {
  readonly id: string;
  readonly timezone: string;
}

/**
 * Payouts of a sandbox's past. Each day's payout is made once, before the orders of that day. A timer would
 * be due as soon as something is sold that was available by then, and again with the next order.
 */
export class PastPayouts {
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
