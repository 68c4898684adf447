import type { Selectable } from 'kysely';
import { ApiError } from '../../core/api/errors.ts';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { isVisibleTo, visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { hashOf, isSecret, newSecret } from '../../core/http/secrets.ts';
import { ENROLLMENT_MINUTES, type Device, type PersonAtWork } from './contract/device.ts';
import type { DeviceQuery } from './contract/devices.ts';
import type { DevicesTable } from './tables.ts';

export type DeviceRow = Selectable<DevicesTable>;

/** Finds the people who work on devices now, by the ID of the device. The pages know their sessions. */
export type PeopleAtWork = (
  db: Db,
  devices: readonly Pick<DeviceRow, 'id' | 'merchant_id'>[],
) => Promise<ReadonlyMap<string, PersonAtWork>>;

const MINUTE_MS = 60_000;

/** Returns until when what is handed out now can be used. */
export const enrollmentEnd = (now: Date): Date => new Date(now.getTime() + ENROLLMENT_MINUTES * MINUTE_MS);

interface NewDeviceRow {
  readonly merchantId: string;
  readonly name: string;
  readonly claimHash: string;
  readonly locations?: string[] | null;
}

/** Stores a device that waits to be enrolled. */
export async function insertDevice(
  trx: Db,
  { partnerId, environment }: Owner,
  { merchantId, name, claimHash, locations = null }: NewDeviceRow,
  now: Date,
): Promise<DeviceRow> {
  return trx
    .insertInto('devices')
    .values({
      id: newId('dev'),
      partner_id: partnerId,
      environment,
      merchant_id: merchantId,
      name,
      locations,
      status: 'pending',
      claim_hash: claimHash,
      expires_at: enrollmentEnd(now),
      secret_hash: null,
      enrolled_at: null,
      last_used_at: null,
      revoked_at: null,
      wait_until: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws {ApiError} not_found */
export async function readDevice(db: Db, view: MerchantView, id: string): Promise<DeviceRow> {
  return found(await visibleDevice(db, view, id).executeTakeFirst());
}

/** Reads a device and locks it until the transaction ends. @throws {ApiError} not_found */
export async function lockDevice(trx: Db, view: MerchantView, id: string): Promise<DeviceRow> {
  return found(await visibleDevice(trx, view, id).forUpdate().executeTakeFirst());
}

function visibleDevice(db: Db, view: MerchantView, id: string) {
  return db.selectFrom('devices').selectAll().where('id', '=', id).where(isVisibleTo('devices', view));
}

function found(row: DeviceRow | undefined): DeviceRow {
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Returns devices, the oldest first. */
export async function pageOfDevices(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  { merchant, status }: Pick<DeviceQuery, 'merchant' | 'status'>,
  peopleAtWork: PeopleAtWork,
): Promise<Page<Device>> {
  const rows = await db
    .selectFrom('devices')
    .selectAll()
    .where(visibleTo('devices', view))
    .$if(merchant !== undefined, (rest) => rest.where('merchant_id', '=', merchant ?? ''))
    .$if(status !== undefined, (rest) => rest.where('status', '=', status ?? 'active'))
    .$if(page.after !== undefined, (rest) => rest.where('id', '>', page.after ?? ''))
    .orderBy('id')
    .limit(page.limit + 1)
    .execute();
  const people = await peopleAtWork(db, rows);
  return pageOf(rows, page, (row) => presentDevice(row, people.get(row.id)));
}

export async function changeDevice(
  trx: Db,
  { id }: Pick<DeviceRow, 'id'>,
  values: Partial<Omit<DeviceRow, 'id' | 'version' | 'updated_at'>>,
  now: Date,
): Promise<DeviceRow> {
  return trx
    .updateTable('devices')
    .set((eb) => ({ ...values, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Makes a waiting device the one of a browser, once.
 * @param claim the code of its link, or the cookie of the tablet whose code was typed
 * @returns the device with its new cookie; `undefined` for what is unknown, used or too old
 */
export async function claimDevice(
  trx: Db,
  owner: Owner,
  claim: string,
  now: Date,
): Promise<{ readonly device: DeviceRow; readonly cookie: string } | undefined> {
  const waiting = await findClaim(trx, owner, claim, now);
  if (!waiting) return undefined;
  const cookie = newSecret();
  const { numUpdatedRows } = await trx
    .updateTable('devices')
    .set({ claim_hash: null, secret_hash: hashOf(cookie) })
    .where('id', '=', waiting.id)
    .where('claim_hash', '=', hashOf(claim))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const device = await activateDevice(trx, waiting, now);
  return { device, cookie };
}

/** Returns the device that waits for a link or a tablet. Reading it uses nothing up. */
export async function findClaim(
  db: Db,
  { partnerId, environment }: Owner,
  claim: string,
  now: Date,
): Promise<DeviceRow | undefined> {
  if (!isSecret(claim)) return undefined;
  return db
    .selectFrom('devices')
    .selectAll()
    .where('claim_hash', '=', hashOf(claim))
    .where('partner_id', '=', partnerId)
    .where('environment', '=', environment)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function activateDevice(trx: Db, row: Pick<DeviceRow, 'id'>, now: Date): Promise<DeviceRow> {
  const values = { status: 'active', claim_hash: null, expires_at: null, enrolled_at: now } as const;
  const device = await changeDevice(trx, row, values, now);
  await recordDeviceEvent(trx, 'device.enrolled', device, now);
  return device;
}

/** Revokes a device, on which every session then ends with its next request. */
export async function revoke(trx: Db, row: DeviceRow, now: Date): Promise<DeviceRow> {
  if (row.status === 'revoked') return row;
  const values = { status: 'revoked', claim_hash: null, expires_at: null, revoked_at: now } as const;
  const device = await changeDevice(trx, row, values, now);
  await recordDeviceEvent(trx, 'device.revoked', device, now);
  return device;
}

async function recordDeviceEvent(
  trx: Db,
  type: 'device.enrolled' | 'device.revoked',
  row: DeviceRow,
  at: Date,
): Promise<void> {
  const { partner_id: partnerId, environment, merchant_id: merchantId } = row;
  await recordEvent(trx, { type, partnerId, environment, merchantId, data: presentDevice(row), at });
}

/** Returns the device of a browser, also a revoked one. */
export async function deviceOfCookie(
  db: Db,
  { partnerId, environment }: Owner,
  cookie: string,
): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('secret_hash', '=', hashOf(cookie))
    .where('partner_id', '=', partnerId)
    .where('environment', '=', environment)
    .executeTakeFirst();
}

/** Returns a device on which people may work; `undefined` for a revoked one. */
export async function activeDevice(db: Db, id: string): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Notes that somebody works on a device. */
export async function noteUse(db: Db, { id }: Pick<DeviceRow, 'id'>, now: Date): Promise<void> {
  await db.updateTable('devices').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** @param person who works on it; the sessions on a revoked device have ended */
export function presentDevice(row: DeviceRow, person?: PersonAtWork): Device {
  return {
    id: row.id,
    object: 'device',
    environment: row.environment,
    merchant: row.merchant_id,
    name: row.name,
    locations: row.locations,
    status: row.status,
    expires_at: row.expires_at?.toISOString() ?? null,
    enrolled_at: row.enrolled_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    at_work: (row.status === 'active' && person) || null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
