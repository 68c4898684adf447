import type { Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { EntryType, SaleSurface, Tender } from './ledger-sale.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    ledger_entries: LedgerEntriesTable;
    ledger_items: LedgerItemsTable;
    ledger_taxes: LedgerTaxesTable;
    ledger_unpaid: LedgerUnpaidTable;
    payout_entries: PayoutEntriesTable;
    payout_collections: PayoutCollectionsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    ble: true;
  }
}

/**
 * One row for each movement of a merchant's money, or sale without one. Rows are only ever added. Amounts are
 * int8, in minor units: they come back as digits; dates as `YYYY-MM-DD`.
 */
export interface LedgerEntriesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  location_id: string | null;
  type: EntryType;
  currency: string;
  /** What was paid or given back; negative for what the merchant gives. */
  gross: string;
  /** What of it is not the merchant's: of the platform and of the partner. */
  fee: string;
  fee_platform: string;
  fee_partner: string;
  /** What it does to the balance: gross − fee; 0 for money that never came to us. */
  amount: string;
  /** The id of the payment, refund, order or payout that caused it: each causes one entry of a type. */
  source: string;
  order_id: string | null;
  pay_link_id: string | null;
  payment_id: string | null;
  surface: SaleSurface | null;
  tender: Tender | null;
  /** As people know a sale: the order's number of its day, and the card. */
  order_number: number | null;
  card_brand: string | null;
  card_last4: string | null;
  /**
   * Of the location, the day beginning at its `day_starts_at`; of what belongs to no location, the merchant's
   * local date.
   */
  business_date: string;
  /** On the wall there, 0–23. */
  local_hour: number;
  /** The merchant's local date from which it can be paid out. */
  available_on: string;
  occurred_at: Date;
  /** What a sale consists of, negative for what a refund gives back; all 0 for what is neither. */
  sale_gross: Generated<string>;
  discounts: Generated<string>;
  charges: Generated<string>;
  tax_added: Generated<string>;
  /** Inside `sale_gross` and `charges`. */
  tax_included: Generated<string>;
  tips: Generated<string>;
  /** 1 for a sale. */
  orders: Generated<number>;
}

/** The lines of an entry: what was sold, or given back. Rows are only ever added. */
export interface LedgerItemsTable {
  entry_id: string;
  position: number;
  merchant_id: string;
  location_id: string | null;
  type: EntryType;
  surface: SaleSurface;
  business_date: string;
  currency: string;
  /** Null: an amount without an item. */
  item_id: string | null;
  variation_id: string | null;
  item_name: string;
  variation_name: string | null;
  section: string | null;
  /** Negative when it is given back; 0 for a share of a free amount. */
  quantity: number;
  gross: string;
  discounts: string;
  /** gross − discounts, with the tax that prices contain. */
  net: string;
  tax_added: string;
  tax_included: string;
}

/**
 * What each tax of an entry is on. Rows are only ever added; entries from before there was this table have
 * none.
 */
export interface LedgerTaxesTable {
  entry_id: string;
  position: number;
  merchant_id: string;
  location_id: string | null;
  type: EntryType;
  surface: SaleSurface;
  business_date: string;
  currency: string;
  name: string;
  jurisdiction: string;
  rate_ppm: number;
  /** Without the tax; negative when it is given back. */
  net: string;
  /** The part of `net` that no tax before it in the entry covers. */
  net_once: string;
  tax: string;
}

/**
 * Entries that no payout holds. With what is collected they are a merchant's balance: the view
 * `unpaid_amounts`.
 */
export interface LedgerUnpaidTable {
  entry_id: string;
  merchant_id: string;
  available_on: string;
  amount: string;
}

/** Which payout holds an entry: one that is made, or one that is being collected for. */
export interface PayoutEntriesTable {
  entry_id: string;
  payout_id: string;
}

/** What a coming payout holds already, of a merchant with more entries than one transaction takes. */
export interface PayoutCollectionsTable {
  merchant_id: string;
  /** The id that the payout will have. */
  payout_id: string;
  /** When the last of its entries was available. */
  available_on: string;
  /** Σ of its entries. */
  amount: string;
}
