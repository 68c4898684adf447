import { normalized } from '../../core/contract/text-fields.ts';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { isOwnedBy, ownedBy, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { keyQuota, merchantQuota } from '../../core/api/limits/quota.ts';
import type { KeyPrincipal } from '../../core/api/principal.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { findKey } from '../identity/keys/key-records.ts';
import { findMerchant } from '../merchants/merchants.ts';
import type { LimitRequest, LimitRequestQuery, NewLimitRequest } from './contract/limit-requests.ts';
import { setLimit } from './set-limit.ts';
import type { LimitRequestRow } from './tables.ts';

export { limitLetter } from './limit-letter.ts';
export { setLimit } from './set-limit.ts';

/** The timer that sends the email about a decision. */
export const LIMIT_LETTER = 'limit_request.letter';

/** A limit that can be raised. */
interface RaisedLimit {
  /** The lineage of keys, or the merchant. */
  readonly subject: string;
  readonly key: string | null;
  readonly merchant: string | null;
  /** Requests per minute now. */
  readonly current: number;
}

/**
 * Asks for a higher limit of a key or a merchant.
 * @throws {ApiError} not_found, field_invalid (both or neither are named, or the limit is that high already),
 * state_forbids (the key is revoked, or a request is open)
 */
export async function askForLimit(
  work: Work,
  { clock }: { readonly clock: Clock },
  caller: KeyPrincipal,
  sent: NewLimitRequest,
): Promise<LimitRequest> {
  const { subject, key, merchant, current } = await limitMeant(work.db, caller, sent);
  if (sent.per_minute <= current) {
    throw new ApiError('field_invalid', {
      message: `per_minute must be more than the limit now, which is ${current}.`,
      param: 'per_minute',
    });
  }
  const now = new Date(await nowIn(work.db, clock, caller));
  const row = await work.db
    .insertInto('limit_requests')
    .values({
      id: newId('lrq'),
      partner_id: caller.partnerId,
      environment: caller.environment,
      subject,
      key_id: key,
      merchant_id: merchant,
      per_minute: sent.per_minute,
      current_per_minute: current,
      granted_per_minute: null,
      reason: normalized(sent.reason),
      asked_by: caller.person?.email ?? null,
      status: 'open',
      answer: null,
      decided_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('subject').where('status', '=', 'open').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError('state_forbids', { message: 'This limit has an open request already.' });
  return presentLimitRequest(row);
}

/** @throws {ApiError} not_found, field_invalid, state_forbids (the key is revoked) */
async function limitMeant(db: Db, owner: Owner, { key, merchant }: NewLimitRequest): Promise<RaisedLimit> {
  if ((key === undefined) === (merchant === undefined)) {
    throw new ApiError('field_invalid', { message: 'Send either key or merchant.', param: 'merchant' });
  }
  if (merchant !== undefined) {
    const row = await findMerchant(db, { ...owner, only: undefined }, merchant);
    if (!row) {
      throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
    }
    const { limit } = merchantQuota(owner.environment, row.id, row.per_minute);
    return { subject: row.id, key: null, merchant: row.id, current: limit };
  }
  const row = await findKey(db, owner, key ?? '');
  if (!row) throw new ApiError('not_found', { message: "This key doesn't exist.", param: 'key' });
  if (row.revoked_at) throw new ApiError('state_forbids', { message: 'This key is revoked.', param: 'key' });
  const { limit } = keyQuota(owner.environment, row.lineage, row.per_minute);
  return { subject: row.lineage, key: row.id, merchant: null, current: limit };
}

/** The operator's answer to a request. */
export interface LimitDecision {
  /** The new limit; `undefined` to refuse. */
  readonly perMinute: number | undefined;
  readonly answer: string | null;
}

/**
 * Grants or refuses a request of any partner. A granted limit is stored with it, and each node uses it within
 * a second.
 * @throws {ApiError} not_found, state_forbids (it was decided)
 */
export async function decideLimitRequest(
  work: Work,
  { clock }: { readonly clock: Clock },
  id: string,
  { perMinute, answer }: LimitDecision,
): Promise<LimitRequest> {
  const asked = await work.db
    .selectFrom('limit_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!asked) throw new ApiError('not_found', { message: `The request ${id} doesn’t exist.` });
  if (asked.status !== 'open') {
    throw new ApiError('state_forbids', { message: `This request was ${asked.status} already.` });
  }
  const owner = { partnerId: asked.partner_id, environment: asked.environment };
  if (perMinute !== undefined) {
    await setLimit(work.db, { key: asked.key_id, merchant: asked.merchant_id }, perMinute);
  }
  const now = new Date(await nowIn(work.db, clock, owner));
  const row = await work.db
    .updateTable('limit_requests')
    .set((eb) => ({
      status: perMinute === undefined ? 'refused' : 'granted',
      granted_per_minute: perMinute ?? null,
      answer: answer === null ? null : normalized(answer),
      decided_at: now,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const data = presentLimitRequest(row);
  const of = row.merchant_id === null ? {} : { merchantId: row.merchant_id };
  await recordEvent(work.db, { ...owner, ...of, type: 'limit_request.updated', data, at: now });
  if (row.asked_by !== null) {
    const dueAt = new Date(clock.now());
    await setTimer(work.db, owner, { kind: LIMIT_LETTER, record: id, dueAt, isRealTime: true });
  }
  return data;
}

/** Newest first. */
export async function pageOfLimitRequests(
  db: Db,
  owner: Owner,
  page: PageRequest,
  { status, merchant }: LimitRequestQuery,
): Promise<Page<LimitRequest>> {
  const rows = await db
    .selectFrom('limit_requests')
    .selectAll()
    .where(ownedBy('limit_requests', owner))
    .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'open'))
    .$if(merchant !== undefined, (some) => some.where('merchant_id', '=', merchant ?? ''))
    .$if(page.after !== undefined, (rest) => rest.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentLimitRequest);
}

/** @throws {ApiError} not_found */
export async function readLimitRequest(db: Db, owner: Owner, id: string): Promise<LimitRequest> {
  const row = await db
    .selectFrom('limit_requests')
    .selectAll()
    .where('id', '=', id)
    .where(isOwnedBy('limit_requests', owner))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentLimitRequest(row);
}

function presentLimitRequest(row: LimitRequestRow): LimitRequest {
  return {
    id: row.id,
    object: 'limit_request',
    environment: row.environment,
    key: row.key_id,
    merchant: row.merchant_id,
    per_minute: row.per_minute,
    current_per_minute: row.current_per_minute,
    granted_per_minute: row.granted_per_minute,
    reason: row.reason,
    status: row.status,
    answer: row.answer,
    decided_at: row.decided_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
