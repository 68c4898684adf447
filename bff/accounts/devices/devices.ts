import { randomInt } from 'node:crypto';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { merchantOf, viewOf, type HttpPrincipal } from '../../core/api/principal.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import { siteOriginOf } from '../domains/domains.ts';
import { lockMerchantRow } from '../merchants/merchants.ts';
import { reportDevice, requireLocationsOf } from '../staff/staff.ts';
import { requireHosted } from '../surfaces/surfaces.ts';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  plainCode,
  type Device,
  type DeviceChange,
  type NewDevice,
  type NewlyAddedDevice,
} from './contract/device.ts';
import {
  changeDevice,
  enrollmentEnd,
  insertDevice,
  presentDevice,
  lockDevice,
  revoke,
} from './device-records.ts';

export {
  activeDevice,
  claimDevice,
  deviceOfCookie,
  findClaim,
  noteUse,
  type DeviceRow,
  type PeopleAtWork,
} from './device-records.ts';
export {
  checkPin,
  isPin,
  pinHolders,
  pinStateOf,
  removePin,
  setPin,
  type PinHolder,
  type PinOutcome,
} from './pins.ts';

/** The most devices of a merchant that aren't revoked. */
const MOST_DEVICES = 100;

interface DevicesDeps extends Pick<FeatureDeps, 'siteAddresses' | 'peopleAtWork' | 'languages' | 'messages'> {
  readonly clock: Clock;
}

/**
 * Adds a device that shows a code, or one that is opened by a link, and sends the merchant's owners an email
 * that says so.
 * @throws {ApiError} not_found (the merchant), state_forbids (the dashboard isn't hosted; too many devices),
 * code_wrong
 */
export async function addDevice(
  work: Work,
  deps: DevicesDeps,
  caller: HttpPrincipal,
  { merchant, name, code, locations }: NewDevice,
): Promise<NewlyAddedDevice> {
  const { db } = work;
  const { clock, siteAddresses } = deps;
  const merchantId = merchantOf(caller, merchant);
  // Locked, so that several requests at once don't exceed the limit.
  const merchantRow = await lockMerchantRow(db, caller, merchantId);
  await requireHosted(db, caller, 'dashboard', merchantId);
  await requireRoom(db, merchantId);
  await requireLocationsOf(db, merchantId, locations);
  const now = new Date(clock.now());
  const secret = newSecret();
  const claimHash = code === undefined ? hashOf(secret) : await takeCode(db, caller, code, now);
  const row = await insertDevice(
    db,
    caller,
    { merchantId, name: normalized(name), claimHash, locations: locations ?? null },
    now,
  );
  const by = caller.kind === 'session' ? caller.staff?.email : undefined;
  await reportDevice(work, deps, { owner: caller, merchant: merchantRow }, { name: row.name, by, at: now });
  const device = presentDevice(row);
  if (code !== undefined) return { ...device, link: null };
  const origin = await siteOriginOf({ db, siteAddresses }, caller, { merchantId, surface: 'dashboard' });
  return { ...device, link: `${origin}/dashboard/device/link/${secret}` };
}

/** @throws {ApiError} state_forbids */
async function requireRoom(trx: Db, merchantId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('devices')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('status', '!=', 'revoked')
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_DEVICES) return;
  throw new ApiError('state_forbids', {
    message: `A merchant has at most ${MOST_DEVICES} devices. Revoke those that are not used anymore.`,
  });
}

/**
 * Gives a tablet a code to show, in place of an earlier one.
 * @param cookie the tablet's secret
 */
export async function showCode(
  db: Db,
  { partnerId, environment }: Owner,
  cookie: string,
  now: Date,
): Promise<void> {
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
    '',
  );
  await db.deleteFrom('device_codes').where('expires_at', '<=', now).execute();
  await db
    .insertInto('device_codes')
    .values({
      hash: hashOf(cookie),
      partner_id: partnerId,
      environment,
      code,
      expires_at: enrollmentEnd(now),
    })
    // If two tablets draw the same code, once in 25 billion, one of them asks again.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the code that a tablet shows; `undefined` once it is used or too old. */
export async function codeOf(
  db: Db,
  { partnerId, environment }: Owner,
  cookie: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('device_codes')
    .select('code')
    .where('hash', '=', hashOf(cookie))
    .where('partner_id', '=', partnerId)
    .where('environment', '=', environment)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.code;
}

/** Uses up a code. @returns the hash of its tablet's cookie @throws {ApiError} code_wrong */
async function takeCode(
  trx: Db,
  { partnerId, environment }: Owner,
  typed: string,
  now: Date,
): Promise<string> {
  const row = await trx
    .deleteFrom('device_codes')
    .where('code', '=', plainCode(typed))
    .where('partner_id', '=', partnerId)
    .where('environment', '=', environment)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  if (row) return row.hash;
  throw new ApiError('code_wrong', {
    message: 'No device shows this code now. Compare it with the screen, or ask there for another one.',
    param: 'code',
  });
}

/** @throws {ApiError} not_found, state_forbids (revoked), version_stale */
export async function updateDevice(
  { db }: Work,
  { clock, peopleAtWork }: Pick<DevicesDeps, 'clock' | 'peopleAtWork'>,
  caller: HttpPrincipal,
  id: string,
  { name, locations, version }: DeviceChange,
): Promise<Device> {
  const row = await lockDevice(db, viewOf(caller), id);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  if (row.status === 'revoked') throw new ApiError('state_forbids', { message: 'This device is revoked.' });
  await requireLocationsOf(db, row.merchant_id, locations);
  const values = {
    ...(name !== undefined && { name: normalized(name) }),
    ...(locations !== undefined && { locations }),
  };
  const changed = await changeDevice(db, row, values, new Date(clock.now()));
  return presentDevice(changed, (await peopleAtWork(db, [changed])).get(id));
}

/** @throws {ApiError} not_found */
export async function revokeDevice(
  { db }: Work,
  { clock }: Pick<DevicesDeps, 'clock'>,
  caller: HttpPrincipal,
  id: string,
): Promise<Device> {
  const row = await lockDevice(db, viewOf(caller), id);
  return presentDevice(await revoke(db, row, new Date(clock.now())));
}
