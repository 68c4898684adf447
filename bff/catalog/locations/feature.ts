import type { Migrations } from '../../core/database/migrate.ts';
import type { Feature } from '../../core/feature.ts';
import { furnishLocations, locationSimulations } from './furnish.ts';
import { locationRoutes } from './location-routes.ts';
import type { LocationDirectory } from './locations.ts';

const locationMigrations: Migrations = {
  '018-locations': [
    `create table locations (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      slug text not null,
      name text not null,
      status text not null,
      phone text,
      timezone text not null,
      address jsonb not null,
      settings jsonb not null,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create unique index locations_slug on locations (merchant_id, slug)`,
    `create index locations_of_merchant on locations (merchant_id, id)`,
    `create index locations_by_status on locations (merchant_id, status, id)`,
    `create index locations_by_creation on locations (merchant_id, created_at)`,
    `create index locations_by_change on locations (merchant_id, updated_at)`,
    `create table slot_bookings (
      location_id text not null references locations,
      starts_at timestamptz not null,
      taken integer not null check (taken >= 0),
      primary key (location_id, starts_at))`,
    `create function location_changed() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject) values ('location', old.id);
      return null;
    end $$`,
    'create trigger location_changed after update or delete on locations for each row execute ' +
      'function location_changed()',
    // A cached location has what orders need of its merchant.
    `create function locations_of_merchant_changed() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject) select 'location', id from locations where merchant_id = old.id;
      return null;
    end $$`,
    `create trigger locations_of_merchant_changed after update on merchants for each row
      when ((old.status, old.currency, old.country, old.language) is distinct from
        (new.status, new.currency, new.country, new.language))
      execute function locations_of_merchant_changed()`,
  ],
};

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly locations: LocationDirectory;
  }
}

export const locations: Feature = {
  routes: locationRoutes,
  simulations: locationSimulations,
  migrations: locationMigrations,
  furnish: furnishLocations,
};
