import type { EventType } from '../contract/event-types.ts';
import type { Merchant, MerchantStatus } from '../contract/merchants/merchant.ts';
import type { MerchantChange, NewMerchant } from '../contract/merchants/merchant-requests.ts';
import { normalized } from '../contract/plain-text.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { ownedBy, type Owner } from '../database/owner.ts';
import { ApiError } from '../gateway/errors.ts';
import { recordEvent } from '../webhooks/outbox.ts';
import { checkFounded, columnsOf, differsFrom } from './merchant-columns.ts';
import { insertMerchant, presentMerchant, type MerchantRow } from './merchant-records.ts';
import { eventOfState, mayMove } from './merchant-states.ts';

/** In these states a merchant may have taken money. */
const CURRENCY_FIXED: ReadonlySet<MerchantStatus> = new Set(['active', 'restricted', 'suspended']);

/**
 * Creates a merchant, with its event. It passes the state `created` at once, because everything that state requires
 * was sent.
 * @throws {ApiError} field_invalid
 */
export async function createMerchant(
  trx: Db,
  owner: Owner,
  fields: NewMerchant,
  now: Date,
): Promise<Merchant> {
  checkFounded(fields, now);
  const { display_name, legal_name, country, currency, timezone } = fields;
  const row = await insertMerchant(trx, {
    ...columnsOf(fields),
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
  return presentMerchant(await lockRow(trx, owner, id));
}

async function lockRow(trx: Db, owner: Owner, id: string): Promise<MerchantRow> {
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
 * Changes a merchant's details, with its event. A change that changes nothing raises no version and records no event.
 * @throws {ApiError} not_found, version_stale, field_invalid, state_forbids (closed or rejected; another currency of
 * one that was active)
 */
export async function updateMerchant(
  trx: Db,
  owner: Owner,
  id: string,
  { version, ...change }: MerchantChange,
  now: Date,
): Promise<Merchant> {
  const row = await lockRow(trx, owner, id);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  checkFounded(change, now);
  const columns = columnsOf(change, row);
  if (!differsFrom(columns, row)) return presentMerchant(row);
  requireChangeable(row, change);
  const changed = await trx
    .updateTable('merchants')
    .set((eb) => ({ ...columns, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return tell(trx, changed, 'merchant.updated', now);
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

/** Moves a merchant to another state, with the event of that state. @throws {ApiError} not_found, state_forbids */
export async function moveMerchant(
  trx: Db,
  owner: Owner,
  id: string,
  to: MerchantStatus,
  now: Date,
): Promise<Merchant> {
  const { status } = await lockRow(trx, owner, id);
  if (!mayMove(status, to)) {
    throw new ApiError('state_forbids', {
      message:
        status === to
          ? `The merchant is already ${to}.`
          : `The merchant is ${status} and can't become ${to}.`,
      param: 'merchant',
    });
  }
  const row = await trx
    .updateTable('merchants')
    .set((eb) => ({ status: to, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return tell(trx, row, eventOfState(to), now);
}

async function tell(trx: Db, row: MerchantRow, type: EventType, at: Date): Promise<Merchant> {
  const data = presentMerchant(row);
  const { id: merchantId, partner_id: partnerId, environment } = row;
  await recordEvent(trx, { type, partnerId, environment, merchantId, data, at });
  return data;
}
