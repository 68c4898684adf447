import type { Insertable, RawBuilder, Selectable, ColumnType } from 'kysely';
import type { EnvironmentName, Page } from '../../core/contract/fields.ts';
import type { Money } from '../../core/contract/money.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import { prepared } from '../../core/database/prepared.ts';
import { otherSlug, slugOf } from '../../accounts/identity/slug.ts';
import type { MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';
import type { FulfillmentSettings } from './contract/fulfillments.ts';
import type { LocationQuery } from './contract/location-requests.ts';
import type { Location, LocationStatus } from './contract/location.ts';
import { NO_CHARGE_CATEGORIES, type StoredFulfillment, type StoredSettings } from './stored-settings.ts';
import { presentAddress } from './merged-settings.ts';
import type { RecordColumns } from '../../core/database/tables.ts';

/** A location with the merchant's columns it needs. */
export interface LocationRow extends Selectable<LocationsTable> {
  readonly currency: string;
  readonly country: string;
  readonly language: string | null;
  readonly merchant_status: MerchantStatus;
}

type NewRow = Omit<Insertable<LocationsTable>, 'slug'>;

/**
 * The slug of its name; if the merchant has that already, with a random suffix.
 * @throws {Error} the random suffix is taken too
 */
export async function insertLocation(db: Db, row: NewRow): Promise<Selectable<LocationsTable>> {
  const slug = slugOf(row.name, 'location');
  const [first] = await insertLocations(db, [{ ...row, slug }]);
  const [made] = first ? [first] : await insertLocations(db, [{ ...row, slug: otherSlug(slug) }]);
  if (!made) throw new Error('two random slugs were the same');
  return made;
}

/** @returns the stored ones, without those whose slug the merchant already has */
export function insertLocations(
  db: Db,
  rows: readonly Insertable<LocationsTable>[],
): Promise<Selectable<LocationsTable>[]> {
  return db
    .insertInto('locations')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'slug']).doNothing())
    .returningAll()
    .execute();
}

/** Finds a location of any merchant visible to the caller. */
export function findLocationRow(db: Db, view: MerchantView, id: string): Promise<LocationRow | undefined> {
  return withId(db, view, id).executeTakeFirst();
}

function withId(db: Db, view: MerchantView, id: string | RawBuilder<string>) {
  return withMerchant(db).where(visibleTo('locations', view)).where('locations.id', '=', id);
}

/** Returns a finder for the location of another record, whose ID is selected within the statement. */
export function locationRowFinder(
  idOf: (record: string) => RawBuilder<string>,
): (db: Db, view: MerchantView, record: string) => Promise<LocationRow | undefined> {
  const ofOwner = prepared((db: Db, record: string, partnerId: string, environment: EnvironmentName) =>
    withId(db, { partnerId, environment, only: undefined }, idOf(record)),
  );
  const ofMerchant = prepared(
    (db: Db, record: string, partnerId: string, environment: EnvironmentName, only: string) =>
      withId(db, { partnerId, environment, only }, idOf(record)),
  );
  return async (db, view, record) => {
    const { partnerId, environment, only, locations } = view;
    const rows = await (only === undefined
      ? ofOwner(db, record, partnerId, environment)
      : locations === undefined
        ? ofMerchant(db, record, partnerId, environment, only)
        : withId(db, view, idOf(record)).execute());
    return rows[0];
  };
}

/** Returns any owner's locations: the caller must compare them with its partner and environment. */
export function findAnyLocations(db: Db, ids: readonly string[]): Promise<LocationRow[]> {
  return withMerchant(db).where('locations.id', 'in', ids).execute();
}

/** Locked until the transaction ends; orders of the location can still be placed. */
export function lockLocationRow(trx: Db, owner: Owner, id: string): Promise<LocationRow | undefined> {
  return withMerchant(trx)
    .where(visibleTo('locations', { ...owner, only: undefined }))
    .where('locations.id', '=', id)
    .forNoKeyUpdate(['locations'])
    .executeTakeFirst();
}

export async function pageOfLocations(
  db: Db,
  view: MerchantView,
  merchantId: string,
  request: PageRequest,
  filter: LocationQuery,
): Promise<Page<Location>> {
  const { status } = filter;
  const rows = await withMerchant(db)
    .where(visibleTo('locations', view))
    .where('locations.merchant_id', '=', merchantId)
    .$if(status !== undefined, (query) => query.where('locations.status', '=', status ?? 'active'))
    .where(isWithin('locations', filter))
    .$if(request.after !== undefined, (query) => query.where('locations.id', '<', request.after ?? ''))
    .orderBy('locations.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, presentLocation);
}

/** The active ones of a merchant, by name. */
export function activeLocations(db: Db, owner: Owner, merchantId: string): Promise<LocationRow[]> {
  return withMerchant(db)
    .where(visibleTo('locations', { ...owner, only: merchantId }))
    .where('locations.status', '=', 'active')
    .orderBy('locations.name')
    .orderBy('locations.id')
    .execute();
}

function withMerchant(db: Db) {
  return db
    .selectFrom('locations')
    .innerJoin('merchants', 'merchants.id', 'locations.merchant_id')
    .selectAll('locations')
    .select([
      'merchants.currency',
      'merchants.country',
      'merchants.language',
      'merchants.status as merchant_status',
    ]);
}

export function presentLocation(row: LocationRow): Location {
  const { settings, currency } = row;
  const { pickup, delivery, dine_in } = settings.fulfillments;
  return {
    id: row.id,
    object: 'location',
    environment: row.environment,
    merchant: row.merchant_id,
    slug: row.slug,
    name: row.name,
    status: row.status,
    address: presentAddress(row.address),
    phone: row.phone,
    timezone: row.timezone,
    fulfillments: {
      pickup: presentFulfillment(pickup, currency),
      delivery: presentFulfillment(delivery, currency),
      dine_in: presentFulfillment(dine_in, currency),
    },
    hours: settings.hours,
    exceptions: [...settings.exceptions],
    pause: settings.pause,
    slot: settings.slot,
    accept: settings.accept,
    at_pickup: settings.at_pickup,
    listed: settings.listed ?? true,
    taxes: [...settings.taxes],
    charge_categories: settings.charge_categories ?? NO_CHARGE_CATEGORIES,
    tip_presets_bps: [...settings.tip_presets_bps],
    day_starts_at: settings.day_starts_at,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentFulfillment(stored: StoredFulfillment, currency: string): FulfillmentSettings {
  const money = (amount: number): Money => ({ amount, currency });
  const { enabled, lead_minutes, min_subtotal, fee, postal_prefixes, table_required = false } = stored;
  return {
    enabled,
    lead_minutes,
    min_subtotal: money(min_subtotal),
    fee: money(fee),
    postal_prefixes: [...postal_prefixes],
    table_required,
  };
}

declare module '../../core/database/tables.ts' {
  interface Tables {
    locations: LocationsTable;
    slot_bookings: SlotBookingsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    loc: true;
  }
}

interface LocationsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  /** Its name in URLs; unique for the merchant. */
  slug: string;
  name: string;
  status: LocationStatus;
  phone: string | null;
  timezone: string;
  /** Only fields with a value. */
  address: ColumnType<Record<string, string>, string, string>;
  /** All other settings, with their defaults. */
  settings: ColumnType<StoredSettings, string, string>;
}

/** How many orders have a slot; a slot without a row has none. */
interface SlotBookingsTable {
  location_id: string;
  starts_at: Date;
  taken: number;
}
