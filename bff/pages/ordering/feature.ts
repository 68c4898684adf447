import type { Feature } from '../../core/feature.ts';
import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { CartContent } from './cart.ts';
import { forgetCarts, guestsOfCarts } from './cart-records.ts';

const FORGET_EVERY_MS = 60 * 60 * 1000;

declare module '../../core/database/tables.ts' {
  interface Tables {
    ordering_carts: OrderingCartsTable;
  }
}

interface OrderingCartsTable {
  /** SHA-256 of the guest's cookie. */
  guest_hash: string;
  location_id: string;
  partner_id: string;
  environment: EnvironmentName;
  content: ColumnType<CartContent, string, string>;
  updated_at: Date;
}

const orderingMigrations: Migrations = {
  '047-ordering-carts': [
    `create table ordering_carts (
      guest_hash text not null,
      location_id text not null references locations (id) on delete cascade,
      partner_id text not null,
      environment text not null,
      content jsonb not null,
      updated_at timestamptz not null,
      primary key (guest_hash, location_id)
    )`,
    `create index ordering_carts_updated_at on ordering_carts (updated_at)`,
  ],
};

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
