import { ApiError } from '../../core/api/errors.ts';
import { route } from '../../core/api/route.ts';
import type { Db } from '../../core/database/database.ts';
import { type Guest, type GuestRecords, isOfGuest } from '../../core/database/guest-records.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Feature, GuestRecordDeps } from '../../core/feature.ts';
import { dropNotices } from '../notices/notices.ts';
import { eraseCustomer, lockOwnOrder, type OrderRow, presentOrder } from '../orders/orders.ts';
import * as operations from './contract/guests.ts';
import { eraseGuest, exportGuest, readGuest } from './guests.ts';

/** Orders by their customer. One that is still open needs its customer, so it isn't erased. */
const guestsOfOrders: GuestRecords<GuestRecordDeps> = {
  name: 'orders',
  find: async (deps, owner, guest, most) =>
    (await ordersOf(deps.db, owner, guest, most)).map((row) => presentOrder(row, deps)),
  async erase(work, _deps, guest) {
    const rows = await ordersOf(work.db, guest, guest);
    if (rows.length > 0) {
      await dropNotices(
        work.db,
        rows.map(({ id }) => id),
      );
    }
    for (const { id } of rows) {
      const row = await lockOwnOrder(work.db, guest, id);
      if (row.status === 'open') {
        throw new ApiError('state_forbids', {
          message: `Order ${id} is still open. Complete or cancel it first.`,
        });
      }
      await eraseCustomer(work, row, guest.at);
    }
    return rows.length;
  },
};

function ordersOf(db: Db, owner: Owner, guest: Guest, most?: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(ownedBy('orders', owner))
    .where(isOfGuest(guest, { phone: 'customer_phone', email: 'customer_email' }))
    .orderBy('id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}

/** The rights of guests: to see what is kept of them, and to have it erased. */
export const guests: Feature = {
  guestRecords: [guestsOfOrders],
  routes: (deps) => [
    route(operations.exportGuest, async ({ principal, body }) => ({
      body: await exportGuest(deps, principal, await readGuest(body)),
    })),
    route(operations.eraseGuest, async ({ principal, body }) => ({
      body: await eraseGuest(deps, principal, await readGuest(body)),
    })),
  ],
  /** Orders are found by number through an index of their own. */
  migrations: {
    '098-guest-emails': [
      `create index if not exists orders_by_email on orders (partner_id, environment, lower(customer_email))
        where customer_email is not null`,
    ],
  },
};
