import type { Db } from '../../core/database/database.ts';
import { newUlid } from '../../core/database/ids.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import type { SimulationRequest, Simulations } from '../../core/feature.ts';
import type { MEMBER_EVENTS } from './contract/members.ts';
import { invitationEnd } from './invitations.ts';
import { insertMember, presentMember, type MemberRow } from './member-records.ts';

type MemberEvent = (typeof MEMBER_EVENTS)[number];

/** Records an event about a member in each environment of the partner, since the team is the same in all. */
export async function recordMemberEvent(trx: Db, type: MemberEvent, row: MemberRow, at: Date): Promise<void> {
  const { partner_id: partnerId } = row;
  const environments = await trx
    .selectFrom('partner_environments')
    .select('environment')
    .where('partner_id', '=', partnerId)
    .orderBy('environment')
    .execute();
  await recordIn(
    trx,
    environments.map(({ environment }) => environment),
    type,
    row,
    at,
  );
}

async function recordIn(
  trx: Db,
  environments: readonly EnvironmentName[],
  type: MemberEvent,
  row: MemberRow,
  at: Date,
): Promise<void> {
  const { partner_id: partnerId } = row;
  await recordEvents(
    trx,
    environments.map((environment) => ({
      type,
      partnerId,
      environment,
      data: presentMember(row, environment),
      at,
    })),
  );
}

interface Accepting {
  readonly personId: string;
  readonly email: string;
  /** The only team to join; defaults to all. */
  readonly partnerId?: string;
}

/** Accepts the invitations of an address that are still open. */
export async function acceptInvitations(
  trx: Db,
  { personId, email, partnerId }: Accepting,
  now: Date,
): Promise<void> {
  const joined = await trx
    .updateTable('members')
    .set((eb) => ({
      person_id: personId,
      status: 'active',
      expires_at: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('email', '=', email)
    .where('status', '=', 'invited')
    .where('expires_at', '>', now)
    .$if(partnerId !== undefined, (rest) => rest.where('partner_id', '=', partnerId ?? ''))
    .returningAll()
    .execute();
  for (const row of joined) await recordMemberEvent(trx, 'member.joined', row, now);
}

export const memberSimulations: Simulations = {
  'member.invited': simulate('member.invited'),
  'member.joined': simulate('member.joined'),
  'member.changed': simulate('member.changed'),
  'member.removed': simulate('member.removed'),
};

/**
 * Simulates an event about a member who is gone right after it: the team has real people, in production too.
 */
function simulate(type: MemberEvent) {
  return async ({ db }: Work, { deps, caller }: SimulationRequest): Promise<void> => {
    const now = new Date(deps.clock.now());
    const isInvited = type === 'member.invited';
    const row = await insertMember(
      db,
      {
        partner_id: caller.partnerId,
        person_id: null,
        email: `${newUlid().toLowerCase()}@team.example`,
        name: 'Simulated member',
        role: 'viewer',
        status: isInvited ? 'invited' : 'active',
        expires_at: isInvited ? invitationEnd(now) : null,
      },
      now,
    );
    await db.deleteFrom('members').where('id', '=', row.id).execute();
    await recordIn(db, [caller.environment], type, row, now);
  };
}
