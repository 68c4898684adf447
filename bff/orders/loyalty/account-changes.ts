import { isDeepStrictEqual } from 'node:util';
import type { EventType } from '../../core/contract/feature.ts';
import { newId } from '../../core/database/ids.ts';
import type { Db } from '../../core/database/database.ts';
import { isOfGuest, type Guest, type GuestRecords } from '../../core/database/guest-records.ts';
import { ownedBy, type MerchantView, type Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { accountOfPhone, lockAccount, ownerOf, presentAccount, type AccountRow } from './account-records.ts';
import type { LoyaltyAccount } from './contract/account.ts';
import { endSessionsOf } from './member-sessions.ts';
import type { ProgramRow } from './program-records.ts';
import type { FeatureDeps, GuestRecordDeps } from '../../core/feature.ts';
import { eraseFromEvents } from '../../core/events/event-records.ts';
import { forgetMessages } from '../../providers/messages/messages.ts';
import { forgetCode } from './codes.ts';
import { forgetSignIns, forgetSignInsOf } from './sign-ins.ts';

interface NewAccount {
  /** E.164. */
  readonly phone: string;
  readonly isVerified: boolean;
  readonly metadata?: Record<string, string> | undefined;
}

/**
 * Creates a member of a running program, with its event. Only one of two requests with the same phone number
 * succeeds, even when they are concurrent.
 * @throws {ApiError} state_forbids
 */
export async function createAccount(
  work: Work,
  program: ProgramRow,
  { phone, isVerified, metadata }: NewAccount,
  now: Date,
): Promise<AccountRow> {
  const row = await work.db
    .insertInto('loyalty_accounts')
    .values({
      id: newId('lac'),
      partner_id: program.partner_id,
      environment: program.environment,
      merchant_id: program.merchant_id,
      program_id: program.id,
      status: 'active',
      phone,
      phone_verified: isVerified,
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'phone']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw taken();
  await tell(work, row, 'loyalty.account.created', now);
  return row;
}

/** @param phone E.164 @throws {ApiError} not_found, version_stale, state_forbids */
export async function updateAccount(
  work: Work,
  view: MerchantView,
  id: string,
  {
    version,
    phone,
    metadata,
  }: { version?: number; phone?: string | undefined; metadata?: Record<string, string> },
  now: Date,
): Promise<LoyaltyAccount> {
  const row = await lockAccount(work.db, view, id);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  const isSamePhone = phone === undefined || phone === row.phone;
  if (isSamePhone && (metadata === undefined || isDeepStrictEqual({ ...metadata }, row.metadata))) {
    return presentAccount(row);
  }
  requireMember(row);
  if (!isSamePhone && (await accountOfPhone(work.db, ownerOf(row), row.merchant_id, phone))) throw taken();
  if (!isSamePhone) await endSessionsOf(work.db, id);
  return presentAccount(
    await change(
      work,
      row,
      {
        ...(!isSamePhone && { phone, phone_verified: false }),
        ...(metadata && { metadata: JSON.stringify(metadata) }),
      },
      { event: 'loyalty.account.updated', now },
    ),
  );
}

/** A code has shown that the number is the member's. */
export async function verifyAccount(work: Work, row: AccountRow, now: Date): Promise<AccountRow> {
  if (row.phone_verified) return row;
  return change(work, row, { phone_verified: true }, { event: 'loyalty.account.updated', now });
}

/**
 * Erases the phone number at once, also from retained events; the history of the points stays.
 * @returns the account with the erased number; `undefined` if the member had already left
 */
async function leave(
  work: Work,
  view: MerchantView,
  id: string,
  now: Date,
): Promise<{ readonly account: AccountRow; readonly phone: string | undefined }> {
  const row = await lockAccount(work.db, view, id);
  if (row.phone === null) return { account: row, phone: undefined };
  await endSessionsOf(work.db, id);
  const account = await change(
    work,
    row,
    { phone: null, phone_verified: false, status: 'left', left_at: now },
    { event: 'loyalty.account.deleted', now },
  );
  return { account, phone: row.phone };
}

/** @throws {ApiError} state_forbids */
export function requireMember({ status }: Pick<AccountRow, 'status'>): void {
  if (status === 'active') return;
  throw new ApiError('state_forbids', { message: 'The member has left.' });
}

interface AccountColumns {
  readonly phone?: string | null;
  readonly phone_verified?: boolean;
  readonly metadata?: string;
  readonly status?: 'left';
  readonly left_at?: Date;
}

async function change(
  work: Work,
  { id, version }: AccountRow,
  columns: AccountColumns,
  { event, now }: { readonly event: EventType; readonly now: Date },
): Promise<AccountRow> {
  const row = await work.db
    .updateTable('loyalty_accounts')
    .set({ ...columns, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tell(work, row, event, now);
  return row;
}

async function tell(work: Work, row: AccountRow, type: EventType, at: Date): Promise<void> {
  const owner: Owner = ownerOf(row);
  await recordEvent(work.db, { ...owner, type, merchantId: row.merchant_id, data: presentAccount(row), at });
}

function taken(): ApiError {
  return new ApiError('state_forbids', {
    message: 'This phone number has an account already.',
    param: 'phone',
  });
}

/** Accounts by their number. Those that have left have none. */
export const guestsOfLoyalty: GuestRecords<GuestRecordDeps> = {
  name: 'loyalty_accounts',
  find: async ({ db }, owner, guest, most) => (await accountsOf(db, owner, guest, most)).map(presentAccount),
  async erase(work, deps, guest) {
    const rows = await accountsOf(work.db, guest, guest);
    for (const { id } of rows)
      await leaveProgram(work, deps, { ...ownerOnly(guest), only: undefined }, id, guest.at);
    if (guest.phone !== null) await forgetSignInsOf(work.db, guest, guest.phone);
    return rows.length;
  },
};

const ownerOnly = ({ partnerId, environment }: Owner): Owner => ({ partnerId, environment });

function accountsOf(db: Db, owner: Owner, guest: Guest, most?: number): Promise<AccountRow[]> {
  return db
    .selectFrom('loyalty_accounts')
    .selectAll()
    .where(ownedBy('loyalty_accounts', owner))
    .where(isOfGuest(guest, { phone: 'phone' }))
    .orderBy('id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}

/**
 * Removes a member. The phone number is erased at once wherever the program keeps it: in the account, its
 * events, messages, codes and unfinished sign-ins. The history of the points stays.
 * @throws {ApiError} not_found
 */
export async function leaveProgram(
  work: Work,
  deps: Pick<FeatureDeps, 'guestLinks'>,
  view: MerchantView,
  id: string,
  now: Date,
): Promise<AccountRow> {
  const { account, phone } = await leave(work, view, id, now);
  if (phone === undefined) return account;
  const owner = ownerOf(account);
  const { merchant_id: merchantId } = account;
  const types = ['loyalty.account.created', 'loyalty.account.updated'] as const;
  await eraseFromEvents(work.db, owner, { types, recordId: id, field: 'phone' });
  await forgetMessages(work.db, owner, { merchantId, to: phone });
  await forgetSignIns(work.db, merchantId, phone);
  await forgetCode(work.db, deps, { ...owner, merchantId, phone });
  return account;
}
