import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { newId } from '../../../core/database/ids.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { Clock } from '../../../core/api/clock.ts';
import type { SessionPrincipal } from '../../../core/api/principal.ts';
import { PROOF_MS } from '../../../core/api/proof.ts';
import { NEWEST_VERSION } from '../../../core/contract/versions/versions.ts';
import { hashOf, newSecret } from '../../../core/http/secrets.ts';
import type { FindMerchant, MerchantSummary } from '../../../accounts/identity/sessions/mint.ts';
import { scopesLeft } from '../../../accounts/identity/sessions/session-directory.ts';
import { activeDevice, noteUse, type DeviceRow } from '../../../accounts/devices/devices.ts';
import { noteWork, placeOnStaff, scopesOnStaff, type StaffRow } from '../../../accounts/staff/staff.ts';
import type { HostedSessionRow } from '../hosted-links.ts';
import { isIdle } from './device-sessions.ts';

const MINUTE_MS = 60_000;
/** The time that a browser keeps the cookie of a person, in milliseconds. */
export const STAFF_COOKIE_MS = 30 * 24 * 60 * 60_000;

declare module '../../../core/database/ids.ts' {
  interface IdPrefixes {
    sse: true;
  }
}

interface StaffDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** A session of a person. */
type StaffSessionRow = HostedSessionRow & { readonly person_id: string };

export const isStaffSession = (row: HostedSessionRow): row is StaffSessionRow => row.person_id !== null;

/**
 * Returns what a person may do, read on each request, so that a change of role or a removal applies at once
 * and on every node. A rejected merchant's staff can only read its set-up. On a shared device the session is
 * that of a PIN: it ends with the device, with another role, and when nobody does anything.
 * @throws {ApiError} credential_invalid: not on the staff anymore, on a revoked device, or idle for too long;
 * credential_revoked: the merchant is closed
 */
export async function staffGrant(
  row: StaffSessionRow,
  deps: StaffDeps & { readonly findMerchant: FindMerchant },
): Promise<{ readonly principal: SessionPrincipal; readonly merchant: MerchantSummary }> {
  const { partner_id: partnerId, environment, merchant_id: merchantId, person_id: personId } = row;
  const now = new Date(deps.clock.now());
  const working = { merchantId, personId, openedAt: row.created_at };
  const place = isIdle(row, now) ? undefined : await placeOnStaff(deps.db, working);
  const merchant = await deps.findMerchant(merchantId);
  const { device_id: deviceId } = row;
  const device = deviceId === null ? undefined : await activeDevice(deps.db, deviceId);
  if (!place || !merchant || !isStillOpen(row, place, device)) {
    throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  }
  if (!row.seen_at || now.getTime() - row.seen_at.getTime() >= MINUTE_MS) {
    await deps.db.updateTable('hosted_sessions').set({ seen_at: now }).where('hash', '=', row.hash).execute();
    await noteWork(deps.db, place, now);
    if (deviceId !== null) await noteUse(deps.db, { id: deviceId }, now);
  }
  const locations = inBoth(place.locations, device?.locations ?? null);
  const scopes = scopesOnStaff(place.role, {
    isByPin: device !== undefined,
    isLimited: locations !== undefined,
  });
  const principal: SessionPrincipal = {
    kind: 'session',
    partnerId,
    environment,
    merchantId,
    keyId: place.id,
    lineage: place.id,
    expiresAt: row.expires_at.getTime(),
    scopes: scopesLeft(scopes, merchant),
    apiVersion: NEWEST_VERSION,
    keyLimit: null,
    merchantLimit: merchant.perMinute,
    staff: {
      id: place.id,
      personId,
      email: place.email,
      name: place.name,
      role: place.role,
      isProved: !device && now.getTime() - (row.proved_at ?? row.created_at).getTime() <= PROOF_MS,
      deviceId: deviceId ?? undefined,
    },
    locations,
  };
  return { principal, merchant };
}

/** Whether the session of a PIN has its device and its role yet; others don't depend on them. */
const isStillOpen = (
  { device_id: deviceId, merchant_id: merchantId, role }: HostedSessionRow,
  place: StaffRow,
  device: DeviceRow | undefined,
): boolean => deviceId === null || (device?.merchant_id === merchantId && place.role === role);

