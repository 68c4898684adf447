import type { PayoutOrder } from './contract/bank-payout.ts';

/** The records of the built-in sandbox bank. The platform never reads them: it asks over HTTP. */
declare module '../../core/database/tables.ts' {
  interface Tables {
    bank_payouts: BankPayoutsTable;
  }
}

export interface BankPayoutsTable {
  reference: string;
  /** The token of the account. Its end decides what becomes of the payout. */
  account: string;
  /** int8, as digits. */
  amount: string;
  currency: string;
  method: PayoutOrder['method'];
  arrives_at: Date;
  created_at: Date;
}
