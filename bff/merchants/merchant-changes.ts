import type { Insertable } from 'kysely';
import type { EventType } from '../contract/events.ts';
import type { EnvironmentName } from '../contract/fields.ts';
import type { Merchant, MerchantStatus } from '../contract/merchants.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { MerchantsTable } from '../database/tables.ts';
import { ApiError } from '../gateway/errors.ts';
import { recordEvent } from '../webhooks/outbox.ts';
import { insertMerchants, presentMerchant, type MerchantRow } from './merchant-records.ts';
import { eventOfState, mayMove } from './merchant-states.ts';

/** Whose merchants: one partner in one environment. Everything here is read and changed within it. */
export interface MerchantOwner {
  readonly partnerId: string;
  readonly environment: EnvironmentName;
}

export type NewMerchant = Pick<
  Insertable<MerchantsTable>,
  'display_name' | 'legal_name' | 'country' | 'currency' | 'timezone'
>;

export interface MerchantChange {
  readonly displayName?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A new merchant, with its event. It starts as `created`: nothing is known of it yet. */
export async function createMerchant(
  trx: Db,
  owner: MerchantOwner,
  fields: NewMerchant,
  now: Date,
): Promise<Merchant> {
  const [row] = await insertMerchants(trx, [
    {
      ...fields,
      id: newId('mer'),
      partner_id: owner.partnerId,
      environment: owner.environment,
      status: 'created',
      created_at: now,
      updated_at: now,
    },
  ]);
  if (!row) throw new Error('the database stored no merchant');
  return tell(trx, row, 'merchant.created', now);
}

/**
 * The merchant as it is, held until the transaction ends: whoever else would change it waits.
 * @throws {ApiError} not_found
 */
export async function lockMerchant(trx: Db, owner: MerchantOwner, id: string): Promise<Merchant> {
  const row = await trx
    .selectFrom('merchants')
    .selectAll()
    .where('id', '=', id)
    .where('partner_id', '=', owner.partnerId)
    .where('environment', '=', owner.environment)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found', { message: 'There is no such merchant.', param: 'merchant' });
  return presentMerchant(row);
}

/** Changes what is said of a merchant, with its event. @throws {ApiError} not_found, state_forbids (closed or rejected) */
export async function updateMerchant(
  trx: Db,
  owner: MerchantOwner,
  id: string,
  change: MerchantChange,
  now: Date,
): Promise<Merchant> {
  const { status, metadata } = await lockMerchant(trx, owner, id);
  if (status === 'closed' || status === 'rejected') {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${status}: it can no longer be changed.`,
      param: 'merchant',
    });
  }
  const row = await trx
    .updateTable('merchants')
    .set((eb) => ({
      ...(change.displayName !== undefined && { display_name: change.displayName }),
      ...(change.metadata && { metadata: JSON.stringify({ ...metadata, ...change.metadata }) }),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return tell(trx, row, 'merchant.updated', now);
}

/** Takes a merchant to another state, with the event of that state. @throws {ApiError} not_found, state_forbids */
export async function moveMerchant(
  trx: Db,
  owner: MerchantOwner,
  id: string,
  to: MerchantStatus,
  now: Date,
): Promise<Merchant> {
  const { status } = await lockMerchant(trx, owner, id);
  if (!mayMove(status, to)) {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${status}: from there it cannot become ${to}.`,
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
