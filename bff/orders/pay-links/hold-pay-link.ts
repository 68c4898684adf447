import type { Work } from '../../core/database/unit-of-work.ts';
import type { Payment } from '../../money/payments/payments.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { Contact } from './contract/link-payment.ts';
import { PAY_LINK_LIMITS } from './contract/pay-link-fields.ts';
import { insertLinkPayment } from './link-payments.ts';
import { noteOnPayLink, ownerOf, savePayLink, type PayLinkRow } from './pay-link-records.ts';

/**
 * Holds the link for a payment, until that has succeeded or failed; one that its guest doesn't finish is given up at the end
 * of the lease.
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
