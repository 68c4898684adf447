import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runningPlantApi, type Reply } from '../testing/running-plant-api.ts';
import { newMerchant } from '../testing/store.ts';

const api = runningPlantApi();

const post = (merchant: string, id: number, name: string, key?: string): Promise<Reply> =>
  api.post(merchant, `{"id":${id},"name":"${name}"}`, key === undefined ? {} : { 'idempotency-key': key });

test('of requests that come at once, each gets its own outcome', async () => {
  const merchant = newMerchant();
  const other = newMerchant();
  await post(merchant, 1, 'Fern');
  await post(merchant, 2, 'Moss', 'used');
  const replies = await Promise.all([
    post(merchant, 3, 'Reed'),
    post(merchant, 1, 'Fern'),
    post(merchant, 1, 'Fern', 'taken'),
    post(merchant, 2, 'Moss', 'used'),
    post(merchant, 4, 'Sedge', 'used'),
    post(merchant, 5, 'Rush', 'free'),
    post(other, 3, 'Reed', 'free'),
    post(merchant, 3, 'Reed'),
  ]);
  expect(replies.map(({ status, error }) => error ?? status)).toEqual([
    200, 40011, 40011, 200, 42201, 200, 200, 40011,
  ]);
  const replayed = replies.map(({ headers }) => headers.get('idempotent-replayed') === 'true');
  expect(replayed).toEqual([false, false, false, true, false, false, false, false]);
  expect((await api.plantsOf(merchant)).map(({ id }) => id).toSorted()).toEqual(['1', '2', '3', '5']);
  expect((await post(merchant, 1, 'Fern', 'taken')).headers.get('idempotent-replayed')).toBe('true');
});

test('a plant that the database refuses fails alone, and those beside it are stored once', async () => {
  const merchant = newMerchant();
  await sql`alter table plants add constraint no_doom check (name <> 'Fern of doom')`.execute(api.db);
  const replies = await Promise.all([
    post(merchant, 1, 'Fern'),
    post(merchant, 2, 'Moss', 'two'),
    post(merchant, 3, 'Fern of doom', 'three'),
    post(merchant, 4, 'Reed'),
  ]);
  await sql`alter table plants drop constraint no_doom`.execute(api.db);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 500, 200]);
  expect((await api.plantsOf(merchant)).map(({ id }) => id).toSorted()).toEqual(['1', '2', '4']);
  expect((await post(merchant, 3, 'Fern', 'three')).status).toBe(200);
});

test('a request stays as it was committed, if one for the same plant after it fails', async () => {
  const merchant = newMerchant();
  await sql`alter table plants add constraint no_doom check (name <> 'Fern of doom')`.execute(api.db);
  const replies = await Promise.all([
    post(merchant, 1, 'Fern'),
    post(merchant, 2, 'Moss', 'two'),
    post(merchant, 1, 'Fern of doom'),
    post(merchant, 2, 'Fern of doom', 'three'),
  ]);
  await sql`alter table plants drop constraint no_doom`.execute(api.db);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 500, 500]);
  const replayed = replies.map(({ headers }) => headers.get('idempotent-replayed'));
  expect(replayed).toEqual([null, null, null, null]);
});
