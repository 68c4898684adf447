import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    histories: HistoriesTable;
  }
}

/** How far the past of a test merchant has been made: with that of the others of its sandbox. */
export interface HistoriesTable {
  merchant_id: string;
  partner_id: string;
  environment: EnvironmentName;
  /** Of the merchant, when its sandbox began. */
  status: MerchantStatus;
  /** Where its past ends: when its sandbox began. */
  until: Date;
  days: number;
  /** How many orders of the sandbox's plan. */
  made: number;
  ended_at: Date | null;
}
