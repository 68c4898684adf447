import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner, type MerchantView } from '../../core/database/owner.ts';
import { type PageRequest, pageOf } from '../../core/database/pagination.ts';
import type { LinkPaymentState, PayLinkPaymentsTable } from './tables.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Payment } from '../../money/payments/payments.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { Contact, PayLinkPayment } from './contract/payment-receipt.ts';
import { PAY_LINK_LIMITS } from './contract/pay-link-fields.ts';
import {
  noteOnPayLink,
  ownerOf,
  savePayLink,
  type PayLinkRow,
  findPayLink,
  viewOfLink,
} from './pay-link-records.ts';
import type { Page } from '../../core/contract/fields.ts';
import { isOfGuest, type Guest, type GuestRecords } from '../../core/database/guest-records.ts';
import type { GuestRecordDeps } from '../../core/feature.ts';
import { findOrder } from '../orders/orders.ts';
import { type PayLinkDeps, payeeOf } from './present-pay-link.ts';
import { receiptOf } from './payment-receipt.ts';

export type LinkPaymentRow = Selectable<PayLinkPaymentsTable>;

/** Adds a payment of a locked link. An existing payment stays unchanged. */
async function insertLinkPayment(trx: Db, row: Insertable<PayLinkPaymentsTable>): Promise<void> {
  await trx
    .insertInto('pay_link_payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findLinkPayment(db: Db, owner: Owner, id: string): Promise<LinkPaymentRow | undefined> {
  return db
    .selectFrom('pay_link_payments')
    .selectAll()
    .where('payment_id', '=', id)
    .where(ownedBy('pay_link_payments', owner))
    .executeTakeFirst();
}

/** Sets the state of a payment of a locked link. */
export async function setLinkPaymentState(trx: Db, id: string, state: LinkPaymentState): Promise<void> {
  await trx.updateTable('pay_link_payments').set({ state }).where('payment_id', '=', id).execute();
}

/** Erases the guest. */
export async function forgetContact(trx: Db, owner: Owner, id: string): Promise<void> {
  await trx
    .updateTable('pay_link_payments')
    .set({ contact_name: null, contact_email: null, contact_phone: null })
    .where('payment_id', '=', id)
    .where(ownedBy('pay_link_payments', owner))
    .execute();
}

/** Payments by what their guests entered. */
export const guestsOfPayLinks: GuestRecords<GuestRecordDeps> = {
  name: 'pay_link_payments',
  find: async ({ db }, owner, guest, most) =>
    (await paymentsOf(db, owner, guest, most)).map((row) => ({
      payment: row.payment_id,
      pay_link: row.pay_link_id,
      name: row.contact_name,
      email: row.contact_email,
      phone: row.contact_phone,
      created_at: row.created_at.toISOString(),
    })),
  async erase({ db }, _deps, guest) {
    const rows = await paymentsOf(db, guest, guest);
    for (const { payment_id: id } of rows) await forgetContact(db, guest, id);
    return rows.length;
  },
};

function paymentsOf(db: Db, owner: Owner, guest: Guest, most?: number): Promise<LinkPaymentRow[]> {
  return db
    .selectFrom('pay_link_payments')
    .selectAll()
    .where(ownedBy('pay_link_payments', owner))
    .where(isOfGuest(guest, { phone: 'contact_phone', email: 'contact_email' }))
    .orderBy('payment_id', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
}

/** The payments of a page and one more, newest first. */
function linkPaymentsOf(
  db: Db,
  owner: Owner,
  linkId: string,
  { limit, after }: PageRequest,
): Promise<LinkPaymentRow[]> {
  return db
    .selectFrom('pay_link_payments')
    .selectAll()
    .where('pay_link_id', '=', linkId)
    .where(ownedBy('pay_link_payments', owner))
    .$if(after !== undefined, (query) => query.where('payment_id', '<', after ?? ''))
    .orderBy('payment_id', 'desc')
    .limit(limit + 1)
    .execute();
}

/**
 * Holds the link for a payment, until that has succeeded or failed; one that its guest doesn't finish is
 * given up at the end of the lease.
 */
export async function holdPayLink(
  work: Work,
  row: PayLinkRow,
  payment: Payment,
  contact: Contact,
  now: Date,
): Promise<PayLinkRow> {
  const owner = ownerOf(row);
  await insertLinkPayment(work.db, {
    payment_id: payment.id,
    partner_id: owner.partnerId,
    environment: owner.environment,
    pay_link_id: row.id,
    state: 'under_way',
    contact_name: contact.name,
    contact_email: contact.email,
    contact_phone: contact.phone,
    created_at: now,
  });
  const dueAt = new Date(now.getTime() + PAY_LINK_LIMITS.leaseMinutes * 60_000);
  await setTimer(work.db, owner, { kind: 'pay_link.lease', record: payment.id, dueAt });
  const pending = { pending_count: row.pending_count + 1 };
  if (row.reusable) return noteOnPayLink(work.db, row, pending);
  return savePayLink(
    work.db,
    row,
    { ...pending, status: 'payment_pending', pending_until: dueAt, payment_id: payment.id },
    now,
  );
}

/** The payments of a link, newest first, with their receipts. @throws {ApiError} not_found */
export async function pageOfLinkPayments(
  deps: PayLinkDeps,
  view: MerchantView,
  id: string,
  page: PageRequest,
): Promise<Page<PayLinkPayment>> {
  const { db, payments } = deps;
  const row = await findPayLink(db, view, id);
  const parts = await linkPaymentsOf(db, view, id, page);
  const known = await payments.find(
    db,
    ownerOf(row),
    parts.map((part) => part.payment_id),
  );
  const payee = await payeeOf(db, viewOfLink(row), row.merchant_id);
  const order = row.order_id === null ? undefined : await findOrder(db, viewOfLink(row), row.order_id);
  const records = parts.flatMap((part) => {
    const payment = known.get(part.payment_id);
    return payment ? [{ id: part.payment_id, part, payment }] : [];
  });
  return pageOf(records, page, ({ part, payment }) => ({
    object: 'pay_link_payment',
    payment,
    contact: contactOf(part),
    receipt: receiptOf({ row, payment, payee, order }, deps),
  }));
}

/** `null` if no details were collected, or the guest was erased. */
function contactOf({
  contact_name: name,
  contact_email: email,
  contact_phone: phone,
}: LinkPaymentRow): PayLinkPayment['contact'] {
  return name === null && email === null && phone === null ? null : { name, email, phone };
}
