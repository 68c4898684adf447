import { type Selectable, sql } from 'kysely';
import { ApiError } from '../../core/api/errors.ts';
import type { EnvironmentName, Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import type { Member } from './contract/member.ts';
import type { Role } from './contract/roles.ts';
import type { MembersTable } from './tables.ts';

export type MemberRow = Selectable<MembersTable>;

type NewMemberRow = Pick<
  MemberRow,
  'partner_id' | 'person_id' | 'email' | 'name' | 'role' | 'status' | 'expires_at'
>;

export async function insertMember(trx: Db, row: NewMemberRow, now: Date): Promise<MemberRow> {
  return trx
    .insertInto('members')
    .values({ ...row, id: newId('mbr'), last_active_at: null, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes the first member of a new partner: its owner. */
export async function insertOwner(
  trx: Db,
  {
    partnerId,
    personId,
    email,
  }: { readonly partnerId: string; readonly personId: string; readonly email: string },
  now: Date,
): Promise<void> {
  await insertMember(
    trx,
    {
      partner_id: partnerId,
      person_id: personId,
      email,
      name: null,
      role: 'owner',
      status: 'active',
      expires_at: null,
    },
    now,
  );
}

/** A session of a person, as far as it decides which teams it enters. */
interface Entering {
  readonly personId: string;
  /** The partner whose identity provider opened it; `null` for another way in. */
  readonly by: string | null;
  /** The time of its sign-in; `undefined` for one that is opened now. */
  readonly openedAt: Date | undefined;
}

/**
 * Returns a person's membership of a partner's team; `undefined` for a person who isn't on it, or whose
 * session doesn't enter it: that of a person who was removed stays out after another invitation.
 */
export async function membershipOf(
  db: Db,
  { partnerId, personId, ...session }: Entering & { readonly partnerId: string },
): Promise<MemberRow | undefined> {
  const member = await db
    .selectFrom('members')
    .selectAll()
    .select(ssoOfMember.as('sso'))
    .where('partner_id', '=', partnerId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!member) return undefined;
  const { sso, created_at: invitedAt } = member;
  return isOpenTo(session, { partnerId, sso, invitedAt }) ? member : undefined;
}

interface Team {
  readonly partnerId: string;
  readonly name: string;
  readonly role: Role;
  /** Whether the session enters it. */
  readonly isOpen: boolean;
}

/** Returns the teams of a person, the one last used first. */
export async function teamsOf(db: Db, { personId, ...session }: Entering): Promise<readonly Team[]> {
  const teams = await db
    .selectFrom('members')
    .innerJoin('partners', 'partners.id', 'members.partner_id')
    .select(['members.partner_id as partnerId', 'partners.name', 'members.role'])
    .select(['members.created_at as invitedAt', ssoOfMember.as('sso')])
    .where('members.person_id', '=', personId)
    .orderBy('members.last_active_at', (order) => order.desc().nullsLast())
    .orderBy('members.id', 'desc')
    .execute();
  return teams.map(({ sso, invitedAt, ...team }) => ({
    ...team,
    isOpen: isOpenTo(session, { partnerId: team.partnerId, sso, invitedAt }),
  }));
}

/** Whether a session enters a team: not one from before the invitation to it. */
function isOpenTo(
  { by, openedAt }: Omit<Entering, 'personId'>,
  { invitedAt, ...team }: SsoTeamUse & { readonly invitedAt: Date },
): boolean {
  return mayEnter(team, by) && (openedAt === undefined || openedAt >= invitedAt);
}

/** Returns the teams that an address is on. */
export async function teamsOfAddress(
  db: Db,
  email: string,
): Promise<readonly { readonly partnerId: string; readonly personId: string | null; readonly role: Role }[]> {
  return db
    .selectFrom('members')
    .select(['partner_id as partnerId', 'person_id as personId', 'role'])
    .where('email', '=', email)
    .where('status', '=', 'active')
    .execute();
}

/** Notes that a member is on the console, at most once a minute. */
export async function noteActivity(db: Db, { id, last_active_at }: MemberRow, now: Date): Promise<void> {
  if (last_active_at && now.getTime() - last_active_at.getTime() < 60_000) return;
  await db.updateTable('members').set({ last_active_at: now }).where('id', '=', id).execute();
}

/** Oldest first. */
export async function pageOfMembers(
  db: Db,
  { partnerId, environment }: Owner,
  page: PageRequest,
): Promise<Page<Member>> {
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .$if(page.after !== undefined, (rest) => rest.where('id', '>', page.after ?? ''))
    .orderBy('id')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, (row) => presentMember(row, environment));
}

/** @throws {ApiError} not_found */
export async function readMember(db: Db, { partnerId, environment }: Owner, id: string): Promise<Member> {
  const row = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentMember(row, environment);
}

/** Returns an address in the form that is stored and compared. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase();

/** @param environment of the caller: a member is the same in both */
export function presentMember(row: MemberRow, environment: EnvironmentName): Member {
  return {
    id: row.id,
    object: 'member',
    environment,
    email: row.email,
    name: row.name,
    role: row.role,
    status: row.status,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_active_at: row.last_active_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/**
 * How the address of a member signs in to the team, as SQL on `members`: `required` or `offered` by the
 * team's provider, or `null` if the team has proven no such domain.
 */
export const ssoOfMember = sql<SsoUse>`(
  select case when s.is_required then 'required' else 'offered' end
  from sso_domains d join sso_settings s on s.partner_id = d.partner_id
  where d.partner_id = members.partner_id and d.verified_at is not null
    and d.domain = substring(members.email from '@([^@]+)$'))`;

type SsoUse = 'required' | 'offered' | null;

interface SsoTeamUse {
  readonly partnerId: string;
  readonly sso: SsoUse;
}

/**
 * Whether a session may enter a team. One that the team's provider opened may, as long as the address belongs
 * to the provider; it enters no other team, which has never agreed to trust that provider. Any other session
 * may where the team doesn't require its provider.
 * @param by the partner whose provider opened the session; `null` for another way in
 */
export function mayEnter({ partnerId, sso }: SsoTeamUse, by: string | null): boolean {
  return by === null ? sso !== 'required' : by === partnerId && sso !== null;
}
