import type { Migrations } from '../../core/database/migrate.ts';

const OF_MERCHANT = `
  partner_id text not null references partners,
  environment text not null,
  merchant_id text not null references merchants`;
const RECORD = `
  version integer not null default 1,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null`;
const lists = (table: string): string[] => [
  `create index ${table}_newest on ${table} (partner_id, environment, id)`,
  `create index ${table}_of_merchant on ${table} (merchant_id, id)`,
];

export const loyaltyMigrations: Migrations = {
  /**
   * `loyalty_events` is append-only. Its unique indexes ensure that an event occurs only once per order,
   * reward or refund.
   */
  '032-loyalty': [
    `create table loyalty_programs (id text primary key, ${OF_MERCHANT},
      status text not null,
      terms jsonb not null, ${RECORD},
      unique (merchant_id))`,
    `create index loyalty_programs_newest on loyalty_programs (partner_id, environment, id)`,
    `create table loyalty_accounts (id text primary key, ${OF_MERCHANT},
      program_id text not null references loyalty_programs,
      status text not null,
      phone text,
      phone_verified boolean not null default false,
      balance integer not null default 0,
      lifetime integer not null default 0,
      lots jsonb not null default '[]',
      left_at timestamptz, ${RECORD})`,
    `create unique index loyalty_accounts_by_phone on loyalty_accounts (merchant_id, phone)`,
    `create index loyalty_accounts_of_phone on loyalty_accounts (partner_id, environment, phone, id)
      where phone is not null`,
    ...lists('loyalty_accounts'),
    `create table loyalty_events (id text primary key, ${OF_MERCHANT},
      account_id text not null references loyalty_accounts,
      type text not null,
      points integer not null,
      balance integer not null,
      reason text,
      order_id text,
      reward_id text,
      refund_id text,
      terms jsonb,
      created_at timestamptz not null)`,
    `create index loyalty_events_of_account on loyalty_events (account_id, id)`,
    `create index loyalty_events_of_order on loyalty_events (order_id) where order_id is not null`,
    `create unique index loyalty_events_earned on loyalty_events (order_id) where type = 'earn'`,
    `create unique index loyalty_events_reversed on loyalty_events (refund_id) where type = 'reverse'`,
    'create unique index loyalty_events_of_reward on loyalty_events (reward_id, type) where ' +
      'reward_id is not null',
    `create function loyalty_events_stay() returns trigger language plpgsql as $$ begin
      raise exception 'loyalty events are only ever added';
    end $$`,
    `create trigger loyalty_events_stay before update or delete or truncate on loyalty_events
      for each statement execute function loyalty_events_stay()`,
    `create table loyalty_rewards (id text primary key, ${OF_MERCHANT},
      account_id text not null references loyalty_accounts,
      tier jsonb not null,
      taken jsonb not null,
      status text not null,
      order_id text,
      redeemed_at timestamptz,
      deleted_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create index loyalty_rewards_of_account on loyalty_rewards (account_id, id)`,
    `create unique index loyalty_rewards_of_order on loyalty_rewards (order_id)
      where order_id is not null and status <> 'deleted'`,
    ...lists('loyalty_rewards'),
    // For erasing a phone number from the events about an account.
    `create index events_of_loyalty_accounts on events ((data::jsonb ->> 'id'))
      where type in ('loyalty.account.created', 'loyalty.account.updated')`,
    `create table loyalty_codes (
      partner_id text not null references partners,
      environment text not null,
      subject text primary key,
      code text not null,
      tries integer not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null)`,
    `create index loyalty_codes_expiry on loyalty_codes (partner_id, environment, expires_at)`,
    `create table loyalty_code_limits (
      partner_id text not null references partners,
      environment text not null,
      subject text primary key,
      times timestamptz[] not null,
      last_at timestamptz not null)`,
    `create index loyalty_code_limits_age on loyalty_code_limits (partner_id, environment, last_at)`,
  ],
  '052-loyalty-sessions': [
    `create table loyalty_sign_ins (
      guest_hash text not null, ${OF_MERCHANT},
      phone text not null,
      expires_at timestamptz not null,
      primary key (guest_hash, merchant_id))`,
    `create index loyalty_sign_ins_expiry on loyalty_sign_ins (expires_at)`,
    `create index loyalty_sign_ins_of_phone on loyalty_sign_ins (merchant_id, phone)`,
    `create table loyalty_sessions (
      secret_hash text not null, ${OF_MERCHANT},
      account_id text not null references loyalty_accounts,
      expires_at timestamptz not null,
      primary key (secret_hash, merchant_id))`,
    `create index loyalty_sessions_of_account on loyalty_sessions (account_id)`,
    `create index loyalty_sessions_expiry on loyalty_sessions (expires_at)`,
  ],
  /** Each row that would be deleted is asked about, instead of the statement. */
  '108-loyalty-of-forgotten-partners': [
    `create or replace function loyalty_events_stay() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if tg_level = 'STATEMENT' then return null; end if;
        if is_being_forgotten(old.partner_id) then return old; end if;
      end if;
      raise exception 'loyalty events are only ever added';
    end $$`,
    `create trigger loyalty_event_stays before delete on loyalty_events
      for each row execute function loyalty_events_stay()`,
  ],
};
