import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runningPlantApi, type Reply } from '../testing/running-plant-api.ts';
import { newMerchant } from '../testing/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const api = runningPlantApi();

describe('what it stores', () => {
  const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
  const credentials = async (): Promise<string[]> =>
    (await api.db.selectFrom('plant_api_credentials').select('hash').execute()).map((row) => row.hash);

  test('keeps the credential as a hash while it runs; each start creates another', async () => {
    const other = await api.another();
    expect(await credentials()).toEqual(expect.arrayContaining([hashOf(api.token), hashOf(other.token)]));
    expect(await credentials()).not.toContain(other.token);
    expect(Buffer.from(other.token, 'base64url')).toHaveLength(32);
    await other.close();
    expect(await credentials()).not.toContain(hashOf(other.token));
    await expect(fetch(`${other.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  test("refuses another node's credential", async () => {
    const other = await api.another();
    const reply = await api.post(newMerchant(), '{}', { authorization: `Bearer ${other.token}` });
    await other.close();
    expect(reply.error).toBe(40102);
  });

  test('refuses a credential within a second after its row was deleted', async () => {
    const other = await api.another();
    const withOther = { authorization: `Bearer ${other.token}` };
    const send = (): Promise<Reply> =>
      api.post(newMerchant(), '{"id":1,"name":"Fern"}', withOther, other.url);
    try {
      expect((await send()).status).toBe(200);
      await api.db.deleteFrom('plant_api_credentials').where('hash', '=', hashOf(other.token)).execute();
      api.aheadMs = 1_001;
      expect((await send()).error).toBe(40102);
    } finally {
      api.aheadMs = 0;
      await other.close();
    }
  });

  test('deletes expired responses and abandoned credentials at the start, not live ones', async () => {
    const at = (hoursAgo: number): Date => new Date(api.now() - hoursAgo * HOUR_MS);
    const merchant = newMerchant();
    const answers = [25, 48, 23].map((hours) => ({
      merchant,
      idempotency_key: `${hours} h`,
      fingerprint: 'f',
      status: 200,
      body: '{}',
      created_at: at(hours),
    }));
    const left = [31, 29].map((days) => ({ hash: `${merchant} ${days} d`, created_at: at(days * 24) }));
    await api.db.insertInto('plant_answers').values(answers).execute();
    await api.db.insertInto('plant_api_credentials').values(left).execute();
    const other = await api.another();
    await other.close();
    const kept = await api.db
      .selectFrom('plant_answers')
      .select('idempotency_key')
      .where('merchant', '=', merchant)
      .execute();
    expect(kept).toEqual([{ idempotency_key: '23 h' }]);
    expect(await credentials()).toEqual(expect.arrayContaining([hashOf(api.token), `${merchant} 29 d`]));
    expect(await credentials()).not.toContain(`${merchant} 31 d`);
  });
});
