import type { Db } from '../../core/database/database.ts';
import { newUlid } from '../../core/database/ids.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import type { SimulationRequest, Simulations } from '../../core/feature.ts';
import { activeMerchant } from '../merchants/merchants.ts';
import { invitationEnd } from '../people/people.ts';
import type { STAFF_EVENTS } from './contract/staff.ts';
import { insertStaff, presentStaff, type StaffRow } from './staff-records.ts';

type StaffEvent = (typeof STAFF_EVENTS)[number];

export async function recordStaffEvent(trx: Db, type: StaffEvent, row: StaffRow, at: Date): Promise<void> {
  const { partner_id: partnerId, environment, merchant_id: merchantId } = row;
  await recordEvent(trx, { type, partnerId, environment, merchantId, data: presentStaff(row), at });
}

/** Accepts every open invitation of an address by merchants of one owner. */
export async function acceptStaffInvitations(
  trx: Db,
  owner: Owner,
  { personId, email }: { readonly personId: string; readonly email: string },
  now: Date,
): Promise<void> {
  const joined = await trx
    .updateTable('staff')
    .set((eb) => ({
      person_id: personId,
      status: 'active',
      expires_at: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where(ownedBy('staff', owner))
    .where('email', '=', email)
    .where('status', '=', 'invited')
    .where('expires_at', '>', now)
    .returningAll()
    .execute();
  for (const row of joined) await recordStaffEvent(trx, 'staff_member.joined', row, now);
}

export const staffSimulations: Simulations = {
  'staff_member.invited': simulate('staff_member.invited'),
  'staff_member.joined': simulate('staff_member.joined'),
  'staff_member.changed': simulate('staff_member.changed'),
  'staff_member.removed': simulate('staff_member.removed'),
};

/** Simulates an event about a person who is gone right after it: nobody can sign in with the address. */
function simulate(type: StaffEvent) {
  return async (work: Work, request: SimulationRequest): Promise<void> => {
    const { deps, caller } = request;
    const { db } = work;
    const now = new Date(deps.clock.now());
    const invited = await insertStaff(
      db,
      {
        partner_id: caller.partnerId,
        environment: caller.environment,
        merchant_id: await activeMerchant(work, request),
        email: `${newUlid().toLowerCase()}@staff.example`,
        name: 'Simulated person',
        role: 'cashier',
        locations: null,
        expires_at: invitationEnd(now),
      },
      now,
    );
    await db.deleteFrom('staff').where('id', '=', invited.id).execute();
    const isInvited = type === 'staff_member.invited';
    const row: StaffRow = isInvited ? invited : { ...invited, status: 'active', expires_at: null };
    await recordStaffEvent(db, type, row, now);
  };
}
