import { namesGuest, type Guest, type GuestRecords } from '../../core/database/guest-records.ts';
import type { GuestRecordDeps } from '../../core/feature.ts';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { isVisibleTo, ownedBy, visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { isWithin, pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { EVIDENCE_TEXT_NAMES, type Dispute } from './contract/dispute.ts';
import type { DisputeQuery, disputes } from './contract/disputes.ts';
import type { DisputesTable } from './tables.ts';

export type DisputeRow = Selectable<DisputesTable>;
export type DisputeEvent = (typeof disputes.events)[number];

/** @throws {ApiError} not_found */
export async function findDispute(db: Db, view: MerchantView, id: string): Promise<DisputeRow> {
  return there(await seenBy(db, view, id).executeTakeFirst());
}

/** Locked until the transaction ends. @throws {ApiError} not_found */
export async function lockDispute(trx: Db, view: MerchantView, id: string): Promise<DisputeRow> {
  return there(await seenBy(trx, view, id).forUpdate().executeTakeFirst());
}

function seenBy(db: Db, view: MerchantView, id: string) {
  return db.selectFrom('disputes').selectAll().where('id', '=', id).where(isVisibleTo('disputes', view));
}

function there(row: DisputeRow | undefined): DisputeRow {
  if (!row) throw new ApiError('not_found', { message: "This dispute doesn't exist." });
  return row;
}

/** Locks the disputes of a payment, which is held before. The oldest first. */
export async function lockDisputesOf(trx: Db, paymentId: string): Promise<DisputeRow[]> {
  return trx
    .selectFrom('disputes')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Newest first. */
export async function pageOfDisputes(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: DisputeQuery,
): Promise<Page<Dispute>> {
  const filters = [
    query.merchant !== undefined && sql`merchant_id = ${query.merchant}`,
    query.payment !== undefined && sql`payment_id = ${query.payment}`,
    query.status !== undefined && sql`status = ${query.status}`,
    page.after !== undefined && sql`id < ${page.after}`,
  ].filter((filter) => filter !== false);
  const rows = await db
    .selectFrom('disputes')
    .selectAll()
    .where(visibleTo('disputes', view))
    .where(sql<boolean>`${sql.join([isWithin('disputes', query), ...filters], sql` and `)}`)
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentDispute);
}

/** Changes a locked dispute, with its event. @returns it as it is now */
export async function changeDispute(
  trx: Db,
  row: DisputeRow,
  columns: Updateable<DisputesTable> & { readonly updated_at: Date },
  event: DisputeEvent,
): Promise<DisputeRow> {
  const changed = await trx
    .updateTable('disputes')
    .set({ ...columns, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellDispute(trx, changed, event);
  return changed;
}

export async function tellDispute(trx: Db, row: DisputeRow, type: DisputeEvent): Promise<void> {
  const { merchant_id: merchantId, updated_at: at } = row;
  await recordEvent(trx, { ...ownerOf(row), type, merchantId, data: presentDispute(row), at });
}

export function ownerOf(row: Pick<DisputeRow, 'partner_id' | 'environment'>): Owner {
  return { partnerId: row.partner_id, environment: row.environment };
}

/** The fee that was taken, in minor units; `undefined` if none was. */
export function feeOf({ fee_platform: platform, fee_partner: partner }: DisputeRow) {
  if (platform === null || partner === null) return undefined;
  return { platform: Number(platform), partner: Number(partner) };
}

export function presentDispute(row: DisputeRow): Dispute {
  const { currency, evidence, evidence_files: files } = row;
  const fee = feeOf(row);
  const texts = Object.fromEntries(EVIDENCE_TEXT_NAMES.map((name) => [name, evidence[name] ?? null]));
  return {
    id: row.id,
    object: 'dispute',
    environment: row.environment,
    merchant: row.merchant_id,
    payment: row.payment_id,
    order: row.order_id,
    pay_link: row.pay_link_id,
    amount: { amount: Number(row.amount), currency },
    reason: row.reason,
    network_reason_code: row.network_reason_code,
    status: row.status,
    respond_by: row.respond_by?.toISOString() ?? null,
    evidence: {
      ...(texts as Record<(typeof EVIDENCE_TEXT_NAMES)[number], string | null>),
      files: files.map(({ id, name, mediaType, size }) => ({ id, name, media_type: mediaType, size })),
    },
    evidence_submitted_at: row.evidence_submitted_at?.toISOString() ?? null,
    sending: row.wanted,
    fee: fee ? { amount: fee.platform + fee.partner, currency } : null,
    funds_withdrawn: row.withdrawn_at !== null && row.reinstated_at === null,
    closed_at: row.closed_at?.toISOString() ?? null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Disputes by what a merchant has said of the customer. An open one needs it. */
export const guestsOfDisputes: GuestRecords<GuestRecordDeps> = {
  name: 'disputes',
  find: async ({ db }, owner, guest, most) => (await disputesOf(db, owner, guest, most)).map(presentDispute),
  async erase({ db }, _deps, guest) {
    const rows = await disputesOf(db, guest, guest);
    const open = rows.find((row) => row.closed_at === null);
    if (open) {
      throw new ApiError('state_forbids', {
        message: `Dispute ${open.id} is still open, and its evidence names the guest.`,
      });
    }
    for (const { id } of rows) {
      await db
        .updateTable('disputes')
        .set((eb) => ({ evidence: '{}', evidence_files: '[]', version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  },
};

function disputesOf(db: Db, owner: Owner, guest: Guest, most?: number): Promise<DisputeRow[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where(ownedBy('disputes', owner))
    .where(namesGuest(guest, 'evidence'))
    .orderBy('id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}
