import type { ColumnType } from 'kysely';
import type { Migrations } from '../../core/database/migrate.ts';
import type { Feature } from '../../core/feature.ts';
import { forgetNotices, handleNotice, NOTICE } from './processor-notices.ts';

const FORGET_EVERY_MS = 60 * 60 * 1000;

declare module '../../core/database/tables.ts' {
  interface Tables {
    processor_notices: ProcessorNoticesTable;
  }
}

/** Notices of payment processors, kept so that a repeated one is handled once. */
interface ProcessorNoticesTable {
  /** The provider's own ID of the notice. */
  id: string;
  /** The payment that it is about; `null` if it isn't about one. */
  payment: string | null;
  /** The merchant whose account it is about, likewise. */
  merchant: ColumnType<string | null, string | null | undefined>;
  /** The payout that it is about, likewise. */
  payout: ColumnType<string | null, string | null | undefined>;
  received_at: Date;
}

const noticeMigrations: Migrations = {
  '087-processor-notices': [
    `create table processor_notices (
      id text primary key,
      payment text,
      received_at timestamptz not null)`,
    `create index processor_notices_by_time on processor_notices (received_at)`,
  ],
  '089-notices-of-accounts': [`alter table processor_notices add column merchant text`],
};

/** Notices of payment processors, which come by themselves. */
export const processorNotices: Feature = {
  migrations: noticeMigrations,
  timers: { [NOTICE]: { outside: ({ deps, owner, record }) => handleNotice(deps, owner, record) } },
  chores: [{ name: 'processor.forget_notices', everyMs: FORGET_EVERY_MS, run: forgetNotices }],
};
