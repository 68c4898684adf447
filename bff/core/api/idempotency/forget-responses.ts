import type { Db } from '../../database/database.ts';
import { IdempotencyRecords } from '../../database/idempotency-records.ts';
import type { Clock } from '../clock.ts';

const EVERY_MS = 10 * 60 * 1000;

/** A chore: what is stored for an idempotency key is gone after a day, also where nobody sends another key. */
export function forgetResponses(db: Db, clock: Clock) {
  const records = new IdempotencyRecords(db, clock);
  return {
    name: 'idempotency.forget',
    everyMs: EVERY_MS,
    run: () => records.pruneNow(),
  };
}
