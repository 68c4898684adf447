/** What the stand-in knows of a connected account. The shapes follow the SDK's types. */
export interface Account {
  readonly id: string;
  readonly object: 'account';
  readonly country: string;
  readonly default_currency: string;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  /** Everything that was sent about it, as sent. */
  details: Record<string, unknown>;
  external_accounts: { readonly object: 'list'; readonly data: ExternalAccount[] };
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null };
  /** Its people, by their IDs, as sent. */
  readonly persons: Map<string, Record<string, unknown>>;
  metadata: Record<string, string>;
}

export interface ExternalAccount {
  readonly id: string;
  readonly object: 'bank_account';
  readonly country: string;
  readonly currency: string;
  readonly last4: string;
  default_for_currency: boolean;
}

export interface StandInPayout {
  readonly id: string;
  readonly object: 'payout';
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
  readonly destination: string | null;
  readonly metadata: Record<string, string>;
  status: 'in_transit' | 'paid' | 'failed' | 'canceled';
  failure_code: string | null;
  readonly trace_id: { readonly status: 'supported'; readonly value: string };
  readonly created: number;
}

/** A movement of an account's balance. */
export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly account: string;
  readonly type: 'payment' | 'payment_refund' | 'payout' | 'payout_failure' | 'adjustment';
  amount: number;
  fee: number;
  readonly fee_details: readonly { readonly type: 'application_fee'; readonly amount: number }[];
  net: number;
  readonly currency: string;
  /** What moved it; `null` where nothing of Stripe's did. */
  readonly source: MovementSource | null;
  created: number;
}

/** The parts of an expanded source that name what it belongs to. */
export type MovementSource =
  | { readonly id: string; readonly object: 'charge'; readonly source_transfer: string | null }
  | { readonly id: string; readonly object: 'refund'; readonly source_transfer_reversal: string | null }
  | StandInPayout;
