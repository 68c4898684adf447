import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetResponses } from '../api/idempotency/stored-responses.ts';
import { lentDatabase } from '../../testing/service/lent-database.ts';
import { IdempotencyRecords, type Reservation } from './idempotency-records.ts';

function heldBy(reservation: Reservation): Date {
  if (reservation.state !== 'taken') throw new Error(`the reservation is ${reservation.state}`);
  return reservation.heldUntil;
}

test('a node that was frozen past its reservation changes nothing of the node that took it over', async () => {
  const own = await lentDatabase();
  const { db, close } = await own.open();
  try {
    let now = Date.now();
    const clock = { now: () => now };
    const [frozen, other] = [new IdempotencyRecords(db, clock), new IdempotencyRecords(db, clock)];
    const lost = heldBy(await frozen.reserve('id', 'print'));
    now += 15_001;
    const held = heldBy(await other.reserve('id', 'print'));
    await frozen.release('id', lost);
    await frozen.keep('id', lost, { status: 409, body: 'late' });
    expect(await other.reserve('id', 'print')).toEqual({ state: 'running', fingerprint: 'print' });
    await other.keep('id', held, { status: 200, body: 'first' });
    await frozen.keep('id', lost, { status: 409, body: 'late' });
    const response = { status: 200, body: 'first' };
    expect(await frozen.reserve('id', 'print')).toEqual({ state: 'stored', fingerprint: 'print', response });
  } finally {
    await close();
    await own.drop();
  }
});

test('what was stored a day ago is forgotten without another request', async () => {
  const own = await lentDatabase();
  const { db, close } = await own.open();
  try {
    let now = Date.now();
    const clock = { now: () => now };
    const records = new IdempotencyRecords(db, clock);
    await records.keep('old', heldBy(await records.reserve('old', 'print')), { status: 200, body: 'Ada' });
    now += 23 * 60 * 60 * 1000;
    await records.keep('new', heldBy(await records.reserve('new', 'print')), { status: 200, body: 'Ada' });
    const kept = async (): Promise<string[]> => {
      const rows = await db.selectFrom('idempotency_records').select('id').orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    const { run } = forgetResponses(db, clock);
    await run();
    expect(await kept()).toEqual(['new', 'old']);
    now += 60 * 60 * 1000;
    expect([await run(), await kept()]).toEqual([false, ['new']]);
  } finally {
    await close();
    await own.drop();
  }
});

test('many that have expired are deleted in parts, and none else', async () => {
  const own = await lentDatabase();
  const { db, close } = await own.open();
  try {
    await sql`insert into idempotency_records (id, fingerprint, status, body, held_until, expires_at)
      select n::text, '', 200, '{}', now(), now() + (case when n <= 4500 then -1 else 1 end) * interval '1 hour'
      from generate_series(1, 4600) n`.execute(db);
    const { run } = forgetResponses(db, Date);
    expect([await run(), await run(), await run()]).toEqual([true, true, false]);
    const left = await db.selectFrom('idempotency_records').select('expires_at').execute();
    expect([left.length, left.every(({ expires_at: at }) => at.getTime() > Date.now())]).toEqual([100, true]);
  } finally {
    await close();
    await own.drop();
  }
});
