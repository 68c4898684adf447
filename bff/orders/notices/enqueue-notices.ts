import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { rowsAtEnd, writeAtEnd, type WrittenAtEnd } from '../../core/database/write-at-end.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { NoticeName } from './contract/message-names.ts';
import type { NoticeFacts } from './tables.ts';

/** The timer that writes the messages of a notice. */
export const WRITE = 'notice.write';

const KEPT_MS = 90 * 24 * 60 * 60_000;

export interface NewNotice {
  readonly name: NoticeName;
  readonly merchantId: string;
  /** The ID of the record that it is about. */
  readonly record: string;
  /** The step, once for each record. */
  readonly step: string;
  readonly facts?: NoticeFacts;
}

/**
 * Notes, in the transaction of a step, that its readers are to be told of it: once, however often the step is
 * noted. The messages are written after the commit.
 * @param realNow the time of the clock on the wall: people read, and carriers send, in real time
 */
export async function enqueueNotice(
  { db }: Work,
  owner: Owner,
  notice: NewNotice,
  realNow: Date,
): Promise<void> {
  const id = newId('ntc');
  await writeAtEnd(db, NOTICES, [{ ...notice, owner, id, at: realNow }]);
  await setTimer(db, owner, { kind: WRITE, record: id, dueAt: realNow, isRealTime: true });
}

interface NoticeRow extends NewNotice {
  readonly id: string;
  readonly owner: Owner;
  readonly at: Date;
}

const NOTICES: WrittenAtEnd<NoticeRow> = {
  statementsOf: (rows) => [
    rowsAtEnd(
      'notices',
      rows.map(({ id, owner, merchantId, name, record, step, facts = {}, at }) => [
        id,
        owner.partnerId,
        owner.environment,
        merchantId,
        name,
        record,
        step,
        JSON.stringify(facts),
        at,
      ]),
      (...values) => sql`(${sql.join(values)})`,
      (all) => sql`
        insert into notices (id, partner_id, environment, merchant_id, name, record, step, facts, created_at)
        values ${all} on conflict (record, step) do nothing`,
    ),
  ],
};

/**
 * Drops the notices of orders that aren't written yet, because there is nobody to write to anymore. Waits for
 * one that is being written.
 */
export async function dropNotices(trx: Db, orders: readonly string[]): Promise<void> {
  await trx.deleteFrom('notices').where('record', 'in', orders).where('written_at', 'is', null).execute();
}

/** Forgets notices whose steps can't happen again. @returns whether there may be more */
export function forgetOldNotices(db: Db, nowMs: number): Promise<boolean> {
  return deleteSome(db, 'notices', { where: sql`created_at < ${new Date(nowMs - KEPT_MS)}` });
}
