import type { Feature } from '../../core/feature.ts';
import { route } from '../../core/api/route.ts';
import * as operations from './contract/guests.ts';
import { eraseGuest, exportGuest, readGuest } from './guests.ts';
import { guestsOfOrders } from './order-guests.ts';

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
