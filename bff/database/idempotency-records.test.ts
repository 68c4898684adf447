import { expect, test } from 'vitest';
import { ownDatabase } from '../testing/own-database.ts';
import { IdempotencyRecords, type Reservation } from './idempotency-records.ts';

function heldBy(reservation: Reservation): Date {
  if (reservation.state !== 'taken') throw new Error(`the reservation is ${reservation.state}`);
  return reservation.heldUntil;
}

test('a node that was frozen past its reservation changes nothing of the node that took it over', async () => {
  const own = await ownDatabase();
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
