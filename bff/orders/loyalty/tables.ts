import type { ColumnType, Generated } from 'kysely';
import type { Accrual as EarningAccrual } from '../../core/arithmetic/points.ts';
import type { Lot } from '../../core/arithmetic/lots.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { AccountStatus, EventKind, ProgramStatus, RewardStatus } from './contract/loyalty-fields.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    loyalty_programs: LoyaltyProgramsTable;
    loyalty_accounts: LoyaltyAccountsTable;
    loyalty_events: LoyaltyEventsTable;
    loyalty_rewards: LoyaltyRewardsTable;
    loyalty_codes: LoyaltyCodesTable;
    loyalty_code_limits: LoyaltyCodeLimitsTable;
    loyalty_sign_ins: LoyaltySignInsTable;
    loyalty_sessions: LoyaltySessionsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    prg: true;
    rwt: true;
    lac: true;
    lev: true;
    lrw: true;
  }
}

interface OfMerchant {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
}

type Json<Value> = ColumnType<Value, string, string>;

/** Amounts are minor units of the merchant's currency. */
export interface StoredTerms {
  readonly terminology: { readonly one: string; readonly other: string };
  readonly accrual: EarningAccrual;
  readonly excluded: readonly string[];
  /** Cheapest first. */
  readonly tiers: readonly StoredTier[];
  readonly expiryMonths: number | null;
  /** The page with the terms. */
  readonly termsUrl?: string;
}

export interface StoredTier {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly discount: StoredDiscount;
}

export interface StoredDiscount {
  readonly type: 'percent' | 'fixed' | 'item';
  /** Basis points, or minor units; 0 for an item. */
  readonly value: number;
  readonly items: readonly string[];
  readonly cap: number | null;
}

export interface LoyaltyProgramsTable extends RecordColumns, OfMerchant {
  status: ProgramStatus;
  terms: Json<StoredTerms>;
}

export interface LoyaltyAccountsTable extends RecordColumns, OfMerchant {
  program_id: string;
  status: AccountStatus;
  /** E.164; null once the member has left. */
  phone: string | null;
  phone_verified: Generated<boolean>;
  balance: Generated<number>;
  lifetime: Generated<number>;
  lots: ColumnType<Lot[], string | undefined, string>;
  left_at: Date | null;
}

/** Append-only: the database refuses everything but inserts. */
export interface LoyaltyEventsTable extends OfMerchant {
  id: string;
  account_id: string;
  type: EventKind;
  points: number;
  /** The account's balance after the event. */
  balance: number;
  reason: string | null;
  order_id: string | null;
  reward_id: string | null;
  refund_id: string | null;
  /** For `earn`: the terms by which the order earns points, also after its refunds. */
  terms: ColumnType<EarnedBy | null, string | null, never>;
  created_at: Date;
}

export interface EarnedBy {
  readonly accrual: EarningAccrual;
  readonly excluded: readonly string[];
}

export interface LoyaltyRewardsTable extends OfMerchant {
  id: string;
  account_id: string;
  /** The tier when the reward was issued. */
  tier: Json<StoredTier>;
  /** The points it cost, grouped by when they would have expired. */
  taken: Json<Lot[]>;
  status: RewardStatus;
  /** The order that uses it, from when that is being paid. */
  order_id: string | null;
  redeemed_at: Date | null;
  deleted_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** One live code for each phone number of a merchant. */
export interface LoyaltyCodesTable {
  partner_id: string;
  environment: EnvironmentName;
  /** A keyed hash of merchant and number. */
  subject: string;
  /** A keyed hash of the code. */
  code: string;
  tries: number;
  sent_at: Date;
  expires_at: Date;
}

/** The times in the last hour when codes were sent to a phone number, or requested from an address. */
export interface LoyaltyCodeLimitsTable {
  partner_id: string;
  environment: EnvironmentName;
  /** A keyed hash of either. */
  subject: string;
  times: Date[];
  last_at: Date;
}

/** The number for which a browser has requested a code, until the code is entered. */
export interface LoyaltySignInsTable extends OfMerchant {
  /** SHA-256 of the browser's secret. */
  guest_hash: string;
  /** E.164. */
  phone: string;
  expires_at: Date;
}

/** The member that a browser is signed in as, at one merchant. */
export interface LoyaltySessionsTable extends OfMerchant {
  /** SHA-256 of the cookie. */
  secret_hash: string;
  account_id: string;
  expires_at: Date;
}
