import type { Db } from '../../core/database/database.ts';
import { recordCapture, recordRefund, type LedgerPayment, type LedgerSale } from '../ledger/ledger.ts';
import { ownerOf, payableOf, presentPayment, type PaymentRow } from './payment-records.ts';
import type { PaymentDeps } from './payment-work.ts';
import type { RefundRow } from './refund-records.ts';

/** The money of a payment was taken: the ledger has it in the same transaction, with its fee and with what was sold for it. */
export async function enterCapture(trx: Db, deps: PaymentDeps, row: PaymentRow, at: Date): Promise<void> {
  await recordCapture(trx, paymentOf(row), await saleOf(trx, deps, row), at);
}

/** The same for a refund that has succeeded. */
export async function enterRefund(
  trx: Db,
  deps: PaymentDeps,
  row: PaymentRow,
  { id, amount, allocations, lines }: RefundRow,
  at: Date,
): Promise<void> {
  const returns = allocations.map(({ target, uid, net, tax, total }) => ({
    target,
    uid,
    net: net.amount,
    tax: tax.amount,
    total: total.amount,
    quantity: lines.find((line) => target === 'line' && line.uid === uid)?.quantity ?? 0,
  }));
  const refund = { id, amount: Number(amount), returns };
  await recordRefund(trx, paymentOf(row), await saleOf(trx, deps, row), refund, at);
}

function saleOf(trx: Db, { payables }: PaymentDeps, row: PaymentRow): Promise<LedgerSale> {
  const { kind } = payableOf(row);
  const payable = payables[kind];
  if (!payable) throw new Error(`nothing knows what a ${kind} was sold as`);
  return payable.sale(trx, ownerOf(row), presentPayment(row));
}

function paymentOf(row: PaymentRow): LedgerPayment {
  const { brand, last4, fee } = row;
  return {
    ...ownerOf(row),
    id: row.id,
    merchantId: row.merchant_id,
    orderId: row.order_id,
    payLinkId: row.pay_link_id,
    currency: row.currency,
    amount: Number(row.amount),
    fee: fee && { platform: fee.platform, partner: fee.partner },
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
  };
}
