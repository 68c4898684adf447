import type { Db } from '../../../core/database/database.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { ProcessorRefund, RefundOrder } from '../contract/processor-payment.ts';
import { change, forbidden, lockRow } from './payment-records.ts';
import { NOT_REFUNDED } from './test-cards.ts';

/**
 * Gives money back once for a reference, never more than was captured.
 * @throws {ApiError} not_found, state_forbids, more_than_left, idempotency_reused
 */
export function refund(
  db: Db,
  payment: string,
  { reference, amount }: RefundOrder,
  nowMs: number,
): Promise<ProcessorRefund> {
  return inTransaction(db, async ({ db: trx }) => {
    const row = await lockRow(trx, payment);
    const known = await trx
      .selectFrom('processor_refunds')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    const made = { reference, payment, status: 'succeeded', amount } as const;
    if (known) {
      if (known.payment !== payment || Number(known.amount) !== amount)
        throw new ApiError('idempotency_reused');
      return made;
    }
    if (row.status !== 'captured') throw forbidden(row);
    if (row.last4 === NOT_REFUNDED) return { ...made, status: 'failed' };
    const refunded = Number(row.refunded) + amount;
    if (refunded > Number(row.amount)) throw new ApiError('more_than_left');
    await trx
      .insertInto('processor_refunds')
      .values({ reference, payment, amount: String(amount), created_at: new Date(nowMs) })
      .execute();
    await change(trx, payment, { refunded: String(refunded) }, nowMs);
    return made;
  });
}
