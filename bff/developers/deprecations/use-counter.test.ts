import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Owner } from '../../core/database/owner.ts';
import { createLog } from '../../core/http/log.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { restartedService } from '../../testing/service/restarted-service.ts';
import { UseCounter } from './deprecations.ts';
import { forgetUses, KEPT_DAYS } from './use-records.ts';

const DAY_MS = 86_400_000;
const OLD = '2026-09-01';
let service: Service;
let owner: Owner;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

async function counter(more: { readonly mostUses?: number } = {}): Promise<UseCounter> {
  owner = { partnerId: (await signUp(service)).partnerId, environment: 'sandbox' };
  return anotherNode(more);
}

const logged: string[] = [];
function anotherNode(more: { readonly mostUses?: number } = {}): UseCounter {
  const log = createLog('info', { write: (line: string) => void logged.push(line) });
  return new UseCounter({ db: service.db, clock: service.clock, log, ...more });
}

const use = (usedBy: string) => ({ kind: 'version', name: OLD, usedBy }) as const;

async function stored(): Promise<Record<string, number>> {
  const rows = await service.db
    .selectFrom('api_uses')
    .select(['used_by', sql<string>`sum(calls)`.as('calls')])
    .where('partner_id', '=', owner.partnerId)
    .groupBy('used_by')
    .execute();
  return Object.fromEntries(rows.map(({ used_by, calls }) => [used_by, Number(calls)]));
}

test('nodes add theirs to the same rows, also at the same time', async () => {
  const nodes = [await counter(), anotherNode(), anotherNode()];
  const keys = Array.from({ length: 1_200 }, (_, at) => `key_${at}`);
  for (const [at, node] of nodes.entries()) {
    for (const key of at % 2 === 0 ? keys : keys.toReversed()) node.count(owner, use(key));
  }
  await Promise.all(nodes.map((node) => node.flush()));
  const counts = await stored();
  expect(Object.keys(counts)).toHaveLength(1_200);
  expect(new Set(Object.values(counts))).toEqual(new Set([3]));
});

test('what could not be written is written the next time, once', async () => {
  const one = await counter();
  one.count(owner, use('key_a'));
  await sql`alter table api_uses rename to api_uses_elsewhere`.execute(service.db);
  try {
    await expect(one.flush()).rejects.toThrow('api_uses');
    one.count(owner, use('key_a'));
  } finally {
    await sql`alter table api_uses_elsewhere rename to api_uses`.execute(service.db);
  }
  await one.flush();
  await one.flush();
  expect(await stored()).toEqual({ key_a: 2 });
});

test('no more different uses are held than there is room for, and those that are held still count', async () => {
  const one = await counter({ mostUses: 3 });
  for (let key = 0; key < 100; key += 1) one.count(owner, use(`key_${key}`));
  one.count(owner, use('key_0'));
  expect(one.size).toBe(3);
  await one.flush();
  expect(await stored()).toEqual({ key_0: 2, key_1: 1, key_2: 1 });
  expect(logged.join('')).toContain('"calls":97');
  one.count(owner, use('key_9'));
  await one.flush();
  expect(await stored()).toHaveProperty('key_9', 1);
});

test(`a day is forgotten after ${KEPT_DAYS} days`, async () => {
  const one = await counter();
  one.count(owner, use('key_a'));
  await one.flush();
  service.clock.advance((KEPT_DAYS - 1) * DAY_MS);
  await forgetUses(service);
  expect(await stored()).toEqual({ key_a: 1 });
  service.clock.advance(DAY_MS);
  expect(await forgetUses(service)).toBe(false);
  expect(await stored()).toEqual({});
});

const restarted = restartedService();

test('a service that is told to stop writes what it has counted', async () => {
  const running = await restarted.start();
  const partner = await signUp(running);
  const headers = { 'api-version': OLD };
  for (let time = 0; time < 4; time += 1) {
    await call(running, 'GET /v1/merchants', { credential: partner.key, headers });
  }
  process.kill(running.pid ?? 0, 'SIGTERM');
  expect(await running.ended()).toBe(0);
  const rows = await restarted.inDatabase((db) =>
    db.selectFrom('api_uses').select(['used_by', 'calls']).where('name', '=', OLD).execute(),
  );
  expect(rows).toEqual([{ used_by: partner.keyId, calls: '4' }]);
});
