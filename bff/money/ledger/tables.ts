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
  /** The amount paid or returned; negative if the merchant pays. */
  gross: string;
  /** The share of the platform and of the partner. */
  fee: string;
  fee_platform: string;
  fee_partner: string;
  /** The change of the balance: gross − fee; 0 for money that the service never received. */
  amount: string;
  /** The ID of the payment, refund, order or payout that caused it: each causes one entry of a type. */
  source: string;
  order_id: string | null;
  pay_link_id: string | null;
  payment_id: string | null;
  surface: SaleSurface | null;
  tender: Tender | null;
  /** The details by which people know a sale: the order's number of the day, and the card. */
  order_number: number | null;
  card_brand: string | null;
  card_last4: string | null;
  /**
   * The location's business date, from its `day_starts_at`; without a location, the merchant's local date.
   */
  business_date: string;
  /** The local hour there, 0–23. */
  local_hour: number;
  /** The merchant's local date from which it can be paid out. */
  available_on: string;
  occurred_at: Date;
  /** The parts of a sale, negative for a refund; all 0 for other entries. */
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
  /** `null` for an amount without an item. */
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

/** The base of each tax of an entry. The table is append-only; entries older than it have no rows. */
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
  /** The base, excluding the tax; negative for a refund. */
  net: string;
  /** The part of `net` that no tax before it in the entry covers. */
  net_once: string;
  tax: string;
}

/**
 * Entries that no payout holds. Together with collected ones they make up a merchant's balance: the view
 * `unpaid_amounts`.
 */
export interface LedgerUnpaidTable {
  entry_id: string;
  merchant_id: string;
  available_on: string;
  amount: string;
}

/** The payout that holds an entry: either created, or still collecting. */
export interface PayoutEntriesTable {
  entry_id: string;
  payout_id: string;
}

/**
 * The entries collected so far for a coming payout, for a merchant with more entries than one transaction
 * takes.
 */
export interface PayoutCollectionsTable {
  merchant_id: string;
  /** The id that the payout will have. */
  payout_id: string;
  /** The date when the last of its entries became available. */
  available_on: string;
  /** Σ of its entries. */
  amount: string;
}
