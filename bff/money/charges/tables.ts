import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { ChargedLine } from './month-price.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    monthly_charges: MonthlyChargesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    chg: true;
  }
}

/** What a merchant was charged for a month, once for each line. Amounts are int8, in minor units: they come back as digits. */
export interface MonthlyChargesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  line: ChargedLine;
  /** Which of the merchant's months: 0 is its first. */
  period: number;
  /** The merchant's days, `YYYY-MM-DD`: the first one, and the first of the next month. */
  from_date: string;
  to_date: string;
  /** What the price is of: what was sold, or how many members were active. */
  base: string;
  fee_platform: string;
  fee_partner: string;
  currency: string;
  price_sheet: string;
  created_at: Date;
}
