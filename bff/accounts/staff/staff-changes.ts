import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { viewOf, type HttpPrincipal } from '../../core/api/principal.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { languageOfLocale } from '../../core/text/languages.ts';
import type { Languages } from '../../core/text/language.ts';
import type { MessageService } from '../../providers/messages/messages.ts';
import { siteOriginOf } from '../domains/domains.ts';
import { readPartner } from '../identity/partners/change-partner.ts';
import { lockMerchantRow } from '../merchants/merchants.ts';
import {
  countMail,
  emailOf,
  invitationEnd,
  INVITATION_MS,
  isExpired,
  requireGrantable,
} from '../people/people.ts';
import { requireHosted } from '../surfaces/surfaces.ts';
import type { NewStaffMember, StaffMember, StaffMemberChange } from './contract/staff.ts';
import { isOwnersOnly, isWithin, type StaffRole } from './contract/roles.ts';
import { staffInvitation } from './letters.ts';
import { recordStaffEvent } from './staff-events.ts';
import { mailToStaff } from './staff-mail.ts';
import {
  changeStaff,
  insertStaff,
  presentStaff,
  readStaff,
  requireLocationsOf,
  type StaffRow,
} from './staff-records.ts';

export interface StaffDeps extends Pick<FeatureDeps, 'siteAddresses'> {
  readonly clock: Clock;
  readonly languages: Languages;
  readonly messages: MessageService;
}

/** The merchant and, below it, one of its staff, as a path names them. */
interface StaffPath {
  readonly merchantId: string;
  readonly id: string;
}

type LockedMerchant = Awaited<ReturnType<typeof lockMerchantRow>>;

/**
 * Invites a person to a merchant's staff. An invitation that has expired is sent again.
 * @throws {ApiError} not_found (the merchant), scope_insufficient (a role beyond the caller's), state_forbids
 * (on the staff, or invited; the dashboard isn't hosted)
 */
export async function inviteStaff(
  work: Work,
  deps: StaffDeps,
  caller: HttpPrincipal,
  merchantId: string,
  { email: typed, name, role, locations = null }: NewStaffMember,
): Promise<StaffMember> {
  const merchant = await lockMerchantOf(work.db, caller, merchantId);
  requireGrantableBy(caller, role);
  requireFitting(role, locations);
  await requireLocationsOf(work.db, merchantId, locations);
  const email = emailOf(typed);
  const now = new Date(deps.clock.now());
  const there = await work.db
    .selectFrom('staff')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('email', '=', email)
    .executeTakeFirst();
  if (there && !isExpired(there, now)) {
    const state = there.status === 'active' ? 'is on the staff already' : 'is invited already';
    throw new ApiError('state_forbids', { message: `This person ${state}.`, param: 'email' });
  }
  if (there) await work.db.deleteFrom('staff').where('id', '=', there.id).execute();
  const row = await insertStaff(
    work.db,
    {
      partner_id: caller.partnerId,
      environment: caller.environment,
      merchant_id: merchantId,
      email,
      name: name === undefined ? null : normalized(name),
      role,
      locations,
      expires_at: invitationEnd(now),
    },
    now,
  );
  await sendInvitation(work, deps, caller, merchant, row);
  await recordStaffEvent(work.db, 'staff_member.invited', row, now);
  return presentStaff(row);
}

/** @throws {ApiError} not_found, scope_insufficient, state_forbids (not an invitation) */
export async function resendStaffInvitation(
  work: Work,
  deps: StaffDeps,
  caller: HttpPrincipal,
  path: StaffPath,
): Promise<StaffMember> {
  const { merchant, row } = await lockStaff(work.db, caller, path);
  requireGrantableBy(caller, row.role);
  if (row.status === 'active') {
    throw new ApiError('state_forbids', { message: 'This person is on the staff already.' });
  }
  const now = new Date(deps.clock.now());
  const changed = await changeStaff(work.db, row, { expires_at: invitationEnd(now) }, now);
  await sendInvitation(work, deps, caller, merchant, changed);
  await recordStaffEvent(work.db, 'staff_member.invited', changed, now);
  return presentStaff(changed);
}

/**
 * Changes the name, the role or the locations of one of a merchant's staff.
 * @throws {ApiError} not_found, scope_insufficient (a role beyond the caller's, also at further locations),
 * state_forbids (the last owner), version_stale
 */
export async function updateStaff(
  work: Work,
  { clock }: Pick<StaffDeps, 'clock'>,
  caller: HttpPrincipal,
  path: StaffPath,
  { name, role, locations, version }: StaffMemberChange,
): Promise<StaffMember> {
  const { row } = await lockStaff(work.db, caller, path);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  if (role !== undefined && role !== row.role) {
    requireGrantableBy(caller, row.role);
    requireGrantableBy(caller, role);
    await keepAnOwner(work.db, row);
  }
  if (locations !== undefined && isWider(row.locations, locations)) {
    requireGrantableBy(caller, role ?? row.role);
  }
  requireFitting(role ?? row.role, locations === undefined ? row.locations : locations);
  await requireLocationsOf(work.db, path.merchantId, locations);
  const now = new Date(clock.now());
  const changed = await changeStaff(
    work.db,
    row,
    {
      ...(role !== undefined && { role }),
      ...(name !== undefined && { name: normalized(name) }),
      ...(locations !== undefined && { locations }),
    },
    now,
  );
  await recordStaffEvent(work.db, 'staff_member.changed', changed, now);
  return presentStaff(changed);
}

