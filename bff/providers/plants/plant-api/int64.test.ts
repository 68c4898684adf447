import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runningPlantApi } from '../testing/running-plant-api.ts';
import { newMerchant } from '../testing/store.ts';
import { rounds } from '../../../testing/service/rounds.ts';

const api = runningPlantApi();

describe('int64', () => {
  test.each([
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['9007199254740993', '9007199254740993'],
    ['0', '0'],
  ])('%s is stored as %s', async (sent, stored) => {
    const merchant = newMerchant();
    expect((await api.post(merchant, `{"id":${sent},"name":"Fern"}`)).status).toBe(200);
    expect(await api.plantsOf(merchant)).toEqual([{ id: stored, name: 'Fern', tag: null }]);
  });

  test.each([
    '9223372036854775808',
    '-9223372036854775809',
    `1${'0'.repeat(300)}`,
    '-0',
    '1.0',
    '1e3',
    '1E0',
    '0.1e1',
    '"1"',
    'true',
    'null',
    '[1]',
    '{}',
  ])('%s is refused', async (sent) => {
    const merchant = newMerchant();
    const reply = await api.post(merchant, `{"id":${sent},"name":"Fern"}`);
    expect([reply.status, reply.error]).toEqual([400, 40003]);
    expect(JSON.parse(reply.text)).toMatchObject({ param: 'id' });
    expect(await api.plantsOf(merchant)).toEqual([]);
  });

  test.each(['01', '+1', '0x1', '1_000', 'NaN', '１'])('%s is not valid JSON', async (sent) => {
    expect((await api.post(newMerchant(), `{"id":${sent},"name":"Fern"}`)).error).toBe(40001);
  });

  test('every value is stored and returned unchanged', async () => {
    const merchant = newMerchant();
    const int64 = fc.oneof(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.bigInt({ min: 2n ** 53n - 5n, max: 2n ** 53n + 5n }),
      fc.bigInt({ min: -5n, max: 5n }),
    );
    const sent = new Set<string>();
    await fc.assert(
      fc.asyncProperty(int64, async (id) => {
        if (sent.has(String(id))) return;
        sent.add(String(id));
        expect((await api.post(merchant, `{"id":${id},"name":"${id}"}`)).status).toBe(200);
      }),
      { numRuns: rounds({ short: 100, long: 3_000 }) },
    );
    const rows = await api.plantsOf(merchant);
    expect(new Set(rows.map((row) => row.id))).toEqual(sent);
    expect(rows.every((row) => row.id === row.name)).toBe(true);
  });
});
