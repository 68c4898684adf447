import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { findDue } from './due-timers.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const STILL_TO_COME = 5_000;

/** The number of timers that PostgreSQL has read in this transaction, by any path. */
const READ = sql<{ read: number }>`
  select coalesce(seq_tup_read, 0)::integer + coalesce(idx_tup_fetch, 0)::integer as read
  from pg_stat_xact_user_tables where relname = 'timers'`;

test('looking for what is due reads none of the timers that are still to come', async () => {
  const { db } = service;
  await sql`insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time)
    select 'tmr_' || n, ${partner.partnerId}, 'production', 'test.later', 'record ' || n, now() + interval '90 days', false
    from generate_series(1, ${STILL_TO_COME}::integer) n`.execute(db);
  await sql`analyze timers, partner_environments`.execute(db);
  const read = await db.transaction().execute(async (trx) => {
    const before = (await READ.execute(trx)).rows[0]?.read ?? 0;
    const due = await findDue(trx, { kinds: ['test.later'], now: new Date(), most: 50 });
    expect(due).toEqual([]);
    return ((await READ.execute(trx)).rows[0]?.read ?? 0) - before;
  });
  expect(read).toBeLessThan(100);
});
