import type { Migrations } from '../../core/database/migrate.ts';

export const orderingMigrations: Migrations = {
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
