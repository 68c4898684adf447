import type { StaffRow } from '../../../accounts/staff/staff.ts';
import type { SiteVisit } from '../../hosts/site-visit.ts';
import { noteAct, type DoorAct, type DoorWay } from '../../shell/door-acts.ts';
import type { DashboardContext, DashboardVisit } from './dashboard-session.ts';

/** A place on the staff, or an address of which no more is known. */
interface ActingStaff extends Pick<StaffRow, 'email'> {
  readonly id: string | null;
  readonly role: string | null;
  readonly merchant_id: string | undefined;
}

/** Writes what a person on the staff did into the audit log. */
export async function noteStaffAct(
  context: DashboardContext,
  { req, res, site }: SiteVisit,
  { id, email, role, merchant_id: merchantId }: ActingStaff,
  act: DoorAct,
  how: { readonly way?: DoorWay; readonly device?: string } = {},
): Promise<void> {
  const { partnerId, environment } = site;
  const by = { kind: 'staff', id, email, role, merchantId, partnerId, environment } as const;
  await noteAct(context, { req, res }, { act, ...how, by });
}

/** Writes what the person who is signed in did into the audit log; a session of a link has no person. */
export async function noteOwnAct(
  context: DashboardContext,
  { visit, session: { principal } }: DashboardVisit,
  act: DoorAct,
  how: { readonly way?: DoorWay } = {},
): Promise<void> {
  const { staff, merchantId } = principal;
  if (!staff) return;
  const device = staff.deviceId;
  await noteStaffAct(context, visit, { ...staff, merchant_id: merchantId }, act, {
    ...how,
    ...(device && { device }),
  });
}