/** Returns the locations of a person on a device; `undefined` for all. */
function inBoth(person: string[] | null, device: string[] | null): readonly string[] | undefined {
  if (person === null || device === null) return person ?? device ?? undefined;
  return person.filter((id) => device.includes(id));
}

interface NewStaffSession extends Owner {
  readonly personId: string;
  readonly merchantId: string;
  readonly browser: string | undefined;
  readonly network: string;
  /** The shared device, for the session of a PIN. */
  readonly device?: { readonly id: string; readonly role: string };
}

/** Opens a session of a person in place of the browser's previous one. @returns its cookie */
export async function openStaffSession(
  { db, clock }: StaffDeps,
  { partnerId, environment, personId, merchantId, browser, network, device }: NewStaffSession,
  previous: string | undefined,
): Promise<string> {
  const now = new Date(clock.now());
  const cookie = newSecret();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('hosted_sessions').where('expires_at', '<=', now).execute();
    if (previous !== undefined) {
      await trx.deleteFrom('hosted_sessions').where('hash', '=', hashOf(previous)).execute();
    }
    await trx
      .insertInto('hosted_sessions')
      .values({
        hash: hashOf(cookie),
        id: newId('sse'),
        partner_id: partnerId,
        environment,
        merchant_id: merchantId,
        key_id: '',
        lineage: '',
        surface: 'dashboard',
        scopes: [],
        return_url: null,
        notice: null,
        person_id: personId,
        seen_at: null,
        browser: browser?.slice(0, 300) ?? null,
        network,
        device_id: device?.id ?? null,
        role: device?.role ?? null,
        worked_at: device ? now : null,
        proved_at: null,
        created_at: now,
        expires_at: new Date(now.getTime() + STAFF_COOKIE_MS),
      })
      .execute();
  });
  return cookie;
}

/**
 * Puts a session with another merchant in the place of a person's session, until the same hour.
 * @returns its cookie
 * @throws {ApiError} credential_invalid: it has ended, or another has taken its place already
 */
export function switchMerchant(db: Db, old: StaffSessionRow, merchantId: string): Promise<string> {
  return replaceSession(db, old, { merchant_id: merchantId });
}

async function replaceSession(
  db: Db,
  old: StaffSessionRow,
  change: { readonly merchant_id: string } | { readonly proved_at: Date },
): Promise<string> {
  const cookie = newSecret();
  const { numUpdatedRows } = await db
    .updateTable('hosted_sessions')
    .set({ hash: hashOf(cookie), ...change })
    .where('hash', '=', old.hash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  return cookie;
}

/**
 * Puts a session that has a proof of its person in the place of the one before, so that a copy of its cookie
 * has none. @returns its cookie
 * @throws {ApiError} credential_invalid: it has ended, or another has taken its place already
 */
export function proveSession(deps: StaffDeps, old: StaffSessionRow): Promise<string> {
  return replaceSession(deps.db, old, { proved_at: new Date(deps.clock.now()) });
}

/** Returns a person's sessions at one partner's site that haven't ended, the newest first. */
export async function sessionsOfStaff(
  { db, clock }: StaffDeps,
  { person_id, partner_id, environment }: StaffSessionRow,
): Promise<readonly HostedSessionRow[]> {
  const now = new Date(clock.now());
  const rows = await db
    .selectFrom('hosted_sessions')
    .selectAll()
    .where('person_id', '=', person_id)
    .where('partner_id', '=', partner_id)
    .where('environment', '=', environment)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.filter((row) => !isIdle(row, now));
}

/** Ends one session of the person who is signed in, or all but the present one. */
export async function endStaffSessions(
  db: Db,
  { person_id, partner_id, environment, hash }: StaffSessionRow,
  which: 'others' | { readonly id: string },
): Promise<void> {
  await db
    .deleteFrom('hosted_sessions')
    .where('person_id', '=', person_id)
    .where('partner_id', '=', partner_id)
    .where('environment', '=', environment)
    .$if(which === 'others', (rest) => rest.where('hash', '!=', hash))
    .$if(which !== 'others', (rest) => rest.where('id', '=', which === 'others' ? '' : which.id))
    .execute();
}
