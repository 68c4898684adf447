import { afterAll, beforeAll, expect, test } from 'vitest';
import { lentDatabase, type LentDatabase } from '../../testing/service/lent-database.ts';
import type { Database } from './database.ts';
import { IdempotencyBatches, KEPT } from './idempotency-records.ts';
import { rowOf as row } from './write-at-end.ts';

let own: LentDatabase;
let database: Database;
let batches: IdempotencyBatches;

beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
  batches = new IdempotencyBatches(database.db, Date);
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

const rowOf = (id: string) =>
  database.db.selectFrom('idempotency_records').selectAll().where('id', '=', id).executeTakeFirst();

test('of requests with one key that come at once, only the first gets it, and its neighbors theirs', async () => {
  const held = await Promise.all(
    [
      ['b', 'one'],
      ['a', 'one'],
      ['b', 'other'],
      ['b', 'one'],
    ].map(([id = '', fingerprint = '']) => batches.reserve({ id, fingerprint })),
  );
  expect(held).toEqual([expect.any(Date), expect.any(Date), undefined, undefined]);
  expect(await rowOf('b')).toMatchObject({ fingerprint: 'one', status: null });
});

test('a response is kept by who holds its key, in a batch with one who has lost it', async () => {
  const [heldUntil = new Date(0)] = await Promise.all([
    batches.reserve({ id: 'kept', fingerprint: 'one' }),
    batches.reserve({ id: 'lost', fingerprint: 'one' }),
  ]);
  const body = JSON.stringify({ name: 'a "quoted" {name}, a \\ and \u{1F33F}\u0000' });
  await Promise.all([
    batches.commit([row(KEPT, { id: 'kept', heldUntil, status: 201, body })]),
    batches.commit([row(KEPT, { id: 'lost', heldUntil: new Date(0), status: 201, body })]),
  ]);
  expect(await rowOf('kept')).toMatchObject({ status: 201, body });
  expect(await rowOf('lost')).toMatchObject({ status: null, body: null });
});

test('a row that the database refuses fails alone', async () => {
  const asked = ['fine', 'not \u0000 text', 'fine, too'].map((id) =>
    batches.reserve({ id, fingerprint: '' }),
  );
  const ended = await Promise.allSettled(asked);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await rowOf('fine, too')).toBeDefined();
});
