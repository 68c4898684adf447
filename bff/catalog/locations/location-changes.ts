import { isDeepStrictEqual } from 'node:util';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { requireWholeAddress } from '../../core/addresses/require-whole.ts';
import { ApiError } from '../../core/api/errors.ts';
import { countryOf } from './ordering-location.ts';
import { storedPhone } from '../../core/phones/phones.ts';
import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { checkSettings } from './check-settings.ts';
import type { LocationChange, NewLocation } from './contract/location-requests.ts';
import type { Location } from './contract/location.ts';
import { DEFAULT_SETTINGS } from './stored-settings.ts';
import { mergedAddress, mergedSettings } from './merged-settings.ts';
import { insertLocation, lockLocationRow, presentLocation, type LocationRow } from './location-records.ts';

/**
 * Creates a location of a merchant, with its event.
 * @param apiVersion the caller's; defaults to the newest
 * @throws {ApiError} not_found (the merchant), state_forbids (it is closed or rejected), field_invalid
 */
export async function createLocation(
  trx: Db,
  owner: Owner,
  merchantId: string,
  fields: NewLocation,
  now: Date,
  apiVersion?: string,
): Promise<Location> {
  const merchant = await lockMerchant(trx, owner, merchantId);
  requireOpen(merchant.status);
  const settings = mergedSettings(DEFAULT_SETTINGS, fields);
  checkSettings(fields, settings, { currency: merchant.currency, now });
  const address = mergedAddress({}, fields.address ?? {});
  requireWholeAddress(address, { param: 'address', home: merchant.country, version: apiVersion });
  const row = await insertLocation(trx, {
    id: newId('loc'),
    partner_id: owner.partnerId,
    environment: owner.environment,
    merchant_id: merchantId,
    name: normalized(fields.name),
    status: 'active',
    phone: await storedPhone(fields.phone ?? null, fields.address?.country ?? merchant.country, 'phone'),
    timezone: fields.timezone ?? merchant.timezone,
    address: JSON.stringify(address),
    settings: JSON.stringify(settings),
    ...(fields.metadata && { metadata: JSON.stringify(fields.metadata) }),
    created_at: now,
    updated_at: now,
  });
  const { currency, country, language, status } = merchant;
  return tell(trx, { ...row, currency, country, language, merchant_status: status }, 'location.created', now);
}

export interface LocationToChange {
  readonly merchantId: string;
  readonly id: string;
  /** The caller's API version; defaults to the newest. */
  readonly apiVersion?: string | undefined;
}

/**
 * Changes a location, with its event. A change that changes nothing raises no version and records no event.
 * @throws {ApiError} not_found, version_stale, field_invalid, state_forbids (its merchant is closed or
 * rejected)
 */
export async function updateLocation(
  trx: Db,
  owner: Owner,
  { merchantId, id, apiVersion }: LocationToChange,
  { version, ...change }: LocationChange,
  now: Date,
): Promise<Location> {
  const row = await lockRow(trx, owner, merchantId, id);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  const settings = mergedSettings(row.settings, change);
  const pausedUntil = row.settings.pause?.until ?? null;
  checkSettings(change, settings, { currency: row.currency, now, pausedUntil });
  const { name = row.name, status = row.status, timezone = row.timezone } = change;
  const address = mergedAddress(row.address, change.address ?? {});
  if (change.address) {
    const check = { param: 'address', home: row.country, version: apiVersion, sent: change.address };
    requireWholeAddress(address, check);
  }
  const sent = await storedPhone(change.phone, countryOf({ address, country: row.country }), 'phone');
  const plain = { name: normalized(name), status, phone: sent === undefined ? row.phone : sent, timezone };
  const json = {
    address,
    settings,
    metadata: { ...(change.metadata ?? row.metadata) },
  };
  if (isAsIn(row, { ...plain, ...json })) return presentLocation(row);
  requireOpen(row.merchant_status);
  const changed = await trx
    .updateTable('locations')
    .set((eb) => ({
      ...plain,
      address: JSON.stringify(json.address),
      settings: JSON.stringify(json.settings),
      metadata: JSON.stringify(json.metadata),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return tell(trx, { ...row, ...changed }, 'location.updated', now);
}

function isAsIn(row: LocationRow, changed: Partial<LocationRow>): boolean {
  return Object.entries(changed).every(([name, value]) =>
    isDeepStrictEqual(value, row[name as keyof LocationRow]),
  );
}

/** @throws {ApiError} not_found: unknown, or another merchant's */
async function lockRow(trx: Db, owner: Owner, merchantId: string, id: string): Promise<LocationRow> {
  const row = await lockLocationRow(trx, owner, id);
  if (row?.merchant_id !== merchantId) throw new ApiError('not_found');
  return row;
}

/** @throws {ApiError} state_forbids */
function requireOpen(status: string): void {
  if (status !== 'closed' && status !== 'rejected') return;
  throw new ApiError('state_forbids', {
    message: `The merchant is ${status}, so its locations can't be changed.`,
    param: 'merchant',
  });
}

async function tell(
  trx: Db,
  row: LocationRow,
  type: 'location.created' | 'location.updated',
  at: Date,
): Promise<Location> {
  const data = presentLocation(row);
  const { merchant_id: merchantId, partner_id: partnerId, environment } = row;
  await recordEvent(trx, { type, partnerId, environment, merchantId, data, at });
  return data;
}
