import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { PayLinkStatus } from './contract/pay-link-fields.ts';
import type { Collect } from './contract/pay-link.ts';
import type { LinkVisit } from './link-visit.ts';
import type { Migrations } from '../../core/database/migrate.ts';

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

/** The link's data about each of its payments, next to the payment's record. */
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

/** One browser's entries at one link. */
interface PayLinkVisitsTable {
  /** SHA-256 of the guest's cookie. */
  guest_hash: string;
  pay_link_id: string;
  partner_id: string;
  environment: EnvironmentName;
  content: ColumnType<LinkVisit, string, string>;
  updated_at: Date;
}

export const payLinkMigrations: Migrations = {
  '030-pay-links': [
    `create table pay_links (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      order_id text references orders,
      amount bigint check (amount > 0),
      guest_amount jsonb,
      currency text not null,
      description text not null,
      status text not null,
      reusable boolean not null,
      max_payments integer,
      paid_count integer not null default 0,
      pending_count integer not null default 0,
      tip_enabled boolean not null,
      collect jsonb not null,
      inactive_message text,
      redirect_url text,
      expires_at timestamptz,
      pending_until timestamptz,
      payment_id text,
      closed_at timestamptz,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (num_nonnulls(order_id, amount, guest_amount) = 1),
      check (paid_count >= 0 and pending_count >= 0),
      check (reusable or paid_count + pending_count <= 1),
      check (max_payments is null or paid_count + pending_count <= max_payments))`,
    `create index pay_links_of_partner on pay_links (partner_id, environment, id)`,
    `create index pay_links_of_merchant on pay_links (merchant_id, id)`,
    `create index pay_links_by_status on pay_links (partner_id, environment, status, id)`,
    `create index pay_links_by_reuse on pay_links (partner_id, environment, reusable, id)`,
    `create index pay_links_of_order on pay_links (order_id, id) where order_id is not null`,
    `create index pay_links_by_creation on pay_links (partner_id, environment, created_at)`,
    `create index pay_links_by_change on pay_links (partner_id, environment, updated_at)`,
    `create table pay_link_payments (
      payment_id text primary key references payments,
      partner_id text not null references partners,
      environment text not null,
      pay_link_id text not null references pay_links,
      state text not null,
      contact_name text,
      contact_email text,
      contact_phone text,
      created_at timestamptz not null)`,
    `create index pay_link_payments_of_link on pay_link_payments (pay_link_id, payment_id)`,
    /** An order can be paid through a link: then its payment names both. */
    `do $$
      declare unnamed text;
      begin
        select conname into strict unnamed from pg_constraint
          where conrelid = 'payments'::regclass and contype = 'c'
            and pg_get_constraintdef(oid) like '%pay_link_id%';
        execute format('alter table payments drop constraint %I', unnamed);
      end $$`,
    'alter table payments add constraint payments_pay_something check (num_nonnulls(order_id, ' +
      'pay_link_id) > 0)',
    /** The intent of the request: a request repeated after a crash finds its refund. */
    `alter table refunds add column intent text`,
    `create index refunds_by_intent on refunds (intent) where intent is not null`,
  ],
  '053-pay-link-visits': [
    `create table pay_link_visits (
      guest_hash text not null,
      pay_link_id text not null references pay_links (id) on delete cascade,
      partner_id text not null,
      environment text not null,
      content jsonb not null,
      updated_at timestamptz not null,
      primary key (guest_hash, pay_link_id))`,
    `create index pay_link_visits_updated_at on pay_link_visits (updated_at)`,
  ],
};
