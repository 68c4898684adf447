import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { IdempotencyRecords } from '../../database/idempotency-records.ts';
import { inTransaction } from '../../database/unit-of-work.ts';
import { lentDatabase, type LentDatabase } from '../../../testing/service/lent-database.ts';
import { ApiError } from '../errors.ts';
import { doInSteps } from './run-idempotent.ts';
import type { OnceOnly } from './stored-responses.ts';

let own: LentDatabase;
let database: Database;
let store: IdempotencyRecords;
beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
  store = new IdempotencyRecords(database.db, Date);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const newKey = (): OnceOnly => ({
  id: randomUUID(),
  fingerprint: 'a',
  successStatus: 200,
  isBodyKept: true,
});
const nobody = async (): Promise<never> => {
  throw new Error('must not be called');
};
/** The second request with the key: it must not get beyond its reservation. */
const again = (once: OnceOnly) =>
  doInSteps(once, store, async (steps) => {
    await inTransaction(database.db, async (work) => {
      await steps.reserve(work);
      await nobody();
    });
    return nobody();
  });
const replayed = (status: number, body: unknown) => ({
  status,
  body,
  headers: { 'Idempotent-Replayed': 'true' },
});

test('what is kept in the last transaction is replayed, also if the process ends right after it', async () => {
  const once = newKey();
  const dead = doInSteps(once, store, async (steps) => {
    await inTransaction(database.db, (work) => steps.reserve(work));
    await inTransaction(database.db, (work) => steps.keep(work, { paid: true }));
    throw new Error('gone');
  });
  await expect(dead).rejects.toThrow('gone');
  expect(await again(once)).toEqual(replayed(200, { paid: true }));
});

test('a response that no transaction has kept is kept after them', async () => {
  const once = newKey();
  await doInSteps(once, store, async (steps) => {
    await inTransaction(database.db, (work) => steps.reserve(work));
    return { body: { next: 'challenge' } };
  });
  expect(await again(once)).toEqual(replayed(200, { next: 'challenge' }));
});

test('between its transactions a key is in use', async () => {
  const once = newKey();
  await doInSteps(once, store, async (steps) => {
    await inTransaction(database.db, (work) => steps.reserve(work));
    await expect(again(once)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
    await expect(again({ ...once, fingerprint: 'b' })).rejects.toMatchObject({ code: 'idempotency_reused' });
    return { body: {} };
  });
});

test('a refusal of the first transaction is kept, although the reservation was rolled back with it', async () => {
  const once = newKey();
  const refused = doInSteps(once, store, (steps) =>
    inTransaction(database.db, async (work) => {
      await steps.reserve(work);
      throw new ApiError('already_paid');
    }),
  );
  await expect(refused).rejects.toMatchObject({ code: 'already_paid' });
  expect(await again(once)).toMatchObject({ status: 409, headers: { 'Idempotent-Replayed': 'true' } });
});

test('a refusal after the first transaction is kept; a failure leaves the key free', async () => {
  const [refused, failed] = [newKey(), newKey()];
  const throwing = (once: OnceOnly, error: Error) =>
    doInSteps(once, store, async (steps) => {
      await inTransaction(database.db, (work) => steps.reserve(work));
      throw error;
    });
  await expect(throwing(refused, new ApiError('card_declined'))).rejects.toMatchObject({
    code: 'card_declined',
  });
  expect(await again(refused)).toMatchObject({ status: 402 });
  await expect(throwing(failed, new ApiError('upstream_slow'))).rejects.toMatchObject({
    code: 'upstream_slow',
  });
  await expect(again(failed)).rejects.toThrow('must not be called');
});

test('what is kept in a transaction that is rolled back is not kept', async () => {
  const once = newKey();
  await doInSteps(once, store, async (steps) => {
    await inTransaction(database.db, (work) => steps.reserve(work));
    const rolledBack = inTransaction(database.db, async (work) => {
      await steps.keep(work, { paid: true });
      throw new Error('back');
    });
    await expect(rolledBack).rejects.toThrow('back');
    return { body: { paid: false } };
  });
  expect(await again(once)).toEqual(replayed(200, { paid: false }));
});
