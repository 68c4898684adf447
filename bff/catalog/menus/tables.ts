import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { ImportCounts, ImportError, ImportStatus } from './contract/menu-files.ts';
import type { MenuContent, MenuStatus } from './contract/menu.ts';

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
  /** Of the merchant, when the prices were read. */
  currency: string;
  delete_missing: boolean;
  counts: ColumnType<ImportCounts, string, never>;
  errors: ColumnType<ImportError[], string, never>;
  total: number;
  /** What the draft becomes; null once it is, or if it can't. */
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
  /** Of every part: what an availability may be of, and what an edit may bring back. Of its images too, which are kept. */
  part_ids: string[];
  published_at: Date;
}

/** What is sold out, snoozed or counted: a row for a target and a location, `''` for all. */
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
