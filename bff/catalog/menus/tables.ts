import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { ImportCounts, ImportError, ImportStatus } from './contract/menu-files.ts';
import type { MenuContent, MenuStatus } from './contract/menu.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    menus: MenusTable;
    menu_versions: MenuVersionsTable;
    menu_availability: MenuAvailabilityTable;
    menu_imports: MenuImportsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    mnu: true;
    mnv: true;
    sec: true;
    itm: true;
    var: true;
    mgr: true;
    mod: true;
    imp: true;
  }
}

/** Its own columns are only written once, but for `status` and `draft`. */
export interface MenuImportsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  menu_id: string;
  status: ImportStatus;
  format: 'json' | 'csv';
  menu_version: number;
  /** The merchant's currency when the prices were read. */
  currency: string;
  delete_missing: boolean;
  counts: ColumnType<ImportCounts, string, never>;
  errors: ColumnType<ImportError[], string, never>;
  total: number;
  /** The resulting draft; `null` once applied, or if it can't be. */
  draft: ColumnType<MenuContent | null, string | null, null>;
}

type ContentColumn = ColumnType<MenuContent, string, string>;

export interface MenusTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  name: string;
  status: MenuStatus;
  draft: ContentColumn;
  item_count: number;
  /** Number of the version that customers see. It stays while the menu is archived. */
  published_version: number | null;
  published_at: Date | null;
}

/** Versions that are or were published. A trigger keeps them from changing. */
export interface MenuVersionsTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  menu_id: string;
  number: number;
  name: string;
  currency: string;
  metadata: ColumnType<Record<string, string>, string, never>;
  content: ContentColumn;
  item_count: number;
  /**
   * The IDs of all parts: possible targets of an availability, and parts that an edit may bring back. Also
   * the IDs of its images, which are kept.
   */
  part_ids: string[];
  published_at: Date;
}

/**
 * The targets that are sold out, snoozed or counted: a row per target and location, `''` for all locations.
 */
export interface MenuAvailabilityTable {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  menu_id: string;
  target: string;
  location_id: string;
  available: boolean;
  until: Date | null;
  stock: number | null;
  updated_at: Date;
}

const OWNED = `
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,`;

export const menuMigrations: Migrations = {
  /**
   * The draft is in the menu's row, each published version in a row protected by a trigger, and availability
   * in separate rows: selling one piece writes no menu. Triggers write the invalidation feed.
   */
  '017-menus': [
    `create table menus (
      id text primary key,${OWNED}
      name text not null,
      status text not null,
      draft jsonb not null,
      item_count integer not null,
      published_version integer,
      published_at timestamptz,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create index menus_of_owner on menus (partner_id, environment, id)`,
    `create index menus_of_merchant on menus (merchant_id, id)`,
    `create index menus_by_status on menus (partner_id, environment, status, id)`,
    `create index menus_by_creation on menus (partner_id, environment, created_at)`,
    `create index menus_by_change on menus (partner_id, environment, updated_at)`,
    `create table menu_versions (
      id text primary key,${OWNED}
      menu_id text not null references menus,
      number integer not null,
      name text not null,
      currency text not null,
      metadata jsonb not null,
      content jsonb not null,
      item_count integer not null,
      part_ids text[] not null,
      published_at timestamptz not null,
      unique (menu_id, number))`,
    `create index menu_versions_of_menu on menu_versions (menu_id, id)`,
    `create function menu_version_kept() returns trigger language plpgsql as $$ begin
      raise exception 'a published version of a menu never changes';
    end $$`,
    `create trigger menu_version_kept before update or delete on menu_versions
      for each row execute function menu_version_kept()`,
    `create table menu_availability (${OWNED}
      menu_id text not null references menus,
      target text not null,
      location_id text not null,
      available boolean not null,
      until timestamptz,
      stock integer check (stock between 0 and 9999),
      updated_at timestamptz not null,
      primary key (merchant_id, target, location_id))`,
    `create index menu_availability_of_menu on menu_availability (menu_id)`,
    `create function menu_published() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject) values ('menu', old.id);
      return null;
    end $$`,
    `create trigger menu_published after update on menus for each row
      when (old.published_version is distinct from new.published_version or old.status <> new.status)
      execute function menu_published()`,
    `create function menu_availability_changed() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject) select distinct 'availability', merchant_id from touched;
      return null;
    end $$`,
    `create trigger menu_availability_added after insert on menu_availability referencing new table as touched
      for each statement execute function menu_availability_changed()`,
    `create trigger menu_availability_changed after update on menu_availability
      referencing new table as touched for each statement execute function menu_availability_changed()`,
    `create trigger menu_availability_removed after delete on menu_availability
      referencing old table as touched for each statement execute function menu_availability_changed()`,
  ],
  /** The resulting draft is kept with the preview, so that applying can't differ from it. */
  '023-menu-imports': [
    `create table menu_imports (
      id text primary key,${OWNED}
      menu_id text not null references menus,
      status text not null,
      format text not null,
      menu_version integer not null,
      currency text not null,
      delete_missing boolean not null,
      counts jsonb not null,
      errors jsonb not null,
      total integer not null,
      draft jsonb,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create index menu_imports_of_owner on menu_imports (partner_id, environment, id)`,
    `create index menu_imports_of_menu on menu_imports (menu_id, id)`,
  ],
  '105-menus-of-forgotten-partners': [
    `create or replace function menu_version_kept() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and is_being_forgotten(old.partner_id) then return old; end if;
      raise exception 'a published version of a menu never changes';
    end $$`,
  ],
};
