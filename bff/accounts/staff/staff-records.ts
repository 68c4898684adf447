import { sql, type Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { isVisibleTo, ownedBy, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { StaffMember } from './contract/staff.ts';
import type { StaffRole } from './contract/roles.ts';
import type { StaffTable } from './tables.ts';

export type StaffRow = Selectable<StaffTable>;

type NewStaffRow = Pick<
  StaffRow,
  'partner_id' | 'environment' | 'merchant_id' | 'email' | 'name' | 'role' | 'locations' | 'expires_at'
>;

/** Stores an invitation. */
export async function insertStaff(trx: Db, row: NewStaffRow, now: Date): Promise<StaffRow> {
  return trx
    .insertInto('staff')
    .values({
      ...row,
      id: newId('stf'),
      person_id: null,
      status: 'invited',
      last_active_at: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeStaff(
  trx: Db,
  { id }: Pick<StaffRow, 'id'>,
  values: Partial<Pick<StaffRow, 'name' | 'role' | 'locations' | 'expires_at'>>,
  now: Date,
): Promise<StaffRow> {
  return trx
    .updateTable('staff')
    .set((eb) => ({ ...values, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether an address may sign in at a site: it is on the staff of one of its merchants, or invited. */
export async function isOnStaff(
  db: Db,
  owner: Owner,
  { email, only }: { readonly email: string; readonly only: string | undefined },
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where(ownedBy('staff', owner))
    .where('email', '=', email)
    .where((eb) => eb.or([eb('status', '=', 'active'), eb('expires_at', '>', now)]))
    .$if(only !== undefined, (query) => query.where('merchant_id', '=', only ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/** A session of a person at a merchant, as far as it decides whether it enters. */
interface Working {
  readonly merchantId: string;
  readonly personId: string;
  /** The time of its sign-in. */
  readonly openedAt: Date;
}

/**
 * Returns a person's place on a merchant's staff; `undefined` for a person who isn't on it, or was invited
 * after the session began: that of a person who was removed stays out after another invitation.
 */
export async function placeOnStaff(
  db: Db,
  { merchantId, personId, openedAt }: Working,
): Promise<StaffRow | undefined> {
  return db
    .selectFrom('staff')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('person_id', '=', personId)
    .where('created_at', '<=', openedAt)
    .executeTakeFirst();
}

/** A merchant on whose staff a person is. */
export interface Workplace {
  readonly merchantId: string;
  readonly displayName: string;
  readonly role: StaffRole;
  /** Sessions from before this time don't enter. */
  readonly invitedAt: Date;
}

/**
 * Returns the merchants of an owner on whose staff a person is, the one last used first.
 * @param only the merchant of a host that is bound to one
 */
export async function workplacesOf(
  db: Db,
  owner: Owner,
  { personId, only }: { readonly personId: string; readonly only: string | undefined },
): Promise<readonly Workplace[]> {
  return db
    .selectFrom('staff')
    .innerJoin('merchants', 'merchants.id', 'staff.merchant_id')
    .select(['staff.merchant_id as merchantId', 'merchants.display_name as displayName', 'staff.role'])
    .select('staff.created_at as invitedAt')
    .where(ownedBy('staff', owner))
    .where('staff.person_id', '=', personId)
    .$if(only !== undefined, (query) => query.where('staff.merchant_id', '=', only ?? ''))
    .orderBy('staff.last_active_at', (order) => order.desc().nullsLast())
    .orderBy('staff.id', 'desc')
    .execute();
}

/** Notes that a person is on the dashboard. */
export async function noteWork(db: Db, { id }: Pick<StaffRow, 'id'>, now: Date): Promise<void> {
  await db.updateTable('staff').set({ last_active_at: now }).where('id', '=', id).execute();
}

/** Returns a merchant's staff, the oldest first. */
export async function pageOfStaff(
  db: Db,
  view: MerchantView,
  merchantId: string,
  page: PageRequest,
): Promise<Page<StaffMember>> {
  const rows = await db
    .selectFrom('staff')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where(isVisibleTo('staff', view))
    .$if(page.after !== undefined, (rest) => rest.where('id', '>', page.after ?? ''))
    .orderBy('id')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentStaff);
}

/** @throws {ApiError} not_found */
export async function readStaff(
  db: Db,
  view: MerchantView,
  { merchantId, id }: { readonly merchantId: string; readonly id: string },
): Promise<StaffRow> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where(isVisibleTo('staff', view))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

export function presentStaff(row: StaffRow): StaffMember {
  return {
    id: row.id,
    object: 'staff_member',
    environment: row.environment,
    merchant: row.merchant_id,
    email: row.email,
    name: row.name,
    role: row.role,
    locations: row.locations,
    status: row.status,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_active_at: row.last_active_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/**
 * Requires locations of a merchant.
 * @throws {ApiError} field_invalid
 */
export async function requireLocationsOf(
  trx: Db,
  merchantId: string,
  locations: readonly string[] | null | undefined,
): Promise<void> {
  if (!locations) return;
  const { rows } = await sql<{ id: string }>`select id from locations
    where merchant_id = ${merchantId} and id = any(${locations}::text[])`.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  const at = locations.findIndex((id) => !known.has(id));
  if (at < 0) return;
  throw new ApiError('field_invalid', {
    message: `locations.${at} isn't a location of the merchant.`,
    param: `locations.${at}`,
  });
}

/** A person on the staff who is written to. */
export interface StaffReader {
  readonly email: string;
  /** BCP 47, of the person's emails; `null` if it isn't set. */
  readonly language: string | null;
}

interface NewsReaders {
  readonly merchantId: string;
  readonly locationId: string | null;
  readonly roles?: readonly StaffRole[];
}

/**
 * Returns the owners and managers of a merchant, or people of other roles, for emails about its business.
 * @param locationId of what it is about: people who work at others aren't told. `null` for what is of the
 * whole business
 */
export function leadersOf(
  db: Db,
  owner: Owner,
  { merchantId, locationId, roles = ['owner', 'manager'] }: NewsReaders,
): Promise<readonly StaffReader[]> {
  return db
    .selectFrom('staff')
    .innerJoin('persons', 'persons.id', 'staff.person_id')
    .select(['staff.email', 'persons.language'])
    .where(ownedBy('staff', owner))
    .where('staff.merchant_id', '=', merchantId)
    .where('staff.status', '=', 'active')
    .where('staff.role', 'in', roles)
    .where(sql<boolean>`(locations is null or ${locationId}::text = any(locations))`)
    .orderBy('staff.id')
    .execute();
}
