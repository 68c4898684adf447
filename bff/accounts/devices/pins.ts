import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../../core/api/clock.ts';
import type { Db } from '../../core/database/database.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { newSecret } from '../../core/http/secrets.ts';
import type { StaffRow } from '../staff/staff.ts';
import type { DeviceRow } from './device-records.ts';

/**
 * Wrong PINs in a row after which a device, or a person, has to wait: a minute, then twice as long each time.
 */
const FREE_TRIES = 5;
const LONGEST_WAIT_MINUTES = 60;
/** Wrong PINs in a row, on whatever devices, after which a PIN doesn't work until its owner sets another. */
const MOST_TRIES = 20;

const PIN = /^\d{4,6}$/;
const HASH_BYTES = 32;
const slowHash = promisify<string, string, number, Buffer>(scrypt);

interface PinDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Whether a text can be a PIN: 4 to 6 digits that aren't all the same, or in a row such as 1234 and 9876. */
export function isPin(text: string): boolean {
  if (!PIN.test(text)) return false;
  const steps = new Set([...text].slice(1).map((digit, at) => Number(digit) - Number(text[at])));
  return steps.size > 1 || ![...steps].every((step) => Math.abs(step) <= 1);
}

/** Sends the person whose PIN was set an email about it, with the change. */
type ReportPin = (work: Work, change: 'set' | 'changed', at: Date) => Promise<void>;

/** Sets the PIN of a person on a merchant's staff. @param pin as {@link isPin} */
export async function setPin(
  { db, clock }: PinDeps,
  staffId: string,
  pin: string,
  report?: ReportPin,
): Promise<void> {
  const salt = newSecret();
  const set = {
    hash: await hashOfPin(pin, salt),
    salt,
    tries: 0,
    wait_until: null,
    set_at: new Date(clock.now()),
  };
  await inTransaction(db, async (work) => {
    const before = await pinStateOf(work.db, staffId);
    await work.db
      .insertInto('staff_pins')
      .values({ staff_id: staffId, ...set })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(set))
      .execute();
    await report?.(work, before ? 'changed' : 'set', set.set_at);
  });
}

export async function removePin(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom('staff_pins').where('staff_id', '=', staffId).execute();
}

/** The PIN of a person, without it. */
export interface PinState {
  readonly setAt: Date;
  /** Whether it was wrong so often that it doesn't work anymore. */
  readonly isBlocked: boolean;
}

/** @returns `undefined` for a person without a PIN */
export async function pinStateOf(db: Db, staffId: string): Promise<PinState | undefined> {
  const row = await db
    .selectFrom('staff_pins')
    .select(['tries', 'set_at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row && { setAt: row.set_at, isBlocked: row.tries >= MOST_TRIES };
}

/** A person who can switch to themselves on a device. */
export interface PinHolder {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRow['role'];
}

/** Returns the people of a device's merchant who have a PIN, by name. */
export async function pinHolders(db: Db, device: DeviceRow): Promise<readonly PinHolder[]> {
  return db
    .selectFrom('staff')
    .innerJoin('staff_pins', 'staff_pins.staff_id', 'staff.id')
    .select((eb) => ['staff.id', eb.fn.coalesce('staff.name', 'staff.email').as('name'), 'staff.role'])
    .where('staff.merchant_id', '=', device.merchant_id)
    .where('staff.status', '=', 'active')
    .where(worksAt(device))
    .orderBy('name')
    .orderBy('staff.id')
    .execute();
}

/** Filters people who work at a location of the device. */
const worksAt = ({ locations }: DeviceRow): RawBuilder<boolean> =>
  locations === null
    ? sql<boolean>`true`
    : sql<boolean>`(staff.locations is null or staff.locations && ${locations}::text[])`;

/** The outcome of a typed PIN. */
export type PinOutcome =
  | { readonly is: 'right'; readonly staff: StaffRow }
  /** `staff`: the person whose PIN it isn't; `undefined` if nobody like that works here. */
  | { readonly is: 'wrong'; readonly staff: StaffRow | undefined }
  /** The device or the person has to wait. */
  | { readonly is: 'early'; readonly until: Date }
  /** The person has to set another PIN. */
  | { readonly is: 'blocked' };

/**
 * Checks the PIN that a person types on a device. A try is counted before it is compared, and apart from it:
 * for the device, so that one tablet doesn't try out many people, and for the person, so that many tablets
 * don't try out one.
 */
export async function checkPin(
  { db, clock }: PinDeps,
  device: DeviceRow,
  { staffId, pin }: { readonly staffId: string; readonly pin: string },
): Promise<PinOutcome> {
  const now = new Date(clock.now());
  const wait = waitAfter(now);
  const onDevice = await db
    .updateTable('devices')
    .set((eb) => ({ tries: eb('tries', '+', 1), wait_until: wait }))
    .where('id', '=', device.id)
    .where(mayTry(now))
    .returning('id')
    .executeTakeFirst();
  if (!onDevice) return early(await waitOf(db, 'devices', device.id), now);
  const staff = await db
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', staffId)
    .where('merchant_id', '=', device.merchant_id)
    .where('status', '=', 'active')
    .where(worksAt(device))
    .executeTakeFirst();
  if (!staff) return { is: 'wrong', staff };
  const held = await db
    .updateTable('staff_pins')
    .set((eb) => ({ tries: eb('tries', '+', 1), wait_until: wait }))
    .where('staff_id', '=', staffId)
    .where('tries', '<', MOST_TRIES)
    .where(mayTry(now))
    .returning(['hash', 'salt'])
    .executeTakeFirst();
  if (!held) return refusalOfPerson(db, staffId, now);
  const isRight =
    PIN.test(pin) && timingSafeEqual(Buffer.from(await hashOfPin(pin, held.salt)), Buffer.from(held.hash));
  if (!isRight) return { is: 'wrong', staff };
  const none = { tries: 0, wait_until: null };
  await db.updateTable('devices').set(none).where('id', '=', device.id).execute();
  await db.updateTable('staff_pins').set(none).where('staff_id', '=', staffId).execute();
  return { is: 'right', staff };
}

async function refusalOfPerson(db: Db, staffId: string, now: Date): Promise<PinOutcome> {
  const state = await pinStateOf(db, staffId);
  if (!state || state.isBlocked) return { is: 'blocked' };
  const { wait_until: until } = await db
    .selectFrom('staff_pins')
    .select('wait_until')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return early(until, now);
}

async function waitOf(db: Db, table: 'devices', id: string): Promise<Date | null> {
  const row = await db.selectFrom(table).select('wait_until').where('id', '=', id).executeTakeFirst();
  return row?.wait_until ?? null;
}

/** A wait that ended meanwhile is one of a second. */
const early = (until: Date | null, now: Date): PinOutcome => ({
  is: 'early',
  until: until ?? new Date(now.getTime() + 1000),
});

const mayTry = (now: Date): RawBuilder<boolean> => sql<boolean>`(wait_until is null or wait_until <= ${now})`;

/**
 * Until when the next try has to wait, unless this one is right: from the fifth on, twice as long each time.
 */
const waitAfter = (now: Date): RawBuilder<Date | null> =>
  sql<Date | null>`case when tries + 1 >= ${FREE_TRIES}::int
    then ${now}::timestamptz + least(power(2, least(tries + 1 - ${FREE_TRIES}::int, 10)),
      ${LONGEST_WAIT_MINUTES}::int)
      * interval '1 minute' end`;

const hashOfPin = async (pin: string, salt: string): Promise<string> =>
  (await slowHash(pin, salt, HASH_BYTES)).toString('base64url');
