/**
 * One append-only table feeds balances, payouts and reports, so that they can't disagree. What is paid by card comes here by payments
 * (`Payable.sale`), an order that is paid at the counter by orders, and payouts add their own entries.
 */
export type { EntryType, LedgerLine, LedgerSale, LedgerTax } from './ledger-sale.ts';
export { recordCapture, recordCounterSale, recordRefund, type LedgerPayment } from './record-sale.ts';
export {
  itemsOfReturn,
  itemsOfSale,
  partsOfReturn,
  partsOfSale,
  type SaleItem,
  type SaleParts,
} from './sale-parts.ts';
export { BALANCE_OWED, recordEntries } from './record-entries.ts';
export { NO_FEE, type EntryFee, type NewEntry } from './new-entry.ts';
export { unpaidOf, unpaidSums, type Unpaid } from './balances.ts';
export { claimsOf, collectPart, ENTRIES_AT_ONCE, holdUnpaid, isForParts, type Claim } from './hold-unpaid.ts';
