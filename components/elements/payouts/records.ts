import type { Merchant as WholeMerchant } from '../../../bff/accounts/merchants/contract/merchant.ts';
import type { PayoutSchedule } from '../../../bff/accounts/merchants/contract/merchant-standing.ts';
import type { Balance as WholeBalance, BalanceEntry } from '../../../bff/money/payouts/contract/balance.ts';
import type { ExpandedPayout, Payout as WholePayout } from '../../../bff/money/payouts/contract/payout.ts';

/**
 * The parts of the API's records that the elements use, from the contract's types. Enums are strings here: a
 * newer service has values that the element doesn't know.
 */
export type Balance = Pick<WholeBalance, 'timezone' | 'today' | 'available' | 'pending' | 'next_payout'> & {
  instant: WholeBalance['instant'];
  /** Left out by a service that is older than the element. */
  merchant_status?: string;
  no_payout: { code: string; message: string } | null;
};

export type Money = Balance['available'];

export type Payout = Pick<
  WholePayout,
  | 'id'
  | 'amount'
  | 'gross'
  | 'fees'
  | 'automatic'
  | 'destination'
  | 'arrival_date'
  | 'trace_id'
  | 'created_at'
  | 'paid_at'
  | 'failed_at'
> & {
  method: string;
  status: string;
  failure: { code: string; message: string } | null;
  /** Left out by a service that is older than the element. */
  hold?: { code: string; message: string } | null;
};

export type Entry = Pick<BalanceEntry, 'id' | 'gross' | 'fee' | 'amount' | 'source' | 'business_date'> & {
  type: string;
  /** Left out by a service that is older than the element. */
  order?: string | null;
};

export type PayoutWithEntries = Payout & {
  retried_by?: string | null;
  paid_by?: Pick<Payout, 'id' | 'arrival_date' | 'status'> | null;
  entries?: { data: Entry[]; has_more: boolean; next_cursor: string | null };
};

/** That what the service says of a payout can be read as this. */
export type Read = ExpandedPayout extends PayoutWithEntries ? true : never;

export type Schedule = Omit<PayoutSchedule, 'interval' | 'weekday'> & {
  interval: string;
  weekday: string | null;
};

export type Merchant = Pick<WholeMerchant, 'id' | 'country' | 'timezone' | 'version' | 'bank_account'> & {
  payout_schedule: Schedule;
};
