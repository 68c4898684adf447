import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { MerchantStatus } from './contract/merchant.ts';
import type {
  BankAccount,
  PayoutSchedule,
  RequirementError,
  PersonRole,
} from './contract/merchant-standing.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { Migrations } from '../../core/database/migrate.ts';

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

/** One of the people of a merchant's business. A field without a value is omitted. */
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
  /** An owner's share, in percent. */
  readonly ownership?: number;
}

/** The bank account for payouts. The number is in the vault. */
interface StoredBankAccount {
  readonly country: string;
  readonly last4: string;
  /** The vault's name for it. */
  readonly token: string;
  readonly status: Exclude<BankAccount['status'], 'none'>;
  /** RFC 3339. A test merchant's was never changed. */
  readonly changed_at?: string;
}

/** The acceptance of the terms. */
interface StoredTerms {
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
  /** The merchant's name in URLs; unique for one partner in one environment. */
  slug: string;
  /** BCP 47. */
  language: string | null;
  /** Only fields with a value. */
  support: Parts;
  address: Parts;
  business: Parts;
  plan: string | null;
  /** Whether the start page of the partner's site lists it. */
  listed: ColumnType<boolean, boolean | undefined>;
  status: MerchantStatus;
  people: Json<readonly StoredPerson[]>;
  bank_account: ColumnType<StoredBankAccount | null, string | null | undefined, string | null>;
  /**
   * Whether the bank account is waived, because none could be saved in its environment at its last change.
   */
  bank_waived: ColumnType<boolean, boolean | undefined>;
  tax_id_last4: ColumnType<string | null, string | null | undefined>;
  /** The vault's name for a document about the business. */
  document_token: ColumnType<string | null, string | null | undefined>;
  terms: ColumnType<StoredTerms | null, string | null | undefined, string | null>;
  /** The data requested again, with the reasons. */
  demands: Json<readonly RequirementError[]>;
  /** The time when demands become overdue, on the environment's clock. */
  deadline_at: ColumnType<Date | null, Date | null | undefined>;
  payout_schedule: Json<PayoutSchedule>;
  /** Requests per minute; `null` for the default. */
  per_minute: number | null;
}

export const merchantMigrations: Migrations = {
  /**
   * Existing merchants get the slug of their name and the end of their id, which no other of the partner has.
   */
  '008-merchant-records': [
    `alter table merchants
      add column slug text,
      add column language text,
      add column support jsonb not null default '{}',
      add column address jsonb not null default '{}',
      add column business jsonb not null default '{}',
      add column plan text`,
    `update merchants set slug = coalesce(nullif(trim(both '-' from left(trim(both '-' from
      regexp_replace(lower(display_name), '[^a-z0-9]+', '-', 'g')), 40)), ''), 'merchant')
      || '-' || lower(right(id, 10))`,
    `alter table merchants alter column slug set not null`,
    `create unique index merchants_slug on merchants (partner_id, environment, slug)`,
    `create index merchants_by_status on merchants (partner_id, environment, status, id)`,
    `create index merchants_by_plan on merchants (partner_id, environment, plan, id) where plan is not null`,
  ],
  /** A restricted merchant has overdue demands, which weren't stored before. */
  '019-merchant-standing': [
    `alter table merchants
      add column people jsonb not null default '[]',
      add column bank_account jsonb,
      add column tax_id_last4 text,
      add column document_token text,
      add column terms jsonb,
      add column demands jsonb not null default '[]',
      add column deadline_at timestamptz,
      add column payout_schedule jsonb not null
        default '{"interval": "daily", "weekday": null, "day": null, "delay_days": 2}'`,
    `update merchants set demands = '[{"requirement": "bank_account", "code": "bank_account_unverified",
      "message": "Enter a bank account that payouts can be sent to."}]' where status = 'restricted'`,
    `insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time)
      select 'tmr_' || right(id, 26), partner_id, environment, 'merchant.review', id, updated_at, false
      from merchants where status = 'in_review' and environment = 'sandbox'`,
  ],
  /** A merchant of a production without a bank is asked for an account once there is one. */
  '056-merchant-bank-waiver': [
    `alter table merchants add column bank_waived boolean not null default false`,
    `create index if not exists merchants_bank_waived on merchants (id) where bank_waived`,
  ],
  '078-listed-merchants': [`alter table merchants add column listed boolean not null default true`],
};
