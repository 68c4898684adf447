import type { BusinessDays } from '../../catalog/locations/locations.ts';

const ENTRY_TYPES = [
  'payment',
  'refund',
  'refund_reversal',
  'dispute',
  'dispute_reversal',
  'payout',
  'payout_return',
  'payout_fee',
  'subscription_fee',
  'loyalty_fee',
  'adjustment',
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

/** The surface of a sale: the source of the order, or a pay link. */
export type SaleSurface = 'ordering' | 'dashboard' | 'api' | 'pay_link';

/**
 * The means of payment. `counter`: by other means, to the merchant directly; `none`: there was nothing to
 * pay.
 */
export type Tender = 'card' | 'counter' | 'none';

/** The sale behind a payment, as the ledger keeps it. Amounts are minor units. */
export interface LedgerSale {
  readonly surface: SaleSurface;
  readonly locationId: string | null;
  /** The order's number for people; `null` without an order. */
  readonly orderNumber: number | null;
  /** The start of its business days. */
  readonly days: BusinessDays;
  readonly lines: readonly LedgerLine[];
  /** Σ charges, without the tax that is added to them. */
  readonly charges: number;
  readonly taxAdded: number;
  readonly taxIncluded: number;
  readonly tip: number;
  readonly taxes: readonly LedgerTax[];
  /** The part of the taxes that each refund returns, by refund ID; positive. */
  readonly taxesBack: Readonly<Record<string, readonly LedgerTax[]>>;
}

/** One tax of a sale: its base and its amount. */
export interface LedgerTax {
  readonly name: string;
  /**
   * The jurisdiction of the tax: the country of the place; in the United States and Canada with the state:
   * `US-CA`.
   */
  readonly jurisdiction: string;
  readonly ratePpm: number;
  /** The base, excluding the tax. */
  readonly net: number;
  /** The part of it that no other tax of the sale has covered before. */
  readonly netOnce: number;
  readonly tax: number;
}

export interface LedgerLine {
  readonly uid: string;
  /** `null` for an amount without an item. */
  readonly item: string | null;
  readonly variation: string | null;
  readonly name: string;
  readonly variationName: string | null;
  readonly section: string | null;
  readonly quantity: number;
  readonly gross: number;
  readonly discount: number;
  readonly taxAdded: number;
  readonly taxIncluded: number;
}

/** The part of a sale that a refund returns. `amount` is the whole sale, where there are no parts. */
export interface LedgerReturn {
  readonly target: 'line' | 'charge' | 'tip' | 'amount';
  readonly uid: string | null;
  /** Includes the tax that prices contain. */
  readonly net: number;
  /** Added and included tax. */
  readonly tax: number;
  /** Net and added tax. */
  readonly total: number;
  /** Units of a line. */
  readonly quantity: number;
}
