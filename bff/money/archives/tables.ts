import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    archive_parts: ArchivePartsTable;
    archived_records: ArchivedRecordsTable;
    archived_sums: ArchivedSumsTable;
    archived_taxes: ArchivedTaxesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    arc: true;
  }
}

/** A file of an archive, as it was read back before its rows were deleted. */
export interface ArchivedFile {
  readonly rows: number;
  /** Compressed. */
  readonly bytes: number;
  /** In hexadecimal, of the compressed file. */
  readonly sha256: string;
}

/** Orders of a partner's month that left the database in one transaction, with the files that hold them. */
interface ArchivePartsTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  /** The first day of the month, in UTC. */
  month: string;
  /** From 1: the number in the names of its files. */
  part: number;
  /** Nothing that belongs to these orders is from this time or later. */
  until: Date;
  /** int8, as digits: what is still archived. */
  orders: string;
  entries: string;
  /** The files, by table. */
  files: Readonly<Record<string, ArchivedFile>>;
  created_at: Date;
}

/** The ID of an archived order, and of each of its payments and refunds. */
interface ArchivedRecordsTable {
  id: string;
  order_id: string;
  merchant_id: string;
  part_id: string;
}

/** Sums of the archived ledger entries of a part. int8, as digits: minor units. */
interface ArchivedSumsTable {
  part_id: string;
  merchant_id: string;
  currency: string;
  /** The payout that holds the entries; empty for entries that are part of no balance. */
  payout_id: string;
  /** The business dates of the first and the last entry. */
  first_date: string;
  last_date: string;
  entries: string;
  gross: string;
  fee: string;
  amount: string;
}

/** Sums of the archived taxes of a day: reports read them as they read `ledger_taxes`. */
interface ArchivedTaxesTable {
  merchant_id: string;
  business_date: string;
  /** Empty without a location. */
  location_id: string;
  surface: string;
  currency: string;
  name: string;
  jurisdiction: string;
  rate_ppm: number;
  /** The number of rows of `ledger_taxes`. */
  lines: string;
  net: string;
  net_once: string;
  tax: string;
  /** The net and the tax that refunds returned, positive. */
  refunds: string;
  refunds_once: string;
}

const REFUSED = `raise exception '% is append-only: add an entry instead', tg_table_name
  using errcode = 'restrict_violation';`;

/** Lets a row of the ledger go only once its order is in `archived_records`, in the same transaction. */
const leaves = (table: string, order: string): readonly string[] => [
  `create function ${table}_leave() returns trigger language plpgsql as $$ begin
    if not exists (select from archived_records where id = ${order}) then ${REFUSED} end if;
    return old;
  end $$`,
  `create trigger ${table}_leave before delete on ${table}
    for each row execute function ${table}_leave()`,
];

const ORDER_OF_LINE = '(select order_id from ledger_entries where id = old.entry_id)';

/** The same, and lets the rows of a partner go that is being forgotten. */
const leavesToo = (table: string, order: string, partner: string): string =>
  `create or replace function ${table}_leave() returns trigger language plpgsql as $$ begin
    if not exists (select from archived_records where id = ${order}) and not is_being_forgotten(${partner})
      then ${REFUSED} end if;
    return old;
  end $$`;

const PARTNER_OF_LINE = '(select partner_id from ledger_entries where id = old.entry_id)';

export const archiveMigrations: Migrations = {
  '100-archives': [
    `create table archive_parts (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      month date not null,
      part integer not null,
      until timestamptz not null,
      orders bigint not null,
      entries bigint not null,
      files jsonb not null,
      created_at timestamptz not null,
      unique (partner_id, environment, month, part))`,
    `create table archived_records (
      id text primary key,
      order_id text not null,
      merchant_id text not null,
      part_id text not null references archive_parts)`,
    `create index archived_records_of_part on archived_records (part_id)`,
    `create table archived_sums (
      part_id text not null references archive_parts,
      merchant_id text not null,
      currency text not null,
      payout_id text not null,
      first_date date not null,
      last_date date not null,
      entries bigint not null,
      gross bigint not null,
      fee bigint not null,
      amount bigint not null,
      primary key (part_id, merchant_id, currency, payout_id))`,
    `create index archived_sums_of_merchant on archived_sums (merchant_id, last_date)`,
    `create index archived_sums_of_payout on archived_sums (payout_id) where payout_id <> ''`,
    `create table archived_taxes (
      merchant_id text not null,
      business_date date not null,
      location_id text not null,
      surface text not null,
      currency text not null,
      name text not null,
      jurisdiction text not null,
      rate_ppm integer not null,
      lines bigint not null,
      net bigint not null,
      net_once bigint not null,
      tax bigint not null,
      refunds bigint not null,
      refunds_once bigint not null,
      primary key (merchant_id, business_date, location_id, surface, currency, name, jurisdiction,
        rate_ppm))`,
  ],
  /** The ledger stays append-only, but for what is archived with its books. */
  '101-archived-ledger': [
    ...leaves('ledger_entries', 'old.order_id'),
    ...leaves('ledger_items', ORDER_OF_LINE),
    ...leaves('ledger_taxes', ORDER_OF_LINE),
    `create or replace function ledger_kept() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then return null; end if;
      ${REFUSED}
    end $$`,
    // Deleting a payment looks for its disputes.
    `create index if not exists disputes_of_payment on disputes (payment_id)`,
  ],
  '107-ledger-of-forgotten-partners': [
    leavesToo('ledger_entries', 'old.order_id', 'old.partner_id'),
    leavesToo('ledger_items', ORDER_OF_LINE, PARTNER_OF_LINE),
    leavesToo('ledger_taxes', ORDER_OF_LINE, PARTNER_OF_LINE),
  ],
};
