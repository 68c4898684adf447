import { describe, expect, test } from 'vitest';
import { runningPlantApi } from '../testing/running-plant-api.ts';
import { newMerchant } from '../testing/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const api = runningPlantApi();

describe('an idempotency key', () => {
  const KEY = { 'idempotency-key': 'k-1' };
  const FERN = '{"id":1,"name":"Fern","tag":"hall"}';

  test('replays the first response', async () => {
    const merchant = newMerchant();
    const first = await api.post(merchant, FERN, KEY);
    const again = await api.post(merchant, FERN, KEY);
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([
      200,
      first.text,
      'true',
    ]);
    expect(await api.plantsOf(merchant)).toHaveLength(1);
  });

  test('replays a refusal too, even if the id has become free', async () => {
    const merchant = newMerchant();
    await api.post(merchant, FERN);
    const first = await api.post(merchant, FERN, KEY);
    await api.db.deleteFrom('plants').where('merchant', '=', merchant).execute();
    const again = await api.post(merchant, FERN, KEY);
    expect([first.error, again.error, again.status]).toEqual([40011, 40011, 400]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await api.plantsOf(merchant)).toEqual([]);
  });

  test('refuses another body and stores nothing of it', async () => {
    const merchant = newMerchant();
    await api.post(merchant, FERN, KEY);
    for (const body of ['{"id":2,"name":"Moss"}', ` ${FERN}`]) {
      const reply = await api.post(merchant, body, KEY);
      expect([reply.status, reply.error]).toEqual([422, 42201]);
    }
    expect(await api.plantsOf(merchant)).toHaveLength(1);
  });

  test('is not used up by a body that is refused as invalid', async () => {
    const merchant = newMerchant();
    expect((await api.post(merchant, '{"id":"1","name":"Fern"}', KEY)).status).toBe(400);
    expect((await api.post(merchant, FERN, KEY)).status).toBe(200);
  });

  test('is scoped to its merchant', async () => {
    const other = newMerchant();
    await api.post(newMerchant(), FERN, KEY);
    const reply = await api.post(other, '{"id":1,"name":"Moss"}', KEY);
    expect([reply.text, reply.headers.get('idempotent-replayed')]).toEqual(['{"name":"Moss"}', null]);
  });

  test('creates one plant for fifty concurrent requests, which all get its response', async () => {
    const merchant = newMerchant();
    const replies = await Promise.all(Array.from({ length: 50 }, () => api.post(merchant, FERN, KEY)));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`))).toEqual(
      new Set(['200 {"name":"Fern","tag":"hall"}']),
    );
    expect(replies.filter((reply) => reply.headers.get('idempotent-replayed') === null)).toHaveLength(1);
    expect(await api.plantsOf(merchant)).toHaveLength(1);
  });

  test('creates one plant for fifty concurrent requests with fifty bodies', async () => {
    const merchant = newMerchant();
    const bodies = Array.from({ length: 50 }, (_, id) => `{"id":${id},"name":"Fern"}`);
    const replies = await Promise.all(bodies.map((body) => api.post(merchant, body, KEY)));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array<number>(49).fill(422)]);
    expect(await api.plantsOf(merchant)).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(256), '"unclosed'])('of the wrong format is refused: %j', async (key) => {
    const reply = await api.post(newMerchant(), FERN, { 'idempotency-key': key });
    expect(JSON.parse(reply.text)).toMatchObject({ error: 40003, param: 'Idempotency-Key' });
  });

  test('is kept for 24 h, pruned or not', async () => {
    const merchant = newMerchant();
    await api.post(merchant, FERN, KEY);
    try {
      api.aheadMs = 24 * HOUR_MS - 60_000;
      expect((await api.post(merchant, FERN, KEY)).headers.get('idempotent-replayed')).toBe('true');
      api.aheadMs = 24 * HOUR_MS + 60_000;
      const late = await api.post(merchant, FERN, KEY);
      expect([late.error, late.headers.get('idempotent-replayed')]).toEqual([40011, null]);
    } finally {
      api.aheadMs = 0;
    }
  });
});
