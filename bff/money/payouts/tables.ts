import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { PayoutFailureCode, PayoutMethod, PayoutStatus } from './contract/payout.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    payouts: PayoutsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    po: true;
  }
}

/** Amounts are int8, in minor units: they come back as digits; a date as `YYYY-MM-DD`. Its entries are in `payout_entries`. */
export interface PayoutsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  currency: string;
  amount: string;
  /** Of its method; what was held is `amount + fee`. */
  fee_platform: string;
  fee_partner: string;
  method: PayoutMethod;
  is_automatic: boolean;
  /** The bank account as it was then: the vault's name for it, country and end. */
  account_token: string;
  account_country: string;
  account_last4: string;
  status: PayoutStatus;
  arrival_date: string;
  trace_id: string | null;
  failure_code: PayoutFailureCode | null;
  /** When the bank was first asked to send it. From then on it can't be canceled. */
  submitted_at: Date | null;
  in_transit_at: Date | null;
  paid_at: Date | null;
  failed_at: Date | null;
  canceled_at: Date | null;
}
