import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { failAfter } from '../../../testing/service/stopping-database.ts';
import { vi } from 'vitest';
import { Earner } from '../../../money/payouts/testing/earner.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { gbp, move, openShop, paid, placed, refund, type Shop } from '../../../orders/orders/testing/shop.ts';
import { rollUp } from '../../../orders/reports/reports.ts';
import type { Service } from '../../../testing/service/service.ts';
import { ARCHIVED_TABLES } from '../archived-tables.ts';
import { restoreArchive, type ReadWish, type Restored } from '../restore-archive.ts';
import { writeArchive, type Written } from '../write-archive.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Orders of a month in the past of a sandbox, and a folder for their archive. */
export class OldOrders {
  readonly folder = mkdtempSync(join(tmpdir(), 'trellis-archive-'));
  readonly service: Service;
  readonly shop: Shop;
  readonly earner: Earner;
  /** `2026-03`. */
  month = '';
  /** Completed, with payments in payouts that were paid; the last one has a refund, another was not by card. */
  readonly orders: Order[] = [];
  refund = '';

  private constructor(service: Service, shop: Shop) {
    this.service = service;
    this.shop = shop;
    this.earner = new Earner(service, shop.partner, shop.merchant);
  }

  /** Places orders in the middle of a month, and waits until everything of them is final. */
  static async place(service: Service): Promise<OldOrders> {
    const old = new OldOrders(service, await openShop(service));
    const { shop, earner, orders } = old;
    const now = await earner.now();
    const middle = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 14, 12));
    await earner.advanceTo(middle);
    old.month = middle.toISOString().slice(0, 7);
    for (let count = 0; count < 4; count += 1) orders.push(await old.#complete(await paid(shop)));
    orders.push(await old.#complete(await placed(shop, {}, { source: { at_pickup: true } })));
    const reply = await refund(shop, await old.#ofLast(), { amount: gbp(100) });
    old.refund = String(reply.body['id']);
    await earner.advance(36 * DAY_MS);
    while ((await rollUp(service.db)) > 0);
    // The timer of the refund is of real time.
    const payments = service.db.selectFrom('payments').select('id');
    const timers = service.db.selectFrom('timers').select('kind').where('record', 'in', payments);
    await vi.waitFor(
      async () => {
        if ((await timers.execute()).length > 0) throw new Error('payments have timers still');
      },
      { timeout: 60_000 },
    );
    return old;
  }

  async #ofLast(): Promise<Order> {
    const order = await this.#complete(await paid(this.shop));
    this.orders.push(order);
    return order;
  }

  async #complete(order: Order): Promise<Order> {
    for (const action of ['accept', 'ready', 'complete']) await move(this.shop, order, action);
    return order;
  }

  /** Archives the month as if it was long ago. @param stopAfter statements, as if it was killed then */
  async write({ stopAfter = Infinity, most = 2, months = 16, folder = this.folder } = {}): Promise<Written> {
    const db = failAfter(this.service.db, stopAfter);
    const now = (await this.earner.now()).getTime() + months * 31 * DAY_MS;
    const wish = { folder, environment: 'sandbox', month: this.month } as const;
    return writeArchive({ db, nowOf: () => Promise.resolve(now) }, wish, most);
  }

  restore(wish: Partial<ReadWish> = {}, stopAfter = Infinity): Promise<Restored> {
    const { folder, month } = this;
    return restoreArchive(failAfter(this.service.db, stopAfter), { folder, month, ...wish });
  }

  /** Everything that may leave, and the sums that reports read, as the database has it. */
  async rows(): Promise<Readonly<Record<string, readonly string[]>>> {
    const all: Record<string, readonly string[]> = {};
    const { rows: sums } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and (relname like 'report\\_%' or relname like 'archive%')
        and relname <> 'report_queue'`.execute(this.service.db);
    for (const table of [...ARCHIVED_TABLES, ...sums.map(({ name }) => name)]) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(table)} t order by 1`.execute(this.service.db);
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  }

  drop(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
