import { ENVIRONMENTS } from '../../core/contract/fields.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { holdRow } from '../../core/database/prepared.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { KeyPrincipal } from '../../core/api/principal.ts';
import type { MessageService } from '../../providers/messages/messages.ts';
import { readPartner } from '../identity/partners/change-partner.ts';
import type { Member, MemberChange, NewMember } from './contract/member.ts';
import { scopesOfRole, type Role } from './contract/roles.ts';
import { invitationEnd, INVITATION_MS, isExpired, requireGrantable } from './invitations.ts';
import type { Languages } from '../../core/text/language.ts';
import { letterLanguage } from './persons.ts';
import { teamInvitation } from './letters.ts';
import { countMail } from './mail-limits.ts';
import { recordMemberEvent } from './member-events.ts';
import { emailOf, insertMember, presentMember, type MemberRow } from './member-records.ts';

export interface MembersDeps {
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly messages: MessageService;
  readonly languages: Languages;
}

/**
 * Invites a person to a partner's team. An invitation that has expired is sent again.
 * @throws {ApiError} scope_insufficient (a role beyond the caller's), state_forbids (on the team, or invited)
 */
export async function inviteMember(
  work: Work,
  deps: MembersDeps,
  caller: KeyPrincipal,
  { email: typed, name, role }: NewMember,
): Promise<Member> {
  requireGrantableBy(caller, role);
  const email = emailOf(typed);
  const there = await lockTeam(work.db, caller.partnerId, (member) => member.email === email);
  const now = new Date(deps.clock.now());
  if (there && !isExpired(there, now)) {
    const state = there.status === 'active' ? 'is on the team already' : 'is invited already';
    throw new ApiError('state_forbids', { message: `This person ${state}.`, param: 'email' });
  }
  if (there) await work.db.deleteFrom('members').where('id', '=', there.id).execute();
  const row = await insertMember(
    work.db,
    {
      partner_id: caller.partnerId,
      person_id: null,
      email,
      name: name === undefined ? null : normalized(name),
      role,
      status: 'invited',
      expires_at: invitationEnd(now),
    },
    now,
  );
  await sendInvitation(work, deps, caller, row);
  await recordMemberEvent(work.db, 'member.invited', row, now);
  return presentMember(row, caller.environment);
}

/** @throws {ApiError} not_found, state_forbids (not an invitation) */
export async function resendInvitation(
  work: Work,
  deps: MembersDeps,
  caller: KeyPrincipal,
  id: string,
): Promise<Member> {
  const member = await lockMember(work.db, caller, id);
  requireGrantableBy(caller, member.role);
  if (member.status === 'active') {
    throw new ApiError('state_forbids', { message: 'This person is on the team already.' });
  }
  const now = new Date(deps.clock.now());
  const row = await change(work.db, member, { expires_at: invitationEnd(now) }, now);
  await sendInvitation(work, deps, caller, row);
  await recordMemberEvent(work.db, 'member.invited', row, now);
  return presentMember(row, caller.environment);
}

/**
 * Changes a member's name or role.
 * @throws {ApiError} not_found, scope_insufficient (a role beyond the caller's), state_forbids (the last
 * owner), version_stale
 */
export async function updateMember(
  work: Work,
  { clock }: Pick<MembersDeps, 'clock'>,
  caller: KeyPrincipal,
  id: string,
  { name, role, version }: MemberChange,
): Promise<Member> {
  const member = await lockMember(work.db, caller, id);
  if (version !== undefined && version !== member.version) throw new ApiError('version_stale');
  if (role !== undefined && role !== member.role) {
    requireGrantableBy(caller, member.role);
    requireGrantableBy(caller, role);
    await keepAnOwner(work.db, member);
  }
  const now = new Date(clock.now());
  const row = await change(
    work.db,
    member,
    { ...(role !== undefined && { role }), ...(name !== undefined && { name: normalized(name) }) },
    now,
  );
  await recordMemberEvent(work.db, 'member.changed', row, now);
  return presentMember(row, caller.environment);
}

/**
 * Removes a member, whose sessions end with their next request and stay out after another invitation, or
 * withdraws an invitation.
 * @throws {ApiError} not_found, scope_insufficient (a role beyond the caller's), state_forbids (the last
 * owner)
 */
