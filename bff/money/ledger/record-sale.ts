import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { LedgerReturn, LedgerSale, LedgerTax } from './ledger-sale.ts';
import { NO_FEE, type EntryFee } from './new-entry.ts';
import { recordEntries } from './record-entries.ts';
import { itemsOfReturn, itemsOfSale, NO_PARTS, partsOfReturn, partsOfSale } from './sale-parts.ts';

/** A payment by card, as the ledger needs it. Amounts are minor units. */
export interface LedgerPayment extends Owner {
  readonly id: string;
  readonly merchantId: string;
  readonly orderId: string | null;
  readonly payLinkId: string | null;
  readonly currency: string;
  /** Tip included. */
  readonly amount: number;
  readonly fee: EntryFee | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
}

/** Records that the money of a payment was taken, in the transaction that records the capture. */
export async function recordCapture(
  trx: Db,
  payment: LedgerPayment,
  sale: LedgerSale,
  at: Date,
): Promise<void> {
  const { id, merchantId, currency, amount, fee } = payment;
  await recordEntries(trx, [
    {
      ...ownerOf(payment),
      merchantId,
      type: 'payment',
      currency,
      gross: amount,
      fee: fee ?? NO_FEE,
      source: id,
      at,
      sale: {
        ...ofPayment(payment, sale),
        parts: partsOfSale(sale),
        items: itemsOfSale(sale),
        taxes: sale.taxes,
      },
    },
  ]);
}

export interface LedgerRefund {
  readonly id: string;
  /** Tip included. */
  readonly amount: number;
  readonly returns: readonly LedgerReturn[];
}

/** Records a succeeded refund. It counts on the day of the refund; fees stay. */
export async function recordRefund(
  trx: Db,
  payment: LedgerPayment,
  sale: LedgerSale,
  refund: LedgerRefund,
  at: Date,
): Promise<void> {
  await recordEntries(trx, [refundEntry(payment, sale, refund, at)]);
}

/**
 * Records that a refund, which had succeeded, has failed: the money is the merchant's again. It counts on the
 * day of the failure.
 */
export async function recordFailedRefund(
  trx: Db,
  payment: LedgerPayment,
  sale: LedgerSale,
  refund: LedgerRefund,
  at: Date,
): Promise<void> {
  const { sale: back, ...entry } = refundEntry(payment, sale, refund, at);
  await recordEntries(trx, [
    {
      ...entry,
      type: 'refund_reversal',
      gross: refund.amount,
      sale: {
        ...back,
        parts: negated(back.parts),
        items: back.items.map(negated),
        taxes: sale.taxesBack[refund.id] ?? [],
      },
    },
  ]);
}

/** Returns the entry of a refund. */
function refundEntry(
  payment: LedgerPayment,
  sale: LedgerSale,
  { id, amount, returns }: LedgerRefund,
  at: Date,
) {
  const { merchantId, currency } = payment;
  return {
    ...ownerOf(payment),
    merchantId,
    type: 'refund' as const,
    currency,
    gross: -amount,
    fee: NO_FEE,
    source: id,
    at,
    sale: {
      ...ofPayment(payment, sale),
      parts: partsOfReturn(amount, returns),
      items: itemsOfReturn(amount, returns, sale),
      taxes: (sale.taxesBack[id] ?? []).map(taxBack),
    },
  };
}

/** Turns the signs of the amounts; names stay. */
function negated<Amounts extends object>(amounts: Amounts): Amounts {
  const turned = Object.entries(amounts).map(([name, value]) => [
    name,
    typeof value === 'number' ? 0 - value : (value as unknown),
  ]);
  return Object.fromEntries(turned) as Amounts;
}

/** The money that a dispute takes from a merchant, or that comes back once it was won. Minor units. */
export interface LedgerDispute {
  readonly id: string;
  readonly type: 'dispute' | 'dispute_reversal';
  /** The disputed amount; above 0. */
  readonly amount: number;
  /** The fee of the dispute. It comes back with the amount. */
  readonly fee: EntryFee;
}

/**
 * Records that a dispute takes money, or gives it back. What was sold stays sold: reports of sales don't
 * count it.
 */
export async function recordDispute(
  trx: Db,
  payment: LedgerPayment,
  sale: LedgerSale,
  { id, type, amount, fee }: LedgerDispute,
  at: Date,
): Promise<void> {
  const { merchantId, currency } = payment;
  const isBack = type === 'dispute_reversal';
  await recordEntries(trx, [
    {
      ...ownerOf(payment),
      merchantId,
      type,
      currency,
      gross: isBack ? amount : -amount,
      fee: isBack ? { platform: 0 - fee.platform, partner: 0 - fee.partner } : fee,
      source: id,
      at,
      sale: { ...ofPayment(payment, sale), parts: NO_PARTS, items: [], taxes: [] },
    },
  ]);
}

/** Records an order that was completed without a card payment: the sale counts, and the balance stays. */
export async function recordCounterSale(
  trx: Db,
  order: Owner & {
    readonly id: string;
    readonly merchantId: string;
    readonly currency: string;
    readonly amount: number;
  },
  sale: LedgerSale,
  at: Date,
): Promise<void> {
  const { id, merchantId, currency, amount } = order;
  await recordEntries(trx, [
    {
      ...ownerOf(order),
      merchantId,
      type: 'payment',
      currency,
      gross: amount,
      fee: NO_FEE,
      source: id,
      at,
      sale: {
        of: sale,
        tender: amount === 0 ? 'none' : 'counter',
        orderId: id,
        payLinkId: null,
        paymentId: null,
        card: null,
        parts: partsOfSale(sale),
        items: itemsOfSale(sale),
        taxes: sale.taxes,
      },
    },
  ]);
}

function taxBack(tax: LedgerTax): LedgerTax {
  return { ...tax, net: 0 - tax.net, netOnce: 0 - tax.netOnce, tax: 0 - tax.tax };
}

function ownerOf({ partnerId, environment }: Owner): Owner {
  return { partnerId, environment };
}

function ofPayment({ id, orderId, payLinkId, card }: LedgerPayment, sale: LedgerSale) {
  return { of: sale, tender: 'card', orderId, payLinkId, paymentId: id, card } as const;
}
