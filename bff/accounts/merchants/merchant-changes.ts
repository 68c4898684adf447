import type { Updateable } from 'kysely';
import type { EventType } from '../../core/contract/feature.ts';
import type { Merchant, MerchantStatus } from './contract/merchant.ts';
import type { MerchantChange, NewMerchant } from './contract/merchant-requests.ts';
import { requireWholeAddress } from '../../core/addresses/require-whole.ts';
import { asksForParts } from '../../core/contract/versions/versions.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { checkFounded, columnsOf, differsFrom } from './merchant-columns.ts';
import { insertMerchant, presentMerchant, type MerchantRow } from './merchant-records.ts';
import { eventOfState, mayMove, scheduleReview } from './merchant-states.ts';
import { demandsAfter, dueOf } from './requirements.ts';

import type { MerchantsTable } from './tables.ts';
import { setTimer } from '../../core/timers/timers.ts';

/** The states in which a merchant may have taken money. */
const CURRENCY_FIXED: ReadonlySet<MerchantStatus> = new Set(['active', 'restricted', 'suspended']);

/**
 * Creates a merchant, with its event. It passes the state `created` at once, because everything that state
 * requires was sent.
 * @param apiVersion the caller's; defaults to the newest
 * @throws {ApiError} field_invalid
 */
export async function createMerchant(
  trx: Db,
  owner: Owner,
  fields: NewMerchant,
  now: Date,
  columns: Pick<MerchantUpdate, 'bank_waived'> = {},
  apiVersion?: string,
): Promise<Merchant> {
  checkFounded(fields, now);
  const { display_name, legal_name, country, currency, timezone } = fields;
  requireWholeAddress(fields.address ?? {}, { param: 'address', home: country, version: apiVersion });
  const row = await insertMerchant(trx, {
    ...(await columnsOf(fields)),
    ...columns,
    display_name: normalized(display_name),
    legal_name: normalized(legal_name),
    country,
    currency,
    timezone,
    id: newId('mer'),
    partner_id: owner.partnerId,
    environment: owner.environment,
    status: 'needs_data',
    created_at: now,
    updated_at: now,
  });
  return tell(trx, row, 'merchant.created', now);
}

/**
 * The merchant, locked until the transaction ends.
 * @throws {ApiError} not_found
 */
export async function lockMerchant(trx: Db, owner: Owner, id: string): Promise<Merchant> {
  return presentMerchant(await lockMerchantRow(trx, owner, id));
}

/** Locks the merchant and returns its stored row. @throws {ApiError} not_found */
export async function lockMerchantRow(trx: Db, owner: Owner, id: string): Promise<MerchantRow> {
  const row = await trx
    .selectFrom('merchants')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy('merchants', owner))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  return row;
}

/**
 * Changes a merchant's details, with its event. A change without effect raises no version and records no
 * event.
 * @throws {ApiError} not_found, version_stale, field_invalid, state_forbids (closed or rejected; a new
 * currency after it was active)
 * @param apiVersion the caller's; defaults to the newest
 */
export async function updateMerchant(
  trx: Db,
  owner: Owner,
  id: string,
  { version, ...change }: MerchantChange,
  now: Date,
  apiVersion?: string,
): Promise<Merchant> {
  const row = await lockMerchantRow(trx, owner, id);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  checkFounded(change, now);
  if (change.address) {
    const address = { ...row.address, ...change.address };
    const home = change.country ?? row.country;
    requireWholeAddress(address, { param: 'address', home, version: apiVersion, sent: change.address });
  }
  const columns = await columnsOf(change, row);
  if (!differsFrom(columns, row)) return presentMerchant(row);
  requireChangeable(row, change);
  const { address, business } = change;
  const sent = [...sentPaths('address', address), ...sentPaths('business', business)];
  return presentMerchant(await saveMerchant(trx, row, { columns, sent, event: 'merchant.updated' }, now));
}

