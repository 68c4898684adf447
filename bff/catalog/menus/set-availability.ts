import type { Db } from '../../core/database/database.ts';
import type { MerchantView, Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { findLocation } from '../locations/locations.ts';
import type { Availability, AvailabilityChanges } from './contract/availability.ts';
import {
  EVERYWHERE,
  isInForce,
  presentAvailability,
  tellOfAvailability,
  type AvailabilityRow,
} from './availability-records.ts';
import { idsInDraft, idsInVersions } from './menu-changes.ts';
import { findMenu, type MenuRow } from './menu-records.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { DueTimer, TimerHandlers } from '../../core/timers/timer-handler.ts';
import { setTimer } from '../../core/timers/timers.ts';

const KIND = 'availability.end';

/**
 * Sets a timer for the end of each entry that has one. An entry whose end was removed keeps its timer, which
 * then does nothing.
 */
async function setEnds(trx: Db, owner: Owner, rows: readonly AvailabilityRow[]): Promise<void> {
  for (const { merchant_id, target, location_id, until } of rows) {
    if (until === null) continue;
    const record = `${merchant_id} ${target} ${location_id}`;
    await setTimer(trx, owner, { kind: KIND, record, dueAt: until });
  }
}

export const availabilityTimers: TimerHandlers<FeatureDeps> = { [KIND]: end };

/**
 * Removes an entry that has ended, with an event for the resulting availability. The target is available
 * without this: an ended entry no longer counts.
 */
async function end(work: Work, { deps, owner, record, dueAt }: DueTimer<FeatureDeps>): Promise<void> {
  const [merchantId = '', target = '', locationId = EVERYWHERE] = record.split(' ');
  const rows = await work.db
    .selectFrom('menu_availability')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('target', '=', target)
    .where('location_id', 'in', [EVERYWHERE, locationId])
    .orderBy('location_id')
    .forUpdate()
    .execute();
  const ended = rows.find((row) => row.location_id === locationId);
  if (!ended || isInForce(ended, dueAt)) return;
  await work.db
    .deleteFrom('menu_availability')
    .where('merchant_id', '=', merchantId)
    .where('target', '=', target)
    .where('location_id', '=', locationId)
    .execute();
  const everywhere = rows.find((row) => row !== ended && isInForce(row, dueAt));
  const available = { ...ended, available: true, until: null, stock: null };
  const now = { ...(everywhere ?? available), location_id: locationId, updated_at: dueAt };
  await tellOfAvailability(work.db, owner, [now], dueAt);
  work.afterCommit(() => deps.menus.invalidateAvailability(merchantId));
}

type Change = AvailabilityChanges['items'][number];

/**
 * Sets entries at once, with an event for each that is different now.
 * @param now on the environment's clock
 * @throws {ApiError} not_found (the menu), field_invalid: a target that the menu doesn't have, a location
 * that its merchant doesn't have, an end in the past, the same target and location twice
 */
export async function setAvailability(
  trx: Db,
  view: MerchantView,
  menuId: string,
  changes: readonly Change[],
  now: Date,
): Promise<{ menu: MenuRow; entries: Availability[] }> {
  const menu = await findMenu(trx, view, menuId);
  if (!menu) throw new ApiError('not_found');
  checkChanges(changes, now);
  await requireTargets(trx, menuId, changes);
  await requireLocations(trx, { ...view, only: menu.merchant_id }, changes);
  const wanted = changes.map((change) => rowOf(menu, change, now));
  const before = await lockEntries(trx, menu, wanted);
  const changed = wanted.filter((row) => differs(before.get(keyOf(row)), row, now));
  await writeEntries(trx, changed);
  await setEnds(trx, view, changed);
  await tellOfAvailability(trx, view, changed, now);
  const entries = wanted.map((row) => {
    const old = before.get(keyOf(row));
    return presentAvailability(old && !changed.includes(row) ? old : row);
  });
  return { menu, entries };
}

function checkChanges(changes: readonly Change[], now: Date): void {
  const seen = new Set<string>();
  for (const [at, change] of changes.entries()) {
    const key = `${change.target} ${change.location ?? ''}`;
    if (seen.has(key)) throw fault(`items.${at}.target`, 'is in this request twice for the same location');
    seen.add(key);
    if (typeof change.until === 'string' && Date.parse(change.until) <= now.getTime()) {
      throw fault(`items.${at}.until`, "must be in the future by the environment's clock");
    }
  }
}

/** Requires targets in the draft or in any published version: an order may still refer to an earlier one. */
async function requireTargets(db: Db, menuId: string, changes: readonly Change[]): Promise<void> {
  const targets = changes.map(({ target }) => target);
  const inDraft = await idsInDraft(db, menuId, targets);
  const others = targets.filter((target) => !inDraft.has(target));
  const inVersions = await idsInVersions(db, menuId, others);
  const unknown = others.find((target) => !inVersions.has(target));
  if (unknown !== undefined)
    throw fault(`items.${targets.indexOf(unknown)}.target`, "isn't an id of this menu");
}

/** Requires locations of the menu's merchant, at which the caller works. */
async function requireLocations(db: Db, view: MerchantView, changes: readonly Change[]): Promise<void> {
  const known = new Set<string>();
  for (const [at, { location }] of changes.entries()) {
    if (typeof location !== 'string' && view.locations) {
      throw fault(`items.${at}.location`, 'is required: you work at some locations');
    }
    if (typeof location !== 'string' || known.has(location)) continue;
    if (!(await findLocation(db, view, location))) {
      throw fault(`items.${at}.location`, "isn't a location of the menu's merchant");
    }
    known.add(location);
  }
}

function fault(param: string, words: string): ApiError {
  return new ApiError('field_invalid', { message: `${param} ${words}.`, param });
}

function rowOf(menu: MenuRow, change: Change, now: Date): AvailabilityRow {
  return {
    partner_id: menu.partner_id,
    environment: menu.environment,
    merchant_id: menu.merchant_id,
    menu_id: menu.id,
    target: change.target,
    location_id: change.location ?? EVERYWHERE,
    available: change.available,
    until: typeof change.until === 'string' ? new Date(change.until) : null,
    stock: change.stock ?? null,
    updated_at: now,
  };
}

function keyOf({ target, location_id }: Pick<AvailabilityRow, 'target' | 'location_id'>): string {
  return `${target} ${location_id}`;
}

/** Locked in the order in which every sale locks them, so that none waits for the other in a circle. */
async function lockEntries(
  trx: Db,
  menu: MenuRow,
  wanted: readonly AvailabilityRow[],
): Promise<Map<string, AvailabilityRow>> {
  const rows = await trx
    .selectFrom('menu_availability')
    .selectAll()
    .where('merchant_id', '=', menu.merchant_id)
    .where(
      'target',
      'in',
      wanted.map(({ target }) => target),
    )
    .orderBy('target')
    .orderBy('location_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Whether it makes a difference: no entry is the same as one by which everything is available. */
function differs(before: AvailabilityRow | undefined, row: AvailabilityRow, now: Date): boolean {
  if (before && isInForce(before, now)) {
    const isSame = before.available === row.available && before.stock === row.stock;
    return !isSame || before.until?.getTime() !== row.until?.getTime();
  }
  return !row.available || row.stock !== null || row.location_id !== EVERYWHERE;
}

/** In the order of the key: what is new is then inserted in one order too. */
async function writeEntries(trx: Db, rows: readonly AvailabilityRow[]): Promise<void> {
  if (rows.length === 0) return;
  const inOrder = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await trx
    .insertInto('menu_availability')
    .values(inOrder)
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'target', 'location_id']).doUpdateSet((eb) => ({
        available: eb.ref('excluded.available'),
        until: eb.ref('excluded.until'),
        stock: eb.ref('excluded.stock'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
