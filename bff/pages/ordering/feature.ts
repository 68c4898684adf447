import type { Feature } from '../../core/feature.ts';
import { forgetCarts, guestsOfCarts, orderingMigrations } from './cart-records.ts';

const FORGET_EVERY_MS = 60 * 60 * 1000;

/** The ordering pages: a merchant's menu, cart, checkout and the page of an order, on its partner's site. */
export const ordering: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
  migrations: orderingMigrations,
  guestRecords: [guestsOfCarts],
  chores: [
    {
      name: 'ordering.forget_carts',
      everyMs: FORGET_EVERY_MS,
      run: ({ db, clock, retention }) => forgetCarts(db, clock.now(), retention.carts),
    },
  ],
};