function requireChangeable({ status, currency }: MerchantRow, change: MerchantChange): void {
  if (status === 'closed' || status === 'rejected') {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${status} and can no longer be changed.`,
      param: 'merchant',
    });
  }
  if (change.currency !== undefined && change.currency !== currency && CURRENCY_FIXED.has(status)) {
    throw new ApiError('state_forbids', {
      message:
        'The currency is fixed once the merchant is active. Create another merchant for another currency.',
      param: 'currency',
    });
  }
}

/** The fields of an object that were sent with a value: `business.mcc`. */
function sentPaths(name: string, part: object | undefined): string[] {
  return Object.entries(part ?? {}).flatMap(([field, value]) =>
    value === null || value === undefined ? [] : [`${name}.${field}`],
  );
}

/** The columns of a merchant that can be written. */
export type MerchantUpdate = Omit<Updateable<MerchantsTable>, 'id' | 'status' | 'version' | 'updated_at'>;

/**
 * Saves changes of a locked merchant, with their event; writes nothing if nothing changes. A demand is no
 * longer due once its field is sent.
 * @param sent paths that were sent with a value
 */
export async function saveMerchant(
  trx: Db,
  row: MerchantRow,
  change: { readonly columns: MerchantUpdate; readonly sent: readonly string[]; readonly event: EventType },
  now: Date,
): Promise<MerchantRow> {
  const demands = demandsAfter(row.demands, change.sent);
  const columns = {
    ...change.columns,
    ...(demands.length < row.demands.length && { demands: JSON.stringify(demands) }),
    ...(demands.length === 0 && row.deadline_at !== null && { deadline_at: null }),
  };
  if (!differsFrom(columns, row)) return row;
  const saved = await write(trx, row.id, columns, now);
  await scheduleReview(trx, row, saved, now);
  await schedulePayout(trx, row, saved, now);
  await tell(trx, saved, change.event, now);
  return saved;
}

/**
 * Moves a merchant to another state, with the event of that state.
 * @throws {ApiError} not_found, state_forbids (the state can't be reached from here; for a review, something
 * is due)
 */
export async function moveMerchant(
  trx: Db,
  owner: Owner,
  id: string,
  to: MerchantStatus,
  now: Date,
  columns: MerchantUpdate = {},
  apiVersion?: string,
): Promise<Merchant> {
  const row = await lockMerchantRow(trx, owner, id);
  const { status } = row;
  if (!mayMove(status, to)) {
    throw new ApiError('state_forbids', {
      message:
        status === to
          ? `The merchant is already ${to}.`
          : `The merchant is ${status} and can't become ${to}.`,
      param: 'merchant',
    });
  }
  const moved = await write(trx, id, { ...columns, status: to }, now);
  if (to === 'in_review') requireNothingDue(moved, apiVersion);
  await scheduleReview(trx, row, moved, now);
  await schedulePayout(trx, row, moved, now);
  return tell(trx, moved, eventOfState(to), now);
}

/** @throws {ApiError} state_forbids */
function requireNothingDue(row: MerchantRow, apiVersion: string | undefined): void {
  const due = dueOf(row, asksForParts(apiVersion));
  if (due.length === 0) return;
  throw new ApiError('state_forbids', {
    message: `The onboarding isn't complete. Still due: ${due.join(', ')}.`,
    ...(due[0] !== undefined && { param: due[0] }),
  });
}

function write(trx: Db, id: string, columns: Updateable<MerchantsTable>, now: Date): Promise<MerchantRow> {
  return trx
    .updateTable('merchants')
    .set((eb) => ({ ...columns, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function tell(trx: Db, row: MerchantRow, type: EventType, at: Date): Promise<Merchant> {
  const data = presentMerchant(row);
  const { id: merchantId, partner_id: partnerId, environment } = row;
  await recordEvent(trx, { type, partnerId, environment, merchantId, data, at });
  return data;
}

/**
 * The timer kind whose handler pays out merchants that are due, and otherwise sets the timer again. The
 * record is the merchant.
 */
export const PAYOUT_DUE = 'payout.due';

/**
 * The statuses that are paid out, or would be. Earnings during onboarding are paid out once that has ended.
 */
const EARNING: ReadonlySet<MerchantStatus> = new Set(['active', 'restricted', 'suspended', 'in_review']);

/** Reschedules the next payout after a change that payouts depend on. */
async function schedulePayout(trx: Db, before: MerchantRow, after: MerchantRow, now: Date): Promise<void> {
  // Closing pays out what is left, whatever came before it.
  const mayHaveEarned = EARNING.has(before.status) || after.status === 'closed';
  if (!mayHaveEarned || standingOf(before) === standingOf(after)) return;
  const owner = { partnerId: after.partner_id, environment: after.environment };
  await setTimer(trx, owner, { kind: PAYOUT_DUE, record: after.id, dueAt: now });
}

function standingOf({ status, timezone, payout_schedule, bank_account }: MerchantRow): string {
  return JSON.stringify([status, timezone, payout_schedule, bank_account]);
}
