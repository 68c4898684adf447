import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { MerchantStatus } from './contract/merchant.ts';
import type { BankAccount, PayoutSchedule, RequirementError } from './contract/merchant-standing.ts';
import type { PersonRole } from './contract/people.ts';
import type { RecordColumns } from '../../core/database/tables.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    merchants: MerchantsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    mer: true;
    psn: true;
  }
}

/** A column of JSON: written as text, read as its value. */
type Json<Value, Initial = string | undefined> = ColumnType<Value, Initial, string>;

/** One of the people of a merchant's business. A field without a value is left out. */
export interface StoredPerson {
  readonly id: string;
  readonly roles: readonly PersonRole[];
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly birth_date?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address: Readonly<Record<string, string>>;
  /** The end of an identity number. The number itself isn't stored. */
  readonly id_last4?: string;
  /** The vault's name for a document about the person. */
  readonly document?: string;
  /** In per cent, of an owner. */
  readonly ownership?: number;
}

/** Where payouts go. The number is in the vault. */
export interface StoredBankAccount {
  readonly country: string;
  readonly last4: string;
  /** The vault's name for it. */
  readonly token: string;
  readonly status: Exclude<BankAccount['status'], 'none'>;
  /** RFC 3339. A test merchant's was never changed. */
  readonly changed_at?: string;
}

/** That the terms were accepted. */
export interface StoredTerms {
  readonly at: string;
  readonly ip: string;
  readonly version: string;
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
  people: Json<readonly StoredPerson[]>;
  bank_account: ColumnType<StoredBankAccount | null, string | null | undefined, string | null>;
  /** Whether it isn't asked for a bank account: none can be saved in its environment, as far as its last change knew. */
  bank_waived: ColumnType<boolean, boolean | undefined>;
  tax_id_last4: ColumnType<string | null, string | null | undefined>;
  /** The vault's name for a document about the business. */
  document_token: ColumnType<string | null, string | null | undefined>;
  terms: ColumnType<StoredTerms | null, string | null | undefined, string | null>;
  /** What was asked for again, and why. */
  demands: Json<readonly RequirementError[]>;
  /** When demands become overdue, on the environment's clock. */
  deadline_at: ColumnType<Date | null, Date | null | undefined>;
  payout_schedule: Json<PayoutSchedule>;
  /** Requests a minute; null: the default. */
  per_minute: number | null;
}
