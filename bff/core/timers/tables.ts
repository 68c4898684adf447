import type { Generated } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';

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
export interface TimersTable {
  /** Another one each time the timer is set, so that what has run or ended belongs to one setting of it. */
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  kind: string;
  /** The id of a record. */
  record: string;
  /** On the environment's clock, or in the real time. */
  due_at: Date;
  is_real_time: boolean;
  /** How often its handler has failed. */
  tries: Generated<number>;
  /** In the real time: after a failure it is not run before then. */
  retry_at: Date | null;
  /** In the real time: until then a node is working on it without a transaction. */
  leased_until: Date | null;
}
