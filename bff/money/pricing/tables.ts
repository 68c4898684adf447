import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { LineRates } from '../../core/arithmetic/fees.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { PriceLine } from './contract/price-fields.ts';
import type { Layer, RuleMode } from './contract/price-rule.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    price_sheets: PriceSheetsTable;
    price_rules: PriceRulesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    psh: true;
    prl: true;
  }
}

/** The rates of every line. */
export type SheetLines = Readonly<Record<PriceLine, LineRates>>;

/** The stored rates: a sheet from before disputes could cost something says nothing of them. */
type StoredLines = Omit<SheetLines, 'payment.dispute'> & Partial<SheetLines>;

const FREE: LineRates = { wholesale: { bps: 0, fixed: 0 }, floor: { bps: 0, fixed: 0 } };

/** Returns the rates of a stored sheet: what it doesn't say costs nothing. */
export function linesOf({ lines }: { readonly lines: StoredLines }): SheetLines {
  return { 'payment.dispute': FREE, ...lines };
}

/** Price sheets. A trigger refuses changes of a published sheet, and its deletion. */
export interface PriceSheetsTable extends RecordColumns {
  /** `null` for every partner of the environment. */
  partner_id: string | null;
  environment: EnvironmentName;
  currency: string;
  lines: ColumnType<StoredLines, string, never>;
  effective_at: Date;
  /** `null` for a draft. */
  published_at: Date | null;
}

export interface PriceRulesTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  layer: Layer;
  target: string | null;
  line: PriceLine;
  currency: string;
  mode: RuleMode;
  bps: number;
  /** int8: it comes back as digits. */
  fixed: string;
  active_from: Date;
  ended_at: Date | null;
}

const RECORD = `
  version integer not null default 1,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null`;

/** The currencies of a sandbox. */
const CURRENCIES =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF ' +
  'CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ ' +
  'GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP ' +
  'LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR ' +
  'PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC ' +
  'SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF ' +
  'YER ZAR ZMW ZWG';

const lineOf = (wholesaleBps: number, wholesaleFixed: number, floorBps: number, floorFixed: number) => ({
  wholesale: { bps: wholesaleBps, fixed: wholesaleFixed },
  floor: { bps: floorBps, fixed: floorFixed },
});

/** The price sheet prepared for a sandbox, with the same numbers in every currency. */
const PREPARED = JSON.stringify({
  'platform.subscription': lineOf(0, 2900, 0, 3900),
  'order.online': lineOf(220, 10, 240, 15),
  'payment.card_present': lineOf(150, 5, 170, 8),
  'payment.card_not_present': lineOf(220, 10, 240, 15),
  'payment.pay_link': lineOf(220, 10, 240, 15),
  'loyalty.active_member': lineOf(0, 5, 0, 8),
  'payout.instant': lineOf(100, 0, 150, 0),
});

export const pricingMigrations: Migrations = {
  '027-pricing': [
    `create table price_sheets (
      id text primary key,
      partner_id text references partners,
      environment text not null,
      currency text not null,
      lines jsonb not null,
      effective_at timestamptz not null,
      published_at timestamptz,${RECORD})`,
    `create index price_sheets_of_currency on price_sheets (environment, currency, partner_id, id)`,
    `create index price_sheets_of_environment on price_sheets (environment, id)`,
    `create function price_sheet_kept() returns trigger language plpgsql as $$ begin
      raise exception 'a published price sheet never changes';
    end $$`,
    `create trigger price_sheet_kept before update or delete on price_sheets for each row
      when (old.published_at is not null) execute function price_sheet_kept()`,
    `create function price_sheet_published() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject)
        values ('price_sheet', concat_ws(' ', coalesce(new.partner_id, '*'), new.environment, new.currency));
      return null;
    end $$`,
    `create trigger price_sheet_published after insert or update on price_sheets for each row
      when (new.published_at is not null) execute function price_sheet_published()`,
    `insert into price_sheets
        (id, environment, currency, lines, effective_at, published_at, created_at, updated_at)
      select 'psh_' || lpad(currency, 26, '0'), 'sandbox', currency, '${PREPARED}',
        '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z'
      from unnest(string_to_array('${CURRENCIES}', ' ')) as prepared (currency)`,
    `create table price_rules (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      layer integer not null check (layer between 1 and 4),
      target text check ((layer = 1) = (target is null)),
      line text not null,
      currency text not null,
      mode text not null,
      bps integer not null,
      fixed bigint not null,
      active_from timestamptz not null,
      ended_at timestamptz,${RECORD})`,
    `create unique index price_rules_from on price_rules
      (partner_id, environment, currency, line, layer, coalesce(target, ''), active_from)
      where ended_at is null`,
    `create index price_rules_of_partner on price_rules (partner_id, environment, id)`,
    `create index price_rules_of_target on price_rules (partner_id, environment, target, id)`,
    `create index price_rules_of_line on price_rules (partner_id, environment, line, id)`,
    `create index price_rules_by_change on price_rules (partner_id, environment, updated_at)`,
    `create function price_rule_changed() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject)
        values ('price_rule', concat_ws(' ', new.partner_id, new.environment, new.currency,
          case when new.layer = 3 then new.target end));
      return null;
    end $$`,
    `create trigger price_rule_changed after insert or update on price_rules
      for each row execute function price_rule_changed()`,
    `alter table payments add column surface text`,
  ],
  '106-price-sheets-of-forgotten-partners': [
    `create or replace function price_sheet_kept() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and is_being_forgotten(old.partner_id) then return old; end if;
      raise exception 'a published price sheet never changes';
    end $$`,
  ],
};
