import { sql } from 'kysely';
import { ApiError } from '../../core/api/errors.ts';
import { isoTime } from '../../core/api/clock.ts';
import { GUEST_RECORD_NAMES, type GuestRecordName } from '../../core/contract/feature.ts';
import type { Db } from '../../core/database/database.ts';
import { namesGuest, type Guest } from '../../core/database/guest-records.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { readEventData } from '../../core/events/event-records.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps, GuestRecordDeps } from '../../core/feature.ts';
import { phoneOf } from '../../core/phones/phones.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { MOST_EXPORTED, type ErasedGuest, type GuestData, type GuestQuery } from './contract/guests.ts';

/** The dependencies of the rights of guests. */
export type GuestDeps = GuestRecordDeps & Pick<FeatureDeps, 'clock' | 'guestRecords'>;

/** @throws {ApiError} field_invalid: neither is given, or the number can't be read */
export async function readGuest({ phone, email }: GuestQuery): Promise<Guest> {
  if (phone === undefined && email === undefined) {
    throw new ApiError('field_invalid', { message: 'Send phone, email or both.', param: 'phone' });
  }
  return {
    phone: phone === undefined ? null : await phoneOf(phone, undefined),
    email: email?.toLowerCase() ?? null,
  };
}

/** Returns everything that is kept of a guest, over all merchants of an owner. */
export async function exportGuest(deps: GuestDeps, owner: Owner, guest: Guest): Promise<GuestData> {
  const found: Partial<Record<GuestRecordName, Record<string, unknown>[]>> = {};
  let isComplete = true;
  for (const { name, find } of deps.guestRecords) {
    const records = await find(deps, owner, guest, MOST_EXPORTED + 1);
    if (records.length > MOST_EXPORTED) isComplete = false;
    found[name] = records.slice(0, MOST_EXPORTED) as Record<string, unknown>[];
  }
  return { object: 'guest_data', ...guest, ...inOrder(found, () => []), is_complete: isComplete };
}

/**
 * Erases a guest from all records and events of an owner, in one transaction.
 * @throws {ApiError} state_forbids: a record still needs its guest
 */
export async function eraseGuest(deps: GuestDeps, owner: Owner, guest: Guest): Promise<ErasedGuest> {
  const at = new Date(await nowIn(deps.db, deps.clock, owner));
  return inTransaction(deps.db, async (work) => {
    const counts: Partial<Record<GuestRecordName, number>> = {};
    const { partnerId, environment } = owner;
    for (const { name, erase } of deps.guestRecords) {
      counts[name] = await erase(work, deps, { ...guest, partnerId, environment, at });
    }
    const events = await eraseFromAllEvents(work.db, owner, guest);
    return {
      object: 'erased_guest',
      ...guest,
      ...inOrder(counts, () => 0),
      events,
      erased_at: isoTime(at.getTime()),
    };
  });
}

function inOrder<Value>(
  found: Partial<Record<GuestRecordName, Value>>,
  none: () => Value,
): Record<GuestRecordName, Value> {
  return Object.fromEntries(GUEST_RECORD_NAMES.map((name) => [name, found[name] ?? none()])) as Record<
    GuestRecordName,
    Value
  >;
}

/** Events are read and written in batches, because they hold whole records. */
const EVENTS_AT_ONCE = 200;

/** @returns how many events named the guest */
async function eraseFromAllEvents(trx: Db, owner: Owner, guest: Guest): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const rows = await trx
      .selectFrom('events')
      .select(['id', 'data'])
      .where(ownedBy('events', owner))
      .where('id', '>', after)
      // A merchant may have the same number: its own record is not a guest's.
      .where(sql<boolean>`type ~ '^(order|payment|refund|pay_link|loyalty|dispute)[.]'`)
      .where(namesGuest(guest, 'data'))
      .orderBy('id')
      .limit(EVENTS_AT_ONCE)
      .execute();
    for (const { id, data } of rows) {
      await trx
        .updateTable('events')
        .set({ data: erasedFrom(data, guest) })
        .where('id', '=', id)
        .execute();
    }
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < EVENTS_AT_ONCE) return count;
    after = last.id;
  }
}

/** The members of a record that tell who a guest is, where the guest is or what the guest wrote. */
const PERSONAL: ReadonlySet<string> = new Set(['customer', 'contact', 'address', 'note', 'evidence']);

/** Returns the JSON of an event's record without its guest. */
function erasedFrom(json: string, { phone, email }: Guest): string {
  const isGuests = (value: unknown): boolean =>
    typeof value === 'string' && (value === phone || value.toLowerCase() === email);
  return JSON.stringify(readEventData(json), (key, value: unknown) =>
    isGuests(value) || PERSONAL.has(key) ? null : value,
  );
}
