import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import { isOfGuest, type Guest, type GuestRecords } from '../../core/database/guest-records.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { GuestRecordDeps } from '../../core/feature.ts';
import { dropNotices } from '../notices/notices.ts';
import { eraseCustomer, lockOwnOrder, presentOrder, type OrderRow } from '../orders/orders.ts';

/** Orders by their customer. One that is still open needs its customer, so it isn't erased. */
export const guestsOfOrders: GuestRecords<GuestRecordDeps> = {
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
