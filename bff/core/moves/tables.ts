import type { ColumnType, Generated } from 'kysely';
import type { Migrations } from '../database/migrate.ts';

declare module '../database/tables.ts' {
  interface Tables {
    partner_moves: PartnerMovesTable;
    partner_move_notes: PartnerMoveNotesTable;
    moved_links: MovedLinksTable;
  }
}

/**
 * The steps of a move. At the source: `exporting` (it is served as ever), `pausing` (no new changes, and
 * those under way end), `paused` (the database refuses changes), `moved` (requests are sent on). At the
 * target:
 * `importing`, until it is activated.
 */
export type MoveState = 'exporting' | 'pausing' | 'paused' | 'moved' | 'importing';

/** A partner that is moving from or to this installation, or has moved from it. */
interface PartnerMovesTable {
  partner_id: string;
  /** Identifies the move, in its folder too. */
  id: string;
  state: MoveState;
  /** Whether no timer, delivery or chore runs for the partner. */
  is_at_rest: ColumnType<boolean, never, never>;
  /** The other installation's PUBLIC_URL, once requests are sent there. */
  moved_to: string | null;
  /** The other installation's HOSTED_DOMAIN. */
  hosted_domain: string | null;
  /** At the target: the number of files of the folder that are written. */
  applied: Generated<number>;
  /** At the target: the IDs that persons have there, by their IDs at the source. */
  persons: ColumnType<Record<string, string>, string | undefined, string>;
  /** Since when its rows are being deleted here. */
  forgetting_at: ColumnType<Date | null, undefined, Date | null>;
  /** When the last of its rows was deleted, but for those that the redirect needs. */
  forgotten_at: ColumnType<Date | null, undefined, Date | null>;
  /** The slugs of merchants that are gone, by the hosts that were bound to them. */
  host_merchants: ColumnType<Record<string, string>, undefined, string>;
  /** The move by which it left, while another one brings it back. */
  left_by: ColumnType<string | null, undefined, string | null>;
  created_at: Date;
  updated_at: Date;
}

/** A row that was written while its partner is exported. */
interface PartnerMoveNotesTable {
  id: ColumnType<string, never, never>;
  partner_id: string;
  table_name: string;
  /** The values of the row's key, as text. */
  key: string[];
}

/** The proof in a guest's link that another installation has made for a record that has moved here. */
interface MovedLinksTable {
  partner_id: string;
  /** The ID of an order or a pay link. */
  id: string;
  proof: string;
}

/** Whether the rows being inserted were counted at another installation already. */
const IS_IMPORTED = `current_setting('trellis.importing', true) = 'on'`;

export const moveMigrations: Migrations = {
  '099-partner-moves': [
    `create table partner_moves (
      partner_id text primary key,
      id text not null,
      state text not null check (state in ('exporting', 'pausing', 'paused', 'moved', 'importing')),
      is_at_rest boolean generated always as (state <> 'exporting') stored,
      moved_to text,
      hosted_domain text,
      applied integer not null default 0,
      persons jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create table partner_move_notes (
      id bigint generated always as identity primary key,
      partner_id text not null,
      table_name text not null,
      key text[] not null)`,
    `create index partner_move_notes_of_partner on partner_move_notes (partner_id, id)`,
    `create table moved_links (
      partner_id text not null,
      id text not null,
      proof text not null,
      primary key (id, proof))`,
    `create index moved_links_of_partner on moved_links (partner_id, id)`,
    `alter table idempotency_records add column partner_id text`,
    `create function partner_move_changed() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject) values ('move', '*');
      return null;
    end $$`,
    `create trigger partner_move_changed after insert or update or delete on partner_moves
      for each row execute function partner_move_changed()`,
    // Imported entries and payouts come with their sums.
    `create or replace function report_later() returns trigger language plpgsql as $$ begin
      if ${IS_IMPORTED} then return null; end if;
      insert into report_queue (entry_id, merchant_id)
        select id, merchant_id from entered where type in ('payment', 'refund', 'refund_reversal');
      return null;
    end $$`,
    `create or replace function report_payout_entries() returns trigger language plpgsql as $$ begin
      if ${IS_IMPORTED} then return null; end if;
      insert into report_payouts (payout_id, entries, gross, fee, net)
        select held.payout_id, count(*), sum(e.gross), sum(e.fee), sum(e.amount)
          from held join ledger_entries e on e.id = held.entry_id
          group by held.payout_id order by held.payout_id
      on conflict (payout_id) do update set entries = report_payouts.entries + excluded.entries,
        gross = report_payouts.gross + excluded.gross, fee = report_payouts.fee + excluded.fee,
        net = report_payouts.net + excluded.net;
      return null;
    end $$`,
  ],
  '103-forgotten-partners': [
    `alter table partner_moves add column forgetting_at timestamptz, add column forgotten_at timestamptz,
      add column host_merchants jsonb not null default '{}', add column left_by text`,
    // Triggers that keep rows ask it, and only app/moves/forget-partner.ts sets both.
    `create function is_being_forgotten(partner text) returns boolean language sql stable as $$
      select coalesce(partner = current_setting('trellis.forgetting', true), false) and exists (
        select from partner_moves where partner_id = partner and forgetting_at is not null
          and state in ('importing', 'moved'))
    $$`,
  ],
};
