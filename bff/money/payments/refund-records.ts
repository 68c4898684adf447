import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Refund } from './contract/refund.ts';
import type { PayableRef } from './payable.ts';
import type { RefundsTable } from './tables.ts';

export type RefundRow = Selectable<RefundsTable>;

/** Returns the pending refunds of a payment, in the order of their requests. */
export async function pendingRefunds(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
}

/** Returns the refunds of a payment that have succeeded, in the order of their requests. */
export async function succeededRefunds(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'succeeded')
    .orderBy('id')
    .execute();
}

/** Newest first. */
export async function refundsOf(db: Db, owner: Owner, { kind, id }: PayableRef): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where(kind === 'order' ? 'order_id' : 'pay_link_id', '=', id)
    .where(ownedBy('refunds', owner))
    .orderBy('id', 'desc')
    .execute();
}

export function presentRefund(row: RefundRow): Refund {
  const money = (amount: string) => ({ amount: Number(amount), currency: row.currency });
  return {
    id: row.id,
    object: 'refund',
    environment: row.environment,
    merchant: row.merchant_id,
    payment: row.payment_id,
    order: row.order_id,
    pay_link: row.pay_link_id,
    amount: money(row.amount),
    tip: money(row.tip),
    lines: [...row.lines],
    charges: row.charges,
    allocations: [...row.allocations],
    reason: row.reason,
    note: row.note,
    status: row.status,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
