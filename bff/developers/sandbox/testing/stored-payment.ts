import type { Db } from '../../../core/database/database.ts';
import { newId, newUlid } from '../../../core/database/ids.ts';
import type { Owner } from '../../../core/database/owner.ts';

/**
 * Stores a payment with a refund, a dispute and a difference of its books, in their final states, without a
 * processor: production has none in tests.
 */
export async function storePayment(db: Db, owner: Owner, merchantId: string, at: Date): Promise<void> {
  const paymentId = newId('pay');
  const own = {
    partner_id: owner.partnerId,
    environment: owner.environment,
    merchant_id: merchantId,
    order_id: `ord_${newUlid()}`,
    pay_link_id: null,
    tip: '0',
    currency: 'GBP',
    created_at: at,
    updated_at: at,
  };
  await db
    .insertInto('payments')
    .values({
      ...own,
      id: paymentId,
      amount: '3648',
      refunded: '1000',
      status: 'partially_refunded',
      brand: 'visa',
      last4: '4242',
      wanted_at: at,
      authorized_at: at,
      captured_at: at,
    })
    .execute();
  await db
    .insertInto('refunds')
    .values({
      ...own,
      id: newId('rfd'),
      payment_id: paymentId,
      amount: '1000',
      lines: '[]',
      charges: [],
      allocations: '[]',
      reason: 'requested',
      note: null,
      status: 'succeeded',
    })
    .execute();
  const { tip: _, ...ofDispute } = own;
  await db
    .insertInto('disputes')
    .values({
      ...ofDispute,
      id: newId('dsp'),
      payment_id: paymentId,
      processor_id: `pdp_${newUlid()}`,
      amount: '2648',
      reason: 'general',
      network_reason_code: null,
      status: 'lost',
      respond_by: at,
      evidence_submitted_at: null,
      wanted: null,
      wanted_at: null,
      evidence_intent: null,
      fee_platform: null,
      fee_partner: null,
      withdrawn_at: at,
      reinstated_at: null,
      closed_at: at,
    })
    .execute();
  const { order_id: _order, pay_link_id: _link, currency: _currency, ...ofBooks } = ofDispute;
  await db
    .insertInto('reconciliations')
    .values({
      ...ofBooks,
      id: newId('rcn'),
      payment_id: paymentId,
      day: at.toISOString().slice(0, 10),
      difference: 'missing_at_processor',
      status: 'resolved',
      item: `payment ${paymentId}`,
      entry_id: null,
      movement_id: null,
      ledger: null,
      processor: null,
      resolved_at: at,
    })
    .execute();
}