/**
 * Removes one of a merchant's staff, whose sessions there end with their next request and stay out after
 * another invitation, or withdraws an invitation. A partner's key may remove the last owner, and invite
 * another one.
 * @throws {ApiError} not_found, scope_insufficient (a role beyond the caller's), state_forbids (the last
 * owner)
 */
export async function removeStaff(
  work: Work,
  { clock }: Pick<StaffDeps, 'clock'>,
  caller: HttpPrincipal,
  path: StaffPath,
): Promise<StaffMember> {
  const { row } = await lockStaff(work.db, caller, path);
  requireGrantableBy(caller, row.role);
  if (caller.kind === 'session') await keepAnOwner(work.db, row);
  await work.db.deleteFrom('staff').where('id', '=', row.id).execute();
  await recordStaffEvent(work.db, 'staff_member.removed', row, new Date(clock.now()));
  return presentStaff(row);
}

/** Whether a change adds locations: outside them, a person has none of the scopes of the role. */
const isWider = (before: readonly string[] | null, after: readonly string[] | null): boolean =>
  before !== null && (after === null || after.some((id) => !before.includes(id)));

/**
 * Refuses an owner of some locations: an owner answers for the whole business. @throws {ApiError}
 * field_invalid
 */
function requireFitting(role: StaffRole, locations: readonly string[] | null): void {
  if (role !== 'owner' || locations === null) return;
  throw new ApiError('field_invalid', {
    message: 'An owner has all locations. Leave locations out, or give another role.',
    param: 'locations',
  });
}

/** Requires that the caller may give and take a role. @throws {ApiError} scope_insufficient */
function requireGrantableBy(caller: HttpPrincipal, role: StaffRole): void {
  const { scopes } = caller;
  const granting = { scopes, staff: caller.kind === 'session' ? caller.staff : undefined };
  requireGrantable({ isWithin: isWithin(granting, role), isOwnersOnly: isOwnersOnly(granting, role) });
}

/**
 * Requires another active owner if this one is. The merchant is locked, so that two owners who remove each
 * other at once don't both succeed.
 * @throws {ApiError} state_forbids
 */
async function keepAnOwner(trx: Db, row: StaffRow): Promise<void> {
  if (row.role !== 'owner' || row.status !== 'active') return;
  const other = await trx
    .selectFrom('staff')
    .select('id')
    .where('merchant_id', '=', row.merchant_id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .where('id', '!=', row.id)
    .executeTakeFirst();
  if (other) return;
  throw new ApiError('state_forbids', {
    message: 'The last owner stays one. Make another person an owner first.',
  });
}

/** Locks the merchant until the transaction ends. @throws {ApiError} not_found */
async function lockMerchantOf(trx: Db, caller: HttpPrincipal, id: string): Promise<LockedMerchant> {
  const { only } = viewOf(caller);
  if (only !== undefined && only !== id) throw new ApiError('not_found');
  return lockMerchantRow(trx, caller, id);
}

/** @throws {ApiError} not_found */
async function lockStaff(
  trx: Db,
  caller: HttpPrincipal,
  path: StaffPath,
): Promise<{ readonly merchant: LockedMerchant; readonly row: StaffRow }> {
  const merchant = await lockMerchantOf(trx, caller, path.merchantId);
  return { merchant, row: await readStaff(trx, viewOf(caller), path) };
}

/**
 * Sends the invitation with the change that makes it, in the merchant's language. It has no secret:
 * signing in with the invited address accepts it.
 * @throws {ApiError} state_forbids: the dashboard isn't hosted
 */
async function sendInvitation(
  work: Work,
  { clock, messages, languages, siteAddresses }: StaffDeps,
  owner: HttpPrincipal,
  merchant: LockedMerchant,
  { email, role }: StaffRow,
): Promise<void> {
  await requireHosted(work.db, owner, 'dashboard', merchant.id);
  const limits = {
    staffInvitations: owner.partnerId,
    merchantInvitations: merchant.id,
    invitationTo: `${owner.partnerId} ${email}`,
  };
  await countMail(work.db, limits, new Date(clock.now()));
  const where = { merchantId: merchant.id, surface: 'dashboard' } as const;
  const [{ name: partnerName }, origin, language] = [
    await readPartner(work.db, owner.partnerId, owner.environment),
    await siteOriginOf({ db: work.db, siteAddresses }, owner, where),
    await languages.of(languageOfLocale(merchant.language) ?? 'en'),
  ];
  const merchantName = merchant.display_name;
  const letter = staffInvitation({ origin, email, role, partnerName, merchantName });
  await mailToStaff(
    work,
    { messages },
    { owner, merchantId: merchant.id },
    { letter, language, to: email, validForMs: INVITATION_MS },
  );
}
