import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { PayLinkStatus } from './contract/pay-link-fields.ts';
import type { Collect } from './contract/pay-link.ts';
import type { LinkVisit } from './link-visit.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    pay_links: PayLinksTable;
    pay_link_payments: PayLinkPaymentsTable;
    pay_link_visits: PayLinkVisitsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    lnk: true;
  }
}

/** In minor units. */
export interface StoredGuestAmount {
  readonly min: number;
  readonly max: number;
  readonly presets: readonly number[];
}

/** Exactly one of `order_id`, `amount` and `guest_amount` isn't null. */
export interface PayLinksTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  order_id: string | null;
  /** int8: it comes back as digits. */
  amount: string | null;
  guest_amount: ColumnType<StoredGuestAmount | null, string | null, never>;
  currency: string;
  description: string;
  status: PayLinkStatus;
  reusable: boolean;
  max_payments: number | null;
  paid_count: Generated<number>;
  /** Payments under way: with `paid_count` never more than may be made. */
  pending_count: Generated<number>;
  tip_enabled: boolean;
  collect: ColumnType<Collect, string, string>;
  inactive_message: string | null;
  redirect_url: string | null;
  expires_at: Date | null;
  pending_until: Date | null;
  /** The latest that is under way or has succeeded. */
  payment_id: string | null;
  closed_at: Date | null;
}

/** `under_way`: it holds its place. `lost`: it came to nothing. */
export type LinkPaymentState = 'under_way' | 'paid' | 'lost';

/** What a link knows of each of its payments, beside the payment's own record. */
export interface PayLinkPaymentsTable {
  payment_id: string;
  partner_id: string;
  environment: EnvironmentName;
  pay_link_id: string;
  state: LinkPaymentState;
  /** The guest; all null once forgotten. */
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  created_at: Date;
}

/** What one browser has in mind at one link. */
export interface PayLinkVisitsTable {
  /** SHA-256 of the guest's cookie. */
  guest_hash: string;
  pay_link_id: string;
  partner_id: string;
  environment: EnvironmentName;
  content: ColumnType<LinkVisit, string, string>;
  updated_at: Date;
}
