import { sql, type RawBuilder } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';
import type { Tables } from './tables.ts';

/**
 * One partner in one environment. Every record of the API belongs to one owner, and is read and changed
 * within it.
 */
export interface Owner {
  readonly partnerId: string;
  readonly environment: EnvironmentName;
}

/** Tables whose rows belong to an owner. */
export type OwnedTable = {
  [Name in keyof Tables]: Tables[Name] extends { partner_id: string; environment: EnvironmentName }
    ? Name
    : never;
}[keyof Tables];

/**
 * Returns the tenancy filter: only the owner's rows of the table.
 * @example db.selectFrom('keys').selectAll().where(ownedBy('keys', owner))
 */
export function ownedBy(table: OwnedTable, { partnerId, environment }: Owner): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.partner_id`)} = ${partnerId}
    and ${sql.ref(`${table}.environment`)} = ${environment}`;
}

/**
 * Filters one record that is found by its ID. It is written so that only the ID's index can serve it: before
 * a table has statistics, PostgreSQL takes any index that begins with the owner, and reads all of the owner's
 * records to find one.
 */
export function isOwnedBy(table: OwnedTable, { partnerId, environment }: Owner): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.partner_id`)} is not distinct from ${partnerId}
    and ${sql.ref(`${table}.environment`)} is not distinct from ${environment}`;
}

/**
 * The merchants of an owner that a caller sees, with their records: a partner's server sees all of them, a
 * session only its own.
 */
export interface MerchantView extends Owner {
  /** `undefined` for every merchant of the owner. */
  readonly only: string | undefined;
  /** The only locations whose records the caller sees; `undefined` for all. */
  readonly locations?: readonly string[] | undefined;
}

/** Owned tables whose rows belong to one merchant. */
export type MerchantTable = {
  [Name in OwnedTable]: Tables[Name] extends { merchant_id: string } ? Name : never;
}[OwnedTable];

/** The location of a table's rows. Rows of other tables belong to the whole merchant. */
const LOCATION_OF: { readonly [Name in MerchantTable]?: RawBuilder<string> } = {
  locations: sql.ref('locations.id'),
  orders: sql.ref('orders.location_id'),
  payments: sql`(select location_id from orders where orders.id = payments.order_id)`,
  disputes: sql`(select location_id from orders where orders.id = disputes.order_id)`,
  refunds: sql`(select location_id from orders where orders.id = refunds.order_id)`,
};

/**
 * Returns the tenancy filter of merchants' records: the rows that the caller sees, of the locations where a
 * person on the staff works.
 * @example db.selectFrom('orders').selectAll().where(visibleTo('orders', viewOf(principal)))
 */
export function visibleTo(table: MerchantTable, view: MerchantView): RawBuilder<boolean> {
  const owned = ownedBy(table, view);
  if (view.only === undefined) return owned;
  return sql<boolean>`${owned}
    and ${sql.ref(`${table}.merchant_id`)} = ${view.only}${atLocations(table, view)}`;
}

function atLocations(table: MerchantTable, { locations }: MerchantView): RawBuilder<unknown> {
  const location = LOCATION_OF[table];
  return locations && location ? sql` and ${location} = any(${locations}::text[])` : sql``;
}

/** Filters one record that is found by its ID: see {@link isOwnedBy}. */
export function isVisibleTo(table: MerchantTable, view: MerchantView): RawBuilder<boolean> {
  const owned = isOwnedBy(table, view);
  if (view.only === undefined) return owned;
  const ofMerchant = sql`${sql.ref(`${table}.merchant_id`)} is not distinct from ${view.only}`;
  return sql<boolean>`${owned} and ${ofMerchant}${atLocations(table, view)}`;
}
