import type { PeopleAtWork } from '../../../accounts/devices/devices.ts';
import type { Clock } from '../../../core/api/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import type { HostedSessionRow } from '../hosted-links.ts';

/** The sessions that PINs open on shared devices: how they lock, and who works on a device. */

/** A session ends after 12 hours without a request, and in any case after 30 days. */
const IDLE_MS = 12 * 60 * 60_000;
/** A shared device locks after this time in which nobody did anything; the kitchen's screen stays open. */
export const LOCK_MS = 5 * 60_000;
/** How often it is noted that somebody works on a device. */
const WORK_NOTED_MS = 20_000;

interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Whether a session locks itself: that of a PIN, but not in the kitchen, whose hands aren't free. */
export const locksItself = ({ device_id, role }: HostedSessionRow): boolean =>
  device_id !== null && role !== 'kitchen';

/** Whether a session has ended because nobody did anything for too long. */
export function isIdle(row: HostedSessionRow, now: Date): boolean {
  const { seen_at, worked_at, created_at } = row;
  const [last, most] = locksItself(row) ? [worked_at, LOCK_MS] : [seen_at, IDLE_MS];
  return now.getTime() - (last ?? created_at).getTime() > most;
}

/** Notes that somebody did something on a shared device: opened a page, sent a form, touched the screen. */
export async function noteWorkOnDevice({ db, clock }: SessionDeps, row: HostedSessionRow): Promise<void> {
  const now = new Date(clock.now());
  if (!locksItself(row) || now.getTime() - (row.worked_at ?? row.created_at).getTime() < WORK_NOTED_MS)
    return;
  await db.updateTable('hosted_sessions').set({ worked_at: now }).where('hash', '=', row.hash).execute();
}

/** Ends the sessions that a person's PIN has opened at a merchant. */
export async function endPinSessions(
  db: Db,
  { person_id, merchant_id }: { readonly person_id: string; readonly merchant_id: string },
): Promise<void> {
  await db
    .deleteFrom('hosted_sessions')
    .where('person_id', '=', person_id)
    .where('merchant_id', '=', merchant_id)
    .where('device_id', 'is not', null)
    .execute();
}

/**
 * Returns a search for the people who work on devices: whose session is there, and neither locked nor idle.
 */
export const peopleAtWorkBy =
  (clock: Clock): PeopleAtWork =>
  async (db, devices) => {
    if (devices.length === 0) return new Map();
    const now = new Date(clock.now());
    const rows = await db
      .selectFrom('staff')
      .innerJoin('hosted_sessions', (join) =>
        join
          .onRef('hosted_sessions.person_id', '=', 'staff.person_id')
          .onRef('hosted_sessions.merchant_id', '=', 'staff.merchant_id')
          .onRef('hosted_sessions.role', '=', 'staff.role'),
      )
      .selectAll('hosted_sessions')
      .select((eb) => ['staff.id as staff_id', eb.fn.coalesce('staff.name', 'staff.email').as('name')])
      .where('staff.merchant_id', 'in', [...new Set(devices.map(({ merchant_id: id }) => id))])
      .where('staff.status', '=', 'active')
      .where(
        'hosted_sessions.device_id',
        'in',
        devices.map(({ id }) => id),
      )
      .whereRef('hosted_sessions.created_at', '>=', 'staff.created_at')
      .where('hosted_sessions.expires_at', '>', now)
      .orderBy('hosted_sessions.created_at')
      .execute();
    return new Map(
      rows
        .filter((row) => !isIdle(row, now))
        .map(({ device_id: device, staff_id: id, name }) => [device ?? '', { id, name }]),
    );
  };
