import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';
import type { Migrations } from '../database/migrate.ts';

declare module '../database/tables.ts' {
  interface Tables {
    timers: TimersTable;
  }
}

declare module '../database/ids.ts' {
  interface IdPrefixes {
    tmr: true;
  }
}

/** Work that is due later: one row for each kind and record. */
interface TimersTable {
  /** Changes each time the timer is set, so that a finished run belongs to one setting of it. */
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  kind: string;
  /** The id of a record. */
  record: string;
  /** On the environment's clock, or in real time. */
  due_at: Date;
  is_real_time: boolean;
  /** The number of times that its handler has failed. */
  tries: Generated<number>;
  /** In real time: the earliest next run after a failure. */
  retry_at: Date | null;
  /** In real time: the end of a node's lease while it works without a transaction. */
  leased_until: Date | null;
  /** The span that set it, as W3C's `traceparent`; `null` if that wasn't recorded. */
  traceparent: ColumnType<string | null, string | null | undefined, never>;
}

export const timerMigrations: Migrations = {
  /** The second index serves one environment: moving its clock, and finding timers due by a moved clock. */
  '013-timers': [
    `create table timers (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      kind text not null,
      record text not null,
      due_at timestamptz not null,
      is_real_time boolean not null,
      tries integer not null default 0,
      retry_at timestamptz,
      leased_until timestamptz,
      unique (record, kind))`,
    `create index timers_due on timers (due_at)`,
    `create index timers_of_partner on timers (partner_id, environment, due_at)`,
    `create index partner_environments_moved on partner_environments (partner_id, environment)
      where clock_offset_ms > 0`,
  ],
  /**
   * The record determines a timer's owner, and no partner is ever deleted, so its row needn't be looked up
   * and locked for each timer.
   */
  '043-timer-writes': [`alter table timers drop constraint timers_partner_id_fkey`],
  '096-traces': [
    `alter table timers add column traceparent text`,
    `alter table events add column traceparent text`,
  ],
};
