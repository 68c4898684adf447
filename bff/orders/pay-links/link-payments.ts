import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { PageRequest } from '../../core/database/pagination.ts';
import type { LinkPaymentState, PayLinkPaymentsTable } from './tables.ts';

export type LinkPaymentRow = Selectable<PayLinkPaymentsTable>;

/** Of a link that is held. A payment that is there already stays as it is. */
export async function insertLinkPayment(trx: Db, row: Insertable<PayLinkPaymentsTable>): Promise<void> {
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

/** Of a link that is held. */
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

/** The payments of a page and one more, newest first. */
export function linkPaymentsOf(
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