export async function removeMember(
  work: Work,
  { clock }: Pick<MembersDeps, 'clock'>,
  caller: KeyPrincipal,
  id: string,
): Promise<Member> {
  const member = await lockMember(work.db, caller, id);
  requireGrantableBy(caller, member.role);
  await keepAnOwner(work.db, member);
  await work.db.deleteFrom('members').where('id', '=', member.id).execute();
  // Invited again, the person may be another account of the team's identity provider.
  await work.db
    .deleteFrom('sso_subjects')
    .where('partner_id', '=', member.partner_id)
    .where('person_id', '=', member.person_id ?? '')
    .execute();
  await recordMemberEvent(work.db, 'member.removed', member, new Date(clock.now()));
  return presentMember(member, caller.environment);
}

/**
 * Requires that the caller may give and take a role, in both environments.
 * @throws {ApiError} scope_insufficient
 */
function requireGrantableBy({ scopes, person }: KeyPrincipal, role: Role): void {
  requireGrantable({
    isWithin: ENVIRONMENTS.every((name) => [...scopesOfRole(role, name)].every((scope) => scopes.has(scope))),
    isOwnersOnly: role === 'owner' && person !== undefined && person.role !== 'owner',
  });
}

/**
 * Requires another active owner if this member is one. The team is locked, so that two owners who remove
 * each other at once don't both succeed.
 * @throws {ApiError} state_forbids
 */
async function keepAnOwner(trx: Db, member: MemberRow): Promise<void> {
  if (member.role !== 'owner' || member.status !== 'active') return;
  const other = await trx
    .selectFrom('members')
    .select('id')
    .where('partner_id', '=', member.partner_id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .where('id', '!=', member.id)
    .executeTakeFirst();
  if (other) return;
  throw new ApiError('state_forbids', {
    message: 'The last owner stays one. Make another member an owner first.',
  });
}

/** Locks a partner's team until the transaction ends, and returns the member that is meant. */
async function lockTeam(
  trx: Db,
  partnerId: string,
  isMeant: (member: MemberRow) => boolean,
): Promise<MemberRow | undefined> {
  await holdRow(trx, 'partners', partnerId);
  const team = await trx.selectFrom('members').selectAll().where('partner_id', '=', partnerId).execute();
  return team.find(isMeant);
}

/** @throws {ApiError} not_found */
async function lockMember(trx: Db, { partnerId }: Owner, id: string): Promise<MemberRow> {
  const member = await lockTeam(trx, partnerId, (one) => one.id === id);
  if (!member) throw new ApiError('not_found');
  return member;
}

async function change(
  trx: Db,
  { id }: MemberRow,
  values: Partial<Pick<MemberRow, 'name' | 'role' | 'expires_at'>>,
  now: Date,
): Promise<MemberRow> {
  return trx
    .updateTable('members')
    .set((eb) => ({ ...values, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Sends the invitation with the change that makes it. It has no secret: signing in with the invited address
 * accepts it, so one that is forwarded lets nobody in.
 * @throws {ApiError} limit_address
 */
async function sendInvitation(
  work: Work,
  { clock, languages, messages, publicUrl }: MembersDeps,
  { partnerId, environment, person }: KeyPrincipal,
  { email, role }: MemberRow,
): Promise<void> {
  const limits = { teamInvitations: partnerId, invitationTo: `${partnerId} ${email}` };
  await countMail(work.db, limits, new Date(clock.now()));
  const { name: partnerName } = await readPartner(work.db, partnerId, environment);
  const language = await letterLanguage({ db: work.db, languages }, { email });
  const inviter = person?.name ?? person?.email;
  const letter = teamInvitation({ publicUrl, email, role, partnerName, inviter });
  // The team is the same in both environments, and its people are real in both.
  const by = messages.isOffered('production', 'email') ? 'production' : 'sandbox';
  await messages.send(
    work,
    { partnerId, environment: by },
    {
      channel: 'email',
      to: email,
      ...(await messages.write(work.db, { letter, from: undefined, language })),
      validForMs: INVITATION_MS,
    },
  );
}
