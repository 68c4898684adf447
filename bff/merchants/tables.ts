import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';
import type { MerchantStatus } from '../contract/merchants/merchant.ts';
import type { RecordColumns } from '../database/tables.ts';

declare module '../database/tables.ts' {
  interface Tables {
    merchants: MerchantsTable;
  }
}

declare module '../database/ids.ts' {
  interface IdPrefixes {
    mer: true;
  }
}

type Parts = ColumnType<Record<string, string>, string | undefined, string>;

export interface MerchantsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  display_name: string;
  legal_name: string;
  country: string;
  currency: string;
  timezone: string;
  /** Its name in URLs; unique for one partner in one environment. */
  slug: string;
  /** BCP 47. */
  language: string | null;
  /** Only fields with a value. */
  support: Parts;
  address: Parts;
  business: Parts;
  plan: string | null;
  status: MerchantStatus;
  /** Requests a minute; null: the default. */
  per_minute: number | null;
}
